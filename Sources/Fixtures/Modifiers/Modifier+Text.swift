import Elements
import Views
import JSONReading

extension Modifier {
  /// What is declared for text.
  static let text: [String: Modifier] = [
    "font": Modifier({ try $0.font() }) { $0.text.font = $1 },
    "bold": Modifier({ try $0.bool() }) { $0.text.bold = $1 },
    "foregroundStyle": Modifier({ try $0.color() }) { $0.text.color = $1 },
    "lineLimit": Modifier({ try $0.integer(from: 1) }) { $0.text.lineLimit = $1 },
    "multilineTextAlignment": Modifier({ try $0.choice(TextAlignment.self) }) {
      $0.text.alignment = $1
    },
    "truncationMode": Modifier({ try $0.choice(TruncationMode.self) }) {
      $0.text.truncationMode = $1
    },
    "lineSpacing": Modifier({ try $0.length() }) { $0.text.lineSpacing = $1 },
    "minimumScaleFactor": Modifier({ try $0.fraction() }) { $0.text.minimumScaleFactor = $1 },
    "lineBreakStrategy": Modifier({ try $0.choice(LineBreakStrategy.self) }) {
      $0.text.lineBreakStrategy = $1
    },
  ]
}

extension Cursor {
  fileprivate func font() throws -> TextModifiers.FontModifier {
    if node.value.object != nil { return try systemFont() }
    if node.value.number != nil {
      return .system(size: try fontSize(), weight: .regular, relativeTo: nil)
    }
    return .style(try textStyle())
  }

  private func systemFont() throws -> TextModifiers.FontModifier {
    let object = try object()
    try object.allow(["size", "weight", "relativeTo"])
    let weights = FontWeight.allCases.map(\.name)
    return .system(
      size: try object.required("size").fontSize(),
      weight: try object["weight"]?.choice(weights) { FontWeight(name: $0) } ?? .regular,
      relativeTo: try object["relativeTo"]?.textStyle()
    )
  }

  private func fontSize() throws -> Double {
    let size = try number()
    guard (1...500).contains(size) else {
      throw failure("out-of-range", "a font is 1 to 500 points high, not \(size.shortest).")
    }
    return size
  }

  private func textStyle() throws -> TextStyle {
    try choice(["title", "caption"] + TextStyle.allCases.map(\.rawValue)) { TextStyle(name: $0) }
  }

  /// The name of a colour, or `#RRGGBB[AA]`.
  func color() throws -> String {
    let name = try string()
    guard Palette.color(name, style: .light) == nil else { return name }
    throw failure(
      "unknown-color",
      "unknown colour '\(name)'.",
      name.hasPrefix("#")
        ? "A colour of one's own is written #RRGGBB or #RRGGBBAA."
        : suggestion(for: name, among: Palette.names)
    )
  }

  /// A number from 0 to 1.
  func fraction() throws -> Double {
    let number = try number()
    guard (0...1).contains(number) else {
      throw failure("out-of-range", "\(name) takes a number from 0 to 1, not \(number.shortest).")
    }
    return number
  }
}
