/// `proofsheet diff`: compares two screens without a store of goldens.
package struct DiffOptions: CommandOptions, Hashable {
  /// The fixture, `.frames` file or picture before the change.
  package var before = ""
  /// The same after it.
  package var after = ""
  package var color = ColorWish.auto

  package init() {}

  package static let grammar = Grammar<Self>(
    "diff",
    "Compare two fixtures, .frames files or pictures.",
    example: "diff old.frames new.frames",
    [
      .positional("A", \.before, "What it was."),
      .positional("B", \.after, "What it is."),
      .option("--color", \.color, "When to colour the text."),
    ]
  )
}
