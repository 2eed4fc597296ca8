import Diagnostics
import Elements
import Fixtures
import FoundationEssentials
import Rendering
import Typesetting

/// Everything that running fixtures has in common over one call of the tool.
///
/// Fonts are prepared when the first text is measured, and every data file is read once.
final class Workbench {
  let files: FixtureFiles
  let data: DataFiles
  private var preparedTypesetter: Typesetter?

  init() {
    files = .disk
    data = DataFiles(files)
  }

  /// Measures and draws text.
  ///
  /// - Throws: `UnusableInput` where fonts are missing, with the packages that hold them.
  func typesetter() throws -> Typesetter {
    if let preparedTypesetter { return preparedTypesetter }
    do {
      let typesetter = try Typesetter()
      preparedTypesetter = typesetter
      return typesetter
    } catch {
      throw UnusableInput(Diagnostic(.error, "missing-fonts", summary: "\(error)"))
    }
  }

  /// Runs a fixture in one variant.
  ///
  /// - Parameter extent: What every snapshot lists; nil for what its step says.
  func run(
    _ fixture: Fixture,
    _ variant: Fixture.Variant,
    extent: Capture.Extent? = nil
  ) throws -> FixtureRun {
    let typesetter = try typesetter()
    typesetter.resetUsedFaces()
    let run = try screen(fixture, variant).runScript(extent: extent)
    let set = CaptureSet(
      variant: variant.name,
      environment: variant.environment,
      fonts: typesetter.usedFaces,
      madeWith:
        "proofsheet \(Proofsheet.goldenVersion) · \(Typesetter.version) · \(LocaleData.version)",
      captures: run.captures
    )
    return FixtureRun(fixture: fixture, variant: variant, captures: set, screen: run)
  }

  /// Looks for what is suspicious in all variants of a fixture.
  func lint(_ fixture: Fixture) throws -> [Diagnostic] {
    var findings: [Diagnostic] = []
    for variant in fixture.variants {
      let found = try screen(fixture, variant).lint()
      findings += found.filter { !findings.contains($0) }
    }
    return findings
  }

  private func screen(_ fixture: Fixture, _ variant: Fixture.Variant) throws -> Screen {
    let services = Screen.Services(text: try typesetter(), data: data, digest: SHA256.digest)
    return try Screen(fixture, variant, services: services)
  }

  /// Draws captures; pictures are read from beside the fixture.
  func renderer(besides file: String) throws -> Renderer {
    let folder = file.lastIndex(of: "/").map { String(file[...$0]) } ?? ""
    let files = files
    return Renderer(typesetter: try typesetter()) { path in
      try? files.bytes(of: path.hasPrefix("/") ? path : folder + path)
    }
  }
}

/// A fixture that was run in one variant.
struct FixtureRun {
  var fixture: Fixture
  var variant: Fixture.Variant
  var captures: CaptureSet
  var screen: ScreenRun
}

extension FixtureFiles {
  /// The files of the machine.
  static let disk = FixtureFiles(
    size: { path in
      guard let attributes = try? FileManager.default.attributesOfItem(atPath: path),
        attributes[.type] as? FileAttributeType != .typeDirectory
      else { return nil }
      return (attributes[.size] as? any BinaryInteger).map { Int($0) }
    },
    read: { path in Array(try Data(contentsOf: URL(filePath: path))) }
  )
}
