package import Geometry

/// A change that nothing else in the capture brought about, with what followed from it.
package struct Cause: Hashable, Sendable {
  /// The change, at the first element where it happened.
  package var change: Change
  /// The paths of all elements where the same happened, in the order of the capture.
  package var paths: [String]
  /// What followed, in sums.
  package var follows: [Follow]

  package init(change: Change, paths: [String], follows: [Follow] = []) {
    self.change = change
    self.paths = paths
    self.follows = follows
  }
}

/// Changes of one attribute that followed from a cause and are told together.
package struct Follow: Hashable, Sendable {
  /// How what changed stands to the element of the cause.
  package var relation: Relation
  /// The first of the changes.
  package var first: Change
  /// How many elements changed so.
  package var count: Int
  /// The least that any of them changed by, where they are numbers.
  package var least: Thousandths?
  /// The most that any of them changed by, where they are numbers.
  package var most: Thousandths?

  package init(
    relation: Relation,
    first: Change,
    count: Int,
    least: Thousandths? = nil,
    most: Thousandths? = nil
  ) {
    self.relation = relation
    self.first = first
    self.count = count
    self.least = least
    self.most = most
  }

  /// How much each of them changed, where that is the same number.
  package var delta: Thousandths? { least == most ? least : nil }

  /// How an element stands to the one that a cause happened to, nearest first.
  package enum Relation: String, Hashable, Sendable, CaseIterable {
    case itself, around, inside, others, content
  }
}

/// A change that followed from causes.
package struct Consequence: Hashable, Sendable {
  /// The change.
  package var change: Change
  /// The positions of its causes in the list of causes.
  package var causes: [Int]
}
