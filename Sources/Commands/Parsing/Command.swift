/// A command of the tool: what it is called, what may follow, and what it does.
package struct Command: Sendable {
  package let name: String
  package let summary: String
  package let example: String
  package let arguments: [ArgumentDeclaration]
  /// Parses the words after the name, then does the work.
  let run: @Sendable (_ words: [String], _ session: Session) throws -> ExitStatus

  /// Joins a grammar with the function that takes the options it reads.
  package init<Options>(
    _ grammar: Grammar<Options>,
    run: @escaping @Sendable (Options, Session) throws -> ExitStatus
  ) {
    name = grammar.name
    summary = grammar.summary
    example = grammar.example
    arguments = grammar.arguments.map(\.declaration)
    self.run = { words, session in try run(grammar.parse(words), session) }
  }
}
