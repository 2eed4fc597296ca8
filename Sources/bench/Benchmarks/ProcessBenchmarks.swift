import Goldens

/// The tool as whole processes.
struct ProcessBenchmarks {
  /// A folder for fixtures and their goldens.
  var root: String

  private let tool = ".build/release/proofsheet"

  func run() throws {
    let fixture = try approved(KoreanFeed(count: 40), in: "forty")
    let screens = try approved(KoreanFeed(count: 40, isWhole: false), in: "screen")
    let variants = try approved(KoreanFeed(count: 40, variants: 100, isWhole: false), in: "sizes")
    let long = try approved(KoreanFeed(count: 1000), in: "long")

    Table.title("a passing test, whole process")
    let test = try Samples(passingTest(of: fixture), runs: 21)
    Table.row("40 items, the whole content", test)
    Table.row("40 items, one screen", try Samples(passingTest(of: screens), runs: 21))
    Table.row("40 items, 100 screens", try Samples(passingTest(of: variants), runs: 5))
    Table.row("1,000 items, the whole content", try Samples(passingTest(of: long), runs: 5))
    try compare(test)
    try StepBenchmarks(fixture: fixture, notes: root + "/notes").run(besides: test)
  }

  /// Processes that do nothing, or as little as a test of text can.
  private func compare(_ test: Samples) throws {
    Table.title("to be compared with 40 items")
    let nothing = try Samples(Child(program: "/bin/true", arguments: []), runs: 21)
    let version = try Samples(Child(program: tool, arguments: ["--version"]), runs: 21)
    let floor = try Samples(
      Child(program: CommandLine.arguments[0], arguments: ["floor"]),
      runs: 21
    )
    Table.row("/bin/true", nothing)
    Table.row("proofsheet --version", version)
    Table.row("fonts and 32 paragraphs", floor)
    Table.ratio("the test to /bin/true", test, to: nothing)
    Table.ratio("the test to the 32 paragraphs", test, to: floor)
  }

  private func passingTest(of fixture: String) -> Child {
    Child(program: tool, arguments: ["test", fixture])
  }

  /// Writes a fixture and takes what the tool makes of it as its golden.
  private func approved(_ feed: KoreanFeed, in name: String) throws -> String {
    let folder = "\(root)/\(name)"
    let fixture = try feed.write(to: folder)
    // A golden is missing, so this first test fails and leaves one to be approved.
    let surroundings = ["CI=0", "TF_BUILD=0"]
    let words = surroundings + [tool, "test", fixture]
    try? Child(program: "/usr/bin/env", arguments: words).run()
    try Approval.approve(Approval(GoldenFolder.all(below: folder)).items)
    return fixture
  }
}
