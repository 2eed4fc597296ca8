import Diagnostics
import JSONReading

/// The fixture's own components, which may use one another as long as none uses itself.
struct ComponentTable: Sendable {
  private var object: ObjectCursor?

  init(_ cursor: Cursor?) throws {
    object = try cursor?.object()
    for member in object?.members ?? [] where member.key.first?.isUppercase != true {
      throw UnusableInput(
        Diagnostic(
          .error,
          "component-name",
          subject: member.key,
          summary: "the name of a component starts with a capital letter, not '\(member.key)'.",
          place: Place(file: object?.cursor.file ?? "", position: member.keyPosition)
        )
      )
    }
  }

  var names: [String] { object?.members.map(\.key) ?? [] }

  func read(with reader: ElementReader) throws -> [String: ElementTemplate] {
    var templates: [String: ElementTemplate] = [:]
    for name in names {
      guard !ElementReader.kinds.contains(name), let cursor = object?[name] else {
        throw (object?[name]?.failure("component-name", "'\(name)' is a kind of the format."))
          ?? UnusableInput([])
      }
      templates[name] = try reader.read(cursor)
    }
    for name in names { try checkCycles(from: name, in: templates, path: []) }
    return templates
  }

  private func checkCycles(
    from name: String,
    in templates: [String: ElementTemplate],
    path: [String]
  ) throws {
    guard !path.contains(name) else {
      let circle = (path + [name]).joined(separator: " → ")
      let cursor = templates[path[0]]?.cursor
      throw cursor?.failure("cyclic-component", "a component contains itself: \(circle).")
        ?? UnusableInput([])
    }
    for used in templates[name]?.usedComponents ?? [] {
      try checkCycles(from: used, in: templates, path: path + [name])
    }
  }
}

extension ElementTemplate {
  /// The names of the components used here and in all that is inside.
  fileprivate var usedComponents: [String] {
    switch kind {
    case .component(let name, _): [name]
    case .stack(_, .list(let children)): children.flatMap(\.usedComponents)
    case .stack(_, .forEach(let forEach)): forEach.content.usedComponents
    default: []
    }
  }
}
