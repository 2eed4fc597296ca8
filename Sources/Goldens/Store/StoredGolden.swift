package import Elements

/// The text golden of a variant as it was found.
package enum StoredGolden: Hashable, Sendable {
  /// There is none.
  case missing
  /// It was read.
  case captures(CaptureSet)
  /// It is there and cannot be used.
  case unusable(Reason)

  /// Reads the golden of a variant.
  ///
  /// A golden that cannot be read is not a missing one: it is never simply replaced.
  package init(of variant: String, in folder: GoldenFolder) throws(StoreFailure) {
    let name = GoldenFile(.frames, variant: variant).name
    guard let bytes = try folder.read(name) else {
      self = .missing
      return
    }
    let path = folder.path(of: name)
    guard let text = String(validating: bytes, as: UTF8.self) else {
      self = .unusable(Reason("unreadable", "\(path): the bytes are not UTF-8"))
      return
    }
    do {
      self = .captures(try FramesReader.read(text))
    } catch {
      self = .unusable(.unreadable(path, error))
    }
  }

  /// How a run stands to the golden of its variant.
  ///
  /// A golden with the very bytes that the run would write is the same, and need not be read.
  ///
  /// - Parameters:
  ///   - text: What `FramesWriter` makes of the captures.
  ///   - now: The captures.
  ///   - folder: Where the golden is.
  package static func verdict(
    on now: CaptureSet,
    writtenAs text: String,
    in folder: GoldenFolder
  ) throws(StoreFailure) -> Verdict {
    let bytes = try folder.read(GoldenFile(.frames, variant: now.variant).name)
    if bytes == Array(text.utf8) {
      return Verdict(
        status: .same,
        captures: now.captures.map { CaptureVerdict(name: $0.name, status: .same) }
      )
    }
    return try StoredGolden(of: now.variant, in: folder).verdict(on: now)
  }

  /// How a run stands to the golden.
  package func verdict(on now: CaptureSet) -> Verdict {
    switch self {
    case .missing:
      Verdict(
        status: .missing,
        captures: now.captures.map { CaptureVerdict(name: $0.name, status: .missing) }
      )
    case .captures(let golden): Comparison.verdict(golden: golden, now: now)
    case .unusable(let reason): .failed(reason)
    }
  }
}
