import Geometry

/// One of the four numbers of a frame.
public enum FrameNumber: String, Hashable, Sendable, CaseIterable {
  /// The left edge.
  case x
  /// The upper edge.
  case y
  /// The extent from side to side.
  case width
  /// The extent from top to bottom.
  case height

  var axis: Axis { self == .x || self == .width ? .horizontal : .vertical }
}

extension Capture {
  /// The declared numbers that one number of an element's frame is made of.
  ///
  /// The terms are worked out from what the capture holds and nothing else, so a golden explains
  /// itself. Their deltas add up to the number exactly: what no declared number accounts for is a
  /// term of its own kind, `remainder`, and never dropped.
  ///
  /// - Parameters:
  ///   - number: Which number; places are in the coordinates of the content.
  ///   - path: Who the element is.
  /// - Returns: The terms from the outside in, or nil where the capture has no such element.
  /// - Complexity: O(n) in the number of elements of the capture.
  public func terms(of number: FrameNumber, for path: ElementPath) -> [Term]? {
    for section in sections {
      for element in section.elements {
        guard let chain = element.chain(to: path) else { continue }
        return Explanation(section: section, chain: chain).terms(of: number)
      }
    }
    return nil
  }
}

extension Element {
  /// The element and those inside it down to a path, outermost first.
  fileprivate func chain(to path: ElementPath) -> [Element]? {
    if self.path == path { return [self] }
    for child in children {
      if let chain = child.chain(to: path) { return [self] + chain }
    }
    return nil
  }

  func number(_ number: FrameNumber) -> Thousandths {
    switch number {
    case .x: frame.minX
    case .y: frame.minY
    case .width: frame.width
    case .height: frame.height
    }
  }

  /// The kind of view that an element is, or that fills it.
  var viewKind: String? {
    if case .view(let kind) = kind { kind } else { attributes[.view]?.string }
  }
}
