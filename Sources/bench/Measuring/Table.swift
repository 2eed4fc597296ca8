/// Prints measurements in columns.
enum Table {
  private static let widths = [46, 10, 10, 10]

  static func title(_ title: String) {
    print("")
    print(line([title, "median", "least", "greatest"]))
  }

  static func row(_ name: String, _ samples: Samples) {
    let times = [samples.median, samples.least, samples.greatest].map(milliseconds)
    print(line(["  " + name] + times))
  }

  static func ratio(_ name: String, _ a: Samples, to b: Samples) {
    let tenths = b.median == 0 ? 0 : (a.median * 10 + b.median / 2) / b.median
    print(line(["  " + name, "\(tenths / 10).\(tenths % 10) x"]))
  }

  /// A ratio that must not exceed a bound.
  static func ratio(_ name: String, _ a: Samples, to b: Samples, bound: Double) {
    let ratio = b.median == 0 ? 0 : Double(a.median) / Double(b.median)
    let verdict = ratio <= bound ? "holds" : "EXCEEDS"
    print(line(["  " + name, hundredths(ratio), verdict, hundredths(bound)]))
  }

  private static func hundredths(_ number: Double) -> String {
    let whole = Int((number * 100).rounded())
    return "\(whole / 100).\(whole % 100 < 10 ? "0" : "")\(whole % 100)"
  }

  /// A title with columns of its own.
  static func columns(_ title: String, _ names: [String]) {
    print("")
    print(line([title] + names, widths: [34] + names.map { _ in 12 }))
  }

  /// Medians side by side, and the last of them as a multiple of the first.
  static func growth(_ name: String, _ samples: [Samples]) {
    let medians = samples.map(\.median)
    let ratio = Double(medians.last ?? 0) / Double(max(1, medians.first ?? 0))
    let cells = ["  " + name] + medians.map(milliseconds) + [hundredths(ratio)]
    print(line(cells, widths: [34] + cells.dropFirst().map { _ in 12 }))
  }

  private static func line(_ cells: [String], widths: [Int] = widths) -> String {
    zip(cells, widths).enumerated().map { index, cell in
      let room = String(repeating: " ", count: max(0, cell.1 - cell.0.count))
      return index == 0 ? cell.0 + room : room + cell.0
    }
    .joined()
  }

  private static func milliseconds(_ nanoseconds: Int) -> String {
    let hundredths = (nanoseconds + 5000) / 10_000
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest) ms"
  }
}
