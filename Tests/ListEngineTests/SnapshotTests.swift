import ListEngine
import Testing

/// A snapshot does what UIKit's does, and answers where that one ends the app.
@Suite struct SnapshotTests {
  typealias Snapshot = DiffableDataSourceSnapshot<String, Int>

  private func snapshot(_ sections: KeyValuePairs<String, [Int]>) throws -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in sections {
      try snapshot.appendSections([section])
      try snapshot.appendItems(items)
    }
    return snapshot
  }

  private func contents(_ snapshot: Snapshot) throws -> [String] {
    try snapshot.sectionIdentifiers.map { section in
      let items = try snapshot.itemIdentifiers(inSection: section)
      return "\(section):\(items.map { "\($0)" }.joined(separator: " "))"
    }
  }

  /// Expects an error, and that nothing has changed.
  private func expect(
    _ failure: Snapshot.Failure,
    in snapshot: Snapshot,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ change: (inout Snapshot) throws -> Void
  ) {
    var changed = snapshot
    #expect(throws: failure, sourceLocation: sourceLocation) { try change(&changed) }
    #expect(changed == snapshot, sourceLocation: sourceLocation)
  }

  @Test func putsSectionsWhereTheyAreAskedFor() throws {
    var snapshot = try snapshot(["b": [1], "d": [2]])
    try snapshot.insertSections(["a"], beforeSection: "b")
    try snapshot.insertSections(["c", "cc"], afterSection: "b")
    #expect(snapshot.sectionIdentifiers == ["a", "b", "c", "cc", "d"])
    try snapshot.moveSection("a", afterSection: "c")
    try snapshot.moveSection("d", beforeSection: "b")
    #expect(try contents(snapshot) == ["d:2", "b:1", "c:", "a:", "cc:"])
    #expect(snapshot.indexOfSection("a") == 3)
    snapshot.deleteSections(["b", "nowhere", "cc"])
    #expect(try contents(snapshot) == ["d:2", "c:", "a:"])
    #expect(snapshot.indexOfSection("a") == 2)
    #expect(snapshot.indexOfItem(1) == nil)
    #expect(snapshot.numberOfSections == 3)
  }

  @Test func putsItemsWhereTheyAreAskedFor() throws {
    var snapshot = try snapshot(["a": [1, 2], "b": [3]])
    try snapshot.appendItems([4])
    try snapshot.appendItems([5, 6], toSection: "a")
    try snapshot.insertItems([7], beforeItem: 1)
    try snapshot.insertItems([8, 9], afterItem: 3)
    #expect(try contents(snapshot) == ["a:7 1 2 5 6", "b:3 8 9 4"])
    try snapshot.moveItem(6, beforeItem: 1)
    try snapshot.moveItem(7, afterItem: 2)
    try snapshot.moveItem(5, beforeItem: 3)
    try snapshot.moveItem(4, afterItem: 6)
    #expect(try contents(snapshot) == ["a:6 4 1 2 7", "b:5 3 8 9"])
    snapshot.deleteItems([1, 100, 9, 5])
    #expect(try contents(snapshot) == ["a:6 4 2 7", "b:3 8"])
    #expect(snapshot.itemIdentifiers == [6, 4, 2, 7, 3, 8])
    #expect(snapshot.numberOfItems == 6)
    #expect(try snapshot.numberOfItems(inSection: "b") == 2)
    #expect(snapshot.indexOfItem(8) == 5)
    #expect(snapshot.sectionIdentifier(containingItem: 8) == "b")
    #expect(snapshot.sectionIdentifier(containingItem: 9) == nil)
    snapshot.deleteAllItems()
    #expect(snapshot == Snapshot())
    #expect(snapshot.numberOfItems == 0)
  }

  @Test func answersWhatUIKitEndsTheAppFor() throws {
    let snapshot = try snapshot(["a": [1, 2], "b": [3]])
    typealias Failure = Snapshot.Failure
    expect(.noSections, in: Snapshot()) {
      $0 = Snapshot(); try $0.appendItems([1])
    }
    expect(.unknownSection("x"), in: snapshot) { try $0.appendItems([9], toSection: "x") }
    expect(.repeatedItems([3, 8]), in: snapshot) { try $0.appendItems([3, 8, 8], toSection: "a") }
    expect(.repeatedItems([2]), in: snapshot) { try $0.insertItems([7, 2], beforeItem: 1) }
    expect(.unknownItem(9), in: snapshot) { try $0.insertItems([7], afterItem: 9) }
    expect(.unknownItem(9), in: snapshot) { try $0.moveItem(9, beforeItem: 1) }
    expect(.unknownItem(9), in: snapshot) { try $0.moveItem(1, afterItem: 9) }
    expect(.itemBesideItself(1), in: snapshot) { try $0.moveItem(1, afterItem: 1) }
    expect(.repeatedSections(["a", "c"]), in: snapshot) { try $0.appendSections(["a", "c", "c"]) }
    expect(.repeatedSections(["b"]), in: snapshot) {
      try $0.insertSections(["b"], beforeSection: "a")
    }
    expect(.unknownSection("x"), in: snapshot) { try $0.insertSections(["c"], afterSection: "x") }
    expect(.unknownSection("x"), in: snapshot) { try $0.moveSection("a", beforeSection: "x") }
    expect(.sectionBesideItself("a"), in: snapshot) { try $0.moveSection("a", beforeSection: "a") }
    expect(.unknownItem(9), in: snapshot) { try $0.reloadItems([1, 9]) }
    expect(.unknownItem(9), in: snapshot) { try $0.reconfigureItems([9]) }
    expect(.unknownSection("x"), in: snapshot) { try $0.reloadSections(["a", "x"]) }
    #expect(throws: Failure.unknownSection("x")) { try snapshot.numberOfItems(inSection: "x") }
    #expect(throws: Failure.unknownSection("x")) { try snapshot.itemIdentifiers(inSection: "x") }
  }

  @Test func keepsInMindWhatIsShownAgain() throws {
    var snapshot = try snapshot(["a": [1, 2], "b": [3, 4]])
    try snapshot.reloadItems([2, 1, 2])
    try snapshot.reloadItems([3])
    try snapshot.reconfigureItems([4, 3])
    try snapshot.reloadSections(["b", "a"])
    #expect(snapshot.reloadedItemIdentifiers == [2, 1, 3])
    #expect(snapshot.reconfiguredItemIdentifiers == [4, 3])
    #expect(snapshot.reloadedSectionIdentifiers == ["b", "a"])
    snapshot.deleteItems([1])
    snapshot.deleteSections(["b"])
    #expect(snapshot.reloadedItemIdentifiers == [2])
    #expect(snapshot.reconfiguredItemIdentifiers.isEmpty)
    #expect(snapshot.reloadedSectionIdentifiers == ["a"])
    try snapshot.appendItems([1])
    #expect(snapshot.reloadedItemIdentifiers == [2])
  }

  @Test func isAValue() throws {
    let first = try snapshot(["a": [1]])
    var second = first
    try second.appendItems([2])
    #expect(first.itemIdentifiers == [1])
    #expect(first != second)
  }
}
