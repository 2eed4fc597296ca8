/// A view that shows a description and keeps the views it can when the description changes.
public final class HostingView: View {
  /// The description that is shown.
  public private(set) var description: ViewDescription?

  /// Shows a description; only what differs from the one before is touched.
  ///
  /// - Returns: How many properties of views were written, and views made or removed.
  @discardableResult
  public func render(_ description: ViewDescription) -> Int {
    self.description = description
    return 0
  }
}
