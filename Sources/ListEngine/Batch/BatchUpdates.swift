public import Elements

/// The operations of one batch.
///
/// What is deleted, reloaded, rendered or moved away is named by its position *before* the batch,
/// what is inserted or moved to a place by its position *after* it. The order does not matter.
public struct BatchUpdates: Hashable, Sendable {
  /// Sections that go, with all in them; positions before the batch.
  public var deletedSections: [Int] = []
  /// Sections that come, with all in them; positions after the batch.
  public var insertedSections: [Int] = []
  /// Sections that change places.
  public var movedSections: [Move<Int>] = []
  /// Items that go; positions before the batch.
  public var deletedItems: [IndexPath] = []
  /// Items that come; positions after the batch.
  public var insertedItems: [IndexPath] = []
  /// Items that change places.
  public var movedItems: [Move<IndexPath>] = []
  /// Items that get another view; positions before the batch.
  public var reloadedItems: [IndexPath] = []
  /// Items that are shown again in the view they have; positions before the batch.
  public var renderedItems: [IndexPath] = []
  /// Sections all of whose views are made anew, whatever is in them then; positions before the batch.
  public var reloadedSections: [Int] = []
  /// Sections whose headers or footers are shown again; positions before the batch.
  public var renderedSections: [Int] = []

  /// A change of places.
  public struct Move<Position: Hashable & Sendable>: Hashable, Sendable {
    /// The position before the batch.
    public var source: Position
    /// The position after the batch.
    public var target: Position

    /// Makes a change of places.
    public init(from source: Position, to target: Position) {
      self.source = source
      self.target = target
    }
  }

  /// Makes an empty batch.
  public init() {}

  /// Whether anything is elsewhere after the batch, or may be.
  var changesOrder: Bool {
    !(deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty
      && deletedItems.isEmpty && insertedItems.isEmpty && movedItems.isEmpty
      && reloadedSections.isEmpty)
  }
}
