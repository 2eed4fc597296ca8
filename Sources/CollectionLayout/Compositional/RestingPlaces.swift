import Geometry

/// The rules by which a row comes to rest, for one section.
struct RestingPlaces {
  private let run: any GroupRun
  private let behavior: OrthogonalScrollingBehavior
  private let axis: Axis
  /// The container less the section's insets.
  private let page: Double
  private let furthest: Double
  /// The distance after which the row repeats; nil where it ends.
  private let period: Double?

  init?(_ section: SolvedSection) {
    guard let run = section.run else { return nil }
    self.run = run
    behavior = section.section.orthogonalScrollingBehavior
    axis = section.runAxis
    page = section.containerSize[axis] - section.insets.total(axis)
    furthest = max(0, run.length - page)
    period = section.period
  }

  func offset(_ proposed: Double) -> Double {
    guard let period else { return offsetInOneRound(proposed) }
    switch behavior {
    case .none, .continuous: return proposed
    case .paging: return page > 0 ? (proposed / page + 0.5).rounded(.down) * page : proposed
    case .continuousGroupLeadingBoundary, .groupPaging:
      return offset(proposed, every: period, leadingOffset)
    case .groupPagingCentered: return offset(proposed, every: period, centeredOffset)
    }
  }

  /// The nearest offset of a group in the round that is proposed, or of the first in the next one.
  private func offset(_ proposed: Double, every period: Double, _ place: (Int) -> Double) -> Double
  {
    let round = ((proposed - place(0)) / period).rounded(.down) * period
    let here = nearest(to: proposed - round, place)
    let next = place(0) + period
    return round + (next - (proposed - round) <= abs(proposed - round - here) ? next : here)
  }

  private func offsetInOneRound(_ proposed: Double) -> Double {
    switch behavior {
    case .none: proposed
    case .continuous: clamped(proposed)
    case .continuousGroupLeadingBoundary, .groupPaging:
      proposed >= furthest ? furthest : clamped(nearest(to: proposed, leadingOffset))
    case .paging:
      proposed >= furthest || page <= 0
        ? furthest : clamped((proposed / page + 0.5).rounded(.down) * page)
    case .groupPagingCentered: nearest(to: proposed, centeredOffset)
    }
  }

  private func clamped(_ offset: Double) -> Double { min(max(0, offset), furthest) }

  /// The offset at which a group stands where the first one stood.
  private func leadingOffset(_ group: Int) -> Double {
    run.offset(ofGroup: group) - run.offset(ofGroup: 0)
  }

  /// The offset at which a group is in the middle of the page.
  private func centeredOffset(_ group: Int) -> Double {
    run.offset(ofGroup: group) + run.group(group).size[axis] / 2 - page / 2
  }

  /// The nearest of the offsets of all groups, which never decrease; the later of two as near.
  private func nearest(to proposed: Double, _ offset: (Int) -> Double) -> Double {
    var low = 0
    var high = run.count
    while low < high {
      let middle = (low + high) / 2
      if offset(middle) > proposed { high = middle } else { low = middle + 1 }
    }
    guard low > 0 else { return offset(0) }
    let before = offset(low - 1)
    guard low < run.count else { return before }
    let after = offset(low)
    return after - proposed <= proposed - before ? after : before
  }
}
