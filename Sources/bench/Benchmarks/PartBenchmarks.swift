import Elements
import Fixtures
import Geometry
import JSONReading
import Rendering
import Typesetting
import Views

/// The parts of the tool, each by itself.
struct PartBenchmarks {
  /// A folder for fixtures.
  var root: String

  func run() throws {
    try benchmarkReading()
    try ListBenchmarks().run()
    try benchmarkText()
    try benchmarkPictures()
  }

  private func benchmarkReading() throws {
    let bytes = Array(KoreanFeed(count: 5000).data.utf8)
    Table.title("reading")
    Table.row(
      "JSON, \(bytes.count / 1000) kB",
      try Samples(runs: 9) { _ = try JSONReader.read(bytes) }
    )
  }

  private func benchmarkText() throws {
    func measure(with typesetter: Typesetter) {
      for text in KoreanText.paragraphs {
        _ = typesetter.measure(text, as: .paragraph, width: 361)
      }
    }
    let warm = try Typesetter()
    Table.title("text, 32 Korean paragraphs")
    let cold = try Samples(runs: 9) { measure(with: try Typesetter()) }
    Table.row("by a new typesetter", cold)
    let again = Samples(runs: 21) { measure(with: warm) }
    Table.row("by one that knows them", again)
    Table.ratio("new to known", cold, to: again)
  }

  private func benchmarkPictures() throws {
    let workshop = try Workshop(KoreanFeed(count: 40, isWhole: false).write(to: "\(root)/picture"))
    let typesetter = try Typesetter()
    var capture = try workshop.captures(with: typesetter).captures[0]
    capture.environment.size = Size(width: 393, height: 852)
    let list = DisplayList(capture)
    let renderer = Renderer(typesetter: typesetter)
    let picture = try renderer.picture(of: list)
    Table.title("a picture of \(picture.width)x\(picture.height)")
    let drawing = try Samples(runs: 9) { _ = try renderer.picture(of: list) }
    let encoding = try Samples(runs: 9) { _ = try picture.png() }
    Table.row("drawing", drawing)
    Table.row("digest of the pixels", Samples(runs: 9) { _ = picture.digest })
    Table.row("encoding as PNG", encoding)
    Table.row("wireframe", Samples(runs: 9) { _ = Wireframe.draw(capture, width: 80) })
    Table.ratio("encoding to drawing", encoding, to: drawing)
  }
}
