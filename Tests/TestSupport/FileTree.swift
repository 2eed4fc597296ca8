/// The files below a folder at one moment, by their path in it.
package struct FileTree: Hashable, Sendable {
  package var files: [String: [UInt8]]

  package init(_ files: [String: [UInt8]] = [:]) {
    self.files = files
  }

  /// The paths in order.
  package var paths: [String] { files.keys.sorted() }

  /// What happened since an earlier moment, in the order of the paths.
  package func changes(since earlier: FileTree) -> [FileChange] {
    Set(files.keys).union(earlier.files.keys).sorted().compactMap { path in
      switch (earlier.files[path], files[path]) {
      case (nil, _): .added(path)
      case (_, nil): .removed(path)
      case (let before, let after): before == after ? nil : .modified(path)
      }
    }
  }
}

/// What happened to a file between two moments.
package enum FileChange: Hashable, Sendable {
  case added(String)
  case removed(String)
  case modified(String)
}
