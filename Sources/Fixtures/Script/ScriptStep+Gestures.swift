import JSONReading

extension ScriptStep {
  /// How the device is held.
  enum Orientation: String, CaseIterable, Sendable {
    case portrait, landscape
  }

  /// What a finger does, or a hand that turns the device.
  enum Gesture: Sendable {
    case tap(Cursor)
    case refresh
    case scrollToTop
    case drag(by: Double, velocity: Double)
    case rotate(Orientation)
  }

  static let gestures = ["tap", "refresh", "scrollToTop", "drag", "rotate"]

  static func gesture(_ verb: String, _ argument: Cursor) throws -> Verb {
    switch verb {
    case "tap":
      _ = try argument.string()
      return .gesture(.tap(argument))
    case "refresh": return .gesture(try flag(.refresh, argument))
    case "scrollToTop": return .gesture(try flag(.scrollToTop, argument))
    case "drag":
      let object = try argument.object()
      try object.allow(["by", "velocity"])
      let velocity = try object["velocity"]?.number() ?? 0
      return .gesture(.drag(by: try object.required("by").number(), velocity: velocity))
    default: return .gesture(.rotate(try argument.choice(Orientation.self)))
    }
  }

  /// A gesture without arguments is written `true`.
  private static func flag(_ gesture: Gesture, _ cursor: Cursor) throws -> Gesture {
    guard try cursor.bool() else { throw cursor.wrongType("true") }
    return gesture
  }

  /// Steps of one turn: all of them change the data.
  static func rapid(_ cursor: Cursor) throws -> Verb {
    let steps = try cursor.list().map { cursor in
      let step = ScriptStep(verb: try verb(cursor), cursor: cursor)
      switch step.verb {
      case .data, .patch, .add: return step
      default:
        throw cursor.failure(
          "not-rapid",
          "only steps that change the data can be rapid.",
          "Those are data, patch, append and prepend."
        )
      }
    }
    return .rapid(steps)
  }
}
