/// What a batch does that a collection view cannot allow.
public struct BatchViolation: Error, Hashable {
  /// The rule that is broken.
  public var rule: Rule
  /// The section that is concerned: after the batch for inserts and counts, else before it.
  public var section: Int?
  /// The ids of the sections or items that are concerned, as text.
  public var ids: [String]
  /// How many there should be, where a number is wrong.
  public var expected: Int?
  /// How many there are, where a number is wrong.
  public var found: Int?

  /// The contract between a collection view and whoever updates it.
  public enum Rule: String, Hashable, Sendable, CaseIterable {
    /// A section holds what it held, plus what came, less what went.
    case itemCounts = "R1"
    /// There are as many sections as there were, plus what came, less what went.
    case sectionCounts = "R2"
    /// What is deleted, reloaded or moved away is there before the batch.
    case sourceExists = "R3"
    /// What is inserted or moved to a place is there after the batch.
    case targetExists = "R4"
    /// Nothing is deleted and also reloaded or moved.
    case oneOperationEach = "R5"
    /// No place is filled twice.
    case onePlaceEach = "R6"
    /// Nothing is deleted twice.
    case deletedOnce = "R7"
    /// What is reloaded does not also move.
    case reloadedInPlace = "R8"
    /// Nothing changes inside a section that moves.
    case movedSectionsUnchanged = "R10"
    /// What moves changes its order among what does not.
    case movesMove = "R11"
    /// Nothing is listed inside a section that is deleted or inserted.
    case sectionsFirst = "R14"
  }

  init(
    _ rule: Rule,
    section: Int? = nil,
    ids: [String] = [],
    expected: Int? = nil,
    found: Int? = nil
  ) {
    self.rule = rule
    self.section = section
    self.ids = ids
    self.expected = expected
    self.found = found
  }
}
