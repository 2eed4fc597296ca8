public import Elements

/// The named colours, with Apple's published values of iOS 13 to 18.
public enum Palette {
  /// A colour with its parts from 0 to 255.
  public struct RGBA: Hashable, Sendable {
    /// Red, from 0 to 255.
    public var red: UInt8
    /// Green, from 0 to 255.
    public var green: UInt8
    /// Blue, from 0 to 255.
    public var blue: UInt8
    /// Opacity, from 0 to 255.
    public var alpha: UInt8

    /// Makes a colour from its parts.
    public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
    }
  }

  /// The colour that a name or `#RRGGBB[AA]` stands for, or nil where it is neither.
  public static func color(_ name: String, style: UserInterfaceStyle) -> RGBA? {
    if name.hasPrefix("#") { return hexadecimal(name.dropFirst()) }
    guard let entry = entries[name] else { return nil }
    return hexadecimal(style == .light ? entry.light : entry.dark)
  }

  /// All names, in alphabetical order.
  public static let names: [String] = entries.keys.sorted()

  /// Reads `RRGGBB` or `RRGGBBAA`.
  public static func hexadecimal(_ digits: Substring) -> RGBA? {
    guard digits.count == 6 || digits.count == 8, digits.allSatisfy(\.isHexDigit),
      let value = UInt32(digits, radix: 16)
    else { return nil }
    let rgba = digits.count == 8 ? value : value << 8 | 0xFF
    return RGBA(
      red: UInt8(rgba >> 24),
      green: UInt8(rgba >> 16 & 0xFF),
      blue: UInt8(rgba >> 8 & 0xFF),
      alpha: UInt8(rgba & 0xFF)
    )
  }

  private struct Entry {
    var light: Substring
    var dark: Substring
  }

  /// 60 % is 99, 30 % is 4D, 29 % is 4A, 18 % is 2E of 255.
  private static let entries: [String: Entry] = [
    "red": Entry(light: "FF3B30", dark: "FF453A"),
    "orange": Entry(light: "FF9500", dark: "FF9F0A"),
    "yellow": Entry(light: "FFCC00", dark: "FFD60A"),
    "green": Entry(light: "34C759", dark: "30D158"),
    "blue": Entry(light: "007AFF", dark: "0A84FF"),
    "accent": Entry(light: "007AFF", dark: "0A84FF"),
    "gray": Entry(light: "8E8E93", dark: "8E8E93"),
    "gray2": Entry(light: "AEAEB2", dark: "636366"),
    "gray3": Entry(light: "C7C7CC", dark: "48484A"),
    "gray4": Entry(light: "D1D1D6", dark: "3A3A3C"),
    "gray5": Entry(light: "E5E5EA", dark: "2C2C2E"),
    "gray6": Entry(light: "F2F2F7", dark: "1C1C1E"),
    "label": Entry(light: "000000", dark: "FFFFFF"),
    "primary": Entry(light: "000000", dark: "FFFFFF"),
    "secondary": Entry(light: "3C3C4399", dark: "EBEBF599"),
    "tertiary": Entry(light: "3C3C434D", dark: "EBEBF54D"),
    "quaternary": Entry(light: "3C3C432E", dark: "EBEBF52E"),
    "systemBackground": Entry(light: "FFFFFF", dark: "000000"),
    "secondarySystemBackground": Entry(light: "F2F2F7", dark: "1C1C1E"),
    "tertiarySystemBackground": Entry(light: "FFFFFF", dark: "2C2C2E"),
    "separator": Entry(light: "3C3C434A", dark: "54545899"),
    "opaqueSeparator": Entry(light: "C6C6C8", dark: "38383A"),
    "white": Entry(light: "FFFFFF", dark: "FFFFFF"),
    "black": Entry(light: "000000", dark: "000000"),
    "clear": Entry(light: "00000000", dark: "00000000"),
  ]
}
