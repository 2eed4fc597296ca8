import JSONReading

extension Screen {
  /// Adds items to an array of the data.
  func add(_ step: ScriptStep.AddStep, _ cursor: Cursor) throws {
    guard let target = data[step.target], var items = target.value.array else {
      throw cursor.failure("not-an-array", "there is no array at '\(step.target)' in the data.")
    }
    let added = try newItems(step.source)
    switch step.onDuplicateId {
    case .report:
      items = step.atEnd ? items + added : added + items
    case .skip, .replace:
      merge(added, into: &items, step)
    }
    let replacement = JSONPatch.Operation(
      .replace(step.target, JSONNode(.array(items), at: target.position))
    )
    do {
      data = try JSONPatch.apply([replacement], to: data)
    } catch {
      throw cursor.failure("bad-patch", error.sentence)
    }
  }

  private func newItems(_ source: ScriptStep.AddStep.Source) throws -> [JSONNode] {
    switch source {
    case .items(let nodes):
      return nodes
    case .file(let name, let pointer, let cursor):
      let file = path(name, besides: fixture.file)
      let document = try services.data.json(at: file, askedAt: cursor.place)
      guard let items = document[pointer]?.value.array else {
        throw cursor.failure("not-an-array", "there is no array at '\(pointer)' in '\(name)'.")
      }
      return items
    }
  }

  /// Adds what is new; what is there already is left out, or takes the place of the old.
  private func merge(
    _ added: [JSONNode],
    into items: inout [JSONNode],
    _ step: ScriptStep.AddStep
  ) {
    let oldIDs = ids(of: items, at: step.target)
    let newIDs = ids(of: added, at: step.target)
    var fresh: [JSONNode] = []
    for (node, id) in zip(added, newIDs) {
      if let index = oldIDs.firstIndex(of: id) {
        if step.onDuplicateId == .replace { items[index] = node }
      } else {
        fresh.append(node)
      }
    }
    items = step.atEnd ? items + fresh : fresh + items
  }

  /// The ids that the items of an array get in the section that shows it; their place where no
  /// section does.
  private func ids(of items: [JSONNode], at pointer: JSONPointer) -> [String] {
    let repeated = fixture.sections.lazy.compactMap { section -> RepeatedItems? in
      guard case .forEach(let repeated) = section.items else { return nil }
      return repeated.path.paths.first?.text == pointer.dotted ? repeated : nil
    }.first
    guard let repeated else { return items.indices.map { "#\($0)" } }
    let evaluation = Evaluation(environment: environment)
    let probe = JSONPatch.Operation(.replace(pointer, JSONNode(.array(items))))
    guard let data = try? JSONPatch.apply([probe], to: data) else { return [] }
    let all = repeated.path.items(
      in: Scope(data: data),
      as: repeated.alias,
      let: repeated.lets,
      by: evaluation
    )
    return all.items.indices.map { repeated.id.text(in: all.scope(at: $0), by: evaluation) }
  }
}

extension JSONPointer {
  /// The pointer as a path of the format: `$root`, or names with dots between.
  fileprivate var dotted: String { tokens.isEmpty ? "$root" : tokens.joined(separator: ".") }
}
