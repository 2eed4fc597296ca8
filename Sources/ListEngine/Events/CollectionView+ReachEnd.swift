import Geometry

/// What the content ends with.
///
/// It is told by the cells and not by the length: that changes as well while sizes become known,
/// or while a footer comes and goes, and neither brings anything new.
struct EndOfContent: Hashable {
  var cellCount: Int
  var section: AnyHashable?
  var lastCell: AnyHashable?

  /// Reads the end off a list.
  ///
  /// Complexity: O(s) in the number of sections.
  init(_ list: List) {
    cellCount = list.sections.reduce(0) { $0 + $1.cells.count }
    let last = list.sections.last { !$0.cells.isEmpty }
    section = last?.id
    lastCell = last?.cells.last?.id
  }
}

extension CollectionView {
  /// Lets `onReachEnd` be called again for an end that it was called for already.
  ///
  /// It is for a load that failed and shall be tried again although nobody scrolled.
  public func forgetReachedEnd() {
    reachedEnds.removeAll()
    lookForEnd(at: contentOffset)
    deliverEvents()
  }

  /// Tells that the end is near, once for each end until the reader has been away from it.
  ///
  /// An update alone does not take the reader away, for what it brought may be taken back: rows
  /// that stand in for a page that fails to load would otherwise ask for it again and again.
  func lookForEnd(at offset: Point) {
    guard hasLoaded, let reachEnd = list.handlers.reachEnd else { return }
    var metrics = metrics
    metrics.contentOffset = offset
    guard bounds.width > 0, bounds.height > 0, reachEnd.offset.isReached(metrics) else { return }
    guard reachedEnds.insert(EndOfContent(list)).inserted else { return }
    tell(.onReachEnd) { reachEnd.handler(metrics) }
  }

  /// Notices that the reader has scrolled away from the end.
  ///
  /// Content on its way to the end was told of when the finger let go, so it counts where it rests.
  func lookForLeavingEnd() {
    guard !isDecelerating, !reachedEnds.isEmpty, let reachEnd = list.handlers.reachEnd else {
      return
    }
    if !reachEnd.offset.isReached(metrics) { reachedEnds.removeAll() }
  }
}
