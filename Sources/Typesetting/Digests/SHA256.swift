internal import CPango

/// The digest SHA-256 of bytes that arrive piece by piece.
///
/// GLib, which comes with Pango, does the arithmetic.
@safe package final class SHA256 {
  private let checksum: OpaquePointer?

  package init() {
    unsafe checksum = g_checksum_new(G_CHECKSUM_SHA256)
  }

  deinit {
    if let checksum = unsafe checksum { unsafe g_checksum_free(checksum) }
  }

  /// Adds bytes.
  package func update(_ bytes: some Collection<UInt8>) {
    let done: Void? = bytes.withContiguousStorageIfAvailable { unsafe add($0) }
    if done == nil { unsafe Array(bytes).withUnsafeBufferPointer { unsafe add($0) } }
  }

  private func add(_ bytes: UnsafeBufferPointer<UInt8>) {
    unsafe g_checksum_update(checksum, bytes.baseAddress, bytes.count)
  }

  /// The digest of everything so far, in 64 hexadecimal digits; nothing can be added afterwards.
  package func finish() -> String {
    guard let text = unsafe g_checksum_get_string(checksum) else { return "" }
    return unsafe String(cString: text)
  }

  /// The digest of one piece, in 64 hexadecimal digits.
  package static func digest(_ bytes: some Collection<UInt8>) -> String {
    let digest = SHA256()
    digest.update(bytes)
    return digest.finish()
  }
}
