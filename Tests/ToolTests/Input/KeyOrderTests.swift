import JSONReading
import TestSupport
import Testing

/// The order of the keys of an object says nothing, so it shows in nothing.
@Suite struct KeyOrderTests {
  /// Text for every capture of one screen, and text and picture for one capture of another.
  @Test(arguments: [
    ("poppang-home", "--as frames"),
    ("health-home", "--as frames,png --variant small --capture top"),
  ])
  func makesTheSameBytesInTwentyProcesses(name: String, options: String) throws {
    let suite = try TemporarySuite()
    let fixture = try copy(name, to: suite)
    var generator = SeededGenerator(seed: 20)
    var expected: FileTree?
    for round in 0..<20 {
      let text = round == 0 ? fixture : JSONReader.shuffled(fixture, by: &generator)
      #expect(round == 0 || text != fixture)
      try suite.write(text, to: "home.feed.json")
      let run = try suite.shell("exec proofsheet render home.feed.json \(options) --output out/")
      try #require(run.status == 0, "seed 20, round \(round)")
      let made = try suite.tree().files.filter { $0.key.hasPrefix("out/") }
      #expect(made.count == (options.contains("png") ? 2 : 1))
      #expect(FileTree(made) == expected ?? FileTree(made), "seed 20, round \(round)")
      expected = expected ?? FileTree(made)
    }
    try expectNoTrace(of: suite, in: try #require(expected))
  }

  /// Copies the data, and answers the fixture.
  private func copy(_ name: String, to suite: TemporarySuite) throws -> String {
    let run = try suite.shell("cp '\(OwnSnapshots.folder)/\(name).'*.json .")
    try #require(run.status == 0)
    let text = try suite.text(of: "\(name).feed.json")
    try suite.remove("\(name).feed.json")
    return text
  }

  /// Nothing tells where and when the files were made.
  private func expectNoTrace(of suite: TemporarySuite, in tree: FileTree) throws {
    let host = try suite.shell("hostname || cat /etc/hostname").output.split(separator: "\n")
    for (path, bytes) in tree.files where path.hasSuffix(".frames") {
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(!text.contains(suite.folder))
      #expect(!text.contains("0x00"))
      if let host = host.first, host.utf8.count > 3 { #expect(!text.contains(host)) }
    }
  }
}

extension JSONReader {
  /// The same document with the members of every object in another order.
  fileprivate static func shuffled(_ text: String, by generator: inout SeededGenerator) -> String {
    guard let node = try? read(Array(text.utf8)) else { return "" }
    return JSONWriter.write(shuffled(node.value, by: &generator))
  }

  private static func shuffled(
    _ value: JSONValue,
    by generator: inout SeededGenerator
  ) -> JSONValue {
    switch value {
    case .array(let nodes): JSONValue(nodes.map { shuffled($0.value, by: &generator) })
    case .object(let object):
      .object(
        JSONObject(
          object.members.shuffled(using: &generator).map {
            ($0.key, shuffled($0.value.value, by: &generator))
          }
        )
      )
    default: value
    }
  }
}
