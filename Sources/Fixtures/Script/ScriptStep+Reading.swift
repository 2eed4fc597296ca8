import Elements
import JSONReading

extension ScriptStep {
  private static let verbs = [
    "snapshot", "scroll", "data", "patch", "append", "prepend", "environment",
    "imageLoaded", "expect",
  ]

  /// The steps of a script; without one, a single snapshot `initial` (our choice).
  static func read(_ cursor: Cursor?) throws -> [ScriptStep] {
    guard let cursor else {
      let node = JSONNode(.null)
      return [
        ScriptStep(
          verb: .snapshot(name: "initial", extent: .viewport),
          cursor: Cursor(node: node, file: "", name: "the script")
        )
      ]
    }
    var names: Set<String> = []
    return try cursor.list().map { cursor in
      let step = ScriptStep(verb: try verb(cursor), cursor: cursor)
      if case .snapshot(let name, _) = step.verb, !names.insert(name).inserted {
        throw cursor.failure("duplicate-snapshot", "there are two snapshots '\(name)'.")
      }
      return step
    }
  }

  private static func verb(_ cursor: Cursor) throws -> Verb {
    let object = try cursor.object()
    let present = object.members.filter { verbs.contains($0.key) }
    guard let first = present.first, let argument = object[first.key] else {
      if let member = object.members.first { throw object.unknownKey(member, among: verbs) }
      throw cursor.failure(
        "no-verb",
        "a step needs a verb.",
        "Known here: \(verbs.joined(separator: ", "))."
      )
    }
    try object.allow(first.key == "snapshot" ? ["snapshot", "extent"] : [first.key])
    switch first.key {
    case "snapshot": return try snapshot(argument, object["extent"])
    case "scroll": return .scroll(try ScrollStep.read(argument.object()))
    case "data": return .data(argument)
    case "patch": return .patch(try patch(argument))
    case "environment": return .environment(try environment(argument))
    case "imageLoaded": return try imageLoaded(argument.object())
    case "expect": return .expect(try Expectation.read(argument.object()))
    default: return .add(try AddStep.read(argument.object(), atEnd: first.key == "append"))
    }
  }

  private static func snapshot(_ cursor: Cursor, _ extent: Cursor?) throws -> Verb {
    let name = try cursor.string()
    guard !name.isEmpty else { throw cursor.failure("empty-name", "'snapshot' takes a name.") }
    return .snapshot(
      name: name,
      extent: try extent?.choice(["viewport", "content"]) { Capture.Extent(rawValue: $0) }
        ?? .viewport
    )
  }

  private static func patch(_ cursor: Cursor) throws -> [JSONPatch.Operation] {
    do {
      return try JSONPatch.operations(from: cursor.node)
    } catch {
      var place = cursor
      place.node.position = error.position
      throw place.failure("bad-patch", error.sentence)
    }
  }

  private static func environment(_ cursor: Cursor) throws -> ObjectCursor {
    let object = try cursor.object()
    try object.allow(Environment.keys)
    var probe = Environment()
    try probe.override(with: object)
    return object
  }
}

extension ScrollStep {
  fileprivate static func read(_ object: ObjectCursor) throws -> ScrollStep {
    try object.allow(["by", "to", "at", "section", "byGroups"])
    if let section = object["section"] {
      let id = try section.string()
      if let groups = object["byGroups"] {
        return .sectionByGroups(section: id, try groups.integer())
      }
      return .sectionBy(section: id, try object.required("by").number())
    }
    if let by = object["by"] { return .by(try by.number()) }
    let to = try object.required("to")
    if to.node.value.object != nil {
      let target = try to.object()
      try target.allow(["section", "item"])
      return .toItem(
        section: try target.required("section").string(),
        item: try target.required("item").string(),
        at: try object["at"]?.choice(Position.self) ?? .top
      )
    }
    return try to.choice(["top", "bottom"]) {
      $0 == "top" ? .toTop : $0 == "bottom" ? .toBottom : nil
    }
  }
}

extension ScriptStep.AddStep {
  fileprivate static func read(
    _ object: ObjectCursor,
    atEnd: Bool
  ) throws -> ScriptStep.AddStep {
    try object.allow(["to", "from", "items", "onDuplicateId"])
    return ScriptStep.AddStep(
      atEnd: atEnd,
      target: try pointer(object.required("to").string(), object.required("to")),
      source: try source(object),
      onDuplicateId: try object["onDuplicateId"]?.choice(ScriptStep.DuplicatePolicy.self)
        ?? .report
    )
  }

  private static func source(_ object: ObjectCursor) throws -> Source {
    if let items = object["items"] { return .items(try items.list().map(\.node)) }
    let from = try object.required("from")
    let parts = try from.string().split(separator: "#", maxSplits: 1).map(String.init)
    guard let path = parts.first, !path.isEmpty else {
      throw from.wrongType("a file with a pointer, as in \"page2.json#/feed\"")
    }
    return .file(path: path, pointer: try pointer(parts.count == 2 ? parts[1] : "", from), from)
  }

  private static func pointer(_ text: String, _ cursor: Cursor) throws -> JSONPointer {
    do {
      return try JSONPointer(text)
    } catch {
      throw cursor.failure("bad-pointer", error.sentence)
    }
  }
}
