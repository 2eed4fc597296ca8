import Goldens

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

/// Drops what waits.
enum RejectCommand {
  static let command = Command(RejectOptions.grammar) { options, session in
    let items = try Approval(GoldenFolder.all(below: ".")).items(named: options.names)
    let rejected = items.filter { item in
      storing(session) { () throws(StoreFailure) in try Approval.reject([item]) }
    }
    if !rejected.isEmpty { session.console.print(ApproveCommand.told("rejected", rejected)) }
    return rejected.count == items.count ? .success : .unusable
  }
}
