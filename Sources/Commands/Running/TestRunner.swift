import Diagnostics
import Fixtures
import Goldens
import Reports

/// Tests fixtures one after the other and gathers what is to be reported.
final class TestRunner {
  private let options: TestOptions
  private let place: WriteDecision.Place
  private let filter: NameFilter
  private let bench = Workbench()

  private(set) var report = Report()
  /// One line for each fixture that is as its goldens say.
  private(set) var passed: [String] = []
  /// Findings that are worth a look although nothing failed because of them.
  private(set) var diagnostics: [Diagnostic] = []
  /// Whether something could not be judged at all.
  private(set) var wasUnusable = false

  init(_ options: TestOptions, isContinuousIntegration: Bool) {
    self.options = options
    place = isContinuousIntegration ? .output : .besideGoldens
    filter = NameFilter(only: options.only, exclude: options.exclude)
  }

  func run(_ files: [String]) {
    for file in files {
      if let limit = options.maxFailures?.value, failureCount >= limit { return }
      test(file)
    }
  }

  private var failureCount: Int { report.cases.count { $0.status != .same } }

  // MARK: One fixture

  private func test(_ file: String) {
    let folder = folder(of: file)
    let before = report.cases.count
    do {
      let fixture = try Fixture.read(file, from: bench.files)
      let variants = fixture.variants.filter { filter.takes(folder.fixture, $0.name) }
      guard !variants.isEmpty else { return }
      var expected: Set<String> = []
      for variant in variants { expected.formUnion(try test(fixture, variant, folder)) }
      let cases = report.cases[before...]
      let isComplete = filter.isOpen && cases.allSatisfy { $0.status != .failed }
      if isComplete, options.obsolete != .ignore { noteObsolete(in: folder, expected) }
      if cases.allSatisfy({ $0.status == .same }) {
        passed.append(Self.line(folder.fixture, variants.count, cases.count))
      }
    } catch let input as UnusableInput {
      fail(folder.fixture, "unreadable", input.diagnostics.map(\.description))
    } catch {
      fail(folder.fixture, "internal", ["\(error)"])
    }
  }

  private func test(
    _ fixture: Fixture,
    _ variant: Fixture.Variant,
    _ folder: GoldenFolder
  ) throws -> Set<String> {
    let test = VariantTest(
      bench: bench,
      folder: folder,
      output: GoldenFolder(ofFixture: fixture.file, under: options.output),
      outputRoot: options.output,
      place: place,
      comparesPixels: options.pixels
    )
    let outcome = try test.outcome(of: fixture, variant)
    let name = (fixture: folder.fixture, variant: variant.name)
    report.add(outcome.verdict, fixture: name.fixture, variant: name.variant, files: outcome.files)
    let wasUnusableVerdict =
      outcome.verdict.status == .failed && !Self.isJudgement(outcome.verdict.reason)
    wasUnusable = wasUnusable || wasUnusableVerdict
    add(outcome.pictures, name.fixture, name.variant, textIs: outcome.verdict.status)
    for diagnostic in outcome.diagnostics where !diagnostics.contains(diagnostic) {
      diagnostics.append(diagnostic)
    }
    return outcome.expected
  }

  /// Whether a failure is an answer about the screen, and not the lack of one.
  private static func isJudgement(_ reason: Reason?) -> Bool {
    ["expect", "diagnostic"].contains(reason?.name)
  }

  /// Adds pictures that say something the text does not say already.
  private func add(
    _ pictures: [PictureVerdict],
    _ fixture: String,
    _ variant: String,
    textIs status: Status
  ) {
    for picture in pictures where picture.status != .same {
      if picture.status == .failed { wasUnusable = true }
      guard status == .same || picture.status == .failed else { continue }
      let reason = picture.reason ?? Reason("picture", "\(picture.file) differs.")
      let capture = CaptureVerdict(name: picture.capture, status: picture.status)
      var verdict = Verdict(status: picture.status, reason: reason, captures: [capture])
      if picture.status == .missing {
        verdict.reason = Reason("picture", "\(picture.file) is missing.")
      }
      if picture.status == .failed {
        verdict.reason = Reason(reason.name, "\(picture.file): \(reason.detail)")
      }
      report.add(
        verdict,
        fixture: fixture,
        variant: variant,
        files: Report.Files(golden: picture.file, pending: picture.pending)
      )
    }
  }

  // MARK: What is left over

  private func noteObsolete(in folder: GoldenFolder, _ expected: Set<String>) {
    for name in folder.obsolete(expected: expected) {
      report.add(
        Verdict(status: .obsolete, captures: []),
        fixture: folder.fixture,
        variant: name,
        files: Report.Files(golden: folder.path(of: name))
      )
    }
  }

  private func fail(_ fixture: String, _ reason: String, _ sentences: [String]) {
    wasUnusable = true
    report.add(
      .failed(Reason(reason, sentences.joined(separator: "\n"))),
      fixture: fixture,
      variant: "all variants"
    )
  }

  private func folder(of file: String) -> GoldenFolder {
    options.goldenFolder.map { GoldenFolder(ofFixture: file, under: $0) }
      ?? GoldenFolder(ofFixture: file)
  }

  private static func line(_ fixture: String, _ variants: Int, _ captures: Int) -> String {
    let variants = "\(variants) variant\(variants == 1 ? "" : "s")"
    return "✓ \(fixture) · \(variants) · \(captures) capture\(captures == 1 ? "" : "s") same"
  }
}
