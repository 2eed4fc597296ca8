import Diagnostics
import JSONReading
import ListEngine

extension RecordingDocument {
  /// Reads a recording.
  ///
  /// - Parameters:
  ///   - file: The path of a `NAME.batch.json`.
  ///   - files: Where to read it from.
  /// - Throws: `UnusableInput` with the place of the first thing that is wrong.
  package static func read(_ file: String, from files: FixtureFiles) throws -> RecordingDocument {
    let root = Cursor(node: try files.json(at: file), file: file, name: "the recording")
    let document = try root.object()
    let isSingle = document["batches"] == nil
    try document.allow(["format", "name", "before", "batches"] + (isSingle ? stepKeys : []))
    try checkFormat(document)
    let before = try sections(document.required("before"))
    let steps = try document["batches"]?.list().map { try step($0.object()) } ?? [step(document)]
    return RecordingDocument(
      file: file,
      name: try document["name"]?.string() ?? nameOfFile(file),
      recording: BatchRecording(before: before.sections, steps: steps.map(\.step)),
      places: steps.map(\.places)
    )
  }

  private static let actions = ["operations", "reload", "snapshot"]
  private static let stepKeys = actions + ["answers", "after"]

  private static func checkFormat(_ document: ObjectCursor) throws {
    let format = try document.required("format")
    let name = try format.string()
    guard name == "batch/1" else {
      throw format.failure(
        "unknown-format",
        "unknown format '\(name)'.",
        "This version reads 'batch/1'."
      )
    }
  }

  private static func nameOfFile(_ file: String) -> String {
    let last = file.split(separator: "/").last.map(String.init) ?? file
    return last.hasSuffix(".batch.json") ? String(last.dropLast(".batch.json".count)) : last
  }
}

// MARK: - Steps

extension RecordingDocument {
  private typealias Step = (step: BatchRecording.Step, places: StepPlaces)

  private static func step(_ object: ObjectCursor) throws -> Step {
    // The document itself may be the only step; its other keys were looked at.
    if object["format"] == nil { try object.allow(stepKeys) }
    let after = try sections(object.required("after"))
    var read = try action(object, after)
    if let answers = try object["answers"]?.object() {
      try answers.allow(["before", "inside"])
      read.step.answerBefore = try answers["before"].map(counts)
      read.step.answerInside = try answers["inside"].map(counts)
      read.places.answerBefore = answers["before"]?.place
      read.places.answerInside = answers["inside"]?.place
    }
    return read
  }

  private static func action(
    _ object: ObjectCursor,
    _ after: (sections: [RecordedSection], places: SectionPlaces)
  ) throws -> Step {
    let given = actions.compactMap { object[$0] }
    guard given.count < 2 else {
      throw given[1].failure(
        "two-actions",
        "a step is one of \(actions.joined(separator: ", ")), not \(given[0].name) and "
          + "\(given[1].name)."
      )
    }
    var places = StepPlaces(action: given.first?.place ?? object.cursor.place, after: after.places)
    if let reload = object["reload"] {
      let isLaidOut = try reload.choice(["laidOut", "pending"]) { word in
        ["laidOut": true, "pending": false][word]
      }
      return (BatchRecording.Step(.reload(isLaidOut: isLaidOut), after: after.sections), places)
    }
    if let snapshot = try object["snapshot"]?.object() {
      try snapshot.allow(["reloadItems", "reconfigureItems"])
      let reloading = try ids(snapshot["reloadItems"], &places)
      let reconfiguring = try ids(snapshot["reconfigureItems"], &places)
      let action = BatchRecording.Action.snapshot(
        reloading: reloading,
        reconfiguring: reconfiguring
      )
      return (BatchRecording.Step(action, after: after.sections), places)
    }
    let operations = try OperationReader.operations(object.required("operations"))
    places.operations = operations.map(\.place)
    let action = BatchRecording.Action.batch(operations.map(\.operation))
    return (BatchRecording.Step(action, after: after.sections), places)
  }

  private static func ids(_ cursor: Cursor?, _ places: inout StepPlaces) throws -> [String] {
    try cursor?.list().map { cursor in
      let id = try id(cursor)
      places.ids[id] = cursor.place
      return id
    } ?? []
  }

  private static func counts(_ cursor: Cursor) throws -> [Int] {
    try cursor.list().map { try $0.integer(from: 0) }
  }
}

// MARK: - Sections

extension RecordingDocument {
  private static func sections(
    _ cursor: Cursor
  ) throws -> (sections: [RecordedSection], places: SectionPlaces) {
    var sections: [RecordedSection] = []
    var places = SectionPlaces(all: cursor.place, sections: [], items: [])
    for cursor in try cursor.list() {
      let object = try cursor.object()
      try object.allow(["id", "items"])
      let items = try object.required("items").list()
      sections.append(
        RecordedSection(id: try id(object.required("id")), items: try items.map(item))
      )
      places.sections.append(cursor.place)
      places.items.append(items.map(\.place))
    }
    return (sections, places)
  }

  private static func item(_ cursor: Cursor) throws -> RecordedItem {
    guard cursor.node.value.object != nil else { return RecordedItem(id: try id(cursor)) }
    let object = try cursor.object()
    try object.allow(["id", "content", "reuse"])
    return RecordedItem(
      id: try id(object.required("id")),
      content: object["content"].map(content) ?? "",
      reuseIdentifier: try object["reuse"]?.string() ?? ""
    )
  }

  /// An id is text; a whole number is taken for its spelling.
  private static func id(_ cursor: Cursor) throws -> String {
    switch cursor.node.value {
    case .string(let id): return id
    case .number(let number) where number.int != nil: return number.literal
    default: throw cursor.wrongType("an id, which is text or a whole number")
    }
  }

  /// Content is any value; only whether two are the same matters.
  private static func content(_ cursor: Cursor) -> String {
    cursor.node.value.string ?? JSONWriter.write(cursor.node.value, .compact)
  }
}
