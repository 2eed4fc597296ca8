/// The short text that Git LFS leaves in the place of a file whose content was not fetched.
package enum PointerOfLFS {
  /// Whether the bytes are such a text.
  package static func isOne(_ bytes: some Sequence<UInt8>) -> Bool {
    bytes.starts(with: "version https://git-lfs".utf8)
  }

  /// What it is and what to do, as one sentence or two.
  package static let advice =
    "the file is a Git LFS pointer, not the golden itself. Fetch it: git lfs pull"
}
