/// `proofsheet render`: shows a screen in one or more forms.
package struct RenderOptions: CommandOptions, Hashable {
  /// The fixture or the `.frames` file to show.
  package var fixture = ""
  /// The forms to show it in; none means a wireframe.
  package var forms: [Form] = []
  /// The variant to show, or nil for the first.
  package var variant: String?
  /// The capture to show, or nil for all.
  package var capture: String?
  /// Whether the whole content is shown and not what the viewport cuts out of it.
  package var whole = false
  /// The file or folder that the result goes to, or nil for standard output.
  package var output: String?
  /// The width of a wireframe, or nil for the terminal's.
  package var width: Count?
  /// Whether a wireframe keeps to ASCII characters.
  package var ascii = false

  package init() {}

  /// What a screen can be turned into.
  package enum Form: String, ArgumentValue, CaseIterable {
    case png, ascii, json, frames
  }

  package static let grammar = Grammar<Self>(
    "render",
    "Show a screen as picture, wireframe, JSON or golden.",
    example: "render Snapshots/home.feed.json --as png --output home.png",
    [
      .positional("FIXTURE", \.fixture, "A fixture or a .frames file."),
      .options("--as", \.forms, separator: ",", "The forms, with commas (ascii)."),
      .option("--variant NAME", \.variant, "The variant to show."),
      .option("--capture NAME", \.capture, "The capture to show."),
      .flag("--whole", \.whole, "Show the content beyond the viewport, too."),
      .option("--output PATH", \.output, "The file, or a folder for several."),
      .option("--width COLUMNS", \.width, "The width of a wireframe."),
      .flag("--ascii", \.ascii, "Draw a wireframe without box characters."),
    ]
  )
}
