import JSONReading

extension Evaluator {
  /// Where a path leads in the data of the screen, for messages.
  ///
  /// The way is followed a second time only when something is wrong, so that evaluating what is
  /// right does not have to keep account of where it is.
  func pointer(to path: BindingPath) -> JSONPointer? {
    evaluation.quietly {
      guard var pointer = base(of: path) else { return nil }
      for segment in path.segments {
        switch segment {
        case .name(let name): pointer.tokens.append(name)
        case .computed(let node): pointer.tokens.append(value(of: node)?.scalarText ?? "?")
        }
      }
      if case .name(let name) = path.segments.first, path.root == .scope, isItemName(name) {
        pointer.tokens.remove(at: pointer.tokens.count - path.segments.count)
      }
      return pointer
    }
  }

  private func base(of path: BindingPath) -> JSONPointer? {
    switch path.root {
    case .scope:
      guard case .name(let name) = path.segments.first else { return nil }
      return base(ofName: name)
    case .item: return itemPointer(scope, 0)
    case .previous: return itemPointer(scope, -1)
    case .next: return itemPointer(scope, 1)
    case .parent: return scope.item.flatMap { itemPointer($0.repetition.outer, 0) }
    case .root: return JSONPointer(tokens: [])
    case .section, .index, .count, .first, .last: return nil
    }
  }

  /// Where the frame stands that knows a name; for an unknown name, the current item.
  private func base(ofName name: String) -> JSONPointer? {
    for frame in scope.frames {
      switch (frame.lookUp(name, by: evaluation), frame.content) {
      case (.bound, _): return nil
      case (.node, .item): return itemPointer(Scope(frame), 0)
      case (.node, _): return JSONPointer(tokens: [])
      case (nil, _): continue
      }
    }
    return itemPointer(scope, 0)
  }

  private func isItemName(_ name: String) -> Bool {
    for frame in scope.frames where frame.lookUp(name, by: evaluation) != nil {
      if case .item(let repetition, _, _) = frame.content { return repetition.name == name }
      return false
    }
    return false
  }

  private func itemPointer(_ scope: Scope, _ distance: Int) -> JSONPointer? {
    guard let item = scope.item else { return JSONPointer(tokens: []) }
    return item.repetition.pointer(at: item.index + distance, by: evaluation)
  }
}
