import Elements
package import JSONReading
package import ListEngine

extension BatchRecording {
  /// The recording as a document of the format `batch/1`, which reads back equal.
  package var json: JSONValue {
    var document: [(String, JSONValue)] = [("format", "batch/1"), ("before", Self.json(before))]
    if steps.count == 1 {
      document += Self.members(steps[0])
    } else {
      document.append(("batches", JSONValue(steps.map { .object(JSONObject(Self.members($0))) })))
    }
    return .object(JSONObject(document))
  }

  private static func members(_ step: Step) -> [(String, JSONValue)] {
    var members = [json(step.action)]
    let answers = [("before", step.answerBefore), ("inside", step.answerInside)].compactMap {
      name,
      counts in counts.map { (name, JSONValue($0.map { JSONValue($0) })) }
    }
    if !answers.isEmpty { members.append(("answers", .object(JSONObject(answers)))) }
    return members + [("after", json(step.after))]
  }

  private static func json(_ action: Action) -> (String, JSONValue) {
    switch action {
    case .batch(let operations):
      ("operations", JSONValue(operations.map(\.json)))
    case .reload(let isLaidOut):
      ("reload", .string(isLaidOut ? "laidOut" : "pending"))
    case .snapshot(let reloading, let reconfiguring):
      (
        "snapshot",
        [
          "reloadItems": JSONValue(reloading.map { .string($0) }),
          "reconfigureItems": JSONValue(reconfiguring.map { .string($0) }),
        ]
      )
    }
  }

  /// Sections as a recording spells them.
  package static func json(_ sections: [RecordedSection]) -> JSONValue {
    JSONValue(
      sections.map { section in
        ["id": .string(section.id), "items": JSONValue(section.items.map(json))]
      }
    )
  }

  private static func json(_ item: RecordedItem) -> JSONValue {
    guard item != RecordedItem(id: item.id) else { return .string(item.id) }
    let members = [("id", item.id), ("content", item.content), ("reuse", item.reuseIdentifier)]
    return .object(
      JSONObject(members.filter { $0 == "id" || !$1.isEmpty }.map { ($0, .string($1)) })
    )
  }
}

extension BatchOperation {
  /// The operation as a recording spells it, as in `{"deleteItem": [0, 1]}`.
  package var json: JSONValue {
    let value: JSONValue =
      switch self {
      case .deleteItem(let position), .insertItem(let position), .reloadItem(let position),
        .reconfigureItem(let position):
        Self.json(position)
      case .moveItem(let from, let to): ["from": Self.json(from), "to": Self.json(to)]
      case .deleteSection(let section), .insertSection(let section), .reloadSection(let section),
        .renderSection(let section):
        JSONValue(section)
      case .moveSection(let from, let to): ["from": JSONValue(from), "to": JSONValue(to)]
      case .reloadData: true
      }
    return .object(JSONObject([(verb, value)]))
  }

  private static func json(_ position: IndexPath) -> JSONValue {
    JSONValue([JSONValue(position.section), JSONValue(position.item)])
  }
}
