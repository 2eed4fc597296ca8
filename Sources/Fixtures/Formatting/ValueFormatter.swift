/// The formatters a binding can use; the list is closed.
enum ValueFormatter: String, Hashable, Sendable, CaseIterable {
  case plain, nonEmpty, trim, prefix, upper, lower, lines, join, count
  case number, compact, percent, currency
  case date, relative
  case mask, replace

  /// How many arguments may follow, `in:` not counted.
  var argumentCount: ClosedRange<Int> {
    switch self {
    case .plain, .nonEmpty, .trim, .upper, .lower, .count, .compact, .relative: 0...0
    case .join, .number, .percent: 0...1
    case .prefix, .lines, .currency, .date, .mask: 1...1
    case .replace: 2...2
    }
  }

  /// Whether `in:` says by which pattern a date is read.
  var readsDates: Bool { self == .date || self == .relative }
}
