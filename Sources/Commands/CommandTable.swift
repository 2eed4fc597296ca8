import Diagnostics

/// The commands of the tool, and the words that are understood without a command.
package struct CommandTable: Sendable {
  package let commands: [Command]

  package init(_ commands: [Command]) {
    self.commands = commands
  }

  /// Runs what the words ask for; whatever goes wrong is told in one place, here.
  package func run(_ words: [String], in session: Session) -> ExitStatus {
    do {
      return try dispatch(words, session)
    } catch let fault as ArgumentFault {
      let command = commands.first { $0.name == words.first }
      session.console.report(fault.diagnostic(for: command?.name))
    } catch let input as UnusableInput {
      input.diagnostics.forEach(session.console.report)
    } catch {
      session.console.report(Diagnostic(.error, "internal", summary: "\(error)"))
    }
    return .unusable
  }

  private func dispatch(_ words: [String], _ session: Session) throws -> ExitStatus {
    guard let name = words.first else { throw ArgumentFault.missingCommand }
    let rest = Array(words.dropFirst())
    switch name {
    case "--version":
      session.console.print("proofsheet \(Proofsheet.version)")
    case "-h", "--help", "help":
      session.console.print(try rest.first.map { Help(for: try known($0)) } ?? Help(for: commands))
    default:
      let command = try known(name)
      guard rest.prefix(while: { $0 != "--" }).contains(where: ["-h", "--help"].contains) else {
        return try command.run(rest, session)
      }
      session.console.print(Help(for: command))
    }
    return .success
  }

  private func known(_ name: String) throws(ArgumentFault) -> Command {
    guard let command = commands.first(where: { $0.name == name }) else {
      throw .unknownCommand(name, known: commands.map(\.name) + ["help"])
    }
    return command
  }
}
