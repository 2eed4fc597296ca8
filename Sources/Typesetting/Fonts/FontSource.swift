internal import CPango

/// Where the files of fonts are looked for.
package enum FontSource: Hashable, Sendable {
  /// The places where the distributions we know install them.
  case standard
  /// These directories with everything below them, and nothing else.
  case directories([String])

  /// The directories to look in, in order.
  var directories: [String] {
    switch self {
    case .standard: Self.installed.filter(isDirectory)
    case .directories(let roots): roots.flatMap { below($0, depth: 4) }
    }
  }

  private static let installed: [String] = [
    "/usr/share/fonts/opentype/inter",
    "/usr/share/fonts/truetype/inter",
    "/usr/share/fonts/opentype/noto",
    "/usr/share/fonts/truetype/noto",
    "/usr/share/fonts/inter",
    "/usr/share/fonts/noto",
    "/usr/share/fonts/noto-cjk",
    unsafe String(cString: g_get_home_dir()) + "/Library/Fonts",
    "/Library/Fonts",
  ]
}

/// A family together with the files that were found for it.
struct FoundFamily: Hashable, Sendable {
  var name: String
  var directory: String
  var files: [String]

  /// Looks for a family; the first directory that holds its first file is the one.
  ///
  /// Only one directory counts, so that two versions of a font never mix.
  init?(_ family: FontFamily, in directories: [String]) {
    for directory in directories {
      for files in family.files where files.first.map({ isFile("\(directory)/\($0)") }) ?? false {
        self.name = family.name
        self.directory = directory
        self.files = files.map { "\(directory)/\($0)" }
        return
      }
    }
    return nil
  }
}

/// A directory and those below it, in the order of their names.
private func below(_ directory: String, depth: Int) -> [String] {
  guard isDirectory(directory) else { return [] }
  guard depth > 0, let handle = unsafe g_dir_open(directory, 0, nil) else { return [directory] }
  defer { unsafe g_dir_close(handle) }
  var names: [String] = []
  while let name = unsafe g_dir_read_name(handle) { unsafe names.append(String(cString: name)) }
  return [directory]
    + names.sorted().flatMap { below("\(directory)/\($0)", depth: depth - 1) }
}

private func isDirectory(_ path: String) -> Bool {
  unsafe g_file_test(path, G_FILE_TEST_IS_DIR) != 0
}

private func isFile(_ path: String) -> Bool {
  unsafe g_file_test(path, G_FILE_TEST_IS_REGULAR) != 0
}
