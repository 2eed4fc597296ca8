/// `proofsheet status`: lists what waits for a decision.
package struct StatusOptions: CommandOptions, Hashable {
  /// Fixtures, or folders that are searched for them; none means the current folder.
  package var paths: [String] = []
  package var json = false

  package init() {}

  package static let grammar = Grammar<Self>(
    "status",
    "List pending, missing and obsolete goldens.",
    example: "status Snapshots",
    [
      .remainder("PATH", \.paths, "Fixtures or folders; none is the current folder."),
      .flag("--json", \.json, "Print for programs."),
    ]
  )
}
