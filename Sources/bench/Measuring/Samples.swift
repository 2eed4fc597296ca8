/// Several measurements of the same thing, in nanoseconds.
struct Samples {
  private let sorted: [Int]

  init(_ times: [Int]) {
    sorted = times.sorted()
  }

  /// Runs something several times; the first run, in which caches fill, does not count.
  init(runs: Int, _ body: () throws -> Void) rethrows {
    try body()
    var times: [Int] = []
    for _ in 0..<runs { times.append(try Clock.time(body)) }
    self.init(times)
  }

  var median: Int { sorted.isEmpty ? 0 : sorted[sorted.count / 2] }
  var least: Int { sorted.first ?? 0 }
  var greatest: Int { sorted.last ?? 0 }
}
