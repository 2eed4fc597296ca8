package import Diagnostics

/// Decides by name what becomes of captures that wait for approval.
///
/// A name is that of a fixture (`home`), of a variant of it (`home/phone`), or of one golden
/// (`home/phone.top.png`).
package struct Approval: Sendable {
  /// The folders in which something waits, each with the names of the goldens.
  private let waiting: [(folder: GoldenFolder, names: [String])]

  /// Looks at what waits in the given folders.
  package init(_ folders: [GoldenFolder]) {
    waiting = folders.map { ($0, $0.pending) }.filter { !$0.1.isEmpty }
  }

  /// One golden for which something waits.
  package struct Item: Hashable, Sendable {
    package var folder: GoldenFolder
    /// The name of the golden.
    package var name: String

    /// The name by which a person addresses it.
    package var address: String { "\(folder.fixture)/\(name)" }
  }

  /// Everything that waits, in the order of folders and names.
  package var items: [Item] {
    waiting.flatMap { folder, names in names.map { Item(folder: folder, name: $0) } }
  }

  /// What waits under some names.
  ///
  /// - Throws: One finding a name under which nothing waits, with the nearest name that has some.
  package func items(named names: [String]) throws(UnusableInput) -> [Item] {
    let items = items
    var chosen: Set<Item> = []
    var unknown: [Diagnostic] = []
    for name in names {
      let matching = items.filter { $0.isNamed(name) }
      if matching.isEmpty { unknown.append(diagnostic(for: name, among: items)) }
      chosen.formUnion(matching)
    }
    guard unknown.isEmpty else { throw UnusableInput(unknown) }
    return items.filter(chosen.contains)
  }

  private func diagnostic(for name: String, among items: [Item]) -> Diagnostic {
    let known = items.flatMap(\.names)
    let nearest = NearMiss.nearest(to: name, in: known)
    let fixtures = known.filter { !$0.contains("/") }
    let all = fixtures.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    let solution =
      nearest.map { "Did you mean '\($0)'?" }
      ?? (all.isEmpty
        ? "Nothing waits for approval." : "Waiting: \(all.prefix(5).joined(separator: ", ")).")
    return Diagnostic(
      .error,
      "unknown-name",
      subject: name,
      summary: "nothing waits for approval under the name '\(name)'.",
      solutions: [solution]
    )
  }

  /// Makes goldens of what waits, where it waits or beside the fixtures.
  package static func approve(
    _ items: [Item],
    into folder: (Item) -> GoldenFolder = \.folder
  ) throws(StoreFailure) {
    for item in items {
      let pending = item.name + GoldenFolder.pendingSuffix
      guard let bytes = try item.folder.read(pending) else { continue }
      try folder(item).promote(bytes, to: item.name)
      try item.folder.delete(pending)
    }
  }

  /// Drops what waits.
  package static func reject(_ items: [Item]) throws(StoreFailure) {
    for item in items { try item.folder.delete(item.name + GoldenFolder.pendingSuffix) }
  }
}

extension Approval.Item {
  /// The names that address it, the widest first.
  fileprivate var names: [String] {
    let variant = name.split(separator: ".").first.map(String.init) ?? name
    return [folder.fixture, "\(folder.fixture)/\(variant)", address]
  }

  fileprivate func isNamed(_ name: String) -> Bool {
    names.contains(name) || name == folder.fixture + ".feed.json" || name == folder.path
      || (name.contains("/") && GoldenFolder(ofFixture: name.withoutDot).path == folder.path)
  }
}

extension String {
  /// The path without the `./` that a shell completes it with.
  fileprivate var withoutDot: String {
    hasPrefix("./") ? String(dropFirst(2)) : self
  }
}
