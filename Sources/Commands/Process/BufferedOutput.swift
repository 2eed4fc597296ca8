/// Text on its way to a reader, handed on in large pieces.
package final class BufferedOutput: TextOutputStream {
  /// Why bytes did not arrive.
  package enum Failure: Error, Hashable, Sendable {
    /// The reader has seen enough, as `head` does; nothing is wrong.
    case readerIsGone
    /// The operating system refused, in its own words.
    case refused(String)
  }

  /// The first failure; everything written after it is dropped.
  package private(set) var failure: Failure?
  private var buffer: [UInt8] = []
  private let capacity: Int
  private let deliver: (_ bytes: [UInt8]) throws(Failure) -> Void

  /// Collects up to `capacity` bytes before it delivers them.
  package init(
    capacity: Int = 1 << 16,
    deliver: @escaping (_ bytes: [UInt8]) throws(Failure) -> Void
  ) {
    self.capacity = capacity
    self.deliver = deliver
  }

  package func write(_ text: String) {
    write(text.utf8)
  }

  package func write(_ bytes: some Sequence<UInt8>) {
    buffer += bytes
    if buffer.count >= capacity { flush() }
  }

  /// Delivers what was collected.
  package func flush() {
    defer { buffer.removeAll(keepingCapacity: true) }
    guard failure == nil, !buffer.isEmpty else { return }
    do throws(Failure) {
      try deliver(buffer)
    } catch {
      failure = error
    }
  }
}
