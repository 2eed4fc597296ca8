import Diagnostics
import JSONReading

extension Evaluator {
  /// Where a path has come to.
  private enum Reached {
    case value(JSONValue)
    /// Not there, but that is known already.
    case absent
    /// Not there; without a container, in none of the frames.
    case missing(key: String, in: JSONValue?)

    var use: BindingUse.Outcome {
      switch self {
      case .value(.null): .null
      case .value: .present
      case .absent, .missing: .missing
      }
    }
  }

  /// The value at a path, or nil when it is missing.
  func value(at path: BindingPath, covered: Bool) -> JSONValue? {
    let reached = follow(path)
    evaluation.count(path, reached.use)
    switch reached {
    case .value(let value): return value
    case .absent: return nil
    case .missing(let key, let container):
      if !covered, !path.isOptional {
        let known = container.map(\.keys) ?? scope.knownNames
        report(.missing(path: path.text, nearest: NearMiss.nearest(to: key, in: known)), path)
      }
      return nil
    }
  }

  private func follow(_ path: BindingPath) -> Reached {
    var segments = path.segments[...]
    var reached = begin(path.root, &segments)
    for segment in segments {
      guard case .value(let value) = reached else { return reached }
      // Whatever would be inside null is as absent as null itself.
      if value.isNull { return reached }
      guard let key = key(of: segment) else { return .absent }
      reached = step(into: value, key)
    }
    return reached
  }

  private func step(into value: JSONValue, _ key: String) -> Reached {
    if let child = JSONNode(value).child(key) { return .value(child.value) }
    return .missing(key: key, in: value)
  }

  /// The key that a segment means; a key that is itself missing reports that.
  private func key(of segment: BindingPath.Segment) -> String? {
    switch segment {
    case .name(let name): name
    case .computed(let node): value(of: node)?.scalarText
    }
  }

  private func begin(
    _ root: BindingPath.Root,
    _ segments: inout ArraySlice<BindingPath.Segment>
  ) -> Reached {
    switch root {
    case .scope: return name(&segments) { scope.lookUp($0, by: evaluation) } ?? .absent
    case .item: return .value(scope.itemNode.value)
    case .root: return .value(scope.data.value)
    case .section: return reached(scope.section?.value, root)
    case .index: return reached(scope.item.map { JSONValue($0.index) }, root)
    case .count: return reached(scope.item.map { JSONValue($0.repetition.items.count) }, root)
    case .first: return reached(scope.item.map { .bool($0.index == 0) }, root)
    case .last:
      return reached(scope.item.map { .bool($0.index == $0.repetition.items.count - 1) }, root)
    case .previous, .next: return neighbour(root, &segments)
    case .parent:
      let outer = scope.item?.repetition.outer
      return begin(
        in: outer.flatMap { $0.item.flatMap { $0.repetition.frame(at: $0.index) } },
        orAt: outer?.data,
        root,
        &segments
      )
    }
  }

  private func neighbour(
    _ root: BindingPath.Root,
    _ segments: inout ArraySlice<BindingPath.Segment>
  ) -> Reached {
    let frame = scope.item.flatMap {
      $0.repetition.frame(at: $0.index + (root == .previous ? -1 : 1))
    }
    return begin(in: frame, orAt: nil, root, &segments)
  }

  /// Begins at another item, whose named values count as its fields.
  private func begin(
    in frame: Scope.Frame?,
    orAt node: JSONNode?,
    _ root: BindingPath.Root,
    _ segments: inout ArraySlice<BindingPath.Segment>
  ) -> Reached {
    guard let frame else { return reached(node?.value, root) }
    let inside = name(&segments) { frame.lookUp($0, by: evaluation) }
    return inside ?? .value(Scope(frame).itemNode.value)
  }

  /// Begins with the first name of a path, if it has one.
  private func name(
    _ segments: inout ArraySlice<BindingPath.Segment>,
    _ lookUp: (String) -> Found?
  ) -> Reached? {
    guard case .name(let name) = segments.first else { return nil }
    segments.removeFirst()
    switch lookUp(name) {
    case .node(let node): return .value(node.value)
    case .bound(let value): return value.map(Reached.value) ?? .absent
    case nil: return .missing(key: name, in: nil)
    }
  }

  private func reached(_ value: JSONValue?, _ root: BindingPath.Root) -> Reached {
    value.map(Reached.value) ?? .missing(key: root.rawValue, in: .null)
  }
}

extension JSONValue {
  fileprivate var keys: [String] { object?.members.map(\.key) ?? [] }
}
