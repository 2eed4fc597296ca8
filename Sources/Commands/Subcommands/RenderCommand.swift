import Diagnostics
import Elements
import Fixtures
import Goldens
import JSONReading
import Rendering
import Reports

/// `proofsheet render`: shows a screen in one or more forms.
package struct RenderOptions: CommandOptions, Hashable {
  /// The fixture or the `.frames` file to show.
  package var fixture = ""
  /// The forms to show it in; none means a wireframe.
  package var forms: [Form] = []
  /// The variant to show, or nil for the first.
  package var variant: String?
  /// The capture to show, or nil for all.
  package var capture: String?
  /// Whether the whole content is shown and not what the viewport cuts out of it.
  package var whole = false
  /// The file or folder that the result goes to, or nil for standard output.
  package var output: String?
  /// The width of a wireframe, or nil for the terminal's.
  package var width: Count?
  /// Whether a wireframe keeps to ASCII characters.
  package var ascii = false

  package init() {}

  /// What a screen can be turned into.
  package enum Form: String, ArgumentValue, CaseIterable {
    case png, ascii, json, frames
  }

  package static let grammar = Grammar<Self>(
    "render",
    "Show a screen as picture, wireframe, JSON or golden.",
    example: "render Snapshots/home.feed.json --as png --output home.png",
    [
      .positional("FIXTURE", \.fixture, "A fixture or a .frames file."),
      .options("--as", \.forms, separator: ",", "The forms, with commas (ascii)."),
      .option("--variant NAME", \.variant, "The variant to show."),
      .option("--capture NAME", \.capture, "The capture to show."),
      .flag("--whole", \.whole, "Show the content beyond the viewport, too."),
      .option("--output PATH", \.output, "The file, or a folder for several."),
      .option("--width COLUMNS", \.width, "The width of a wireframe."),
      .flag("--ascii", \.ascii, "Draw a wireframe without box characters."),
    ]
  )
}

/// Shows the screens of one file.
struct RenderCommand {
  let options: RenderOptions
  let session: Session
  private let bench = Workbench()

  static let command = Command(RenderOptions.grammar) { options, session in
    try RenderCommand(options: options, session: session).run()
  }

  init(options: RenderOptions, session: Session) {
    self.options = options
    self.session = session
  }

  func run() throws -> ExitStatus {
    let source = try ScreenSource(
      options.fixture,
      variant: options.variant,
      extent: options.whole ? .content : nil,
      bench
    )
    for run in source.runs {
      let findings = run.screen.diagnostics.map(Self.asShown) + run.screen.failures
      FindingList(findings).report(to: session.console)
    }
    let captures = try source.captures(named: options.capture)
    for form in options.forms.isEmpty ? [.ascii] : options.forms {
      for file in try files(form, source, captures) { try deliver(file, form) }
    }
    return .success
  }

  /// An item that no case takes fails a test, but all the others can still be shown.
  private static func asShown(_ finding: Diagnostic) -> Diagnostic {
    guard finding.identifier == "no-case" else { return finding }
    var finding = finding
    finding.severity = .warning
    return finding
  }

  /// One result, and the name it has where there are several.
  private struct File {
    var name: String
    var bytes: [UInt8]
  }

  private func files(
    _ form: RenderOptions.Form,
    _ source: ScreenSource,
    _ captures: [(set: CaptureSet, capture: Capture)]
  ) throws -> [File] {
    switch form {
    case .frames:
      return source.sets.map { set in
        let text = FramesWriter.text(of: chosen(set, captures))
        return File(name: "\(source.name).\(set.variant).frames", bytes: Array(text.utf8))
      }
    case .json:
      return source.sets.map { set in
        let text = JSONWriter.write(CaptureJSON.value(of: chosen(set, captures))) + "\n"
        return File(name: "\(source.name).\(set.variant).json", bytes: Array(text.utf8))
      }
    case .ascii:
      return captures.map { set, capture in
        let name = "\(source.name).\(set.variant).\(capture.name).txt"
        return File(name: name, bytes: Array(wireframe(capture).utf8))
      }
    case .png:
      let renderer = try bench.renderer(besides: source.file)
      return try captures.map { set, capture in
        let list = DisplayList(capture, whole: options.whole)
        let name = "\(source.name).\(set.variant).\(capture.name).png"
        return File(name: name, bytes: try renderer.png(of: list, fonts: set.fonts))
      }
    }
  }

  private func chosen(
    _ set: CaptureSet,
    _ captures: [(set: CaptureSet, capture: Capture)]
  ) -> CaptureSet {
    var chosen = set
    chosen.captures = captures.filter { $0.set.variant == set.variant }.map(\.capture)
    return chosen
  }

  private func wireframe(_ capture: Capture) -> String {
    Wireframe.draw(
      capture,
      width: options.width?.value ?? session.environment.columns,
      style: options.ascii ? .ascii : .unicode,
      whole: options.whole
    )
  }

  /// Texts go to standard output unless a place is named; pictures always become files.
  private func deliver(_ file: File, _ form: RenderOptions.Form) throws {
    guard let output = options.output else {
      guard form == .png else { return session.console.output.write(file.bytes) }
      return try write(file, to: GoldenName.escape(file.name))
    }
    let isFolder = Artefacts.isFolder(output) || !output.hasSuffix(".\(form.fileExtension)")
    try write(file, to: isFolder ? "\(output)/\(GoldenName.escape(file.name))" : output)
  }

  private func write(_ file: File, to path: String) throws {
    try Artefacts.write(file.bytes, to: path)
    session.console.print(path)
  }
}

extension RenderOptions.Form {
  fileprivate var fileExtension: String { self == .ascii ? "txt" : rawValue }
}
