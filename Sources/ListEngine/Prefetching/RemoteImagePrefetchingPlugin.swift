/// Loads pictures into a cache before they are shown.
public protocol ImagePrefetcher: AnyObject {
  /// Begins to load a picture.
  ///
  /// - Parameters:
  ///   - url: The address of the picture.
  ///   - finished: To be called once when the picture is there or will never be, unless loading
  ///     was cancelled before.
  /// - Returns: A number by which to cancel, or nil where the picture is there already.
  func prefetchImage(_ url: String, finished: @escaping () -> Void) -> Int?

  /// Gives up loading a picture.
  func cancelPrefetch(_ number: Int)
}

/// Prefetches the pictures of components that are `RemoteImagePrefetchable`.
public final class RemoteImagePrefetchingPlugin: PrefetchingPlugin {
  private let prefetcher: any ImagePrefetcher

  /// Makes a plugin that has its pictures loaded by a prefetcher.
  public init(_ prefetcher: any ImagePrefetcher) {
    self.prefetcher = prefetcher
  }

  /// Begins to load all pictures of a component, each address once.
  public func prefetch(
    _ component: any ResourcePrefetchable,
    finished: @escaping () -> Void
  ) -> PrefetchCancellation? {
    guard let component = component as? any RemoteImagePrefetchable else { return nil }
    let loading = Loading(prefetcher, finished)
    loading.load(component.remoteImageURLs)
    return loading.hasBegun ? PrefetchCancellation(loading.cancel) : nil
  }
}

/// The pictures of one component on their way.
private final class Loading {
  private let prefetcher: any ImagePrefetcher
  private let finished: () -> Void
  private var numbers: [String: Int] = [:]
  private var waiting: [String] = []
  private(set) var hasBegun = false
  private var isLoading = true

  init(_ prefetcher: any ImagePrefetcher, _ finished: @escaping () -> Void) {
    self.prefetcher = prefetcher
    self.finished = finished
  }

  func load(_ urls: [String]) {
    for url in urls where !waiting.contains(url) {
      waiting.append(url)
      if let number = prefetcher.prefetchImage(url, finished: { self.end(url) }) {
        numbers[url] = number
        hasBegun = true
      } else {
        waiting.removeAll { $0 == url }
      }
    }
    isLoading = false
    if hasBegun, waiting.isEmpty { finished() }
  }

  private func end(_ url: String) {
    guard let index = waiting.firstIndex(of: url) else { return }
    waiting.remove(at: index)
    if !isLoading, waiting.isEmpty { finished() }
  }

  func cancel() {
    let given = waiting
    waiting = []
    for url in given { numbers[url].map(prefetcher.cancelPrefetch) }
  }
}
