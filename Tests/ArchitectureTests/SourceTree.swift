import FoundationEssentials

/// The Swift files below `Sources`, as the tests find them beside themselves.
enum SourceTree {
  /// One file, named from `Sources` on.
  struct File {
    let path: String
    let text: String

    var target: String { path.split(separator: "/").first.map(String.init) ?? "" }
    var imports: [String] { ImportScanner.modules(in: text) }
    var lineCount: Int { text.split(separator: "\n", omittingEmptySubsequences: false).count - 1 }

    /// Whether the file lies in one of the folders, or deeper.
    func isInside(_ folders: Set<String>) -> Bool {
      folders.contains { path.hasPrefix($0 + "/") }
    }
  }

  private static let root = #filePath.split(separator: "/").dropLast(3)
    .reduce("") { $0 + "/" + $1 }

  static func manifest() throws -> Manifest {
    Manifest(try String(contentsOfFile: root + "/Package.swift", encoding: .utf8))
  }

  static func targets() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: root + "/Sources").sorted()
      .filter { !$0.hasPrefix(".") }
  }

  static func swiftFiles() throws -> [File] {
    try FileManager.default.subpathsOfDirectory(atPath: root + "/Sources").sorted()
      .filter { $0.hasSuffix(".swift") }
      .map { path in
        let text = try String(contentsOfFile: root + "/Sources/" + path, encoding: .utf8)
        return File(path: path, text: text)
      }
  }
}
