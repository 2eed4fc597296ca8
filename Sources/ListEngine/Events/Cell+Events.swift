extension Cell {
  /// Sets what is called when the cell comes onto the screen, in place of what was set before.
  public func willDisplay(_ handler: @escaping (EventContext) -> Void) -> Cell {
    handling(.willDisplay, handler)
  }

  /// Sets what is called when the cell has left the screen, in place of what was set before.
  public func didEndDisplay(_ handler: @escaping (EventContext) -> Void) -> Cell {
    handling(.didEndDisplay, handler)
  }

  /// Sets what is called when a finger chose the cell, in place of what was set before.
  public func didSelect(_ handler: @escaping (EventContext) -> Void) -> Cell {
    handling(.didSelect, handler)
  }

  /// Sets what is called when a finger rests on the cell, in place of what was set before.
  public func onHighlight(_ handler: @escaping (EventContext) -> Void) -> Cell {
    handling(.onHighlight, handler)
  }

  /// Sets what is called when the finger left the cell, in place of what was set before.
  public func onUnhighlight(_ handler: @escaping (EventContext) -> Void) -> Cell {
    handling(.onUnhighlight, handler)
  }

  private func handling(
    _ kind: Event.Kind,
    _ handler: @escaping (EventContext) -> Void
  ) -> Cell {
    var cell = self
    cell.handlers[kind] = handler
    return cell
  }
}
