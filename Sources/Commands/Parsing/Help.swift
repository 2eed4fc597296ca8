/// The text that explains a command, generated from what the command declares.
package struct Help: Hashable, Sendable, CustomStringConvertible {
  package let description: String
}

extension Help {
  /// The help of one command: its purpose, its arguments and a call that works.
  package init(for command: Command) {
    let places = command.arguments.filter { $0.name.isEmpty }
    let options = command.arguments.filter { !$0.name.isEmpty }.map { row($0.spelling, $0.help) }
    let usage = ["proofsheet", command.name] + places.map(\.spelling) + ["[options]"]
    let sections = [
      command.summary,
      "Usage: " + usage.joined(separator: " "),
      Help.section("Arguments", places.map { row($0.spelling, $0.help) }),
      Help.section("Options", options + [row("-h, --help", "Show this help.")]),
      Help.section("Example", ["  proofsheet \(command.example)"]),
    ]
    description = sections.compactMap(\.self).joined(separator: "\n\n")
  }

  /// The help of the tool: its commands.
  package init(for commands: [Command]) {
    let sections = [
      "Tests and shows feed screens without a device.",
      "Usage: proofsheet COMMAND [options]",
      Help.section("Commands", commands.map { row($0.name, $0.summary) }),
      Help.section(
        "Options",
        [row("-h, --help", "Show this help."), row("--version", "Show the version.")]
      ),
      "'proofsheet help COMMAND' explains a command.",
    ]
    description = sections.compactMap(\.self).joined(separator: "\n\n")
  }

  private static func section(_ title: String, _ rows: [String]) -> String? {
    rows.isEmpty ? nil : ([title + ":"] + rows).joined(separator: "\n")
  }
}

/// A term and its explanation, which goes to a line of its own where the term is long.
private func row(_ term: String, _ explanation: String) -> String {
  let column = 26
  let start = "  " + term
  guard start.count < column - 1 else {
    return start + "\n" + String(repeating: " ", count: column) + explanation
  }
  return start + String(repeating: " ", count: column - start.count) + explanation
}

extension ArgumentDeclaration {
  /// The argument as help and usage write it.
  fileprivate var spelling: String {
    switch kind {
    case .flag: name
    case .option: name + " " + placeholder
    case .positional: placeholder
    case .remainder: "[\(placeholder)...]"
    }
  }
}
