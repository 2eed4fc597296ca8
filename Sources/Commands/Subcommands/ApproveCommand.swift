import Diagnostics
import Goldens

/// `proofsheet approve`: turns pending captures into goldens, without running anything again.
package struct ApproveOptions: CommandOptions, Hashable {
  /// The fixtures to approve, by name.
  package var names: [String] = []
  package var all = false
  /// The output folder of another run that holds the pending captures.
  package var from: String?

  package init() {}

  package func check() throws(ArgumentFault) {
    if all, let name = names.first { throw .bothGiven("--all", "'\(name)'") }
    if !all && names.isEmpty && from == nil {
      throw .noneGiven(of: ["NAME", "--all", "--from DIR"])
    }
  }

  package static let grammar = Grammar<Self>(
    "approve",
    "Turn pending captures into goldens.",
    example: "approve poppang-home",
    [
      .remainder("NAME", \.names, "Fixtures whose captures are right."),
      .flag("--all", \.all, "Approve everything that is pending."),
      .option("--from DIR", \.from, "Take the captures from another run's output."),
    ]
  )
}

/// Turns what waits into goldens.
enum ApproveCommand {
  static let command = Command(ApproveOptions.grammar) { options, session in
    let root = options.from ?? "."
    let approval = Approval(GoldenFolder.all(below: root))
    let items =
      options.names.isEmpty ? approval.items : try approval.items(named: options.names)
    let approved = items.filter { item in
      storing(session) { () throws(StoreFailure) in
        try Approval.approve([item]) { item in
          options.from.map { item.folder.beside(fixtureOutside: $0) } ?? item.folder
        }
      }
    }
    if !approved.isEmpty || items.isEmpty { session.console.print(told("approved", approved)) }
    return approved.count == items.count ? .success : .unusable
  }

  /// What was done to what, in one line or a few.
  static func told(_ verb: String, _ items: [Approval.Item]) -> String {
    guard !items.isEmpty else { return "nothing waits for approval." }
    let folders = Set(items.map(\.folder))
    let isPlain = Set(folders.map(\.fixture)).count == folders.count
    // Fixtures of one name in several folders are told apart by their paths.
    let told = items.map { isPlain ? $0.address : $0.folder.path(of: $0.name) }
    return told.map { "\(verb) \($0)" }.joined(separator: "\n")
  }
}

/// Does something to the store and answers whether it is done; a refusal is told, and the rest
/// goes on.
func storing(_ session: Session, _ work: () throws(StoreFailure) -> Void) -> Bool {
  do throws(StoreFailure) {
    try work()
    return true
  } catch {
    let summary = "\(error)."
    session.console.report(Diagnostic(.error, "store", subject: error.path, summary: summary))
    return false
  }
}

extension GoldenFolder {
  /// The folder beside the fixture for one that lies under an output folder.
  fileprivate func beside(fixtureOutside root: String) -> GoldenFolder {
    let prefix = root.hasSuffix("/") ? root : root + "/"
    let inner = path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
    let parent = inner.split(separator: "/").dropLast().joined(separator: "/")
    // The output folder keeps no leading slash; where there is no such folder here, it had one.
    let isHere = parent.isEmpty || Artefacts.isFolder(parent)
    let stem = (isHere ? "" : "/") + inner.dropLast(".snapshots".count)
    return GoldenFolder(ofFixture: stem)
  }
}
