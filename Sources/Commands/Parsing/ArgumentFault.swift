package import Diagnostics

/// A reason why a command line cannot be carried out, as a fact.
package enum ArgumentFault: Error, Hashable, Sendable {
  case missingCommand
  case unknownCommand(String, known: [String])
  case unknownOption(String, known: [String])
  case missingValue(option: String, placeholder: String)
  case surplusValue(option: String, value: String)
  case unacceptable(value: String, argument: String, expectation: String, choices: [String])
  case missingArgument(String)
  case surplusArgument(String)
  /// Of these, one must be given.
  case noneGiven(of: [String])
  /// These exclude each other.
  case bothGiven(String, String)
}

extension ArgumentFault {
  /// The fact as a finding with what to do about it.
  ///
  /// - Parameter command: The command whose help has the rest, or nil for the tool as a whole.
  package func diagnostic(for command: String?) -> Diagnostic {
    let help = command.map { "proofsheet \($0) --help" } ?? "proofsheet --help"
    let solutions = [suggestion.map { "Did you mean '\($0)'?" }, "See '\(help)'."]
    return Diagnostic(.error, "usage", summary: sentence, solutions: solutions.compactMap(\.self))
  }

  private var sentence: String {
    switch self {
    case .missingCommand: "no command given."
    case .unknownCommand(let name, _): "unknown command '\(name)'."
    case .unknownOption(let name, _): "unknown option '\(name)'."
    case .missingValue(let option, let placeholder):
      "'\(option)' needs a value: \(option) \(placeholder)."
    case .surplusValue(let option, let value): "'\(option)' takes no value, but got '\(value)'."
    case .unacceptable(let value, let argument, let expectation, _):
      "'\(argument)' expects \(expectation), not '\(value)'."
    case .missingArgument(let placeholder): "\(placeholder) is missing."
    case .surplusArgument(let word): "'\(word)' is one argument too many."
    case .noneGiven(let arguments): "one of \(arguments.joined(separator: ", ")) must be given."
    case .bothGiven(let first, let second): "\(first) and \(second) exclude each other."
    }
  }

  private var suggestion: String? {
    switch self {
    case .unknownCommand(let word, let known), .unknownOption(let word, let known),
      .unacceptable(let word, _, _, let known):
      NearMiss.nearest(to: word, in: known)
    default: nil
    }
  }
}
