public import Elements

/// What a component may know of its surroundings while it renders.
public struct RenderContext<Coordinator> {
  /// Where the view is in the list at this moment.
  public var indexPath: IndexPath
  /// The object that lives as long as the content.
  public var coordinator: Coordinator
  /// The environment of the screen.
  public var environment: Environment

  /// Makes a context.
  public init(indexPath: IndexPath, coordinator: Coordinator, environment: Environment) {
    self.indexPath = indexPath
    self.coordinator = coordinator
    self.environment = environment
  }
}
