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

  /// What is called when the cell comes and goes.
  var displayHandlers = DisplayHandlers()

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

  /// Sets what is called when the cell comes onto the screen, in place of what was set before.
  public func willDisplay(_ handler: @escaping (DisplayContext) -> Void) -> Cell {
    var cell = self
    cell.displayHandlers.willDisplay = handler
    return cell
  }

  /// Sets what is called when the cell has left the screen, in place of what was set before.
  public func didEndDisplay(_ handler: @escaping (DisplayContext) -> Void) -> Cell {
    var cell = self
    cell.displayHandlers.didEndDisplay = handler
    return cell
  }
}
