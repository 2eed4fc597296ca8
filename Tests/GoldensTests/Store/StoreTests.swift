import Diagnostics
import FoundationEssentials
import Goldens
import Testing

@Suite final class StoreTests {
  private let root: String
  private let folder: GoldenFolder
  private let output: GoldenFolder
  private let text = GoldenFile(.frames, variant: "phone")

  init() throws {
    root = FileManager.default.temporaryDirectory.path + "/goldens-" + UUID().uuidString
    let fixture = root + "/shop/home.feed.json"
    folder = GoldenFolder(ofFixture: fixture)
    output = GoldenFolder(ofFixture: "shop/home.feed.json", under: root + "/out")
    try FileManager.default.createDirectory(
      atPath: root + "/shop",
      withIntermediateDirectories: true
    )
  }

  deinit {
    try? FileManager.default.removeItem(atPath: root)
  }

  private var bytes: [UInt8] { Array(FramesWriter.text(of: Feed().set).utf8) }

  private var otherBytes: [UInt8] {
    var feed = Feed()
    feed.cards[0].height += 8
    return Array(FramesWriter.text(of: feed.set).utf8)
  }

  @Test func keepsGoldensBesideTheirFixture() {
    #expect(folder.path == root + "/shop/home.snapshots")
    #expect(folder.fixture == "home")
    #expect(output.path == root + "/out/shop/home.snapshots")
    let picture = GoldenFile(.picture(capture: "after page 2"), variant: "iPhone-15")
    #expect(picture.name == "i%50hone-15.after%20page%202.png")
    #expect(picture.pendingName.hasSuffix(".png.new"))
    #expect(GoldenFile(.wireframe(capture: "홈"), variant: "a").name == "a.%ED%99%88.txt")
  }

  @Test func reportsNamesThatOnlyDifferInCase() {
    #expect(GoldenName.twins(in: ["dark", "light", "Dark"]).map(\.1) == ["Dark"])
    #expect(GoldenName.twins(in: ["dark", "light"]).isEmpty)
  }

  @Test(arguments: Status.allCases)
  func writesNothingBesideGoldensInContinuousIntegration(status: Status) throws {
    try folder.write(bytes, to: text.name)
    try folder.write(bytes, to: text.pendingName)
    let decision = WriteDecision(status: status, place: .output)
    try folder.carryOut(decision, text, bytes: otherBytes, output: output)
    #expect(folder.names == [text.name, text.pendingName])
    #expect(try folder.read(text.pendingName) == bytes)
    let isOpen = status == .changed || status == .missing
    #expect(output.names == (isOpen ? [text.pendingName] : []))
  }

  @Test func failsTwiceAndChangesNothingWhereAGoldenIsMissing() throws {
    for _ in 1...2 {
      let verdict = try StoredGolden(of: "phone", in: folder).verdict(on: Feed().set)
      #expect(verdict.status == .missing)
      let decision = WriteDecision(status: verdict.status, place: .output)
      try folder.carryOut(decision, text, bytes: bytes, output: output)
      #expect(folder.names.isEmpty)
      #expect(try output.read(text.pendingName) == bytes)
    }
  }

  @Test func leavesAChangedCaptureUntilItPassesAgain() throws {
    try folder.write(bytes, to: text.name)
    let changed = WriteDecision(status: .changed, place: .besideGoldens)
    let path = try folder.carryOut(changed, text, bytes: otherBytes, output: output)
    #expect(path == folder.path + "/phone.frames.new")
    #expect(folder.pending == [text.name])
    let same = WriteDecision(status: .same, place: .besideGoldens)
    try folder.carryOut(same, text, bytes: bytes, output: output)
    #expect(folder.names == [text.name])
  }

  @Test(arguments: ["home", "home/phone", "home/phone.frames"])
  func approvesByName(name: String) throws {
    try folder.write(bytes, to: text.name)
    try folder.write(otherBytes, to: text.pendingName)
    try Approval.approve(Approval([folder]).items(named: [name]))
    #expect(try folder.read(text.name) == otherBytes)
    #expect(folder.names == [text.name])
  }

  @Test func suggestsTheNearestNameAndTouchesNothing() throws {
    try folder.write(otherBytes, to: text.pendingName)
    do {
      _ = try Approval([folder]).items(named: ["home", "hime"])
      Issue.record("a name under which nothing waits was accepted")
    } catch {
      #expect(error.diagnostics.map(\.solutions) == [["Did you mean 'home'?"]])
    }
    #expect(folder.names == [text.pendingName])
  }

  @Test func doesNotRewriteAGoldenWithEqualContent() throws {
    let windows = bytes.flatMap { $0 == 10 ? [13, 10] : [$0] }
    try folder.write(windows, to: text.name)
    #expect(try StoredGolden(of: "phone", in: folder).verdict(on: Feed().set).status == .same)
    try folder.write(bytes, to: text.pendingName)
    try Approval.approve(Approval([folder]).items)
    #expect(try folder.read(text.name) == windows)
    #expect(folder.pending.isEmpty)
  }

  @Test func takesAPointerForNoGoldenAndNeverReplacesIt() throws {
    let pointer = Array(
      "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 9\n".utf8
    )
    try folder.write(pointer, to: text.name)
    let verdict = try StoredGolden(of: "phone", in: folder).verdict(on: Feed().set)
    #expect(verdict.status == .failed && verdict.reason?.name == "unreadable")
    #expect(verdict.reason?.detail.contains("LFS") == true)
    #expect(verdict.reason?.detail.contains("git lfs pull") == true)
    #expect(WriteDecision(status: verdict.status, place: .besideGoldens) == .keep)
    try folder.write(bytes, to: text.pendingName)
    #expect(throws: StoreFailure.self) { try Approval.approve(Approval([folder]).items) }
    #expect(try folder.read(text.name) == pointer)
  }

  @Test func takesAGoldenThatIsCutForUnreadable() throws {
    try folder.write(Array(bytes.prefix(100)), to: text.name)
    let verdict = try StoredGolden(of: "phone", in: folder).verdict(on: Feed().set)
    #expect(verdict.status == .failed && verdict.reason?.name == "unreadable")
  }

  @Test func rejectsWhatWaits() throws {
    try folder.write(bytes, to: text.name)
    try folder.write(otherBytes, to: text.pendingName)
    try Approval.reject(Approval([folder]).items)
    #expect(folder.names == [text.name])
    #expect(try folder.read(text.name) == bytes)
  }

  @Test func approvesFromTheOutputFolder() throws {
    try output.write(otherBytes, to: text.pendingName)
    let folder = folder
    try Approval.approve(Approval(GoldenFolder.all(below: root + "/out")).items) { _ in folder }
    #expect(try folder.read(text.name) == otherBytes)
    #expect(output.names.isEmpty)
  }

  @Test func findsFoldersAndWhatACompleteRunDidNotAskFor() throws {
    try folder.write(bytes, to: text.name)
    try folder.write(bytes, to: "old.frames")
    try folder.write(bytes, to: "notes.md")
    #expect(GoldenFolder.all(below: root).map(\.path) == [folder.path])
    #expect(folder.obsolete(expected: [text.name]) == ["old.frames"])
  }
}
