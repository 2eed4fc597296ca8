import Elements

/// The index paths that the order of the lines of a section tells.
struct ExpectedIndexes {
  private let section: Int
  private(set) var nextItem = 0

  init(section: Int) {
    self.section = section
  }

  /// The index path of the next cell.
  var next: IndexPath { IndexPath(item: nextItem, section: section) }

  /// The index path of a supplementary or decoration: that of its cell, or that of the section.
  func besides(_ owner: Element?) -> IndexPath? {
    owner.map(\.indexPath) ?? IndexPath(item: 0, section: section)
  }

  /// Goes on after a cell.
  mutating func pass(_ cell: Element) {
    nextItem = (cell.indexPath?.item ?? nextItem) &+ 1
  }

  /// Goes on after a run of items.
  mutating func pass(_ range: ElementRange) {
    nextItem = range.firstItem &+ range.count
  }
}

/// The cells of a section by path, of which badges are told.
struct CellsByPath {
  private var cells: [ElementPath: Element] = [:]

  mutating func add(_ cell: Element) {
    if cells[cell.path] == nil { cells[cell.path] = cell }
  }

  /// The cell whose path the path of something else goes on from.
  func owner(of path: ElementPath) -> Element? {
    guard path.segments.count > 2 else { return nil }
    return cells[ElementPath(Array(path.segments.prefix(2)))]
  }
}
