import Elements
import Geometry

/// Reads one capture, from the line that names it to the last one below it.
struct CaptureReader {
  private let environment: Environment

  init(around environment: Environment) {
    self.environment = environment
  }

  /// Reads on after the word `capture`.
  func read(
    _ line: LineCursor,
    from lines: inout LineReader
  ) throws(FramesReadingError) -> Capture {
    var capture = try start(line)
    while var line = try lines.next(at: 1) {
      switch try line.word("a line of a capture") {
      case "update": capture.updates.append(try line.update())
      case "content":
        capture.contentSize = try line.size()
        guard line.pass("offset ") else { throw line.expected("'offset'") }
        capture.contentOffset = try line.point("an offset")
        try line.finish()
      case "event": capture.events.append(try line.sentence())
      case "diagnostic": capture.diagnostics.append(try line.diagnostic())
      case "section": return try readSections(of: capture, first: line, from: &lines)
      default: throw line.restarted.expected("'update', 'content', 'event' or 'section'")
      }
    }
    return capture
  }

  private func start(_ line: LineCursor) throws(FramesReadingError) -> Capture {
    var line = line
    let name = try line.word("the name of the capture")
    var environment = environment
    if !line.isAtEnd, !line.startsWithExtent { environment = try line.environment() }
    var capture = Capture(
      name: name,
      environment: environment,
      contentSize: .zero,
      contentOffset: .zero
    )
    if line.pass("extent=") {
      let start = line
      guard let extent = Capture.Extent(rawValue: try line.word("an extent")) else {
        throw start.expected("'viewport' or 'content'")
      }
      capture.extent = extent
    }
    try line.finish()
    return capture
  }

  private func readSections(
    of capture: Capture,
    first: LineCursor,
    from lines: inout LineReader
  ) throws(FramesReadingError) -> Capture {
    var capture = capture
    var reader = SectionReader(of: capture)
    capture.sections.append(try reader.read(first, from: &lines))
    while var line = try lines.next(at: 1) {
      guard line.pass("section ") else { throw line.expected("'section'") }
      capture.sections.append(try reader.read(line, from: &lines))
    }
    return capture
  }
}

extension LineCursor {
  fileprivate var startsWithExtent: Bool {
    var rest = self
    return rest.pass("extent=")
  }

  fileprivate mutating func update() throws(FramesReadingError) -> CapturedUpdate {
    var update = CapturedUpdate(verb: try word("a verb"), subject: "")
    guard !isAtEnd else { return update }
    let isPlain = !isQuoted
    update.subject = try word("a subject")
    if isPlain, update.subject == UpdateSubject.section {
      update.subject += " " + (try word("the id of a section"))
    }
    if !isAtEnd { update.detail = try sentence() }
    return update
  }

  fileprivate mutating func diagnostic() throws(FramesReadingError) -> CapturedDiagnostic {
    let identifier = try word("an identifier")
    return CapturedDiagnostic(
      identifier: identifier,
      subject: isAtEnd ? "" : try sentence()
    )
  }
}
