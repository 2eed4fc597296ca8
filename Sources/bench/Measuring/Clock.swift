#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The clock that all processes of a machine share.
enum Clock {
  /// Nanoseconds since a moment that is the same for all processes.
  static var now: Int {
    var time = timespec()
    _ = unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
  }

  /// How many nanoseconds a function takes.
  static func time(_ body: () throws -> Void) rethrows -> Int {
    let start = now
    try body()
    return now - start
  }
}
