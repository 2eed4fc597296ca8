/// A pattern of CLDR for decimal numbers: `#,##0.##`, `0.0%`, `#,##0'원'`.
struct NumberPattern: Hashable {
  var prefix = ""
  var suffix = ""
  var groups = false
  var isPercent = false
  var leastIntegerDigits = 0
  var leastFractionDigits = 0
  var mostFractionDigits = 0

  init(_ pattern: String) throws(PatternFault) {
    var places = ""
    var isQuoted = false
    for character in pattern {
      if character == "'" {
        isQuoted.toggle()
      } else if !isQuoted, "#0,.".contains(character) {
        guard suffix.isEmpty else { throw .digitOrder(pattern) }
        places.append(character)
      } else {
        if character == "%", !isQuoted { isPercent = true }
        if places.isEmpty { prefix.append(character) } else { suffix.append(character) }
      }
    }
    if isQuoted { throw .unclosedQuote(pattern) }
    guard places.contains(where: { $0 == "#" || $0 == "0" }) else { throw .noDigits(pattern) }
    guard countPlaces(places) else { throw .digitOrder(pattern) }
  }

  private mutating func countPlaces(_ places: String) -> Bool {
    let halves = places.split(separator: ".", omittingEmptySubsequences: false)
    guard halves.count <= 2 else { return false }
    let integer = halves[0].filter { $0 != "," }
    let fraction = halves.count == 2 ? halves[1] : ""
    groups = halves[0].contains(",")
    leastIntegerDigits = integer.count { $0 == "0" }
    leastFractionDigits = fraction.prefix { $0 == "0" }.count
    mostFractionDigits = fraction.count
    return integer.drop { $0 == "#" }.allSatisfy { $0 == "0" }
      && fraction.dropFirst(leastFractionDigits).allSatisfy { $0 == "#" }
  }
}
