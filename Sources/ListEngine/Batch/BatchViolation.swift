/// What a batch does that a collection view cannot allow.
///
/// R15, that the order of the calls does not matter, is no rule that a batch could break: whatever
/// the order, the same violation is found.
public struct BatchViolation: Error, Hashable {
  /// The rule that is broken.
  public var rule: Rule
  /// The section that is concerned: after the batch for inserts and counts, else before it.
  public var section: Int?
  /// The ids of the sections or items that are concerned, as text.
  public var ids: [String]
  /// How many there should be, where a number is wrong; the number of places, where one is missing.
  public var expected: Int?
  /// How many there are, where a number is wrong; the position, where it does not exist.
  public var found: Int?
  /// The operations that are concerned; for a wrong count those that were counted.
  public var operations: [BatchOperation]
  /// The view that an item has and the one it would need, where only that is wrong.
  public var views: Views?

  /// The reuse identifiers or, where those are equal, the types of two components.
  public struct Views: Hashable, Sendable {
    /// What is on the screen.
    public var before: String
    /// What the item needs after the batch.
    public var after: String

    /// Makes a pair of names.
    public init(before: String, after: String) {
      self.before = before
      self.after = after
    }
  }

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
    /// Nothing is deleted, reloaded and moved at once, and nothing is listed twice.
    case oneOperationEach = "R5"
    /// No place is filled twice.
    ///
    /// A reload is carried out as a delete and an insert, at a place that is told from deletes and
    /// inserts alone; a move to that place collides with it.
    case onePlaceEach = "R6"
    /// Nothing is deleted twice.
    case deletedOnce = "R7"
    /// What is reloaded does not also move.
    case reloadedInPlace = "R8"
    /// Sections are reloaded in a batch of their own.
    case sectionsReloadedAlone = "R9"
    /// Nothing changes inside a section that moves.
    case movedSectionsUnchanged = "R10"
    /// What moves changes its order among what does not.
    case movesMove = "R11"
    /// The data source answers the old counts before the batch and the new ones inside it.
    case dataChangesInside = "R12"
    /// While a batch is performed nothing is read anew and no other begins, and none follows
    /// directly on a reload that was not laid out.
    case undisturbed = "R13"
    /// Nothing is listed inside a section that is deleted or inserted.
    case sectionsFirst = "R14"
    /// What is shown again in the view it has needs a view of the same kind.
    case sameView = "R16"
    /// In a diffable snapshot every id occurs once, and what is reloaded is there.
    case uniqueIdentifiers = "R17"
  }

  init(
    _ rule: Rule,
    section: Int? = nil,
    ids: [String] = [],
    expected: Int? = nil,
    found: Int? = nil,
    operations: [BatchOperation] = [],
    views: Views? = nil
  ) {
    self.rule = rule
    self.section = section
    self.ids = ids
    self.expected = expected
    self.found = found
    self.operations = operations
    self.views = views
  }
}
