/// The cells of a section, in pieces that copies share until one of them changes.
///
/// A list is edited by editing a copy of the one before:
///
///     var next = list
///     next.sections[0].cells[500_000] = cell
///
/// That copies one piece and the table of pieces, not a million cells, and whoever compares both
/// lists passes over the pieces that they share.
///
/// Complexity: reading a cell is O(log p), writing, inserting or removing some is O(p) beside the
/// cells of one or two pieces, where p is the number of pieces, about one in 256 cells.
public struct CellArray {
  /// The pieces in their order, none of them empty.
  private(set) var pieces: [Piece] = []
  /// The position of the first cell of each piece, and at the end the number of all cells.
  private var starts = [0]
  /// Whether no cell was ever in here that must be rendered at every apply, shared or not.
  private var isSteady = true

  /// A run of cells that several arrays may share.
  final class Piece {
    var cells: [Cell]

    init(_ cells: [Cell]) {
      self.cells = cells
    }
  }

  /// How many cells a new piece has.
  private static let size = 256

  /// Makes an array without cells.
  public init() {}

  /// Makes an array of the cells of a sequence.
  public init<Cells: Sequence>(_ cells: Cells) where Cells.Element == Cell {
    if let same = cells as? CellArray {
      self = same
    } else {
      replaceSubrange(0..<0, with: Array(cells))
    }
  }

  /// The piece that has a position, and where in it.
  private func place(of position: Int) -> (piece: Int, offset: Int) {
    var (low, high) = (0, pieces.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= position { low = middle } else { high = middle }
    }
    return (low, position - starts[low])
  }

  /// Puts pieces in the place of others; those behind them are not looked at.
  private mutating func replacePieces(_ range: Range<Int>, with new: [Piece]) {
    pieces.replaceSubrange(range, with: new)
    var start = starts[range.lowerBound]
    let newStarts = new.map { piece in
      start += piece.cells.count
      return start
    }
    let shift = start - starts[range.upperBound]
    starts.replaceSubrange((range.lowerBound + 1)..<(range.upperBound + 1), with: newStarts)
    guard shift != 0 else { return }
    for index in (range.lowerBound + new.count + 1)..<starts.endIndex { starts[index] += shift }
  }
}

extension CellArray: RandomAccessCollection, MutableCollection {
  /// 0.
  public var startIndex: Int { 0 }

  /// The number of cells.
  public var endIndex: Int { starts.last ?? 0 }

  /// The cell at a position, which must be there.
  public subscript(position: Int) -> Cell {
    get {
      let (piece, offset) = place(of: position)
      return pieces[piece].cells[offset]
    }
    set {
      let (piece, offset) = place(of: position)
      if !isKnownUniquelyReferenced(&pieces[piece]) {
        pieces[piece] = Piece(pieces[piece].cells)
      }
      pieces[piece].cells[offset] = newValue
      if newValue.rendersAlways { isSteady = false }
    }
  }
}

extension CellArray: RangeReplaceableCollection {
  /// Puts cells in the place of others.
  ///
  /// Complexity: O(m + p) in the numbers of new cells and of pieces.
  public mutating func replaceSubrange<New: Collection>(_ range: Range<Int>, with cells: New)
  where New.Element == Cell {
    let (first, head) = place(of: range.lowerBound)
    let (last, tail) = place(of: range.upperBound)
    if cells.contains(where: \.rendersAlways) { isSteady = false }
    var fresh: [Cell] = []
    var replaced = first..<first
    if !pieces.isEmpty {
      fresh += pieces[first].cells[..<head]
      fresh += cells
      fresh += pieces[last].cells[tail...]
      replaced = first..<(last + 1)
    } else {
      fresh += cells
    }
    replacePieces(replaced, with: Self.pieces(fresh))
  }

  /// Adds a cell at the end.
  ///
  /// Complexity: O(1) on average where no copy shares the last piece.
  public mutating func append(_ cell: Cell) {
    let last = pieces.count - 1
    guard last >= 0, pieces[last].cells.count < Self.size,
      isKnownUniquelyReferenced(&pieces[last])
    else { return replaceSubrange(endIndex..<endIndex, with: CollectionOfOne(cell)) }
    pieces[last].cells.append(cell)
    if cell.rendersAlways { isSteady = false }
    starts[last + 1] += 1
  }

  private static func pieces(_ cells: [Cell]) -> [Piece] {
    // A piece may grow to twice its size before it is divided, so that most edits leave the others.
    guard cells.count > 2 * size else { return cells.isEmpty ? [] : [Piece(cells)] }
    return stride(from: 0, to: cells.count, by: size).map { start in
      Piece(Array(cells[start..<Swift.min(start + size, cells.count)]))
    }
  }
}

extension CellArray: ExpressibleByArrayLiteral {
  /// Makes an array of cells that are written down.
  public init(arrayLiteral cells: Cell...) {
    self.init(cells)
  }
}

extension CellArray {
  /// How many cells at both ends are in pieces that another array shares.
  ///
  /// Complexity: O(p) in the number of pieces.
  func sharedEnds(with other: CellArray) -> (prefix: Int, suffix: Int) {
    guard isSteady, other.isSteady else { return (0, 0) }
    let least = Swift.min(pieces.count, other.pieces.count)
    var first = 0
    while first < least, pieces[first] === other.pieces[first] { first += 1 }
    var last = 0
    while last < least - first,
      pieces[pieces.count - 1 - last] === other.pieces[other.pieces.count - 1 - last]
    { last += 1 }
    return (starts[first], count - starts[pieces.count - last])
  }
}
