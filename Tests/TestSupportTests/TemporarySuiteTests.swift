import TestSupport
import Testing

@Suite struct TemporarySuiteTests {
  @Test func writesItsFilesAndTellsWhatChanged() throws {
    let suite = try TemporarySuite(["a.txt": "one", "deep/b.txt": "two", "c.txt": "three"])
    #expect(try suite.tree().paths == ["a.txt", "c.txt", "deep/b.txt"])
    #expect(try suite.changes() == [])

    try suite.write("uno", to: "a.txt")
    try suite.write([0xFF, 0x00], to: "deep/er/d.bin")
    try suite.remove("c.txt")
    #expect(
      try suite.changes() == [.modified("a.txt"), .removed("c.txt"), .added("deep/er/d.bin")]
    )
    #expect(try suite.bytes(of: "deep/er/d.bin") == [0xFF, 0x00])
  }

  @Test func keepsSuitesApartAndCleansUp() throws {
    let other = try TemporarySuite()
    var folder = ""
    do {
      let suite = try TemporarySuite(["a.txt": "one"])
      folder = suite.folder
      #expect(try other.tree().paths.isEmpty)
    }
    #expect(try other.shell("test -e '\(folder)'").status == 1)
  }

  @Test func passesNoVariableThatTheTestDoesNotName() throws {
    let run = try TemporarySuite().shell("env | cut -d= -f1 | sort", environment: ["CI": "true"])
    let names = run.output.split(separator: "\n").filter {
      !["PWD", "OLDPWD", "SHLVL", "_"].contains($0)
    }
    #expect(names == ["CI", "HOME", "PATH", "XDG_CACHE_HOME"])
  }

  @Test func reportsBothStreamsAndTheStatus() throws {
    let run = try TemporarySuite().shell("echo here; echo there >&2; exit 3")
    #expect(run.output == "here\n")
    #expect(run.errors == "there\n")
    #expect(run.status == 3)
    #expect(try TemporarySuite().shell("kill -9 $$").status == -9)
  }

  @Test func runsInItsFolderAndSurvivesMoreOutputThanAPipeHolds() throws {
    let suite = try TemporarySuite(["name with space.txt": "found"])
    #expect(try suite.shell("cat 'name with space.txt'").output == "found")
    #expect(try suite.shell("head -c 300000 /dev/zero").output.utf8.count == 300_000)
  }

  @Test func findsTheTool() throws {
    let run = try TemporarySuite().run("--version")
    #expect(run.status == 0)
    #expect(try TemporarySuite().shell("proofsheet --version") == run)
  }
}
