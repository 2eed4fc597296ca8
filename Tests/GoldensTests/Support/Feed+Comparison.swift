import Elements
import Geometry
import Goldens

extension Feed {
  /// The verdict on an edit of this feed.
  func verdict(_ edit: (inout Feed) -> Void) -> CaptureVerdict {
    var edited = self
    edit(&edited)
    return Self.verdict(set, edited.set)
  }

  /// The verdict on an edit of what was captured.
  func verdict(capturing edit: (inout Capture) -> Void) -> CaptureVerdict {
    var now = set
    edit(&now.captures[0])
    return Self.verdict(set, now)
  }

  private static func verdict(_ golden: CaptureSet, _ now: CaptureSet) -> CaptureVerdict {
    let verdict = Comparison.verdict(golden: golden, now: now)
    return verdict.captures.first ?? CaptureVerdict(name: "", status: verdict.status)
  }
}

extension Change {
  /// The change in one line, so that a test says all of it.
  var line: String {
    let values = [before, after].map { value in
      switch value {
      case nil: "nothing"
      case .number(let number): "\(number)"
      case .numbers(let numbers): numbers.map(\.description).joined(separator: ",")
      case .word(let word): word
      case .text(let text): "\"\(text)\""
      }
    }
    let unit = unit.map { " \($0.rawValue)" } ?? ""
    let name = [subject, path, attribute].filter { !$0.isEmpty }.joined(separator: " ")
    return "\(kind.rawValue): \(name) \(values[0]) -> \(values[1])\(unit)"
  }
}

extension Follow {
  /// What followed in one line.
  var line: String {
    let delta = delta.map { " \($0)" } ?? least.map { " \($0)..\(most ?? .zero)" } ?? ""
    return "\(relation.rawValue) \(count) \(first.attribute)\(delta)"
  }
}
