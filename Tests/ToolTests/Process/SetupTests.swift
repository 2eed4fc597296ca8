import TestSupport
import Testing

/// The set-up script on a machine made of stand-ins, which write down how they were called.
@Suite struct SetupTests {
  @Test func asksForNothingThatIsThere() throws {
    let run = try Machine(isRoot: true).setUp()
    #expect(run == Outcome(status: 0))
  }

  @Test func installsOnlyWhatIsMissing() throws {
    let run = try Machine(missing: ["libpng-dev", "fonts-inter"], isRoot: true).setUp()
    #expect(run.status == 0)
    #expect(run.calls == ["install libpng-dev fonts-inter"])
  }

  @Test func fetchesTheListsOnlyWhenAPackageIsNotInThem() throws {
    let run = try Machine(missing: ["libpng-dev"], isRoot: true, listsAreEmpty: true).setUp()
    #expect(run.status == 0)
    #expect(run.calls == ["update", "install libpng-dev"])
  }

  @Test func countsALibraryThatPkgConfigFindsAsThere() throws {
    let machine = try Machine(missing: ["libpng-dev", "libcairo2-dev"], found: ["libpng"])
    #expect(
      try machine.setUp()
        == Outcome(status: 1, errors: "setup: please run: sudo apt-get install libcairo2-dev\n")
    )
  }

  @Test func saysInOneLineWhatToInstallWhereItMayNot() throws {
    let run = try Machine(missing: ["libpng-dev", "fonts-inter"]).setUp()
    #expect(
      run
        == Outcome(
          status: 1,
          errors: "setup: please run: sudo apt-get install libpng-dev fonts-inter\n"
        )
    )
  }
}

/// What the script printed and called.
private struct Outcome: Hashable {
  var status: Int32
  var errors = ""
  var calls: [String] = []
}

private struct Machine {
  private let suite: TemporarySuite

  init(
    missing: [String] = [],
    found: [String] = [],
    isRoot: Bool = false,
    listsAreEmpty: Bool = false
  ) throws {
    let packages = (["none"] + missing).joined(separator: "|")
    let modules = (["none"] + found).joined(separator: "|")
    let commands = [
      "swift": "exit 0",
      "pkg-config": "case $2 in \(modules)) exit 0;; *) exit 1;; esac",
      "dpkg-query": "case $4 in \(packages)) exit 1;; *) echo 'install ok installed';; esac",
      "id": "echo \(isRoot ? 0 : 1000)",
      "sudo": "exit 1",
      // Of a call, the verb and the packages are kept; one that only simulates is no call.
      "apt-get": """
      case "$*" in *--simulate*) exit \(listsAreEmpty ? 100 : 0);; esac
      for word; do case $word in -*|DP*) ;; *) printf '%s ' $word >>calls;; esac; done
      echo >>calls
      """,
    ]
    suite = try TemporarySuite()
    for (name, script) in commands { try suite.write("#!/bin/sh\n" + script, to: "stubs/" + name) }
  }

  func setUp(file: String = #filePath) throws -> Outcome {
    let root = file.split(separator: "/").dropLast(4).reduce("") { $0 + "/" + $1 }
    // A file that this process wrote may still be open in a process that another test is starting,
    // and what is open for writing cannot be run; so a shell makes the commands.
    let run = try suite.shell(
      "cp -R stubs bin; chmod +x bin/*; bash '\(root)/.ci/setup'",
      environment: ["PATH": suite.folder + "/bin:/usr/bin:/bin"]
    )
    let calls = (try? suite.text(of: "calls"))?.split(separator: "\n").map(Self.trimmed) ?? []
    return Outcome(status: run.status, errors: run.errors, calls: calls)
  }

  private static func trimmed(_ line: Substring) -> String {
    line.split(separator: " ").joined(separator: " ")
  }
}
