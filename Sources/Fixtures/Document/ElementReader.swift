import Diagnostics
import JSONReading
import Views

/// Reads elements: objects with exactly one key that starts with a capital letter.
struct ElementReader: Sendable {
  /// The names of the fixture's own components.
  var components: [String]

  static let kinds = [
    "VStack", "HStack", "ZStack", "Text", "Image", "Spacer", "Divider", "Rectangle", "Circle",
  ]

  /// Elements can be nested so deep; a list of a list of a list ends somewhere.
  private static let depthLimit = 64

  func read(_ cursor: Cursor, depth: Int = 0) throws -> ElementTemplate {
    guard depth < Self.depthLimit else {
      throw cursor.failure("too-deep", "elements are nested more than \(Self.depthLimit) deep.")
    }
    let object = try cursor.object()
    let (kindName, argument) = try kind(of: object)
    let kind = try self.kind(kindName, argument, depth)
    var template = ElementTemplate(
      kind: kind,
      condition: try object["if"].map { try Condition.read($0) },
      modifiers: [],
      inferredName: Self.inferredName(kind),
      cursor: cursor
    )
    template.modifiers = try modifiers(of: object)
    return template
  }

  private func kind(of object: ObjectCursor) throws -> (name: String, argument: Cursor) {
    let capitals = object.members.filter { $0.key.first?.isUppercase == true }
    guard let first = capitals.first, let argument = object[first.key] else {
      throw object.cursor.failure(
        "no-kind",
        "an element needs one key that starts with a capital letter: its kind.",
        "Known here: \((Self.kinds + components).joined(separator: ", "))."
      )
    }
    guard capitals.count == 1 else {
      throw object.cursor.failure(
        "two-kinds",
        "an element has one kind, not both '\(first.key)' and '\(capitals[1].key)'."
      )
    }
    guard Self.kinds.contains(first.key) || components.contains(first.key) else {
      throw UnusableInput(
        Diagnostic(
          .error,
          "unknown-component",
          subject: first.key,
          summary: "unknown component '\(first.key)'.",
          place: Place(file: object.cursor.file, position: first.keyPosition),
          solutions: [suggestion(for: first.key, among: Self.kinds + components)]
        )
      )
    }
    return (first.key, argument)
  }

  private func kind(
    _ name: String,
    _ argument: Cursor,
    _ depth: Int
  ) throws -> ElementTemplate.Kind {
    switch name {
    case "Text": return .text(try Template.read(argument))
    case "Image": return .image(try Template.read(argument, allowsNull: true))
    case "HStack": return .stack(.horizontal, try children(argument, depth))
    case "VStack": return .stack(.vertical, try children(argument, depth))
    case "ZStack": return .stack(.layers, try children(argument, depth))
    case "Spacer": return .spacer(try Bindable(argument) { try $0.length() })
    case "Divider": return .divider(try Bindable(argument) { try $0.length() })
    case "Rectangle": return .rectangle(try Bindable(argument) { try $0.color() })
    case "Circle": return .circle(try Bindable(argument) { try $0.color() })
    default: return .component(name, arguments: try arguments(argument))
    }
  }

  private func arguments(_ cursor: Cursor) throws -> [String: BoundValue] {
    try cursor.object().boundMembers()
  }

  private func children(_ cursor: Cursor, _ depth: Int) throws -> ElementTemplate.Children {
    if cursor.node.value.object != nil { return .forEach(try forEach(cursor.object(), depth)) }
    return .list(try cursor.list().map { try read($0, depth: depth + 1) })
  }

  private func forEach(_ object: ObjectCursor, _ depth: Int) throws -> ForEachTemplate {
    try object.allow(["ForEach", "as", "id", "limit", "content"])
    _ = try object["id"].map { try Template.read($0) }
    return ForEachTemplate(
      path: try Expression.read(object.required("ForEach")),
      alias: try object["as"]?.string(),
      limit: try object["limit"]?.integer(from: 0),
      content: try read(object.required("content"), depth: depth + 1)
    )
  }

  private func modifiers(
    of object: ObjectCursor
  ) throws -> [ElementTemplate.AppliedModifier] {
    var modifiers: [ElementTemplate.AppliedModifier] = []
    for member in object.members where member.key.first?.isUppercase != true {
      guard member.key != "if" else { continue }
      guard let modifier = Modifier.all[member.key] else {
        throw object.unknownKey(member, among: Modifier.keys + ["if"])
      }
      let cursor = Cursor(
        node: member.value,
        file: object.cursor.file,
        name: "'\(member.key)'"
      )
      let value = try BoundValue.read(cursor)
      if value.isSettled {
        modifiers.append(.settled(try modifier.read(cursor)))
      } else {
        modifiers.append(.bound(modifier, value, cursor))
      }
    }
    return modifiers
  }

  /// The first path segment of the only binding, or else the kind in lower case.
  private static func inferredName(_ kind: ElementTemplate.Kind) -> String? {
    switch kind {
    case .text(let template), .image(let template): template.bindingName
    default: nil
    }
  }
}
