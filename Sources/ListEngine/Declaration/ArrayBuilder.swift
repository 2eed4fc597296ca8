/// Builds cells or sections from a block that may branch, repeat, and hold arrays.
@resultBuilder
public enum ArrayBuilder<Element> {
  /// Takes one element.
  public static func buildExpression(_ element: Element) -> [Element] { [element] }

  /// Takes several elements.
  public static func buildExpression(_ elements: [Element]) -> [Element] { elements }

  /// Takes what a `For` repeats.
  public static func buildExpression(_ elements: For<Element>) -> [Element] { elements.elements }

  /// Takes a statement that makes no element.
  public static func buildExpression(_ nothing: Void) -> [Element] { [] }

  /// Joins the parts of a block.
  public static func buildBlock(_ parts: [Element]...) -> [Element] { parts.flatMap { $0 } }

  /// Takes an `if` without an `else`.
  public static func buildOptional(_ part: [Element]?) -> [Element] { part ?? [] }

  /// Takes the first branch of an `if` or `switch`.
  public static func buildEither(first part: [Element]) -> [Element] { part }

  /// Takes another branch of an `if` or `switch`.
  public static func buildEither(second part: [Element]) -> [Element] { part }

  /// Joins the rounds of a loop.
  public static func buildArray(_ parts: [[Element]]) -> [Element] { parts.flatMap { $0 } }

  /// Takes a branch behind an availability check.
  public static func buildLimitedAvailability(_ part: [Element]) -> [Element] { part }
}

/// Repeats a block of cells or sections, or a component, for each element of a sequence.
public struct For<Element> {
  let elements: [Element]

  /// Makes the elements of a block for each element of a sequence, in its order.
  public init<Data: Sequence>(
    of data: Data,
    @ArrayBuilder<Element> content: (Data.Element) -> [Element]
  ) {
    elements = data.flatMap(content)
  }
}

extension For where Element == Cell {
  /// Makes a cell for each element of a sequence, in its order.
  ///
  ///     For(posts, id: \.id) { post in PostRow(item: post) }
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: Who the cell of an element is.
  ///   - component: What the cell of an element shows.
  public init<Data: Sequence>(
    _ data: Data,
    id: KeyPath<Data.Element, some Hashable>,
    component: (Data.Element) -> some Component
  ) {
    elements = data.map { Cell(id: $0[keyPath: id], component: component($0)) }
  }
}
