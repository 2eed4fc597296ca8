/// An item of any component.
///
/// Nothing is lost: `as` gives the item back, and wrapping twice is wrapping once.
public struct AnyItem: Equatable {
  /// The item inside.
  public let base: any Equatable

  /// Wraps an item.
  public init(_ item: some Equatable) {
    base = (item as? AnyItem)?.base ?? item
  }

  /// The item, if it is of that type.
  public func `as`<Item: Equatable>(_ type: Item.Type) -> Item? { base as? Item }

  /// Whether both hold equal items of one type.
  public static func == (a: AnyItem, b: AnyItem) -> Bool { isEqual(a.base, b.base) }

  private static func isEqual<Item: Equatable>(_ a: Item, _ b: any Equatable) -> Bool {
    (b as? Item).map { $0 == a } ?? false
  }
}
