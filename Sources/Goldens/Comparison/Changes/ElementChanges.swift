import Elements
import Geometry

/// What is not as it was at one element that is there before and after.
struct ElementChanges {
  private let before: Element
  private let after: Element

  init(_ before: Element, _ after: Element) {
    self.before = before
    self.after = after
  }

  private func change(
    _ kind: Change.Kind,
    _ attribute: String,
    _ before: AttributeValue?,
    _ after: AttributeValue?
  ) -> Change {
    let path = self.after.path.description
    return Change(kind, self.after.kind.word, path, attribute, before: before, after: after)
  }

  /// Attributes that somebody declared, each with what it can bring about.
  var declared: [(change: Change, role: AttributeRole)] {
    var changes: [(change: Change, role: AttributeRole)] = []
    if before.kind != after.kind {
      let kinds = (AttributeValue.word(before.kind.word), AttributeValue.word(after.kind.word))
      changes.append((change(.attribute, "kind", kinds.0, kinds.1), .declared))
    }
    if before.zIndex != after.zIndex {
      let orders = (Self.number(before.zIndex), Self.number(after.zIndex))
      changes.append((change(.attribute, "zIndex", orders.0, orders.1), .painted))
    }
    for name in before.attributes.names(differingFrom: after.attributes) {
      let role = AttributeRole.of(name)
      guard role != .measured else { continue }
      let values = (before.attributes[name], after.attributes[name])
      changes.append((change(.attribute, name.rawValue, values.0, values.1), role))
    }
    return changes
  }

  private static func number(_ whole: Int) -> AttributeValue {
    .number(Thousandths(Double(whole)))
  }

  /// Attributes that layout worked out.
  var measured: [Change] {
    before.attributes.names(differingFrom: after.attributes)
      .filter { AttributeRole.of($0) == .measured }
      .map { change(.measured, $0.rawValue, before.attributes[$0], after.attributes[$0]) }
  }

  /// The sides of the frame that are longer or shorter than they were.
  var size: [Change] {
    frameChanges([
      ("width", before.frame.width, after.frame.width),
      ("height", before.frame.height, after.frame.height),
    ])
  }

  /// The place, less what the element around moved.
  func position(around outer: (before: Element, after: Element)?) -> [Change] {
    let carried =
      outer.map { pair in
        FixedPoint(
          x: pair.after.frame.minX - pair.before.frame.minX,
          y: pair.after.frame.minY - pair.before.frame.minY
        )
      } ?? .zero
    return frameChanges([
      ("x", before.frame.minX, after.frame.minX), ("y", before.frame.minY, after.frame.minY),
    ])
    .filter { $0.delta != ($0.attribute == "x" ? carried.x : carried.y) }
  }

  private func frameChanges(_ sides: [(String, Thousandths, Thousandths)]) -> [Change] {
    sides.filter { $0.1 != $0.2 }.map { change(.frame, $0.0, .number($0.1), .number($0.2)) }
  }

  /// Conditions that were written otherwise; one that flipped shows as an element that came or went.
  var conditions: [Change] {
    let now = Dictionary(grouping: after.absences, by: \.path)
    return before.absences.compactMap { absence in
      guard let other = now[absence.path]?.first, other != absence else { return nil }
      return Change(
        .attribute,
        other.kind,
        absence.path.description,
        "if",
        before: .text(absence.condition),
        after: .text(other.condition)
      )
    }
  }
}
