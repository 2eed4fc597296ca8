import Elements

/// What is not as it was in the lists that a capture keeps beside its elements.
enum LogChanges {
  /// The entries that only one of two lists has, paired where they are about the same subject.
  static func between<Entry: Hashable>(
    _ before: [Entry],
    _ after: [Entry],
    kind: Change.Kind,
    subject: (Entry) -> String,
    words: (Entry) -> String
  ) -> [Change] {
    var (gone, new): ([Entry], [Entry]) = ([], [])
    for step in after.difference(from: before) {
      switch step {
      case .remove(_, let entry, _): gone.append(entry)
      case .insert(_, let entry, _): new.append(entry)
      }
    }
    gone.reverse()
    var changes: [Change] = []
    for entry in gone {
      let match = new.firstIndex { subject($0) == subject(entry) }
      let other = match.map { new.remove(at: $0) }
      changes.append(change(kind, subject(entry), words(entry), other.map(words)))
    }
    return changes + new.map { change(kind, subject($0), nil, words($0)) }
  }

  private static func change(
    _ kind: Change.Kind,
    _ subject: String,
    _ before: String?,
    _ after: String?
  ) -> Change {
    Change(
      kind,
      kind.rawValue,
      subject,
      kind.rawValue,
      before: before.map { .word($0) },
      after: after.map { .word($0) }
    )
  }

  /// Everything that the lists of two captures differ in.
  static func between(_ before: Capture, _ after: Capture) -> [Change] {
    between(
      before.updates,
      after.updates,
      kind: .update,
      subject: \.subject,
      words: { [$0.verb, $0.subject, $0.detail].filter { !$0.isEmpty }.joined(separator: " ") }
    )
      + between(before.events, after.events, kind: .event, subject: \.self, words: \.self)
      + between(
        before.diagnostics,
        after.diagnostics,
        kind: .diagnostic,
        subject: \.subject,
        words: { "\($0.identifier) \($0.subject)" }
      )
  }
}
