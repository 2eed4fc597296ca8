import Elements

extension DescribedView {
  /// Makes the view that shows a description, with all views in it.
  static func make(_ description: ViewDescription) -> DescribedView {
    let view: DescribedView
    switch description.kind {
    case .text(let content): view = Label(content, description)
    case .image: view = ImageView(image: description)
    case .stack: view = StackView(stack: description)
    case .layers: view = LayersView(description)
    case .spacer: view = SpacerView(description)
    case .divider: view = DividerView(description)
    case .rectangle, .circle: view = ShapeView(description)
    }
    for child in description.children { view.addSubview(make(child)) }
    return view
  }

  /// Lets the view show another description, or answers nil where it is of another kind.
  ///
  /// - Returns: How many attributes were written, and views made or removed.
  func update(to new: ViewDescription) -> Int? {
    guard new.kind.name == description.kind.name else { return nil }
    guard new != description else { return 0 }
    var count = description.differences(from: new)
    count += updateChildren(to: new.children)
    description = new
    name = new.name
    if case .text(let content) = new.kind { (self as? Label)?.content = content }
    return count
  }

  private func updateChildren(to children: [ViewDescription]) -> Int {
    var count = 0
    for (index, child) in children.enumerated() {
      guard index < subviews.count, let view = subviews[index] as? DescribedView else {
        let view = Self.make(child)
        addSubview(view)
        count += view.viewCount
        continue
      }
      if let changes = view.update(to: child) {
        count += changes
      } else {
        let other = Self.make(child)
        replaceSubview(view, with: other)
        count += view.viewCount + other.viewCount
      }
    }
    for view in subviews.dropFirst(children.count) {
      count += view.viewCount
      view.removeFromSuperview()
    }
    return count
  }
}

extension ViewDescription {
  /// How many attributes differ, without regard to what is inside.
  fileprivate func differences(from other: ViewDescription) -> Int {
    let (old, new) = (attributes, other.attributes)
    let changed = new.reduce(0) { $0 + (old[$1.name] == $1.value ? 0 : 1) }
    return old.reduce(changed) { $0 + (new[$1.name] == nil ? 1 : 0) }
  }
}
