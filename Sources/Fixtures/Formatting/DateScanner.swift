/// Takes a date text apart from left to right.
struct DateScanner {
  private var rest: Substring.UTF8View

  init(_ text: String) {
    rest = text[...].utf8
  }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard let first = rest.first, UInt32(first) == character.value else { return false }
    rest = rest.dropFirst()
    return true
  }

  mutating func skipSpaces() {
    while skip(" ") {}
  }

  /// Exactly so many digits; what follows may be more of them.
  mutating func digits(_ count: Int) -> Int? {
    let run = rest.prefix(count)
    guard run.count == count, run.allSatisfy({ 0x30...0x39 ~= $0 }) else { return nil }
    rest = rest.dropFirst(count)
    return run.reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }

  /// A run of ASCII letters.
  mutating func word() -> String? {
    let run = rest.prefix { 0x41...0x5A ~= $0 || 0x61...0x7A ~= $0 }
    guard !run.isEmpty else { return nil }
    rest = rest.dropFirst(run.count)
    return String(Substring(run))
  }

  /// `09:00`, `09:00:00`, `09:00:00.250`, or the same without colons.
  mutating func time(into date: inout CivilDate) -> Bool {
    guard let hour = digits(2) else { return false }
    let colons = skip(":")
    guard let minute = digits(2) else { return false }
    (date.hour, date.minute) = (hour, minute)
    guard !colons || skip(":") else { return true }
    guard let second = digits(2) else { return !colons }
    date.second = second
    guard skip(".") || skip(",") else { return true }
    let run = rest.prefix { 0x30...0x39 ~= $0 }
    rest = rest.dropFirst(run.count)
    date.fraction = Double("0." + String(Substring(run))) ?? 0
    return !run.isEmpty
  }

  /// Seconds east of UTC: `Z`, `+09`, `+0900` or `+09:00`.
  mutating func offset() -> Int? {
    if skip("Z") || skip("z") { return 0 }
    let isEast = skip("+")
    guard isEast || skip("-"), let hours = digits(2), hours <= 18 else { return nil }
    _ = skip(":")
    let minutes = digits(2) ?? 0
    return minutes < 60 ? (isEast ? 1 : -1) * (hours * 3_600 + minutes * 60) : nil
  }
}
