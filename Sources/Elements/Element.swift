public import Geometry

/// One laid-out thing: a cell, a header or footer, a decoration, or a view inside one of them.
public struct Element: Hashable, Sendable {
  /// Who it is.
  public var path: ElementPath
  /// What it is.
  public var kind: ElementKind
  /// Where it is in its list, for cells, supplementaries and decorations.
  public var indexPath: IndexPath?
  /// Its rectangle in the coordinates of the whole content, before any scrolling inside a section.
  public var frame: FixedRect
  /// The order of drawing among its siblings; equal ones draw in the order they are listed.
  public var zIndex: Int
  /// What it looks like and what was declared for it.
  public var attributes: Attributes
  /// Children that a condition keeps away.
  public var absences: [Absence]
  /// What it contains, in the order of declaration.
  public var children: [Element]

  /// Makes an element.
  public init(
    path: ElementPath,
    kind: ElementKind,
    indexPath: IndexPath? = nil,
    frame: FixedRect,
    zIndex: Int = 0,
    attributes: Attributes = [:],
    absences: [Absence] = [],
    children: [Element] = []
  ) {
    self.path = path
    self.kind = kind
    self.indexPath = indexPath
    self.frame = frame
    self.zIndex = zIndex
    self.attributes = attributes
    self.absences = absences
    self.children = children
  }

  /// The element and all below it, parents first.
  ///
  /// Complexity: O(n) in their number.
  public var flattened: [Element] {
    var all: [Element] = []
    collect(into: &all)
    return all
  }

  private func collect(into all: inout [Element]) {
    all.append(self)
    for child in children { child.collect(into: &all) }
  }
}

/// What an element is.
public enum ElementKind: Hashable, Sendable {
  /// An item of a section.
  case cell
  /// A header, footer or badge, by its element kind.
  case supplementary(String)
  /// A decoration, by its element kind.
  case decoration(String)
  /// A view inside one of the others: `text`, `image`, `hstack`, ...
  case view(String)
}

/// A child that is not there because its condition is false.
public struct Absence: Hashable, Sendable {
  /// Who it would be.
  public var path: ElementPath
  /// The kind of view it would be, such as `text`.
  public var kind: String
  /// The condition as it is written in the fixture.
  public var condition: String

  /// Makes a note of an absent child.
  public init(path: ElementPath, kind: String, condition: String) {
    self.path = path
    self.kind = kind
    self.condition = condition
  }
}
