/// `proofsheet reject`: drops pending captures and leaves the goldens as they are.
package struct RejectOptions: CommandOptions, Hashable {
  /// The fixtures to reject, by name.
  package var names: [String] = []

  package init() {}

  package func check() throws(ArgumentFault) {
    if names.isEmpty { throw .noneGiven(of: ["NAME"]) }
  }

  package static let grammar = Grammar<Self>(
    "reject",
    "Drop pending captures.",
    example: "reject poppang-home",
    [.remainder("NAME", \.names, "Fixtures whose captures are wrong.")]
  )
}
