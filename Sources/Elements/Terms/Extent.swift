import Geometry

/// The terms of an element's width or height.
struct Extent {
  private var element: Element
  private var number: FrameNumber

  init(_ element: Element, _ number: FrameNumber) {
    self.element = element
    self.number = number
  }

  var terms: [Term] {
    if let declared = element.attributes[number == .width ? .width : .height]?.number {
      return [term(.size, "\(declared)", declared)]
    }
    switch element.viewKind {
    case "text": return textTerms
    case "hstack": return number == .width ? runTerms : widestTerms
    case "vstack": return number == .height ? runTerms : widestTerms
    default: return []
    }
  }

  private var textTerms: [Term] {
    let padding = paddingTerms
    let rest = element.number(number) - padding.reduce(.zero) { $0 + $1.delta }
    let lines = element.attributes[.lines]?.spelling ?? "0"
    let font = element.attributes[.font]?.spelling ?? ""
    return padding + [term(.text, number == .height ? "\(lines) × \(font)" : font, rest)]
  }

  /// All children after one another.
  private var runTerms: [Term] {
    let spacing = element.attributes[.spacing]?.number ?? .zero
    let total = Thousandths(rawValue: spacing.rawValue * max(0, element.children.count - 1))
    var terms = paddingTerms
    for child in element.children {
      let extent = child.number(number)
      terms.append(Term(kind: .sibling, path: child.path, declared: "\(extent)", delta: extent))
    }
    if total != .zero { terms.append(term(.spacing, "\(spacing)", total)) }
    return terms
  }

  /// The largest child decides.
  private var widestTerms: [Term] {
    guard let child = element.children.max(by: { $0.number(number) < $1.number(number) }) else {
      return paddingTerms
    }
    let extent = child.number(number)
    return paddingTerms
      + [Term(kind: .sibling, path: child.path, declared: "\(extent)", delta: extent)]
  }

  private var paddingTerms: [Term] {
    guard let edges = element.attributes[.padding]?.numbers, edges.count == 4 else { return [] }
    let pair = number == .height ? [edges[0], edges[2]] : [edges[1], edges[3]]
    return pair.filter { $0 != .zero }.map { term(.padding, "\($0)", $0) }
  }

  private func term(_ kind: Term.Kind, _ declared: String, _ delta: Thousandths) -> Term {
    Term(kind: kind, path: element.path, declared: declared, delta: delta)
  }
}

extension AttributeValue {
  /// The value as one word.
  var spelling: String {
    switch self {
    case .number(let number): number.description
    case .numbers(let numbers): numbers.map(\.description).joined(separator: " ")
    case .word(let string), .text(let string): string
    }
  }
}
