public import CollectionLayout

/// A run of cells with a layout of their own, and headers and footers around them.
///
///     Section(id: "feed") {
///       For(of: posts) { post in Cell(id: post.id, component: PostRow(item: post)) }
///     }
///     .header(Title(item: "Feed"))
public struct Section {
  /// Who the section is among those of its list.
  public var id: AnyHashable
  /// The cells in their order.
  public var cells: CellArray
  /// Headers, footers and backgrounds, by element kind.
  public var supplementaryViews: [SupplementaryView] = []
  /// How the cells are placed; nil is a column that follows the components' layout modes.
  public var layout: LayoutSection?

  /// What is called when headers, footers and backgrounds come and go.
  var supplementaryHandlers: SupplementaryHandlers = [:]

  /// Makes a section from cells.
  public init(id: some Hashable, cells: [Cell]) {
    self.id = AnyHashable(id)
    self.cells = CellArray(cells)
  }

  /// Makes a section from a block of cells.
  public init(id: some Hashable, @ArrayBuilder<Cell> cells: () -> [Cell]) {
    self.init(id: id, cells: cells())
  }

  /// Sets the header.
  public func header(_ component: some Component) -> Section {
    supplementary(kind: SupplementaryView.header, component: component)
  }

  /// Sets the footer.
  public func footer(_ component: some Component) -> Section {
    supplementary(kind: SupplementaryView.footer, component: component)
  }

  /// Sets the view for a boundary or decoration item of the section's layout.
  public func supplementary(kind: String, component: some Component) -> Section {
    var section = self
    section.supplementaryViews.removeAll { $0.kind == kind }
    section.supplementaryViews.append(SupplementaryView(kind: kind, component: component))
    return section
  }

  /// Sets how the cells are placed.
  public func layout(_ layout: LayoutSection) -> Section {
    var section = self
    section.layout = layout
    return section
  }
}
