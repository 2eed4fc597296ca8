import Elements
import Geometry

/// Writes one capture.
struct CaptureWriter {
  private let capture: Capture
  private let environment: Environment
  private let isMirrored: Bool

  init(_ capture: Capture, around environment: Environment) {
    self.capture = capture
    self.environment = environment
    isMirrored = capture.environment.layoutDirection == .rightToLeft
  }

  func write(to lines: inout LineWriter) {
    lines.add(firstLine)
    for update in capture.updates { lines.add(line(of: update), depth: 1) }
    let (size, offset) = (capture.contentSize, capture.contentOffset)
    lines.add("content \(size.spelling) offset \(offset.x),\(offset.y)", depth: 1)
    for event in capture.events { lines.add("event " + Escaping.sentence(event), depth: 1) }
    for diagnostic in capture.diagnostics { lines.add(line(of: diagnostic), depth: 1) }
    writeSections(to: &lines)
  }

  private var firstLine: String {
    var line = "capture " + Escaping.word(capture.name)
    if capture.environment != environment {
      line += " " + EnvironmentSpelling.words(of: capture.environment)
    }
    if capture.extent != .viewport { line += " extent=\(capture.extent.rawValue)" }
    return line
  }

  private func line(of update: CapturedUpdate) -> String {
    var line = "update " + Escaping.word(update.verb)
    let (subject, detail) = (update.subject, update.detail)
    if !subject.isEmpty || !detail.isEmpty { line += " " + UpdateSubject.spelling(of: subject) }
    if !detail.isEmpty { line += " " + Escaping.sentence(detail) }
    return line
  }

  private func line(of diagnostic: CapturedDiagnostic) -> String {
    let line = "diagnostic " + Escaping.word(diagnostic.identifier)
    let subject = diagnostic.subject
    return subject.isEmpty ? line : line + " " + Escaping.sentence(subject)
  }

  private func writeSections(to lines: inout LineWriter) {
    let width = capture.contentSize.width
    let viewport = capture.viewport
    let placer = Placer(
      contentSize: capture.contentSize,
      viewport: isMirrored ? viewport.mirrored(inWidth: width) : viewport
    )
    var start = Thousandths.zero
    for (index, section) in capture.sections.enumerated() {
      let seen = isMirrored ? section.mirrored(inWidth: width) : section
      let (rows, end) = placer.rows(of: seen, at: index, after: start)
      SectionWriter(section: section).write(rows, to: &lines)
      start = end
    }
  }
}

/// How the subject of an update is spelled: a word, or `section` and a word.
enum UpdateSubject {
  static let section = "section"

  static func spelling(of subject: String) -> String {
    let parts = subject.split(separator: " ", omittingEmptySubsequences: false)
    if parts.count == 2, parts[0] == section, Escaping.isBare(String(parts[1])) { return subject }
    return subject == section ? Escaping.quoted(subject, with: "'") : Escaping.word(subject)
  }
}

extension FixedSize {
  /// The size as it stands on a line.
  var spelling: String { "\(width)x\(height)" }
}

extension CapturedSection {
  /// The section as seen in a mirror that stands at half the width.
  func mirrored(inWidth width: Thousandths) -> CapturedSection {
    var section = self
    section.elements = elements.map { $0.mirrored(inWidth: width) }
    section.ranges = ranges.map { range in
      var range = range
      range.frame = range.frame.mirrored(inWidth: width)
      return range
    }
    return section
  }
}
