import FoundationEssentials

/// How often a law is tried, and from which seed on.
///
/// `make laws` tries more than `make test`; a failure names its seed, and
/// `PROOFSHEET_SEED=4711 PROOFSHEET_LAWS=1` tries that one alone.
package enum Laws {
  /// How many parts run beside each other.
  package static let blocks = 0..<8

  /// The seeds of one part: all parts together have `usual`, or as many as were asked for.
  package static func seeds(_ usual: Int, block: Int) -> [UInt64] {
    let all = number("PROOFSHEET_LAWS") ?? usual
    let first = number("PROOFSHEET_SEED") ?? 0
    return stride(from: block, to: all, by: blocks.count).map { UInt64(first + $0) }
  }

  private static func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }.flatMap { $0 >= 0 ? $0 : nil }
  }
}
