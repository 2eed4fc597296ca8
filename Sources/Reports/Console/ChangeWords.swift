import Elements
import Geometry
import Goldens

/// How changes are said in words.
enum ChangeWords {
  /// An attribute with its values: `height 90 → 112 pt (+22)`.
  static func attribute(_ change: Change) -> String {
    switch (change.before, change.after) {
    case (let before?, let after?):
      var words = "\(change.attribute) \(value(before)) → \(value(after))"
      if let unit = change.unit, isNumeric(after) { words += " \(unit.rawValue)" }
      if let delta = change.delta { words += " (\(signed(delta)))" }
      return words
    case (nil, let after?):
      return "\(change.attribute) none → \(value(after))" + unit(change, after)
    case (let before?, nil):
      return "\(change.attribute) \(value(before))" + unit(change, before) + " → none"
    case (nil, nil): return change.attribute
    }
  }

  private static func unit(_ change: Change, _ value: AttributeValue) -> String {
    change.unit.map { isNumeric(value) ? " \($0.rawValue)" : "" } ?? ""
  }

  private static func isNumeric(_ value: AttributeValue) -> Bool {
    value.number != nil || value.numbers != nil
  }

  static func signed(_ length: Thousandths) -> String {
    length > .zero ? "+\(length)" : "\(length)"
  }

  /// A value; a long text is cut in the middle of nothing: its beginning says which one it is.
  static func value(_ value: AttributeValue) -> String {
    switch value {
    case .number(let number): number.description
    case .numbers(let numbers): numbers.map(\.description).joined(separator: ",")
    case .word(let word): visible(word)
    case .text(let text): "\"\(visible(text))\""
    }
  }

  private static let longest = 40

  /// A text in which nothing can move the cursor or hide.
  private static func visible(_ text: String) -> String {
    let shown = text.count > longest ? text.prefix(longest - 1) + "…" : text[...]
    return shown.unicodeScalars.reduce(into: "") { words, scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator:
        words += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: words.unicodeScalars.append(scalar)
      }
    }
  }

  /// The cause itself: what happened, without whose it is.
  static func event(_ cause: Cause) -> String {
    let change = cause.change
    return switch change.kind {
    case .added where change.attribute == "items", .removed where change.attribute == "items":
      attribute(change)
    case .added: "added"
    case .removed: "removed"
    case .condition: change.after?.string == "shown" ? "shown" : "hidden"
    case .moved: cause.paths.count == 1 ? "moved, " + attribute(change) : "moved"
    case .update, .event, .diagnostic: log(change)
    default: attribute(change)
    }
  }

  /// An entry of a log that is new or gone.
  static func log(_ change: Change) -> String {
    switch (change.before, change.after) {
    case (nil, let after?): "new: \(value(after))"
    case (let before?, nil): "gone: \(value(before))"
    default: attribute(change)
    }
  }

  /// Whose a cause is: `cell feed/p3`, with how many others.
  static func subject(_ cause: Cause) -> String {
    let change = cause.change
    let first = change.path.isEmpty ? change.subject : "\(change.subject) \(change.path)"
    let others = cause.paths.count - 1
    return others > 0 ? "\(first) and \(others) more" : first
  }
}
