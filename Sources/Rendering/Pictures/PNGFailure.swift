/// Why a picture could not be read or written.
package enum PNGFailure: Error, Hashable, Sendable {
  /// The bytes are something else.
  case notPNG
  /// The bytes are what Git LFS leaves in place of a file.
  case pointerFile
  /// The bytes end before the picture does.
  case truncated
  /// The picture is not what the format demands; libpng says what is wrong.
  case damaged(String)
  /// The picture has more pixels than anything that belongs on a screen.
  case tooLarge(width: Int, height: Int)
  /// There is no memory for it.
  case outOfMemory
}

extension PNGFailure: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notPNG: "is not a PNG"
    case .pointerFile: "is a pointer of Git LFS and not the picture itself; run `git lfs pull`"
    case .truncated: "is truncated; if the repository uses Git LFS, run `git lfs pull`"
    case .damaged(let reason): "is damaged: \(reason)"
    case .tooLarge(let width, let height): "is too large: \(width)x\(height) pixels"
    case .outOfMemory: "does not fit in memory"
    }
  }
}

extension PNGFailure {
  /// Looks at the first bytes only.
  static func judge(_ bytes: [UInt8]) throws(PNGFailure) {
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    if bytes.starts(with: signature) { return }
    if bytes.starts(with: "version https://git-lfs".utf8) { throw .pointerFile }
    throw !bytes.isEmpty && signature.starts(with: bytes) ? .truncated : .notPNG
  }
}
