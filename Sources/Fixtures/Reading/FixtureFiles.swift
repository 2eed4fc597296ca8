package import Diagnostics
package import JSONReading

/// Where fixtures and their data come from: a folder, or a test's own files.
package struct FixtureFiles: Sendable {
  /// The size of a file in bytes, or nil where there is none.
  package var size: @Sendable (_ path: String) -> Int?
  /// The content of a file.
  package var read: @Sendable (_ path: String) throws -> [UInt8]
  /// The greatest size of a data file, in bytes.
  package var limit: Int

  /// 64 MiB: no feed that a person scrolls comes near it.
  package static let defaultLimit = 64 << 20

  package init(
    size: @escaping @Sendable (String) -> Int?,
    read: @escaping @Sendable (String) throws -> [UInt8],
    limit: Int = defaultLimit
  ) {
    self.size = size
    self.read = read
    self.limit = limit
  }
}

extension FixtureFiles {
  /// The bytes of a file; the size is judged before anything is read.
  ///
  /// - Throws: `UnusableInput` where the file is missing, too large or cannot be read.
  package func bytes(of path: String, askedAt place: Place? = nil) throws -> [UInt8] {
    guard let size = size(path) else {
      throw failure("missing-file", path, "there is no file '\(path)'.", place)
    }
    guard size <= limit else {
      let sizes = "\(Self.mebibytes(size)), the limit is \(Self.mebibytes(limit))"
      throw failure("file-too-large", path, "the file '\(path)' is too large: \(sizes).", place)
    }
    do {
      return try read(path)
    } catch {
      throw failure("unreadable-file", path, "the file '\(path)' cannot be read.", place)
    }
  }

  /// The JSON of a file.
  ///
  /// - Throws: `UnusableInput` with the place in the file where it is not JSON.
  package func json(at path: String, askedAt place: Place? = nil) throws -> JSONNode {
    let bytes = try bytes(of: path, askedAt: place)
    do {
      return try JSONReader.read(bytes)
    } catch {
      throw UnusableInput(
        Diagnostic(
          .error,
          "not-json",
          subject: path,
          summary: error.sentence,
          place: Place(file: path, position: error.position)
        )
      )
    }
  }

  private func failure(
    _ identifier: String,
    _ path: String,
    _ summary: String,
    _ place: Place?
  ) -> UnusableInput {
    UnusableInput(
      Diagnostic(
        .error,
        identifier,
        subject: path,
        summary: summary,
        place: place ?? Place(file: path)
      )
    )
  }

  private static func mebibytes(_ bytes: Int) -> String {
    let tenths = (bytes * 10 + (1 << 19)) >> 20
    return tenths % 10 == 0 ? "\(tenths / 10) MiB" : "\(tenths / 10).\(tenths % 10) MiB"
  }
}

/// A path as another file means it: relative to the folder of that file.
func path(_ path: String, besides file: String) -> String {
  guard !path.hasPrefix("/"), let slash = file.lastIndex(of: "/") else { return path }
  return String(file[...slash]) + path
}
