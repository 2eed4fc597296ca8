import CollectionLayout
public import Elements

// What a person's finger does. Nothing here happens by itself.

extension CollectionView {
  /// Touches a cell and lets go: it is highlighted, not highlighted any more, and selected.
  ///
  /// - Returns: Whether the cell is on the screen; otherwise nothing happens.
  @discardableResult
  public func tap(itemAt position: IndexPath) -> Bool {
    guard displayed[.cell(position)] != nil else { return false }
    together {
      highlight(itemAt: position)
      unhighlight(itemAt: position)
      select(itemAt: position)
    }
    return true
  }

  /// Selects a cell.
  ///
  /// - Returns: Whether the cell is on the screen; otherwise nothing happens.
  @discardableResult
  public func select(itemAt position: IndexPath) -> Bool {
    guard let shown = displayed[.cell(position)] else { return false }
    tell(.didSelect, shown)
    deliverEvents()
    return true
  }

  /// Puts a finger on a cell.
  ///
  /// - Returns: Whether the cell is on the screen and was not highlighted yet.
  @discardableResult
  public func highlight(itemAt position: IndexPath) -> Bool {
    guard let shown = displayed[.cell(position)], !shown.isHighlighted else { return false }
    displayed[.cell(position)]?.isHighlighted = true
    tell(.onHighlight, shown)
    deliverEvents()
    return true
  }

  /// Takes the finger off a cell; a drag and the cell's leaving do so as well.
  ///
  /// - Returns: Whether the cell was highlighted.
  @discardableResult
  public func unhighlight(itemAt position: IndexPath) -> Bool {
    let wasHighlighted = unhighlight(.cell(position))
    deliverEvents()
    return wasHighlighted
  }

  @discardableResult
  func unhighlight(_ element: LayoutElement) -> Bool {
    guard let shown = displayed[element], shown.isHighlighted else { return false }
    displayed[element]?.isHighlighted = false
    tell(.onUnhighlight, shown)
    return true
  }

  /// Taps the status bar: the content goes back to its beginning, unless the list forbids it.
  ///
  /// - Returns: Whether it was allowed.
  @discardableResult
  public func scrollToTop() -> Bool {
    guard list.handlers.shouldScrollToTop?(metrics) ?? true else { return false }
    together {
      scroll(to: .top)
      tell(.didScrollToTop)
    }
    return true
  }

  /// Pulls the list down to load it anew.
  ///
  /// From then on the end of the content counts as not reached yet.
  ///
  /// - Returns: Whether the list can be pulled, which one with `onRefresh` can.
  @discardableResult
  public func refresh() -> Bool {
    guard list.handlers.plain[.onRefresh] != nil else { return false }
    reachedEnds.removeAll()
    tell(.onRefresh)
    deliverEvents()
    return true
  }
}
