import Elements
import Geometry

/// How an environment is spelled on a line.
enum EnvironmentSpelling {
  /// The environment as words, in the order in which they are read.
  static func words(of environment: Environment) -> String {
    let size = "\(number(environment.size.width))x\(number(environment.size.height))"
    var words = [
      "\(size)@\(number(environment.scale))",
      environment.userInterfaceStyle.rawValue,
      environment.contentSizeCategory.rawValue,
      word(of: environment.layoutDirection),
      Escaping.word(environment.locale),
      Escaping.word(environment.timeZone),
      "now=\(Escaping.word(environment.now))",
    ]
    let insets = environment.safeAreaInsets
    if insets != .zero {
      let numbers = [insets.top, insets.left, insets.bottom, insets.right].map(number)
      words.append("safe-area=\(numbers.joined(separator: ","))")
    }
    return words.joined(separator: " ")
  }

  static func word(of direction: LayoutDirection) -> String {
    direction == .leftToRight ? "ltr" : "rtl"
  }

  /// The shortest decimal that reads as the same number.
  static func number(_ number: Double) -> String {
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
