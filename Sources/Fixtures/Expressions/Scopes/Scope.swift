package import JSONReading

/// What names mean at a place of the screen.
///
/// A scope is a list of frames from the innermost outward that shares its tail with the scopes
/// around it, so entering an item costs one small object.
package struct Scope {
  final class Frame {
    enum Content {
      case data(JSONNode)
      case section(JSONNode)
      case arguments(BoundNames, of: Scope)
      case item(Repetition, Int, BoundNames)
    }

    let content: Content
    let outer: Frame?

    init(_ content: Content, in outer: Frame?) {
      self.content = content
      self.outer = outer
    }
  }

  let frame: Frame

  init(_ frame: Frame) {
    self.frame = frame
  }

  /// The outermost scope: the data of the screen.
  package init(data: JSONNode) {
    frame = Frame(.data(data), in: nil)
  }

  /// The scope of a section, whose own values are found under `$section`.
  package func section(_ values: JSONNode) -> Scope {
    Scope(Frame(.section(values), in: frame))
  }

  /// The scope inside a component, where arguments come before everything around it.
  ///
  /// Arguments are evaluated out here, not inside.
  package func component(arguments: [String: BoundValue]) -> Scope {
    guard !arguments.isEmpty else { return self }
    return Scope(Frame(.arguments(BoundNames(arguments), of: self), in: frame))
  }
}

extension Scope {
  /// The frames from the innermost outward.
  var frames: some Sequence<Frame> { sequence(first: frame) { $0.outer } }

  /// The data of the screen.
  var data: JSONNode {
    for case .data(let data) in frames.lazy.map(\.content) { return data }
    return JSONNode(.null)
  }

  /// The values of the section around.
  var section: JSONNode? {
    for case .section(let values) in frames.lazy.map(\.content) { return values }
    return nil
  }

  /// The innermost item that is being repeated, and its place.
  var item: (repetition: Repetition, index: Int)? {
    for case .item(let repetition, let index, _) in frames.lazy.map(\.content) {
      return (repetition, index)
    }
    return nil
  }

  /// The current item, or the data outside of any.
  var itemNode: JSONNode { item.map { $0.repetition.items[$0.index] } ?? data }

  /// What a bare name means: the innermost frame that has it decides.
  func lookUp(_ name: String, by evaluation: Evaluation) -> Found? {
    for frame in frames {
      if let found = frame.lookUp(name, by: evaluation) { return found }
    }
    return nil
  }

  /// The names that could have been meant.
  var knownNames: [String] { frames.flatMap(\.knownNames) }
}

extension Scope.Frame {
  /// What a name means in this frame alone.
  func lookUp(_ name: String, by evaluation: Evaluation) -> Found? {
    switch content {
    case .data(let node): return node.value[name].map(Found.node)
    case .section: return nil
    case .arguments(let names, let scope): return names.value(of: name, in: scope, by: evaluation)
    case .item(let repetition, let index, let names):
      if let found = names.value(of: name, in: Scope(self), by: evaluation) { return found }
      let item = repetition.items[index]
      return name == repetition.name ? .node(item) : item.value[name].map(Found.node)
    }
  }

  var knownNames: [String] {
    switch content {
    case .data(let node): node.value.object?.members.map(\.key) ?? []
    case .section: []
    case .arguments(let names, _): names.names
    case .item(let repetition, let index, let names):
      names.names + [repetition.name].compactMap(\.self)
        + (repetition.items[index].value.object?.members.map(\.key) ?? [])
    }
  }
}
