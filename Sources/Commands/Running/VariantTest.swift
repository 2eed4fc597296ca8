import Diagnostics
import Elements
import Fixtures
import Goldens
import Rendering
import Reports

/// Tests one variant of a fixture: runs it, compares it with its goldens, and leaves what differs
/// where a person can approve it.
struct VariantTest {
  let bench: Workbench
  let folder: GoldenFolder
  /// The folder of the same fixture under the output folder.
  let output: GoldenFolder
  let outputRoot: String
  let place: WriteDecision.Place
  /// Whether every pixel of a picture is compared, even where its passport is equal.
  let comparesPixels: Bool

  /// What came of a variant.
  struct Outcome {
    var verdict: Verdict
    /// Goldens beside the text that differ from it in ways the text does not tell.
    var pictures: [PictureVerdict] = []
    /// The names of the goldens that belong to the variant.
    var expected: Set<String> = []
    var files = Report.Files()
    var diagnostics: [Diagnostic] = []
  }

  func outcome(of fixture: Fixture, _ variant: Fixture.Variant) throws -> Outcome {
    let run = try bench.run(fixture, variant)
    let golden = try StoredGolden(of: variant.name, in: folder)
    var outcome = Outcome(verdict: golden.verdict(on: run.captures))
    outcome.diagnostics = run.screen.diagnostics
    let frames = GoldenFile(.frames, variant: variant.name)
    outcome.expected = [frames.name]
    outcome.files.golden = folder.path(of: frames.name)
    outcome.files.pending = try leave(
      frames,
      Array(FramesWriter.text(of: run.captures).utf8),
      outcome.verdict.status
    )
    try comparePictures(of: run, &outcome)
    judge(run.screen, &outcome)
    return outcome
  }

  /// Claims that do not hold and errors in the data fail a variant whatever its golden says.
  private func judge(_ run: ScreenRun, _ outcome: inout Outcome) {
    guard outcome.verdict.status != .failed else { return }
    let errors = run.diagnostics.filter { $0.severity == .error }
    let name = run.failures.isEmpty ? "diagnostic" : "expect"
    let told = run.failures + errors
    guard !told.isEmpty else { return }
    outcome.verdict.status = .failed
    outcome.verdict.reason = Reason(name, FindingList(told).lines.joined(separator: "\n"))
  }

  @discardableResult
  private func leave(
    _ file: GoldenFile,
    _ bytes: @autoclosure () throws -> [UInt8],
    _ status: Status
  ) throws -> String? {
    let decision = WriteDecision(status: status, place: place)
    guard decision != .keep else { return nil }
    if decision == .dropPending {
      return try folder.carryOut(decision, file, bytes: [], output: output)
    }
    if decision == .leaveInOutput { try Artefacts.ignore(outputRoot) }
    return try folder.carryOut(decision, file, bytes: bytes(), output: output)
  }

  // MARK: Pictures

  private func comparePictures(of run: FixtureRun, _ outcome: inout Outcome) throws {
    guard !run.fixture.pictures.isEmpty else { return }
    let renderer = try bench.renderer(besides: run.fixture.file)
    for capture in run.captures.captures {
      for kind in Fixture.PictureKind.allCases where run.fixture.pictures.contains(kind) {
        let golden: any PictureGolden =
          switch kind {
          case .png:
            PNGGolden(
              capture,
              fonts: run.captures.fonts,
              renderer,
              comparesPixels: comparesPixels
            )
          case .wireframe: WireframeGolden(capture)
          }
        let file = golden.file(variant: run.variant.name)
        outcome.expected.insert(file.name)
        var verdict = try golden.verdict(on: folder.read(file.name))
        verdict.file = folder.path(of: file.name)
        verdict.capture = capture.name
        verdict.pending = try leave(file, golden.bytes(), verdict.status)
        outcome.pictures.append(verdict)
      }
    }
  }
}
