/// What a view should look like, as a value: a tree of kinds with their modifiers.
public struct ViewDescription: Hashable, Sendable {
  /// The name for addressing.
  public var name: String?
  /// The views inside.
  public var children: [ViewDescription] = []

  /// Makes a description.
  public init(name: String? = nil) {
    self.name = name
  }
}
