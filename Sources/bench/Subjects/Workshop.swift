import Elements
import Fixtures
import FoundationEssentials
import Typesetting

/// Runs a fixture as the tool does.
struct Workshop {
  var fixture: Fixture
  private let files: FixtureFiles

  init(_ path: String) throws {
    files = FixtureFiles(
      size: { _ in 0 },
      read: { Array(try Data(contentsOf: URL(filePath: $0))) }
    )
    fixture = try Fixture.read(path, from: files)
  }

  /// The captures of the first variant.
  func captures(with typesetter: Typesetter) throws -> CaptureSet {
    let variant = fixture.variants[0]
    let services = Screen.Services(
      text: typesetter,
      data: DataFiles(files),
      digest: SHA256.digest
    )
    let run = try Screen(fixture, variant, services: services).runScript()
    return CaptureSet(
      variant: variant.name,
      environment: variant.environment,
      fonts: typesetter.usedFaces,
      captures: run.captures
    )
  }
}
