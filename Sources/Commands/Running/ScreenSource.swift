import Diagnostics
import Elements
import Fixtures
import Goldens
import JSONReading

/// The screens of a file that a person names: of a fixture, which is run, or of a golden.
struct ScreenSource {
  var name: String
  /// The file that pictures are read from beside.
  var file: String
  var sets: [CaptureSet]
  /// What a run told beside its captures; empty for a golden.
  var runs: [FixtureRun] = []

  /// Reads or runs a file.
  ///
  /// - Parameters:
  ///   - file: A `NAME.feed.json` or a `VARIANT.frames`.
  ///   - variant: The variant of a fixture; nil for the first.
  ///   - extent: What every snapshot of a fixture lists; nil for what its step says.
  init(
    _ file: String,
    variant: String?,
    extent: Capture.Extent? = nil,
    _ bench: Workbench
  ) throws {
    self.file = file
    guard !file.hasSuffix(".frames"), !file.hasSuffix(".frames.new") else {
      let set = try Self.golden(file, bench)
      name = Self.lastName(file)
      sets = [set]
      return
    }
    let fixture = try Fixture.read(file, from: bench.files)
    name = fixture.name
    let chosen = try Self.variant(variant, of: fixture)
    runs = [try bench.run(fixture, chosen, extent: extent)]
    sets = runs.map(\.captures)
  }

  private static func variant(_ name: String?, of fixture: Fixture) throws -> Fixture.Variant {
    guard let name else { return fixture.variants[0] }
    if let variant = fixture.variants.first(where: { $0.name == name }) { return variant }
    throw unknown("variant", name, among: fixture.variants.map(\.name), file: fixture.file)
  }

  private static func golden(_ file: String, _ bench: Workbench) throws -> CaptureSet {
    let bytes = try bench.files.bytes(of: file)
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw UnusableInput(
        Diagnostic(
          .error,
          "not-utf8",
          summary: "the golden is not UTF-8.",
          place: Place(file: file)
        )
      )
    }
    do {
      return try FramesReader.read(text)
    } catch {
      throw UnusableInput(
        Diagnostic(
          .error,
          "unreadable-golden",
          summary: "\(error).",
          place: Place(file: file, position: error.position)
        )
      )
    }
  }

  private static func lastName(_ file: String) -> String {
    let last = file.split(separator: "/").last.map(String.init) ?? file
    return last.split(separator: ".").first.map(String.init) ?? last
  }
}

extension ScreenSource {
  /// The captures that were asked for, each with its set.
  func captures(named name: String?) throws -> [(set: CaptureSet, capture: Capture)] {
    let all = sets.flatMap { set in set.captures.map { (set, $0) } }
    guard let name else { return all }
    let chosen = all.filter { $0.1.name == name }
    guard chosen.isEmpty else { return chosen }
    throw Self.unknown("capture", name, among: all.map(\.1.name), file: file)
  }

  private static func unknown(
    _ what: String,
    _ name: String,
    among names: [String],
    file: String
  ) -> UnusableInput {
    let near = NearMiss.nearest(to: name, in: names)
    return UnusableInput(
      Diagnostic(
        .error,
        "unknown-\(what)",
        subject: name,
        summary: "there is no \(what) '\(name)'.",
        place: Place(file: file),
        solutions: [
          near.map { "Did you mean '\($0)'?" } ?? "Known here: \(names.joined(separator: ", "))."
        ]
      )
    )
  }
}
