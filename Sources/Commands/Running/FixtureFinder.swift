import Diagnostics
import FoundationEssentials
import Goldens

/// Finds fixtures in files and folders.
struct FixtureFinder {
  private static let suffix = ".feed.json"

  /// The fixtures that some paths name or contain, sorted, each once.
  ///
  /// Folders whose name begins with a dot are left out.
  ///
  /// - Throws: `UnusableInput` where a path does not exist, or nothing is found at all.
  static func fixtures(in paths: [String]) throws -> [String] {
    let roots = paths.isEmpty ? ["."] : paths
    var found: [String] = []
    for root in roots {
      switch kind(of: root) {
      case nil:
        throw failure("missing-file", root, "there is no file or folder '\(root)'.")
      case .typeDirectory:
        found += below(root.hasSuffix("/") ? String(root.dropLast()) : root)
      default:
        found.append(root)
      }
    }
    guard !found.isEmpty else {
      let places = roots.joined(separator: ", ")
      throw failure("no-fixtures", places, "there is no fixture (NAME.feed.json) in \(places).")
    }
    let fixtures = found.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    if let (one, other) = GoldenName.twins(in: fixtures).first {
      throw failure(
        "twins",
        other,
        "'\(one)' and '\(other)' differ in case only, so their goldens would be one folder."
      )
    }
    return fixtures
  }

  private static func below(_ folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().filter { !$0.hasPrefix(".") }.flatMap { name -> [String] in
      let path = folder == "." ? name : "\(folder)/\(name)"
      if kind(of: path) == .typeDirectory { return below(path) }
      return name.hasSuffix(suffix) ? [path] : []
    }
  }

  private static func kind(of path: String) -> FileAttributeType? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.type] as? FileAttributeType
  }

  private static func failure(
    _ identifier: String,
    _ subject: String,
    _ summary: String
  ) -> UnusableInput {
    UnusableInput(Diagnostic(.error, identifier, subject: subject, summary: summary))
  }
}
