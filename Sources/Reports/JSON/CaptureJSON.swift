package import Elements
import Geometry
package import JSONReading

/// Captures as JSON, for programs that look at a screen.
package enum CaptureJSON {
  /// The version of the form; members may be added without raising it.
  package static let schemaVersion = 1

  /// All captures of one variant.
  package static func value(of set: CaptureSet) -> JSONValue {
    [
      "schemaVersion": JSONValue(schemaVersion),
      "variant": .string(set.variant),
      "fonts": JSONValue(set.fonts.map(JSONValue.string)),
      "madeWith": .string(set.madeWith),
      "captures": JSONValue(set.captures.map(value)),
    ]
  }

  /// One capture.
  package static func value(of capture: Capture) -> JSONValue {
    [
      "name": .string(capture.name),
      "viewport": value(of: capture.viewport),
      "contentSize": [
        JSONValue(capture.contentSize.width), JSONValue(capture.contentSize.height),
      ],
      "contentOffset": value(of: capture.contentOffset),
      "extent": .string(capture.extent.rawValue),
      "sections": JSONValue(capture.sections.map(value)),
      "elements": JSONValue(capture.sections.flatMap(\.elements).map(value)),
      "updates": JSONValue(capture.updates.map(value)),
      "events": JSONValue(capture.events.map(JSONValue.string)),
      "diagnostics": JSONValue(capture.diagnostics.map(value)),
    ]
  }

  private static func value(of section: CapturedSection) -> JSONValue {
    [
      "id": .string(section.id),
      "scrollOffset": value(of: section.scrollOffset),
      "layout": JSONValue(section.layout),
      "ranges": JSONValue(section.ranges.map(value)),
    ]
  }

  private static func value(of range: ElementRange) -> JSONValue {
    [
      "first": .string(range.first),
      "last": .string(range.last),
      "count": JSONValue(range.count),
      "firstItem": JSONValue(range.firstItem),
      "frame": value(of: range.frame),
    ]
  }

  private static func value(of element: Element) -> JSONValue {
    let (kind, elementKind) = words(for: element.kind)
    return [
      "path": .string(element.path.description),
      "kind": .string(kind),
      "elementKind": JSONValue(elementKind),
      "indexPath": element.indexPath.map { [JSONValue($0.section), JSONValue($0.item)] } ?? .null,
      "frame": value(of: element.frame),
      "zIndex": JSONValue(element.zIndex),
      "attributes": JSONValue(element.attributes),
      "absent": JSONValue(element.absences.map(value)),
      "children": JSONValue(element.children.map(value)),
    ]
  }

  private static func words(for kind: ElementKind) -> (String, String?) {
    switch kind {
    case .cell: ("cell", nil)
    case .supplementary(let name): ("supplementary", name)
    case .decoration(let name): ("decoration", name)
    case .view(let name): (name, nil)
    }
  }

  private static func value(of absence: Absence) -> JSONValue {
    [
      "path": .string(absence.path.description),
      "kind": .string(absence.kind),
      "if": .string(absence.condition),
    ]
  }

  private static func value(of update: CapturedUpdate) -> JSONValue {
    [
      "verb": .string(update.verb),
      "subject": .string(update.subject),
      "detail": .string(update.detail),
    ]
  }

  private static func value(of diagnostic: CapturedDiagnostic) -> JSONValue {
    ["identifier": .string(diagnostic.identifier), "subject": .string(diagnostic.subject)]
  }

  private static func value(of frame: FixedRect) -> JSONValue {
    JSONValue([frame.minX, frame.minY, frame.width, frame.height].map { JSONValue($0) })
  }

  private static func value(of point: FixedPoint) -> JSONValue {
    [JSONValue(point.x), JSONValue(point.y)]
  }
}
