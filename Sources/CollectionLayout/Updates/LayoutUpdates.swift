/// What an animated update lets appear and disappear on the screen.
///
/// Elements that were on the screen before and are afterwards, wherever they moved, are in neither
/// set.
public struct LayoutUpdates: Hashable, Sendable {
  /// What appears, with positions after the update.
  public var appearing: Set<LayoutElement>
  /// What disappears, with positions before the update.
  public var disappearing: Set<LayoutElement>

  /// Makes updates; by default nothing comes and nothing goes.
  public init(appearing: Set<LayoutElement> = [], disappearing: Set<LayoutElement> = []) {
    self.appearing = appearing
    self.disappearing = disappearing
  }
}
