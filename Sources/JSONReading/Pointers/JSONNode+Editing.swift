/// A change at one place of a value.
enum Edit {
  case add(JSONNode)
  case remove
  case replace(JSONNode)
}

extension JSONNode {
  func found(at path: JSONPointer) throws(JSONPatchError.Fact) -> JSONNode {
    guard let node = self[path] else { throw .nothingThere(path) }
    return node
  }

  /// This value with a change at a path.
  ///
  /// - Complexity: O(*w*), where *w* is the sum of the widths of the containers on the path.
  func editing(_ path: JSONPointer, _ edit: Edit) throws(JSONPatchError.Fact) -> JSONNode {
    try editing(path, path.tokens[...], edit)
  }

  private func editing(
    _ path: JSONPointer,
    _ tokens: ArraySlice<String>,
    _ edit: Edit
  ) throws(JSONPatchError.Fact) -> JSONNode {
    guard let token = tokens.first else {
      switch edit {
      case .add(let node), .replace(let node): return node
      case .remove: throw .removesWholeDocument
      }
    }
    guard tokens.count > 1 else { return try editingChild(path, token, edit) }
    guard let child = child(token) else { throw .nothingThere(path) }
    let edited = try child.editing(path, tokens.dropFirst(), edit)
    return try editingChild(path, token, .replace(edited))
  }

  private func editingChild(
    _ path: JSONPointer,
    _ token: String,
    _ edit: Edit
  ) throws(JSONPatchError.Fact) -> JSONNode {
    switch value {
    case .object(var object):
      if case .add = edit {} else if object[token] == nil { throw .nothingThere(path) }
      switch edit {
      case .add(let node), .replace(let node): object.set(node, for: token)
      case .remove: object.remove(token)
      }
      return JSONNode(.object(object), at: position)
    case .array(var nodes):
      let index = token == "-" ? nodes.count : JSONPointer.index(token)
      guard let index else { throw .notAnIndex(path, token) }
      switch edit {
      case .add(let node) where index <= nodes.count: nodes.insert(node, at: index)
      case .replace(let node) where index < nodes.count: nodes[index] = node
      case .remove where index < nodes.count: nodes.remove(at: index)
      default: throw .indexOutOfRange(path, index: index, count: nodes.count)
      }
      return JSONNode(.array(nodes), at: position)
    default: throw .notAContainer(path, found: value)
    }
  }
}
