import CollectionLayout
import Elements
import Geometry
import Views

/// A part of a cell's picture that depends on what its view showed before.
public struct StaleReuse: Hashable, Sendable {
  /// The path of the element, made of ids.
  public var path: String
  /// The name of the attribute, or `frame`, `zIndex`, `size` for what the content asks for, or
  /// `element` where the whole of it is there or not.
  public var attribute: String
  /// The value in a new view; nil where there is none.
  public var fresh: String?
  /// The value in a reused view; nil where there is none.
  public var reused: String?
  /// The path of the cell whose view was reused; nil where all that any cell sets was overwritten.
  public var formerLife: String?

  /// Makes a finding.
  public init(
    path: String,
    attribute: String,
    fresh: String? = nil,
    reused: String? = nil,
    formerLife: String? = nil
  ) {
    self.path = path
    self.attribute = attribute
    self.fresh = fresh
    self.reused = reused
    self.formerLife = formerLife
  }
}

extension CollectionView {
  /// Finds what is on the screen and would look different in the view of another cell.
  ///
  /// Each component is rendered in a new view, in one in which everything is overwritten that the
  /// displayed components set, and in views that first showed up to eight others of its kind.
  /// Nothing on the screen changes.
  ///
  /// Complexity: O(k) renderings in the number of visible elements.
  public func staleReuse() -> [StaleReuse] {
    let shown = displayed.sorted { Self.order($0.key) < Self.order($1.key) }.map(\.value)
    var kinds: [ReuseCheck] = []
    for view in shown {
      let kind = kinds.firstIndex { $0.takes(view) }
      if let kind { kinds[kind].subjects.append(view) } else { kinds.append(ReuseCheck(view)) }
    }
    return kinds.flatMap { $0.findings(in: context) }
  }
}

/// Looks for leftovers among cells that take over each other's views.
private struct ReuseCheck {
  var subjects: [DisplayedView]

  init(_ first: DisplayedView) { subjects = [first] }

  func takes(_ other: DisplayedView) -> Bool {
    subjects[0].view.component.canTakeOver(other.view.component)
  }

  func findings(in context: ViewContext) -> [StaleReuse] {
    var poison = Poison()
    for subject in subjects {
      let size = subject.attributes.frame.size
      poison.learn(from: subject.view.component, size: size, context: context)
    }
    return subjects.flatMap { subject in
      let fresh = Picture(of: subject, in: made(for: subject, context), context)
      let view = made(for: subject, context)
      poison.apply(to: view)
      var found = fresh.differences(from: Picture(of: subject, in: view, context), after: nil)
      for other in formerLives(of: subject) {
        let view = made(for: other, context)
        _ = Picture(of: other, in: view, context)
        let picture = Picture(of: subject, in: view, context)
        found += fresh.differences(from: picture, after: other.path.description)
      }
      var seen: Set<String> = []
      return found.filter { seen.insert("\($0.path) \($0.attribute)").inserted }
    }
  }

  private func made(for subject: DisplayedView, _ context: ViewContext) -> ComponentView {
    ComponentView(subject.view.component, context: context)
  }

  private func formerLives(of subject: DisplayedView) -> [DisplayedView] {
    Array(subjects.filter { $0.view.component != subject.view.component }.prefix(8))
  }
}

/// What is seen of a cell in some view, by path.
private struct Picture {
  let path: String
  private var values: [(key: Key, value: String)] = []

  private struct Key: Hashable {
    var path: String
    var attribute: String
  }

  /// Shows a cell in a view as the collection view would.
  init(of subject: DisplayedView, in view: ComponentView, _ context: ViewContext) {
    let attributes = subject.attributes
    path = subject.path.description
    view.render(
      subject.view.component,
      at: attributes.indexPath,
      environment: context.environment
    )
    let size = attributes.size(wanting: view.sizeThatFits(attributes.proposal))
    values.append((Key(path: path, attribute: "size"), "\(size.width)x\(size.height)"))
    view.frame = Rect(origin: .zero, size: attributes.frame.size)
    view.layoutSubviews()
    for element in view.content.elements(in: subject.path, at: .zero).flatMap(\.flattened) {
      note(element)
    }
  }

  private mutating func note(_ element: Element) {
    let path = element.path.description
    func note(_ attribute: String, _ value: String) {
      values.append((Key(path: path, attribute: attribute), value))
    }
    let frame = element.frame
    if case .view(let kind) = element.kind { note("element", kind) }
    note("frame", "\(frame.minX),\(frame.minY) \(frame.width)x\(frame.height)")
    note("zIndex", "\(element.zIndex)")
    for (name, value) in element.attributes { note(name.rawValue, value.spelled) }
  }

  /// What is other in a picture of the same cell.
  func differences(from other: Picture, after life: String?) -> [StaleReuse] {
    let there = Dictionary(values.map { ($0.key, $0.value) }) { first, _ in first }
    let here = Dictionary(other.values.map { ($0.key, $0.value) }) { first, _ in first }
    let keys = values.map(\.key) + other.values.map(\.key).filter { there[$0] == nil }
    return keys.filter { there[$0] != here[$0] }.map { key in
      StaleReuse(
        path: key.path,
        attribute: key.attribute,
        fresh: there[key],
        reused: here[key],
        formerLife: life
      )
    }
  }
}

extension AttributeValue {
  fileprivate var spelled: String {
    switch self {
    case .number(let number): "\(number)"
    case .numbers(let numbers): numbers.map { "\($0)" }.joined(separator: ",")
    case .word(let word), .text(let word): word
    }
  }
}
