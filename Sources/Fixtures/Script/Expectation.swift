import JSONReading

/// What a step claims about the screen; everything that is set must hold.
struct Expectation: Sendable {
  /// Paths of items and headers that are on the screen.
  var visible: [Cursor] = []
  /// Frames in content coordinates by path, as x, y, width, height in points.
  var frames: [(path: String, cursor: Cursor)] = []
  /// Groups of elements of which no two may overlap: `cells`, or paths.
  var noOverlap: [Cursor] = []
  /// Texts that no ellipsis shortens.
  var notTruncated: [Cursor] = []
  /// The item that kept its place on the screen since the step before, but for so many points.
  var anchor: (item: Cursor, moved: Double)?
  /// What the last update did.
  var diff: [(kind: String, paths: Cursor)] = []
  /// Ids that are there once.
  var unique: [Cursor] = []
  /// The path of a header or footer that is held at the edge of the screen.
  var pinned: Cursor?
  /// The distance of the pinned view from the top of the screen, in points.
  var y: Cursor?
  /// The section that `leadingItem` is about.
  var section: Cursor?
  /// The first item that is wholly on the screen.
  var leadingItem: Cursor?
  /// The ids of all sections in their order.
  var sections: Cursor?
  /// Width and height of the content, in points; null for either leaves it open.
  var contentSize: Cursor?
  /// All findings of the step before, each as identifier and subject.
  var diagnostics: Cursor?
  /// Items whose frames, or frames inside them, differ from before the last update.
  var layoutChanged: [Cursor] = []
  /// How many attributes of views the step before wrote, and views it made or removed.
  var mutations: Cursor?

  /// Events of the step before: for each kind the paths, or how many there were.
  var events: [(kind: String, cursor: Cursor)] = []
  /// What became of the lists of the step before, in the order in which they were applied.
  var outcomes: Cursor?
  /// How many views the step before made.
  var reuseMade: Cursor?
  /// For an item on the screen the path that its view showed before.
  var reuseFrom: [(path: String, cursor: Cursor)] = []
  /// What began and ended of fetching ahead in the step before.
  var prefetch: [(kind: String, cursor: Cursor)] = []

  static let keys = [
    "visible", "frames", "noOverlap", "notTruncated", "anchor", "diff", "unique", "pinned", "y",
    "section", "leadingItem", "sections", "contentSize", "diagnostics", "layoutChanged",
    "mutations", "events", "outcomes", "reuse", "prefetch",
  ]
  static let diffKeys = [
    "inserted", "deleted", "moved", "updated", "reloaded", "insertedSections", "deletedSections",
    "movedSections",
  ]
}

extension Expectation {
  static func read(_ object: ObjectCursor) throws -> Expectation {
    try object.allow(keys)
    var expectation = Expectation()
    expectation.visible = try texts(object["visible"])
    expectation.noOverlap = try texts(object["noOverlap"])
    expectation.notTruncated = try texts(object["notTruncated"])
    expectation.unique = try texts(object["unique"])
    expectation.layoutChanged = try texts(object["layoutChanged"])
    expectation.frames = try frames(object["frames"])
    expectation.anchor = try anchor(object["anchor"])
    expectation.diff = try diff(object["diff"])
    expectation.pinned = try text(object["pinned"])
    expectation.y = object["y"]
    _ = try object["y"]?.number()
    expectation.section = try text(object["section"])
    expectation.leadingItem = try text(object["leadingItem"])
    expectation.sections = object["sections"]
    _ = try texts(object["sections"])
    expectation.mutations = object["mutations"]
    _ = try object["mutations"]?.integer(from: 0)
    expectation.contentSize = object["contentSize"]
    _ = try object["contentSize"]?.list()
    expectation.diagnostics = object["diagnostics"]
    _ = try texts(object["diagnostics"])
    try expectation.readEvents(object)
    return expectation
  }

  private static func text(_ cursor: Cursor?) throws -> Cursor? {
    _ = try cursor?.string()
    return cursor
  }

  static func texts(_ cursor: Cursor?) throws -> [Cursor] {
    let list = try cursor?.list() ?? []
    for item in list { _ = try item.string() }
    return list
  }

  private static func frames(_ cursor: Cursor?) throws -> [(path: String, cursor: Cursor)] {
    guard let object = try cursor?.object() else { return [] }
    return try object.members.map { member in
      let frame = object[member.key] ?? object.cursor
      guard try frame.list().count == 4 else {
        throw frame.wrongType("x, y, width and height")
      }
      return (member.key, frame)
    }
  }

  private static func anchor(_ cursor: Cursor?) throws -> (item: Cursor, moved: Double)? {
    guard let object = try cursor?.object() else { return nil }
    try object.allow(["item", "moved"])
    let item = try object.required("item")
    _ = try item.string()
    return (item, try object["moved"]?.number() ?? 0)
  }

  private static func diff(_ cursor: Cursor?) throws -> [(kind: String, paths: Cursor)] {
    guard let object = try cursor?.object() else { return [] }
    try object.allow(diffKeys)
    return try object.members.map { member in
      let paths = object[member.key] ?? object.cursor
      _ = try texts(paths)
      return (member.key, paths)
    }
  }
}
