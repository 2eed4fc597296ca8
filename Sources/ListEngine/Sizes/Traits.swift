import Elements
import Geometry

/// Numbers environments, so that equal ones are told by comparing two numbers.
///
/// The last few are remembered: turning the screen and turning it back gives the same number.
struct Traits {
  private(set) var number = 0
  private var numbers: [Environment: Int] = [:]
  private var count = 0

  private static let limit = 32

  init(_ environment: Environment) {
    change(to: environment)
  }

  /// Takes the number of another environment.
  mutating func change(to environment: Environment) {
    let environment = Self.measured(environment)
    if let known = numbers[environment] {
      number = known
      return
    }
    if numbers.count >= Self.limit { numbers.removeAll() }
    count += 1
    numbers[environment] = count
    number = count
  }

  /// What of an environment a view may look at while it is measured.
  ///
  /// How much room there is, it is told; but where it may choose its width it looks at that of the
  /// screen.
  private static func measured(_ environment: Environment) -> Environment {
    var measured = environment
    measured.size.height = 0
    measured.safeAreaInsets = .zero
    return measured
  }
}
