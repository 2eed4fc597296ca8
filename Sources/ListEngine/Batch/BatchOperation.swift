public import Elements

/// One operation of a batch, as it is asked of a collection view.
///
/// What goes, is shown again or moves away is named by its position before the batch, what comes
/// or is moved to a place by its position after it.
public enum BatchOperation: Hashable, Sendable {
  /// An item goes; its position before the batch.
  case deleteItem(IndexPath)
  /// An item comes; its position after the batch.
  case insertItem(IndexPath)
  /// An item changes places.
  case moveItem(from: IndexPath, to: IndexPath)
  /// An item gets another view; its position before the batch.
  case reloadItem(IndexPath)
  /// An item is shown again in the view it has; its position before the batch.
  case reconfigureItem(IndexPath)
  /// A section goes with all in it; its position before the batch.
  case deleteSection(Int)
  /// A section comes with all in it; its position after the batch.
  case insertSection(Int)
  /// A section changes places.
  case moveSection(from: Int, to: Int)
  /// A section gets other views for all in it; its position before the batch.
  case reloadSection(Int)
  /// The headers and footers of a section are shown again; its position before the batch.
  case renderSection(Int)
  /// Everything is read anew, which a batch does not allow.
  case reloadData
}

extension BatchOperation {
  /// The name of the operation, as in `deleteItem`.
  public var verb: String {
    switch self {
    case .deleteItem: "deleteItem"
    case .insertItem: "insertItem"
    case .moveItem: "moveItem"
    case .reloadItem: "reloadItem"
    case .reconfigureItem: "reconfigureItem"
    case .deleteSection: "deleteSection"
    case .insertSection: "insertSection"
    case .moveSection: "moveSection"
    case .reloadSection: "reloadSection"
    case .renderSection: "renderSection"
    case .reloadData: "reloadData"
    }
  }
}

extension BatchOperation: CustomStringConvertible {
  /// The name and the positions, as in `moveItem 0/1 -> 1/0`.
  public var description: String {
    switch self {
    case .deleteItem(let position), .insertItem(let position), .reloadItem(let position),
      .reconfigureItem(let position):
      "\(verb) \(position)"
    case .moveItem(let source, let target): "\(verb) \(source) -> \(target)"
    case .deleteSection(let section), .insertSection(let section), .reloadSection(let section),
      .renderSection(let section):
      "\(verb) \(section)"
    case .moveSection(let source, let target): "\(verb) \(source) -> \(target)"
    case .reloadData: verb
    }
  }
}

// MARK: - Batches as operations

extension BatchUpdates {
  /// Collects operations; `reloadData` is none that a batch can have and is left out.
  ///
  /// Complexity: O(d) in the number of operations.
  public init(_ operations: some Sequence<BatchOperation>) {
    self.init()
    for operation in operations { append(operation) }
  }

  private mutating func append(_ operation: BatchOperation) {
    switch operation {
    case .deleteItem(let position): deletedItems.append(position)
    case .insertItem(let position): insertedItems.append(position)
    case .moveItem(let source, let target): movedItems.append(Move(from: source, to: target))
    case .reloadItem(let position): reloadedItems.append(position)
    case .reconfigureItem(let position): renderedItems.append(position)
    case .deleteSection(let section): deletedSections.append(section)
    case .insertSection(let section): insertedSections.append(section)
    case .moveSection(let source, let target): movedSections.append(Move(from: source, to: target))
    case .reloadSection(let section): reloadedSections.append(section)
    case .renderSection(let section): renderedSections.append(section)
    case .reloadData: break
    }
  }

  /// The operations: sections before items, and what goes before what comes and what moves.
  public var operations: [BatchOperation] {
    orderChanges
      + reloadedSections.map { .reloadSection($0) }
      + renderedSections.map { .renderSection($0) }
      + reloadedItems.map { .reloadItem($0) }
      + renderedItems.map { .reconfigureItem($0) }
  }

  /// The operations by which anything comes, goes or moves.
  var orderChanges: [BatchOperation] {
    deletedSections.map { .deleteSection($0) }
      + insertedSections.map { .insertSection($0) }
      + movedSections.map { .moveSection(from: $0.source, to: $0.target) }
      + deletedItems.map { .deleteItem($0) }
      + insertedItems.map { .insertItem($0) }
      + movedItems.map { .moveItem(from: $0.source, to: $0.target) }
  }

  /// The same batch with the operations of each kind in the order of their positions.
  ///
  /// Complexity: O(d log d) in the number of operations.
  func sorted() -> BatchUpdates {
    var batch = self
    batch.deletedSections.sort()
    batch.insertedSections.sort()
    batch.reloadedSections.sort()
    batch.renderedSections.sort()
    batch.movedSections.sort { ($0.source, $0.target) < ($1.source, $1.target) }
    batch.deletedItems.sort()
    batch.insertedItems.sort()
    batch.reloadedItems.sort()
    batch.renderedItems.sort()
    batch.movedItems.sort { ($0.source, $0.target) < ($1.source, $1.target) }
    return batch
  }
}
