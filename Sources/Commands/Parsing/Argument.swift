/// What a person can read about one argument of a command.
package struct ArgumentDeclaration: Hashable, Sendable {
  /// How an argument is told from the words around it.
  package enum Kind: Hashable, Sendable {
    /// A name alone, which is there or not.
    case flag
    /// A name and a value.
    case option
    /// A value that is known by its place, and must be there.
    case positional
    /// The values that are left, as many as there are.
    case remainder
  }

  package let kind: Kind
  /// `--only`, or nothing for an argument that is known by its place.
  package let name: String
  /// What stands for the value in help, such as `GLOB` or `auto|always|never`.
  package let placeholder: String
  package let help: String
  package let choices: [String]

  /// Reads a spelling such as `--only GLOB` or `PATH`.
  init(_ kind: Kind, _ spelling: String, _ help: String, choices: [String]) {
    let words = spelling.split(separator: " ", maxSplits: 1).map(String.init)
    let isNamed = spelling.hasPrefix("-")
    self.kind = kind
    self.help = help
    self.choices = choices
    name = isNamed ? words[0] : ""
    placeholder = isNamed ? words.dropFirst().first ?? choices.joined(separator: "|") : spelling
  }

  /// What a message calls the argument.
  var title: String { name.isEmpty ? placeholder : name }
}

/// One argument of a command, and the property of its options that the argument fills.
///
///     .options("--only GLOB", \.only, "Run only matching names.")
///     .option("--color", \.color, "When to colour the text.")
///
/// The default is what the property holds in a fresh value of the options. A closed choice needs
/// no word for its value, since it shows its choices.
package struct Argument<Options>: Sendable {
  package let declaration: ArgumentDeclaration
  /// Puts a word into the options; a flag ignores the word.
  let store: @Sendable (_ word: String, _ options: inout Options) throws(ArgumentFault) -> Void
}

extension Argument {
  package typealias Property<Value> = any WritableKeyPath<Options, Value> & Sendable

  /// A name that sets a property to true.
  package static func flag(_ name: String, _ property: Property<Bool>, _ help: String) -> Self {
    let declaration = ArgumentDeclaration(.flag, name, help, choices: [])
    return Self(declaration: declaration) { _, options throws(ArgumentFault) in
      options[keyPath: property] = true
    }
  }

  /// A name with a value; the last one counts.
  package static func option<Value: ArgumentValue>(
    _ spelling: String,
    _ property: Property<Value>,
    _ help: String
  ) -> Self {
    Self(.option, spelling, help) { $1[keyPath: property] = $0 }
  }

  /// A name with a value that nothing stands in for; the last one counts.
  package static func option<Value: ArgumentValue>(
    _ spelling: String,
    _ property: Property<Value?>,
    _ help: String
  ) -> Self {
    Self(.option, spelling, help) { (value: Value, options) in options[keyPath: property] = value }
  }

  /// A name with a value that may be given again; `separator` also parts several in one word.
  package static func options<Value: ArgumentValue>(
    _ spelling: String,
    _ property: Property<[Value]>,
    separator: Character? = nil,
    _ help: String
  ) -> Self {
    Self(.option, spelling, help, separator) { $1[keyPath: property].append($0) }
  }

  /// A value that is known by its place and must be given.
  package static func positional<Value: ArgumentValue>(
    _ placeholder: String,
    _ property: Property<Value>,
    _ help: String
  ) -> Self {
    Self(.positional, placeholder, help) { $1[keyPath: property] = $0 }
  }

  /// The values that no place claims.
  package static func remainder<Value: ArgumentValue>(
    _ placeholder: String,
    _ property: Property<[Value]>,
    _ help: String
  ) -> Self {
    Self(.remainder, placeholder, help) { $1[keyPath: property].append($0) }
  }

  private init<Value: ArgumentValue>(
    _ kind: ArgumentDeclaration.Kind,
    _ spelling: String,
    _ help: String,
    _ separator: Character? = nil,
    put: @escaping @Sendable (Value, inout Options) -> Void
  ) {
    let declaration = ArgumentDeclaration(kind, spelling, help, choices: Value.choices)
    self.declaration = declaration
    store = { word, options throws(ArgumentFault) in
      let parts = separator.map { word.split(separator: $0, omittingEmptySubsequences: false) }
      for part in parts?.map(String.init) ?? [word] {
        guard let value = Value(argument: part) else {
          throw .unacceptable(
            value: part,
            argument: declaration.title,
            expectation: Value.expectation,
            choices: Value.choices
          )
        }
        put(value, &options)
      }
    }
  }
}
