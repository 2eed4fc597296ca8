/// Something that a component may set on a view and that a person then sees.
///
/// A view lists its own, so that reuse can be tested: each is overwritten with a value that nobody
/// would choose, and what a component does not set after that shows it.
///
///     override var drawnProperties: [DrawnProperty] {
///       super.drawnProperties
///         + [DrawnProperty("mark", of: self, \.mark, poison: DrawnProperty.poisonText)]
///     }
public struct DrawnProperty {
  /// The name, which tells the properties of one view apart.
  public let name: String

  private let overwrite: () -> Void
  private let holdsPoison: () -> Bool

  /// A text that nobody would choose.
  public static let poisonText = "reused"
  /// A colour that nobody would choose.
  public static let poisonColor = "#FF00FF"
  /// A length that nobody would choose, in points.
  public static let poisonLength = 13.25

  /// Describes a property of a view.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - view: The view, which the property holds on to.
  ///   - keyPath: Where the value is.
  ///   - poison: A value that nobody would choose.
  public init<Owner: View, Value: Equatable>(
    _ name: String,
    of view: Owner,
    _ keyPath: ReferenceWritableKeyPath<Owner, Value>,
    poison: Value
  ) {
    self.name = name
    overwrite = { view[keyPath: keyPath] = poison }
    holdsPoison = { view[keyPath: keyPath] == poison }
  }

  /// Overwrites the value.
  package func poison() { overwrite() }

  /// Whether the value is still the one that nobody would choose.
  package var isPoisoned: Bool { holdsPoison() }
}

extension View {
  /// Where a property is among all of a view and the views in it.
  package struct DrawnPlace: Hashable, Sendable {
    /// The positions among subviews, from the outermost view inwards.
    package var indexes: [Int]
    /// The name of the property.
    package var name: String
  }

  /// The properties of the view and of all views in it.
  ///
  /// Complexity: O(n) in the number of views.
  package var allDrawnProperties: [(place: DrawnPlace, property: DrawnProperty)] {
    allDrawnProperties(at: [])
  }

  private func allDrawnProperties(
    at indexes: [Int]
  ) -> [(place: DrawnPlace, property: DrawnProperty)] {
    drawnProperties.map { (DrawnPlace(indexes: indexes, name: $0.name), $0) }
      + subviews.enumerated().flatMap { $1.allDrawnProperties(at: indexes + [$0]) }
  }
}
