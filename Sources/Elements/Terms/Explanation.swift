import Geometry

/// Works out the terms of one element from the elements around it.
struct Explanation {
  var section: CapturedSection
  /// The cell or header, then what is inside it down to the element that is explained.
  var chain: [Element]

  func terms(of number: FrameNumber) -> [Term] {
    guard let element = chain.last else { return [] }
    var terms: [Term] =
      switch number {
      case .x, .y: placeTerms(number)
      case .width, .height: Extent(element, number).terms
      }
    let rest = element.number(number) - terms.reduce(.zero) { $0 + $1.delta }
    if rest != .zero || terms.isEmpty {
      terms.append(Term(kind: .remainder, path: element.path, declared: "", delta: rest))
    }
    return terms
  }

  /// The place of the outermost element, then one step inwards after the other.
  private func placeTerms(_ number: FrameNumber) -> [Term] {
    var terms: [Term] = []
    if let outer = chain.first {
      terms = SectionPlace(section: section, element: outer, number: number).terms
      let rest = outer.number(number) - terms.reduce(.zero) { $0 + $1.delta }
      if rest != .zero {
        terms.append(Term(kind: .remainder, path: outer.path, declared: "", delta: rest))
      }
    }
    for (parent, child) in zip(chain, chain.dropFirst()) {
      terms += Step(parent: parent, child: child, number: number).terms
    }
    return terms
  }
}

/// Where a cell or header is in the content.
private struct SectionPlace {
  var section: CapturedSection
  var element: Element
  var number: FrameNumber

  var terms: [Term] {
    if element.attributes[.pinned] != nil, number == .y {
      return [term(.pin, "pinned", element.frame.minY)]
    }
    guard case .cell = element.kind, let before = cellBefore else { return firstTerms }
    let gap = element.number(number) - far(before)
    return [
      term(.sibling, before.path.description, far(before), at: before.path),
      term(.spacing, spacing, gap),
    ]
  }

  /// The nearest cell that ends before this one starts, along the number's axis.
  private var cellBefore: Element? {
    section.elements
      .filter { $0.kind == .cell && $0.path != element.path && far($0) <= element.number(number) }
      .max { far($0) < far($1) }
  }

  private var firstTerms: [Term] {
    let insets = section.layout["contentInsets"]?.numbers ?? []
    let inset = insets.count == 4 ? insets[number == .x ? 1 : 0] : .zero
    guard case .cell = element.kind, inset != .zero, inset <= element.number(number) else {
      return [term(.origin, "", element.number(number))]
    }
    return [
      term(.origin, "", element.number(number) - inset),
      term(.inset, inset.description, inset),
    ]
  }

  private var spacing: String {
    let name: AttributeName = number == .y ? "interGroupSpacing" : "group.interItemSpacing"
    return section.layout[name]?.spelling ?? "0"
  }

  private func far(_ other: Element) -> Thousandths {
    number == .x ? other.frame.maxX : other.frame.maxY
  }

  private func term(
    _ kind: Term.Kind,
    _ declared: String,
    _ delta: Thousandths,
    at path: ElementPath? = nil
  ) -> Term {
    let owner = path ?? ElementPath([section.id])
    return Term(kind: kind, path: owner, declared: declared, delta: delta)
  }
}
