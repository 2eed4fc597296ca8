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
