/// Everything that may follow the name of a command, tied to the options that it fills.
package struct Grammar<Options: CommandOptions>: Sendable {
  /// The word that calls the command.
  package let name: String
  /// What it does, as one sentence.
  package let summary: String
  /// A call that works, without the name of the tool.
  package let example: String
  package let arguments: [Argument<Options>]

  package init(
    _ name: String,
    _ summary: String,
    example: String,
    _ arguments: [Argument<Options>]
  ) {
    self.name = name
    self.summary = summary
    self.example = example
    self.arguments = arguments
  }
}

/// The typed options of a command; a fresh value holds the defaults.
package protocol CommandOptions: Sendable {
  init()

  /// Checks what no single argument can know.
  func check() throws(ArgumentFault)
}

extension CommandOptions {
  package func check() throws(ArgumentFault) {}
}

extension Grammar {
  /// Reads the words after the command's name.
  ///
  /// A value follows its option after `=` or as the next word, options and other words mix, and
  /// after `--` nothing is an option. Complexity: O(n · a) for n words and a arguments.
  ///
  /// - Throws: The first fault, from left to right.
  package func parse(_ words: [String]) throws(ArgumentFault) -> Options {
    var options = Options()
    var rest = words[...]
    var loose: [String] = []
    while let word = rest.popFirst() {
      if word == "--" {
        loose += rest
        break
      } else if word.looksLikeOption {
        try read(word, &rest, into: &options)
      } else {
        loose.append(word)
      }
    }
    try place(loose, into: &options)
    try options.check()
    return options
  }

  private func read(
    _ word: String,
    _ rest: inout ArraySlice<String>,
    into options: inout Options
  ) throws(ArgumentFault) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    let attached = parts.count > 1 ? String(parts[1]) : nil
    guard let argument = arguments.first(where: { $0.declaration.name == name }) else {
      throw .unknownOption(name, known: arguments.map(\.declaration.name) + ["--help"])
    }
    guard argument.declaration.kind == .option else {
      if let attached { throw .surplusValue(option: name, value: attached) }
      return try argument.store("", &options)
    }
    guard let value = attached ?? rest.popValue() else {
      throw .missingValue(option: name, placeholder: argument.declaration.placeholder)
    }
    try argument.store(value, &options)
  }

  private func place(_ loose: [String], into options: inout Options) throws(ArgumentFault) {
    var loose = loose[...]
    for argument in arguments where argument.declaration.kind == .positional {
      guard let word = loose.popFirst() else {
        throw .missingArgument(argument.declaration.placeholder)
      }
      try argument.store(word, &options)
    }
    let remainder = arguments.first { $0.declaration.kind == .remainder }
    for word in loose {
      guard let remainder else { throw .surplusArgument(word) }
      try remainder.store(word, &options)
    }
  }
}

extension String {
  /// Whether a word names an option; `-` and `-5,10` do not.
  fileprivate var looksLikeOption: Bool {
    guard hasPrefix("-"), let second = dropFirst().first else { return false }
    return second != "." && !second.isNumber
  }
}

extension ArraySlice<String> {
  /// Takes the next word unless it names an option.
  fileprivate mutating func popValue() -> String? {
    guard let first, !first.looksLikeOption else { return nil }
    return popFirst()
  }
}
