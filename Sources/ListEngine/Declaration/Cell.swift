/// One row, card or tile of a list: who it is, and what it shows.
///
/// Cells are values: a modifier answers a changed copy and leaves the cell it was called on alone.
public struct Cell {
  /// Who the cell is among those of its list.
  public var id: AnyHashable
  /// What the cell shows.
  public var component: AnyComponent
  /// Badges, separators and the like that the layout anchors to the cell.
  public var supplementaryViews: [SupplementaryView] = []

  /// Whether the cell is rendered again when only its position has changed.
  public var rerendersOnMove = false

  /// What is called when something happens to the cell.
  var handlers: ElementHandlers = [:]

  /// Makes a cell.
  public init(id: some Hashable, component: some Component) {
    self.id = AnyHashable(id)
    self.component = AnyComponent(component)
  }

  /// Adds a view that the layout anchors to the cell under an element kind.
  public func supplementary(kind: String, component: some Component) -> Cell {
    var cell = self
    cell.supplementaryViews.append(SupplementaryView(kind: kind, component: component))
    return cell
  }

  /// Renders the cell again whenever its position has changed while it is on the screen.
  ///
  /// It is for a component that shows the index path of its context, such as a row number; all
  /// others show the same wherever they are, and are left alone when they move.
  public func rerendersOnMove(_ flag: Bool = true) -> Cell {
    var cell = self
    cell.rerendersOnMove = flag
    return cell
  }
}
