import Geometry
import Views

extension DisplayList: CustomStringConvertible {
  /// One operation a line; two lists are equal to a thousandth of a point exactly where their
  /// descriptions are.
  package var description: String {
    let head = "picture \(number(size.width)) \(number(size.height)) \(number(scale))\n"
    return operations.reduce(into: head) { $0 += "\($1)\n" }
  }
}

extension DrawingOperation: CustomStringConvertible {
  package var description: String {
    switch self {
    case .fill(let outline, let color): "fill \(outline) \(color.digits)"
    case .stroke(let outline, let width, let color):
      "stroke \(outline) \(number(width)) \(color.digits)"
    case .image(let fill): "image \(fill)"
    case .placeholder(let outline, let color, let hatch):
      "placeholder \(outline) \(color.digits) \(hatch.digits)"
    case .text(let text, let appearance, let rect, let color):
      "text \(Outline(rect)) \(color.digits) \(appearance.words) \(quoted(text))"
    case .pushClip(let outline): "clip \(outline)"
    case .popClip: "end clip"
    case .pushOpacity(let opacity): "opacity \(number(opacity))"
    case .popOpacity: "end opacity"
    }
  }
}

extension Outline: CustomStringConvertible {
  package var description: String {
    [rect.minX, rect.minY, rect.width, rect.height, radius].map(number).joined(separator: " ")
  }
}

extension ImageFill: CustomStringConvertible {
  package var description: String {
    "\(outline) \(fills ? "fill" : "fit") \(placeholder.digits) \(hatch.digits) "
      + "\(quoted(name)) \(digest)"
  }
}

extension TextAppearance {
  fileprivate var words: String {
    let parts = [
      number(font.size), font.weight.name, number(font.leading),
      lineLimit.map(String.init) ?? "all", alignment.rawValue, truncationMode.rawValue,
      number(lineSpacing), lineBreakStrategy.rawValue, layoutDirection.rawValue, locale,
    ]
    return parts.joined(separator: " ")
  }
}

extension Palette.RGBA {
  /// The parts in hexadecimal: `#RRGGBBAA`.
  fileprivate var digits: String {
    [red, green, blue, alpha].reduce(into: "#") { text, part in
      text += (part < 16 ? "0" : "") + String(part, radix: 16, uppercase: true)
    }
  }
}

private func number(_ value: Double) -> String { Thousandths(value).description }

/// A text on one line, between quotation marks.
private func quoted(_ text: String) -> String {
  text.unicodeScalars.reduce(into: "\"") { quoted, scalar in
    switch scalar {
    case "\n": quoted += "\\n"
    case "\r": quoted += "\\r"
    case "\\", "\"": quoted += "\\\(scalar)"
    default: quoted.unicodeScalars.append(scalar)
    }
  } + "\""
}
