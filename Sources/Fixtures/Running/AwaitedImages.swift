import ListEngine
import Views

/// Pictures that a script lets arrive, and whoever waits for them.
final class AwaitedImages: ImagePrefetcher {
  private let store: ImageStore
  private var waiting: [(number: Int, url: String, finished: () -> Void)] = []
  private var count = 0

  init(_ store: ImageStore) {
    self.store = store
  }

  func prefetchImage(_ url: String, finished: @escaping () -> Void) -> Int? {
    guard store.picture(for: url) == nil else { return nil }
    count += 1
    waiting.append((count, url, finished))
    return count
  }

  func cancelPrefetch(_ number: Int) {
    waiting.removeAll { $0.number == number }
  }

  /// Ends the waiting for a picture.
  func finish(_ url: String) {
    let ready = waiting.filter { $0.url == url }
    waiting.removeAll { $0.url == url }
    for one in ready { one.finished() }
  }
}
