import Geometry

/// The step from a container's edge to the edge of one of its children.
struct Step {
  var parent: Element
  var child: Element
  var number: FrameNumber

  /// Padding, then siblings with the spacing between, then what alignment adds.
  var terms: [Term] {
    let padding = nearPadding
    var terms: [Term] = []
    if padding != .zero {
      terms.append(
        Term(kind: .padding, path: parent.path, declared: "\(padding)", delta: padding)
      )
    }
    if isAlongStack { terms += siblingTerms }
    let rest = distance - terms.reduce(.zero) { $0 + $1.delta }
    if rest != .zero {
      terms.append(
        Term(
          kind: isAlongStack ? .remainder : .alignment,
          path: parent.path,
          declared: parent.attributes[.alignment]?.spelling ?? "center",
          delta: rest
        )
      )
    }
    return terms
  }

  private var distance: Thousandths { child.number(number) - parent.number(number) }

  private var isAlongStack: Bool {
    switch parent.viewKind {
    case "hstack": number == .x
    case "vstack": number == .y
    default: false
    }
  }

  /// The children that end before this one starts, with the stack's spacing after each.
  private var siblingTerms: [Term] {
    let spacing = parent.attributes[.spacing]?.number ?? .zero
    var terms: [Term] = []
    for sibling in parent.children where precedes(sibling) {
      let extent = number == .x ? sibling.frame.width : sibling.frame.height
      terms.append(
        Term(kind: .sibling, path: sibling.path, declared: "\(extent)", delta: extent)
      )
      terms.append(
        Term(kind: .spacing, path: parent.path, declared: "\(spacing)", delta: spacing)
      )
    }
    return terms
  }

  private func precedes(_ sibling: Element) -> Bool {
    sibling.path != child.path && sibling.number(number) < child.number(number)
  }

  /// The padding at the edge from which the number counts.
  ///
  /// Reading from right to left the left edge is the trailing one, whose padding then shows up in
  /// the term of the alignment.
  private var nearPadding: Thousandths {
    guard let edges = parent.attributes[.padding]?.numbers, edges.count == 4 else { return .zero }
    return number == .y ? edges[0] : edges[1]
  }
}
