public import Elements
import Geometry

/// The way from one screen to the next that an animated update takes.
///
///     let animation = view.animation { adapter.apply(list) }
///     let halfway = animation?.capture(name: "halfway", at: 0.5)
///
/// All places change in a straight line with the fraction; the timing curve of an animation only
/// says when which fraction is shown. Content shows what it will show at the end from the start,
/// as it does in UIKit where a cell is rendered before it moves. However many batches an update
/// has, they are one way, because the screen is settled once.
public struct UpdateAnimation: Hashable, Sendable {
  /// The screen at the end.
  let end: Capture
  /// How the elements of the end begin, by path.
  let starts: [ElementPath: Element]
  /// What is not on the screen at the end.
  let departures: [Departure]

  /// Something that leaves the screen.
  struct Departure: Hashable, Sendable {
    /// The section that it is listed in.
    var section: CapturedSection
    /// Where that section stands if the end no longer has it.
    var index: Int
    var start: Element
    var end: Element
  }

  /// Whether anything changes on the way.
  public var isStill: Bool { capture(name: "", at: 0) == capture(name: "", at: 1) }

  /// The screen at a moment on the way.
  ///
  /// Frames are in content coordinates after the update. What leaves the screen is listed first in
  /// its section, so it is drawn behind what stays.
  ///
  /// Complexity: O(n) in the number of elements on the screen.
  ///
  /// - Parameters:
  ///   - name: The name of the capture.
  ///   - fraction: How much of the way is done, from 0 to 1; what is beyond counts as the nearer end.
  public func capture(name: String, at fraction: Double) -> Capture {
    let fraction = min(max(fraction, 0), 1)
    var capture = end
    capture.name = name
    for index in capture.sections.indices {
      capture.sections[index].elements = capture.sections[index].elements.map { element in
        starts[element.path].map { $0.moved(towards: element, by: fraction) } ?? element
      }
    }
    for departure in departures.reversed() {
      let element = departure.start.moved(towards: departure.end, by: fraction)
      let index = capture.index(of: departure)
      capture.sections[index].elements.insert(element, at: 0)
    }
    return capture
  }
}

extension Capture {
  /// The section something leaves from; one that has gone comes back for it.
  fileprivate mutating func index(of departure: UpdateAnimation.Departure) -> Int {
    if let index = sections.firstIndex(where: { $0.id == departure.section.id }) { return index }
    let index = min(departure.index, sections.count)
    sections.insert(departure.section, at: index)
    return index
  }
}
