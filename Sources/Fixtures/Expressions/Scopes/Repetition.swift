package import JSONReading

/// The items that a `ForEach` goes through, each with a scope of its own.
package final class Repetition {
  /// The items in order.
  package let items: [JSONNode]
  let name: String?
  let outer: Scope
  private let bindings: [String: BoundValue]
  private let source: BindingPath?
  /// Where each item stands in the array it comes from.
  private let places: [Int]
  // Kept here and not in the scopes, so that `$previous` finds what was evaluated already.
  private var names: [BoundNames?]

  init(
    of items: [JSONNode],
    as name: String?,
    `let` bindings: [String: BoundValue],
    source: BindingPath?,
    in outer: Scope,
    places: [Int]? = nil
  ) {
    self.items = items
    self.name = name
    self.bindings = bindings
    self.source = source
    self.outer = outer
    self.places = places ?? Array(items.indices)
    names = Array(repeating: nil, count: items.count)
  }

  /// The scope of an item, or the one around when there is no such item.
  package func scope(at index: Int) -> Scope {
    frame(at: index).map(Scope.init) ?? outer
  }

  func frame(at index: Int) -> Scope.Frame? {
    guard items.indices.contains(index) else { return nil }
    let bound = names[index] ?? BoundNames(bindings)
    names[index] = bound
    return Scope.Frame(.item(self, index, bound), in: outer.frame)
  }

  /// The items for which a condition holds, at most so many.
  ///
  /// While the condition is evaluated `$index`, `$previous` and the like speak of all items,
  /// afterwards of those that stayed.
  package func filtered(
    where condition: Expression? = nil,
    limit: Int? = nil,
    by evaluation: Evaluation
  ) -> Repetition {
    let most = max(0, limit ?? items.count)
    var kept: [Int] = []
    for index in items.indices where kept.count < most {
      let holds = condition?.truth(in: scope(at: index), by: evaluation) ?? true
      if holds { kept.append(index) }
    }
    return Repetition(
      of: kept.map { items[$0] },
      as: name,
      let: bindings,
      source: source,
      in: outer,
      places: kept.map { places[$0] }
    )
  }

  /// Where an item stands in the data of the screen, unless it comes from a named value.
  func pointer(at index: Int, by evaluation: Evaluation) -> JSONPointer? {
    guard let source, places.indices.contains(index) else { return nil }
    let evaluator = Evaluator(scope: outer, evaluation: evaluation, start: .start)
    return evaluator.pointer(to: source)?.appending(String(places[index]))
  }
}
