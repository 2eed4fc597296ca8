import FoundationEssentials

/// Why a file of a golden could not be read or written.
package struct StoreFailure: Error, Hashable, Sendable {
  /// What was tried: `read`, `write`, `move`, `delete`.
  package var action: String
  /// The path of the file.
  package var path: String
  /// What the system says.
  package var reason: String
}

extension StoreFailure: CustomStringConvertible {
  package var description: String { "cannot \(action) \(path): \(reason)" }
}

extension GoldenFolder {
  /// The bytes of a file, or nil where there is no such file.
  package func read(_ name: String) throws(StoreFailure) -> [UInt8]? {
    let path = path(of: name)
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    return try Self.attempt("read", path) { Array(try Data(contentsOf: URL(filePath: path))) }
  }

  /// Writes a file as a whole or not at all: a reader never meets half of it.
  package func write(_ bytes: [UInt8], to name: String) throws(StoreFailure) {
    let path = path(of: name)
    try Self.attempt("write", path) {
      try FileManager.default.createDirectory(
        atPath: self.path,
        withIntermediateDirectories: true
      )
      // Writes beside the file under another name, then renames.
      try Data(bytes).write(to: URL(filePath: path), options: .atomic)
    }
  }

  /// Puts what waits in the place of the golden.
  ///
  /// A golden with equal content stays as it is, byte for byte, and one that cannot be read is not
  /// replaced: nobody has seen what it says.
  func promote(_ bytes: [UInt8], to name: String) throws(StoreFailure) {
    if let golden = try read(name) {
      if let reason = Self.doubt(about: golden, in: name) {
        throw StoreFailure(action: "replace", path: path(of: name), reason: reason)
      }
      if Self.haveEqualContent(golden, bytes) { return }
    }
    try write(bytes, to: name)
  }

  /// Why a golden cannot be read, or nil.
  private static func doubt(about golden: [UInt8], in name: String) -> String? {
    if PointerOfLFS.isOne(golden) { return PointerOfLFS.advice }
    if name.hasSuffix(".png") {
      // The type of the chunk with which every picture ends, before its checksum.
      return golden.dropLast(4).suffix(4).elementsEqual("IEND".utf8) ? nil : unreadable
    }
    guard name.hasSuffix(".frames") else { return nil }
    let text = String(validating: golden, as: UTF8.self)
    return text.flatMap { try? FramesReader.read($0) } == nil ? unreadable : nil
  }

  private static let unreadable = "it cannot be read. Restore it, or delete it to make it anew"

  private static func haveEqualContent(_ a: [UInt8], _ b: [UInt8]) -> Bool {
    if a == b { return true }
    guard let a = String(validating: a, as: UTF8.self),
      let b = String(validating: b, as: UTF8.self),
      let golden = try? FramesReader.read(a)
    else { return false }
    return golden == (try? FramesReader.read(b))
  }

  /// Deletes a file where it is there.
  package func delete(_ name: String) throws(StoreFailure) {
    let path = path(of: name)
    guard FileManager.default.fileExists(atPath: path) else { return }
    try Self.attempt("delete", path) { try FileManager.default.removeItem(atPath: path) }
  }

  private static func attempt<Value>(
    _ action: String,
    _ path: String,
    _ body: () throws -> Value
  ) throws(StoreFailure) -> Value {
    do {
      return try body()
    } catch {
      throw StoreFailure(action: action, path: path, reason: "\(Reason.told(by: error))")
    }
  }

  /// The reason in the words of the system, without the addresses that an error prints.
  private enum Reason {
    static func told(by error: any Error) -> String {
      switch error {
      case let error as CocoaError where error.code == .fileReadNoPermission: "no permission"
      case let error as CocoaError where error.code == .fileWriteNoPermission: "no permission"
      case let error as CocoaError where error.code == .fileWriteOutOfSpace: "no space left"
      case let error as CocoaError where error.code == .fileReadNoSuchFile: "no such file"
      default: "the file system refused"
      }
    }
  }
}
