import FoundationEssentials

/// The folder of goldens beside one fixture.
///
/// The goldens of `shop/home.feed.json` are in `shop/home.snapshots`.
package struct GoldenFolder: Hashable, Sendable {
  /// The path of the folder.
  package let path: String
  /// The name of the fixture, as the person who approves it types it.
  package let fixture: String

  static let pendingSuffix = ".new"
  private static let fixtureSuffix = ".feed.json"
  private static let folderSuffix = ".snapshots"

  /// The folder beside a fixture.
  package init(ofFixture fixture: String) {
    let isNamedAsOne = fixture.hasSuffix(Self.fixtureSuffix)
    let stem =
      isNamedAsOne ? String(fixture.dropLast(Self.fixtureSuffix.count)) : fixture
    path = stem + Self.folderSuffix
    self.fixture = stem.split(separator: "/").last.map(String.init) ?? stem
  }

  /// The folder with the same goldens under another root, for what must not be beside them.
  package init(ofFixture fixture: String, under root: String) {
    let beside = GoldenFolder(ofFixture: fixture)
    let inner = beside.path.split(separator: "/").filter { $0 != "." && $0 != ".." }
    path = ([root] + inner.map(String.init)).joined(separator: "/")
    self.fixture = beside.fixture
  }

  /// A folder that was found on the disk.
  private init(path: String) {
    self.path = path
    let name = path.split(separator: "/").last.map(String.init) ?? path
    fixture = name.hasSuffix(Self.folderSuffix) ? String(name.dropLast(10)) : name
  }

  /// The folders of goldens anywhere below a path, in the order of their paths.
  package static func all(below root: String) -> [GoldenFolder] {
    let manager = FileManager.default
    guard let inner = try? manager.contentsOfDirectory(atPath: root) else { return [] }
    // A folder whose name begins with a dot holds what tools leave behind, our own output included.
    return inner.sorted().filter { !$0.hasPrefix(".") }.flatMap { name -> [GoldenFolder] in
      let path = root == "." ? name : "\(root)/\(name)"
      guard isFolder(path) else { return [] }
      return name.hasSuffix(folderSuffix) ? [GoldenFolder(path: path)] : all(below: path)
    }
  }

  private static func isFolder(_ path: String) -> Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.type] as? FileAttributeType == .typeDirectory
  }

  /// The path of a file in the folder.
  package func path(of name: String) -> String { "\(path)/\(name)" }

  /// The names of all files in the folder that are goldens or wait to be, sorted.
  package var names: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.filter { name in
      let golden = name.hasSuffix(Self.pendingSuffix) ? String(name.dropLast(4)) : name
      return [".frames", ".png", ".txt"].contains { golden.hasSuffix($0) }
    }
    .sorted()
  }

  /// The names of goldens for which something waits for approval.
  package var pending: [String] {
    names.filter { $0.hasSuffix(Self.pendingSuffix) }.map { String($0.dropLast(4)) }
  }

  /// The names of goldens that a complete run did not ask for.
  package func obsolete(expected: Set<String>) -> [String] {
    names.filter { !$0.hasSuffix(Self.pendingSuffix) && !expected.contains($0) }
  }
}
