import Diagnostics
import Elements
import JSONReading
import ListEngine

/// Reads operations: objects with one verb each, whose plural takes a list.
///
///     [{"deleteItem": [0, 1]}, {"insertItems": [[0, 0], [0, 1]]}, {"moveSection": {"from": 1, "to": 0}}]
enum OperationReader {
  private static let items: KeyValuePairs<String, @Sendable (IndexPath) -> BatchOperation> = [
    "deleteItem": { .deleteItem($0) },
    "insertItem": { .insertItem($0) },
    "reloadItem": { .reloadItem($0) },
    "reconfigureItem": { .reconfigureItem($0) },
  ]

  private static let sections: KeyValuePairs<String, @Sendable (Int) -> BatchOperation> = [
    "deleteSection": { .deleteSection($0) },
    "insertSection": { .insertSection($0) },
    "reloadSection": { .reloadSection($0) },
    "renderSection": { .renderSection($0) },
  ]

  private static let verbs =
    items.map(\.key) + ["moveItem"] + sections.map(\.key) + ["moveSection"]

  /// The operations of a batch, each with its place.
  static func operations(_ cursor: Cursor) throws -> [Placed] {
    try cursor.list().flatMap(read)
  }

  typealias Placed = (operation: BatchOperation, place: Place)

  private static func read(_ cursor: Cursor) throws -> [Placed] {
    let object = try cursor.object()
    guard let member = object.members.first, let value = object[member.key] else {
      throw cursor.failure("no-verb", "an operation needs a verb.", known)
    }
    if object.members.count > 1 {
      throw cursor.failure(
        "two-verbs",
        "an operation has one verb, not both '\(member.key)' and '\(object.members[1].key)'."
      )
    }
    if member.key == "reloadData" { return [(.reloadData, cursor.place)] }
    if verbs.contains(member.key) { return [(try operation(member.key, value), cursor.place)] }
    guard let verb = verbs.first(where: { $0 + "s" == member.key }) else {
      let names = verbs + verbs.map { $0 + "s" } + ["reloadData"]
      throw object.unknownKey(member, among: names)
    }
    return try value.list().map { (try operation(verb, $0), $0.place) }
  }

  private static var known: String {
    "Known here: \((verbs + ["reloadData"]).joined(separator: ", "))."
  }

  private static func operation(_ verb: String, _ cursor: Cursor) throws -> BatchOperation {
    if let make = items.first(where: { $0.key == verb })?.value {
      return make(try indexPath(cursor))
    }
    if let make = sections.first(where: { $0.key == verb })?.value {
      return make(try position(cursor))
    }
    let move = try cursor.object()
    try move.allow(["from", "to"])
    let (from, to) = (try move.required("from"), try move.required("to"))
    return verb == "moveItem"
      ? .moveItem(from: try indexPath(from), to: try indexPath(to))
      : .moveSection(from: try position(from), to: try position(to))
  }

  private static func indexPath(_ cursor: Cursor) throws -> IndexPath {
    let numbers = try cursor.list()
    guard numbers.count == 2 else {
      throw cursor.failure(
        "wrong-type",
        "\(cursor.name) takes a position as [section, item], not \(numbers.count) numbers."
      )
    }
    return IndexPath(item: try position(numbers[1]), section: try position(numbers[0]))
  }

  /// Any whole number: that there is no such place is what a verdict says.
  private static func position(_ cursor: Cursor) throws -> Int {
    guard case .number(let number) = cursor.node.value else {
      throw cursor.wrongType("a position, which is a whole number")
    }
    guard let position = number.int else {
      throw cursor.failure(
        "out-of-range",
        "\(cursor.name) takes a position, which is a whole number, not \(number.literal)."
      )
    }
    return position
  }
}
