/// The tool as a function of its arguments and its surroundings.
package enum Proofsheet {
  package static let version = "0.1.0"

  /// The part of the version that the numbers of a golden depend on.
  static let goldenVersion = "1"

  /// Every command that can be called, in the order of help.
  package static let commands = CommandTable([
    TestCommand.command, ApproveCommand.command, RejectCommand.command, RenderCommand.command,
    InspectCommand.command, DiffCommand.command, LintCommand.command,
    ReplayCommand.command,
  ])

  /// Runs the tool and answers the exit status.
  package static func run(
    arguments: [String],
    environment: RunEnvironment,
    console: Console
  ) -> Int32 {
    let session = Session(environment: environment, console: console)
    return console.close(commands.run(arguments, in: session)).rawValue
  }
}
