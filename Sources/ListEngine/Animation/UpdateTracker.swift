import CollectionLayout
import Elements
import Geometry

/// Follows what is on the screen through the batches of an update.
struct UpdateTracker {
  /// What was on the screen or near it, and where it is now; nil for what the list lost.
  private(set) var traces: [Trace]
  /// Whether the update got to its end by batches that are animated, and by nothing else.
  var isAnimated = true

  /// One element from before the update.
  struct Trace {
    /// The place before, with the position from before.
    let attributes: LayoutAttributes
    /// The place before, in points from the top left corner of the screen.
    let shown: Rect
    /// What was on the screen; nil for what was only near it.
    let frozen: Element?
    /// The section as it was, without elements, and its position.
    let section: CapturedSection
    let sectionIndex: Int
    /// The element now, or nil where the list lost it.
    var element: LayoutElement?
    var owner: SupplementaryOwner?
  }

  init(_ traces: [Trace]) { self.traces = traces }

  /// Takes part in a batch.
  mutating func follow(_ map: PositionMap) {
    for index in traces.indices {
      guard let element = traces[index].element else { continue }
      let owner = traces[index].owner
      traces[index].element = map.element(element, owner: owner)
      traces[index].owner = owner.flatMap(map.owner)
    }
  }
}

extension PositionMap {
  /// Where whatever a layout places is after the batch, or nil where it went.
  func element(_ element: LayoutElement, owner: SupplementaryOwner?) -> LayoutElement? {
    let position = element.indexPath
    switch element {
    case .cell: return item(position).map { .cell($0) }
    case .supplementary(let kind, _):
      switch owner {
      case .list: return element
      case .item: return item(position).map { .supplementary(kind: kind, $0) }
      case .section, nil:
        return section(position.section).map {
          .supplementary(kind: kind, IndexPath(item: position.item, section: $0))
        }
      }
    case .decoration(let kind, _):
      return section(position.section).map {
        .decoration(kind: kind, IndexPath(item: position.item, section: $0))
      }
    }
  }

  fileprivate func owner(_ owner: SupplementaryOwner) -> SupplementaryOwner? {
    switch owner {
    case .list: .list
    case .section(let section): self.section(section).map { .section($0) }
    case .item(let position): item(position).map { .item($0) }
    }
  }

  /// Where a section is after the batch, or nil where it went.
  func section(_ section: Int) -> Int? {
    sections.indices.contains(section) ? sections[section] : nil
  }
}
