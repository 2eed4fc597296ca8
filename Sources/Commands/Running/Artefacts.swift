import Diagnostics
import FoundationEssentials

/// Writes the files that a command makes.
enum Artefacts {
  /// Writes a file, with the folders it needs.
  ///
  /// - Throws: `UnusableInput` where the file cannot be written.
  static func write(_ bytes: [UInt8], to path: String) throws {
    do {
      if let slash = path.lastIndex(of: "/") {
        try FileManager.default.createDirectory(
          atPath: String(path[..<slash]),
          withIntermediateDirectories: true
        )
      }
      try Data(bytes).write(to: URL(filePath: path))
    } catch {
      throw UnusableInput(
        Diagnostic(
          .error,
          "cannot-write",
          subject: path,
          summary: "the file '\(path)' cannot be written.",
          place: Place(file: path)
        )
      )
    }
  }

  /// Whether a path is a folder, or is written as one.
  static func isFolder(_ path: String) -> Bool {
    if path.hasSuffix("/") { return true }
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.type] as? FileAttributeType == .typeDirectory
  }

  /// A name that can be part of a file's name on any system.
  static func fileName(_ name: String) -> String {
    var escaped = ""
    for byte in name.utf8 {
      switch byte {
      case 0x61...0x7A, 0x30...0x39, 0x2D, 0x2E, 0x5F: escaped.append(Character(Unicode.Scalar(byte)))
      default: escaped += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
    return escaped
  }
}
