package import Geometry

/// `proofsheet inspect`: looks inside a screen.
package struct InspectOptions: CommandOptions, Hashable {
  /// The fixture to look into.
  package var fixture = ""
  /// The point to ask about, in points of the viewport.
  package var point: Point?
  package var tree = false
  package var expand = false
  package var events = false
  package var bindings = false
  /// The variant to look at, or nil for the first.
  package var variant: String?
  /// The capture to look at, or nil for the last.
  package var capture: String?

  package init() {}

  package static let grammar = Grammar<Self>(
    "inspect",
    "Say what is on a screen, and where.",
    example: "inspect Snapshots/home.feed.json --at 120,200",
    [
      .positional("FIXTURE", \.fixture, "A fixture."),
      .option("--at X,Y", \.point, "What is at this point of the viewport."),
      .flag("--tree", \.tree, "The elements with their frames."),
      .flag("--expand", \.expand, "The fixture with its shorthands written out."),
      .flag("--events", \.events, "The events that were fired."),
      .flag("--bindings", \.bindings, "The data paths that the templates read."),
      .option("--variant NAME", \.variant, "The variant to look at."),
      .option("--capture NAME", \.capture, "The capture to look at."),
    ]
  )
}

extension Point: ArgumentValue {
  package static var expectation: String { "a point as X,Y" }

  package init?(argument word: String) {
    let numbers = word.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
    guard numbers.count == 2, let x = numbers[0], let y = numbers[1], x.isFinite, y.isFinite else {
      return nil
    }
    self.init(x: x, y: y)
  }
}
