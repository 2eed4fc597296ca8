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
