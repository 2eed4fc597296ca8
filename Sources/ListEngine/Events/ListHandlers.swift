/// Who wants to know what happens to a whole list.
struct ListHandlers {
  /// The handlers that need to know no more than where the content stands.
  var plain: [Event.Kind: (ScrollMetrics) -> Void] = [:]
  var willEndDragging: ((inout DragEnd) -> Void)?
  var didEndDragging: ((ScrollMetrics, Bool) -> Void)?
  var shouldScrollToTop: ((ScrollMetrics) -> Bool)?
  var reachEnd: ReachEnd?

  /// Who wants to know that the end is near, and how near.
  struct ReachEnd {
    var offset: OffsetFromEnd
    var handler: (ScrollMetrics) -> Void
  }
}

extension List {
  /// Sets what is called when the content stands elsewhere, in place of what was set before.
  public func didScroll(_ handler: @escaping (ScrollMetrics) -> Void) -> List {
    handling(.didScroll, handler)
  }

  /// Sets what is called when a finger begins to move the content.
  public func willBeginDragging(_ handler: @escaping (ScrollMetrics) -> Void) -> List {
    handling(.willBeginDragging, handler)
  }

  /// Sets what is called when the finger is about to let go, and may change where it will end.
  public func willEndDragging(_ handler: @escaping (inout DragEnd) -> Void) -> List {
    setting { $0.willEndDragging = handler }
  }

  /// Sets what is called when the finger let go; it is told whether the content goes on by itself.
  public func didEndDragging(
    _ handler: @escaping (_ metrics: ScrollMetrics, _ willDecelerate: Bool) -> Void
  ) -> List {
    setting { $0.didEndDragging = handler }
  }

  /// Sets what is called when the content goes on by itself.
  public func willBeginDecelerating(_ handler: @escaping (ScrollMetrics) -> Void) -> List {
    handling(.willBeginDecelerating, handler)
  }

  /// Sets what is called when the content came to rest.
  public func didEndDecelerating(_ handler: @escaping (ScrollMetrics) -> Void) -> List {
    handling(.didEndDecelerating, handler)
  }

  /// Sets who decides whether a tap on the status bar scrolls to the top; without, it does.
  public func shouldScrollToTop(_ handler: @escaping (ScrollMetrics) -> Bool) -> List {
    setting { $0.shouldScrollToTop = handler }
  }

  /// Sets what is called when a tap on the status bar scrolled to the top.
  public func didScrollToTop(_ handler: @escaping (ScrollMetrics) -> Void) -> List {
    handling(.didScrollToTop, handler)
  }

  /// Sets what is called when the list is pulled down; without, it cannot be pulled.
  public func onRefresh(_ handler: @escaping (ScrollMetrics) -> Void) -> List {
    handling(.onRefresh, handler)
  }

  /// Sets what is called when the end of the content is near, as when the next page is due.
  ///
  /// It is called once for the cells that are there, and again when others have taken their place,
  /// also if all of them fit on the screen. A footer that comes and goes, or sizes that become
  /// known, do not call it again. Scrolling away and back does.
  ///
  /// - Parameters:
  ///   - offset: How near is near; by default two lengths of the view.
  ///   - handler: What to call.
  public func onReachEnd(
    offsetFromEnd offset: OffsetFromEnd = .relativeToContainerSize(multiplier: 2),
    _ handler: @escaping (ScrollMetrics) -> Void
  ) -> List {
    setting { $0.reachEnd = ListHandlers.ReachEnd(offset: offset, handler: handler) }
  }

  private func handling(
    _ kind: Event.Kind,
    _ handler: @escaping (ScrollMetrics) -> Void
  ) -> List {
    setting { $0.plain[kind] = handler }
  }

  private func setting(_ change: (inout ListHandlers) -> Void) -> List {
    var list = self
    change(&list.handlers)
    return list
  }
}
