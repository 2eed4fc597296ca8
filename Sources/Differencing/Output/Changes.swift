/// The operations of one batch, as a collection view wants to hear them.
///
/// Deletes, updates and the origin of a move are positions *before* the batch; inserts and the
/// destination of a move are positions *after* it. So the order of the calls does not matter.
package struct Changes: Hashable, Sendable {
  /// Items to render again where they are; positions before the batch.
  package var itemUpdates: [ItemPosition] = []
  /// Sections whose headers or footers changed; positions before the batch.
  package var sectionUpdates: [Int] = []
  /// Sections that go, with all their items; positions before the batch.
  package var sectionDeletes: [Int] = []
  /// Sections that come, with all their items; positions after the batch.
  package var sectionInserts: [Int] = []
  /// Sections that change places.
  package var sectionMoves: [Move<Int>] = []
  /// Items that go; positions before the batch.
  package var itemDeletes: [ItemPosition] = []
  /// Items that come; positions after the batch.
  package var itemInserts: [ItemPosition] = []
  /// Items that change places, within a section or from one to another.
  package var itemMoves: [Move<ItemPosition>] = []

  /// Makes an empty batch.
  package init() {}

  /// A change of places.
  package struct Move<Position: Hashable & Sendable>: Hashable, Sendable {
    /// The position before the batch.
    package var source: Position
    /// The position after the batch.
    package var target: Position

    /// Makes a change of places.
    package init(from source: Position, to target: Position) {
      self.source = source
      self.target = target
    }
  }

  /// How many operations the batch has.
  package var count: Int {
    itemUpdates.count + sectionUpdates.count + sectionDeletes.count + sectionInserts.count
      + sectionMoves.count + itemDeletes.count + itemInserts.count + itemMoves.count
  }

  /// Whether the batch does nothing.
  package var isEmpty: Bool { count == 0 }
}
