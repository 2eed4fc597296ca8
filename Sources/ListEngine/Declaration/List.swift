/// Everything a collection view shows, as a value.
///
///     List {
///       Section(id: "feed") { Cell(id: "p1", component: Row(item: "one")) }
///     }
public struct List {
  /// The sections in their order.
  public var sections: [Section]
  /// Headers and footers of the whole layout, by element kind.
  public var supplementaryViews: [SupplementaryView] = []

  /// What is called when something happens to the list.
  var handlers = ListHandlers()
  /// What is called when headers and footers of the whole layout come and go.
  var supplementaryHandlers: SupplementaryHandlers = [:]

  /// Makes a list from sections.
  public init(sections: [Section] = []) {
    self.sections = sections
  }

  /// Makes a list from a block of sections.
  public init(@ArrayBuilder<Section> sections: () -> [Section]) {
    self.init(sections: sections())
  }

  /// Sets the view for a boundary item of the whole layout.
  public func supplementary(kind: String, component: some Component) -> List {
    var list = self
    list.supplementaryViews.removeAll { $0.kind == kind }
    list.supplementaryViews.append(SupplementaryView(kind: kind, component: component))
    return list
  }
}
