/// A component with something that can be fetched before it is shown.
///
/// Plugins find out by further protocols what that is.
public protocol ResourcePrefetchable: Component {}

/// A component with pictures that come from elsewhere.
public protocol RemoteImagePrefetchable: ResourcePrefetchable {
  /// The addresses of the pictures.
  var remoteImageURLs: [String] { get }
}

/// Fetches what rows will need that are about to come onto the screen.
public protocol PrefetchingPlugin: AnyObject {
  /// Begins to fetch what a component will need.
  ///
  /// - Parameters:
  ///   - component: The component of a row beyond the screen.
  ///   - finished: To be called once when all is there, unless it was cancelled before; this may
  ///     be at once.
  /// - Returns: How to cancel, or nil where there is nothing to fetch.
  func prefetch(
    _ component: any ResourcePrefetchable,
    finished: @escaping () -> Void
  ) -> PrefetchCancellation?
}

/// A way to give up fetching something.
public struct PrefetchCancellation {
  let cancel: () -> Void

  /// Makes a way to give up; it is gone at most once, and never after the end was told.
  public init(_ cancel: @escaping () -> Void) {
    self.cancel = cancel
  }
}

/// Fetching for a row began or ended.
public struct PrefetchEvent: Hashable, Sendable, CustomStringConvertible {
  /// What happened.
  public var kind: Kind
  /// The path the row had when fetching began, made of ids.
  public var path: String

  /// What can happen: each start is followed by just one finish or cancel.
  public enum Kind: String, Hashable, Sendable {
    /// Something is being fetched.
    case start
    /// All is there.
    case finish
    /// It is no longer needed.
    case cancel
  }

  /// The kind and the path, as in `start feed/p3`.
  public var description: String { "\(kind.rawValue) \(path)" }
}
