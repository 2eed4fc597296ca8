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

  /// Keeps the output folder out of version control by a file of its own.
  static func ignore(_ root: String) throws {
    let file = "\(root)/.gitignore"
    guard !FileManager.default.fileExists(atPath: file) else { return }
    try write(Array("*\n".utf8), to: file)
  }
}
