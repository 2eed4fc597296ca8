import Diagnostics
import JSONReading

/// The fixture's own components, which may use one another as long as none uses itself.
struct ComponentTable: Sendable {
  private var cursors: [(name: String, cursor: Cursor)] = []

  /// Components that use one another twice at every level grow faster than any screen needs.
  private static let mostViews = 10_000

  init(_ cursor: Cursor?) throws {
    guard let object = try cursor?.object() else { return }
    for member in object.members {
      let cursor = Cursor(node: member.value, file: object.cursor.file, name: "'\(member.key)'")
      guard member.key.first?.isUppercase == true, !ElementReader.kinds.contains(member.key) else {
        throw UnusableInput(
          Diagnostic(
            .error,
            "component-name",
            subject: member.key,
            summary: "'\(member.key)' cannot be the name of a component.",
            place: Place(file: cursor.file, position: member.keyPosition),
            solutions: ["It starts with a capital letter and is no kind of the format."]
          )
        )
      }
      cursors.append((member.key, cursor))
    }
  }

  var names: [String] { cursors.map(\.name) }

  func read(with reader: ElementReader) throws -> [String: ElementTemplate] {
    var templates: [String: ElementTemplate] = [:]
    for (name, cursor) in cursors { templates[name] = try reader.read(cursor) }
    var counts = ViewCounts(templates: templates)
    for (name, cursor) in cursors {
      let count = try counts.views(in: name, used: [], at: cursor)
      guard count <= Self.mostViews else {
        throw cursor.failure(
          "large-component",
          "the component '\(name)' has more than \(Self.mostViews) views."
        )
      }
    }
    return templates
  }
}

/// Counts the views of components, each once however often it is used.
private struct ViewCounts {
  var templates: [String: ElementTemplate]
  private var known: [String: Int] = [:]

  init(templates: [String: ElementTemplate]) {
    self.templates = templates
  }

  /// How many views a component has, those of the components in it included.
  ///
  /// - Throws: `UnusableInput` where the component contains itself.
  mutating func views(in name: String, used path: [String], at cursor: Cursor) throws -> Int {
    if let count = known[name] { return count }
    guard !path.contains(name) else {
      let circle = (path + [name]).joined(separator: " → ")
      throw cursor.failure("cyclic-component", "a component contains itself: \(circle).")
    }
    guard let template = templates[name] else { return 0 }
    var count = 0
    for used in template.views {
      let inner = try used.map { try views(in: $0, used: path + [name], at: cursor) } ?? 1
      // So far beyond the limit the exact number does not matter.
      count = min(count + inner, 1_000_000)
    }
    known[name] = count
    return count
  }
}

extension ElementTemplate {
  /// One entry for each view inside: the name of a component, or nil for a view of the format.
  fileprivate var views: [String?] {
    switch kind {
    case .component(let name, _): [name]
    case .stack(_, .list(let children)): [nil] + children.flatMap(\.views)
    case .stack(_, .forEach(let forEach)): [nil] + forEach.content.views
    default: [nil]
    }
  }
}
