public import Views

/// A component whose views are made from a description.
///
///     HostedComponent("FeedRow", description, layoutMode: .flexibleHeight(estimatedHeight: 112))
public struct HostedComponent: RemoteImagePrefetchable {
  /// What the component is called; only components of one name take over each other's views.
  public var name: String
  /// What the views should look like.
  public var item: ViewDescription
  /// Which lengths the views decide themselves.
  public var layoutMode: ContentLayoutMode

  /// Makes a component from a description.
  public init(
    _ name: String,
    _ description: ViewDescription,
    layoutMode: ContentLayoutMode = .flexibleHeight(estimatedHeight: 44)
  ) {
    self.name = name
    item = description
    self.layoutMode = layoutMode
  }

  /// The name.
  public var reuseIdentifier: String { name }

  /// The addresses of all pictures in the description that are not there themselves.
  ///
  /// Complexity: O(n) in the number of views.
  public var remoteImageURLs: [String] { item.imageURLs }

  /// Makes a view that hosts descriptions.
  public func renderContent(coordinator: Void) -> HostingView { HostingView() }

  /// Shows the description; only what differs from the one before is touched.
  public func render(in content: HostingView, context: RenderContext<Void>) {
    content.render(item)
  }
}
