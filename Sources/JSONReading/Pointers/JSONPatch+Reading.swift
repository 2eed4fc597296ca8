extension JSONPatch {
  /// Reads a list of operations.
  ///
  /// Members that RFC 6902 does not name are ignored, as it asks for.
  package static func operations(
    from list: JSONNode
  ) throws(JSONPatchError) -> [Operation] {
    guard let nodes = list.value.array else {
      throw JSONPatchError(.notAList(found: list.value), operation: 0, at: list.position)
    }
    var operations: [Operation] = []
    for (index, node) in nodes.enumerated() {
      do {
        operations.append(Operation(try action(from: node.value), at: node.position))
      } catch {
        throw JSONPatchError(error, operation: index, at: node.position)
      }
    }
    return operations
  }

  private static func action(from value: JSONValue) throws(JSONPatchError.Fact) -> Action {
    guard let object = value.object, let name = object["op"]?.value.string else {
      throw .notAnOperation(found: value)
    }
    switch name {
    case "add": return .add(try pointer("path", of: object, name), try member(of: object, name))
    case "remove": return .remove(try pointer("path", of: object, name))
    case "replace":
      return .replace(try pointer("path", of: object, name), try member(of: object, name))
    case "move":
      return .move(
        from: try pointer("from", of: object, name),
        to: try pointer("path", of: object, name)
      )
    case "copy":
      return .copy(
        from: try pointer("from", of: object, name),
        to: try pointer("path", of: object, name)
      )
    case "test": return .test(try pointer("path", of: object, name), try member(of: object, name))
    default: throw .unknownOperation(name)
    }
  }

  private static func pointer(
    _ key: String,
    of object: JSONObject,
    _ operation: String
  ) throws(JSONPatchError.Fact) -> JSONPointer {
    guard let text = object[key]?.value.string else {
      throw .memberMissing(key, operation: operation)
    }
    do {
      return try JSONPointer(text)
    } catch {
      throw .pointer(error)
    }
  }

  private static func member(
    of object: JSONObject,
    _ operation: String
  ) throws(JSONPatchError.Fact) -> JSONNode {
    guard let value = object["value"] else { throw .memberMissing("value", operation: operation) }
    return value
  }
}
