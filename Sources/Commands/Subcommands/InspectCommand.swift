import Elements
import Fixtures
package import Geometry
import Goldens
import JSONReading
import ListEngine

/// `proofsheet inspect`: looks inside a screen.
package struct InspectOptions: CommandOptions, Hashable {
  /// The fixture to look into.
  package var fixture = ""
  /// The point to ask about, in points of the viewport.
  package var point: Point?
  package var tree = false
  package var expand = false
  package var events = false
  package var updates = false
  package var prefetches = false
  package var bindings = false
  /// The variant to look at, or nil for the first.
  package var variant: String?
  /// The capture to look at, or nil for the last.
  package var capture: String?

  package init() {}

  /// Whether something was asked for beside the elements.
  fileprivate var asksForMore: Bool { events || updates || prefetches || bindings }

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
      .flag("--updates", \.updates, "What each step did to list and views."),
      .flag("--prefetches", \.prefetches, "What was fetched for rows beyond the screen."),
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

/// Looks inside one screen.
struct InspectCommand {
  let options: InspectOptions
  let session: Session

  static let command = Command(InspectOptions.grammar) { options, session in
    try InspectCommand(options: options, session: session).run()
  }

  private func run() throws -> ExitStatus {
    if options.expand {
      let fixture = try Fixture.expandedSource(options.fixture, from: .disk)
      session.console.print(JSONWriter.write(fixture))
      return .success
    }
    let source = try ScreenSource(options.fixture, variant: options.variant, Workbench())
    let captures = try source.captures(named: options.capture)
    if options.events { source.runs.forEach(tellEvents) }
    if options.updates { source.runs.forEach(tellUpdates) }
    if options.prefetches {
      for event in source.runs.flatMap(\.screen.prefetches) { session.console.print(event) }
    }
    if options.bindings { source.runs.forEach(tellBindings) }
    guard let capture = captures.last?.capture else { return .success }
    if let point = options.point {
      tell(ElementsAtPoint(point, in: capture).found, nothing: "nothing is there.")
    } else if options.tree || !options.asksForMore {
      tellTree(capture)
    }
    return .success
  }

  private func tellTree(_ capture: Capture) {
    let size = capture.contentSize
    let offset = capture.contentOffset
    session.console.print(
      "capture \(capture.name) · content \(size.width)x\(size.height) · offset \(offset.x),\(offset.y)"
    )
    for section in capture.sections {
      session.console.print("section \(section.id)")
      for element in section.elements { tell(element, depth: 1) }
    }
  }

  private func tell(_ element: Element, depth: Int) {
    let indentation = String(repeating: "  ", count: depth)
    session.console.print(indentation + Self.line(element))
    for child in element.children { tell(child, depth: depth + 1) }
  }

  private func tell(_ elements: [Element], nothing: String) {
    if elements.isEmpty { session.console.print(nothing) }
    for element in elements { session.console.print(Self.line(element)) }
  }

  private static func line(_ element: Element) -> String {
    let frame = element.frame
    let place = "\(frame.minX),\(frame.minY) \(frame.width)x\(frame.height)"
    let text = element.attributes[.text]?.string.map { " \"\($0)\"" } ?? ""
    return "\(element.path) · \(element.kind.word) · \(place)\(text)"
  }

  private func tellEvents(_ run: FixtureRun) {
    for event in run.screen.events { session.console.print("\(event)") }
  }

  private func tellUpdates(_ run: FixtureRun) {
    for step in run.screen.steps {
      let noun = step.mutations == 1 ? "mutation" : "mutations"
      session.console.print("\(step.name) · \(step.mutations) view \(noun)")
      for update in step.updates {
        let words = [update.verb, update.subject, update.detail].filter { !$0.isEmpty }
        session.console.print("  " + words.joined(separator: " "))
      }
    }
  }

  private func tellBindings(_ run: FixtureRun) {
    for use in run.screen.bindings {
      let counts = BindingUse.Outcome.allCases.compactMap { outcome in
        use.counts[outcome].map { "\($0) \(outcome)" }
      }
      session.console.print("\(use.path) · \(counts.joined(separator: ", "))")
    }
  }
}

/// What is under a point of the screen, front to back.
struct ElementsAtPoint {
  let found: [Element]

  init(_ point: Point, in capture: Capture) {
    var found: [Element] = []
    for section in capture.sections {
      for element in section.elements {
        let scrolled = section.scrollOffset(of: element)
        let place = Point(
          x: point.x + (capture.contentOffset.x + scrolled.x).points,
          y: point.y + (capture.contentOffset.y + scrolled.y).points
        )
        found += element.flattened.filter { $0.frame.points.contains(place) }
      }
    }
    self.found = found.reversed()
  }
}
