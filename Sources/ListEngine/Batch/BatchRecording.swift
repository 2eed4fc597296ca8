/// What an app did to a collection view, as plain values that can be kept and judged elsewhere.
///
///     var recording = BatchRecording(before: old)
///     recording.add(batch, after: new)
///     recording.finding?.violation.rule  // .itemCounts
///
/// An app that has no lists of this library makes the sections and operations itself.
public struct BatchRecording: Hashable, Sendable {
  /// What the collection view shows at first.
  public var before: [RecordedSection]
  /// What happened, in order.
  public var steps: [Step]

  /// Makes a recording.
  public init(before: [RecordedSection], steps: [Step] = []) {
    self.before = before
    self.steps = steps
  }

  /// One thing that happened to a collection view.
  public struct Step: Hashable, Sendable {
    /// What was asked of the collection view.
    public var action: Action
    /// What the data source answers from then on.
    public var after: [RecordedSection]
    /// How many items of each section the data source answered just before a batch began, if known.
    public var answerBefore: [Int]?
    /// How many items of each section it answered at the end of the batch, if known.
    public var answerInside: [Int]?

    /// Makes a step.
    public init(
      _ action: Action,
      after: [RecordedSection],
      answerBefore: [Int]? = nil,
      answerInside: [Int]? = nil
    ) {
      self.action = action
      self.after = after
      self.answerBefore = answerBefore
      self.answerInside = answerInside
    }
  }

  /// What was asked of a collection view.
  public enum Action: Hashable, Sendable {
    /// A batch, with its operations in the order in which they were called.
    case batch([BatchOperation])
    /// Everything was read anew; until it is laid out, the view does not know its counts.
    case reload(isLaidOut: Bool)
    /// A snapshot was applied by a diffable data source, which finds the operations itself.
    case snapshot(reloading: [String], reconfiguring: [String])
  }
}

/// A section of a recording.
public struct RecordedSection: Hashable, Sendable {
  /// Who the section is.
  public var id: String
  /// Its items in their order.
  public var items: [RecordedItem]

  /// Makes a section.
  public init(id: String, items: [RecordedItem]) {
    self.id = id
    self.items = items
  }
}

/// An item of a recording.
public struct RecordedItem: Hashable, Sendable {
  /// Who the item is.
  public var id: String
  /// What it shows, as text that is another when it has to be shown again.
  public var content: String
  /// Which views can show it; those of another identifier cannot.
  public var reuseIdentifier: String

  /// Makes an item.
  public init(id: String, content: String = "", reuseIdentifier: String = "") {
    self.id = id
    self.content = content
    self.reuseIdentifier = reuseIdentifier
  }
}

// MARK: - Recording lists

extension BatchRecording {
  /// Begins a recording with what is shown.
  ///
  /// Complexity: O(n) in the number of cells.
  public init(before list: List) {
    self.init(before: list.sections.map(RecordedSection.init))
  }

  /// Adds a batch, and the list that it leads to.
  ///
  /// Complexity: O(n + d) in the numbers of cells and operations.
  public mutating func add(_ batch: BatchUpdates, after list: List) {
    let after = list.sections.map(RecordedSection.init)
    steps.append(Step(.batch(batch.operations), after: after))
  }
}

extension RecordedSection {
  /// Records a section, without headers and footers.
  public init(_ section: Section) {
    self.init(id: String(describing: section.id), items: section.cells.map(RecordedItem.init))
  }
}

extension RecordedItem {
  /// Records a cell; its content is the text that describes the component's item.
  public init(_ cell: Cell) {
    let component = cell.component
    let (type, reuse) = ("\(Swift.type(of: component.base))", component.reuseIdentifier)
    self.init(
      id: String(describing: cell.id),
      content: String(describing: component.item.base),
      // Views are also told apart by type, which most identifiers are.
      reuseIdentifier: type == reuse ? reuse : "\(type) \(reuse)"
    )
  }
}
