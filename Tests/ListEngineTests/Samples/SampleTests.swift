import CollectionLayout
import Elements
import FoundationEssentials
import Geometry
import ListEngine
import Testing
import Views

/// The code in the documentation compiles and does what is said beside it.
@Suite struct SampleTests {
  private let context = Screen().view.context

  @Test func showsPostsAndThenOthers() {
    let sample = FeedSample(context: context)
    let one = Post(id: 1, title: "one")
    #expect(sample.show([one]) == .reloaded(.firstList))
    #expect(sample.show([one]) == .unchanged)
    #expect(sample.show([one, Post(id: 2, title: "two")]) == .updated(batches: 1, operations: 1))
    #expect(titles(sample) == ["one", "two"])
    sample.replace(Post(id: 2, title: "zwei"), at: 1)
    #expect(titles(sample) == ["one", "zwei"])
    sample.show([])
    #expect(sample.adapter.list.sections[0].cells.map(\.id) == ["empty"])
  }

  @Test func opensThePostThatIsTouched() {
    let sample = FeedSample(context: context)
    sample.show([Post(id: 1, title: "one"), Post(id: 2, title: "two")])
    views(sample).last?.touchHandler?()
    #expect(sample.opened == [2])
  }

  @Test func countsWhatIsTouched() {
    let sample = FeedSample(context: context)
    // The title of the list and the text of the empty one.
    #expect(sample.cost(ofShowing: []) == 2)
    #expect(sample.cost(ofShowing: []) == 0)
  }

  @Test func showsARowOutsideAList() {
    let sample = FeedSample(context: context)
    let page = sample.page(Post(id: 7, title: "seven"), context: context)
    page.frame = Rect(x: 0, y: 0, width: 320, height: 480)
    page.layoutSubviews()
    #expect(page.subviews[0].frame.height == 96)
    #expect(sample.opened == [7])
  }

  @Test func isTheCodeOfTheDocumentation() throws {
    let sample = lines(try text("Tests/ListEngineTests/Samples/FeedSample.swift"))
    let folder = "Sources/ListEngine/ListEngine.docc"
    for name in try FileManager.default.contentsOfDirectory(atPath: root + folder)
    where name.hasSuffix(".md") {
      let parts = try text(folder + "/" + name).split(separator: "```swift\n").dropFirst()
      for part in parts {
        let block = lines(
          String(part.prefix(upTo: part.firstRange(of: "```")?.lowerBound ?? part.endIndex))
        )
        #expect(sample.contains(block), "\(name): \(block.first ?? "")")
      }
    }
  }

  private let root = #filePath.split(separator: "/").dropLast(4).reduce("") { $0 + "/" + $1 } + "/"

  private func text(_ path: String) throws -> String {
    try String(contentsOfFile: root + path, encoding: .utf8)
  }

  /// The lines with something in them, without their indentation.
  private func lines(_ text: String) -> [Substring] {
    text.split(separator: "\n").map { $0.drop { $0 == " " } }.filter { !$0.isEmpty }
  }

  private func views(_ sample: FeedSample) -> [PostView] {
    let shown = sample.adapter.collectionView.visibleViews
    return (0..<9).compactMap {
      shown[.cell(IndexPath(item: $0, section: 0))]?.content as? PostView
    }
  }

  private func titles(_ sample: FeedSample) -> [String] { views(sample).map(\.title) }
}
