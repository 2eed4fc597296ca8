#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Which fixtures and variants a run takes, by patterns as a shell knows them.
///
/// A pattern without a slash is about fixtures, one with a slash about `fixture/variant`.
struct NameFilter {
  var only: [String]
  var exclude: [String]

  /// Whether everything is taken.
  var isOpen: Bool { only.isEmpty && exclude.isEmpty }

  func takes(_ fixture: String, _ variant: String) -> Bool {
    func matches(_ pattern: String) -> Bool {
      let name = pattern.contains("/") ? "\(fixture)/\(variant)" : fixture
      return unsafe fnmatch(pattern, name, 0) == 0
    }
    return (only.isEmpty || only.contains(where: matches)) && !exclude.contains(where: matches)
  }
}
