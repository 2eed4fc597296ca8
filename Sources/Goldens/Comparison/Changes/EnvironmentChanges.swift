import Elements
import Geometry

/// What is not as it was in the environment.
enum EnvironmentChanges {
  static func between(_ before: Environment, _ after: Environment) -> [Change] {
    zip(attributes(of: before), attributes(of: after)).compactMap { before, after in
      guard before.value != after.value else { return nil }
      return Change(
        .environment,
        "environment",
        before.name,
        before: before.value,
        after: after.value
      )
    }
  }

  private static func attributes(
    of environment: Environment
  ) -> [(name: String, value: AttributeValue)] {
    let insets = environment.safeAreaInsets
    return [
      ("size", .numbers([environment.size.width, environment.size.height].map(Thousandths.init))),
      ("scale", .number(Thousandths(environment.scale))),
      (
        "safeAreaInsets",
        .numbers([insets.top, insets.left, insets.bottom, insets.right].map(Thousandths.init))
      ),
      ("locale", .word(environment.locale)),
      ("timeZone", .word(environment.timeZone)),
      ("now", .word(environment.now)),
      ("layoutDirection", .word(environment.layoutDirection.rawValue)),
      ("preferredContentSizeCategory", .word(environment.contentSizeCategory.rawValue)),
      ("userInterfaceStyle", .word(environment.userInterfaceStyle.rawValue)),
    ]
  }
}
