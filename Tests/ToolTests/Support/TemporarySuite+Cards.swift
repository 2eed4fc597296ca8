import TestSupport
import Testing

extension TemporarySuite {
  /// A folder with the list of cards, or another fixture in its place, whose goldens are approved.
  static func approved(
    _ fixture: String = CardFeed.text,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> TemporarySuite {
    let suite = try TemporarySuite([CardFeed.file: fixture])
    try suite.approveAll(sourceLocation: sourceLocation)
    return suite
  }

  /// Makes goldens of what the fixtures show now.
  func approveAll(sourceLocation: SourceLocation = #_sourceLocation) throws {
    try #require(try run("test").status == 1, sourceLocation: sourceLocation)
    try #require(try run("approve", "--all").status == 0, sourceLocation: sourceLocation)
    try #require(try run("test").status == 0, sourceLocation: sourceLocation)
  }

  /// Replaces a part of a file, which must be in it.
  func edit(
    _ old: String,
    _ new: String,
    in path: String = CardFeed.file,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let text = try text(of: path)
    try write(try text.edited(old, new, sourceLocation: sourceLocation), to: path)
  }

  /// Runs a test whose report is not broken into the lines of a narrow terminal.
  func test(_ arguments: String..., environment: [String: String] = [:]) throws -> ToolRun {
    let words = arguments.map { "'\($0)'" }.joined(separator: " ")
    let wide = environment.merging(["COLUMNS": "500"]) { own, _ in own }
    return try shell("exec proofsheet test \(words)", environment: wide)
  }

  /// What happens to the files meanwhile.
  func changes(during work: () throws -> Void) throws -> [FileChange] {
    let before = try tree()
    try work()
    return try tree().changes(since: before)
  }
}
