import FoundationEssentials

/// A folder of fixtures that lives as long as this value, with the tool beside it.
///
///     let suite = try TemporarySuite(["home.feed.json": fixture])
///     let run = try suite.run("test", environment: ["CI": "true"])
///     #expect(run.status == 1)
///     #expect(try suite.changes() == [])
///
/// The tool is the binary that people get, started as a process of its own: with the folder as the
/// current one, an empty home, and no variable but those the test names and `PATH`.
package final class TemporarySuite: Sendable {
  /// The folder that the tool runs in.
  package let folder: String
  private let root: String
  private let start: FileTree

  /// Makes the folder and writes the files, which are named by their path in it.
  package init(_ files: [String: String] = [:]) throws {
    let temporary = FileManager.default.temporaryDirectory.path
    root = temporary + "/proofsheet-" + UUID().uuidString
    folder = root + "/suite"
    for name in ["suite", "home"] {
      try FileManager.default.createDirectory(
        atPath: root + "/" + name,
        withIntermediateDirectories: true
      )
    }
    for (path, text) in files { try Self.write(Array(text.utf8), to: folder + "/" + path) }
    start = try Self.tree(at: folder)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: root)
  }
}

extension TemporarySuite {
  /// Writes a file, and the folders on the way to it.
  package func write(_ text: String, to path: String) throws {
    try write(Array(text.utf8), to: path)
  }

  /// Writes a file of any bytes, and the folders on the way to it.
  package func write(_ bytes: [UInt8], to path: String) throws {
    try Self.write(bytes, to: folder + "/" + path)
  }

  package func remove(_ path: String) throws {
    try FileManager.default.removeItem(atPath: folder + "/" + path)
  }

  /// The bytes of a file.
  package func bytes(of path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(filePath: folder + "/" + path)))
  }

  /// The text of a file; what is not UTF-8 in it is replaced.
  package func text(of path: String) throws -> String {
    String(decoding: try bytes(of: path), as: UTF8.self)
  }

  /// The files as they are now.
  package func tree() throws -> FileTree {
    try Self.tree(at: folder)
  }

  /// What happened to the files since the folder was made.
  package func changes() throws -> [FileChange] {
    try tree().changes(since: start)
  }

  private static func write(_ bytes: [UInt8], to path: String) throws {
    let url = URL(filePath: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(bytes).write(to: url)
  }

  private static func tree(at folder: String) throws -> FileTree {
    var tree = FileTree()
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder) {
      var isFolder = false
      _ = FileManager.default.fileExists(atPath: folder + "/" + path, isDirectory: &isFolder)
      if !isFolder {
        tree.files[path] = Array(try Data(contentsOf: URL(filePath: folder + "/" + path)))
      }
    }
    return tree
  }
}

extension TemporarySuite {
  /// Runs the tool in the folder.
  package func run(
    _ arguments: String...,
    environment: [String: String] = [:]
  ) throws -> ToolRun {
    try launch(Tool.path, arguments, environment)
  }

  /// Runs a line of the shell in the folder, where `proofsheet` is the tool.
  package func shell(_ line: String, environment: [String: String] = [:]) throws -> ToolRun {
    try launch("/bin/sh", ["-c", line], environment)
  }

  private func launch(
    _ executable: String,
    _ arguments: [String],
    _ environment: [String: String]
  ) throws -> ToolRun {
    let surroundings = [
      "HOME": root + "/home",
      "PATH": Tool.products + ":/usr/bin:/bin",
      // A cache of fonts says the same to every test, and takes a second to make.
      "XDG_CACHE_HOME": Tool.products + "/tool-cache",
    ]
    return try ToolRun(
      executable,
      arguments,
      environment: surroundings.merging(environment) { _, wish in wish },
      folder: folder,
      transcript: root
    )
  }
}
