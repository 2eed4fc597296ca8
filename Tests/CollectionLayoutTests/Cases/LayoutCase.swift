import CollectionLayout
import Elements
import Geometry
import JSONReading

/// One recorded layout: a description, the numbers of items, and where everything stood.
struct LayoutCase: Sendable {
  let id: String
  let json: JSONNode

  init?(line: Substring) throws {
    json = try JSONReader.read(Array(line.utf8))
    guard json["layout"]?["type"]?.string == "compositional" else { return nil }
    id = json["id"]?.string ?? "?"
  }

  var itemCounts: [Int] { json["items"]?.array.compactMap(\.int) ?? [] }
  var expectsEverything: Bool { json["expectedIsComplete"]?.value.bool ?? true }
  var expectsTrouble: Bool { json["expectedError"] != nil }
  var contentSize: [Double]? {
    json["contentSize"].map(\.numbers).flatMap { $0.isEmpty ? nil : $0 }
  }
  var expected: [Expectation] { json["expected"]?.array.map(Expectation.init) ?? [] }

  /// The widths of the case that older releases recorded are rounded their way.
  var profile: LayoutProfile { id == "L316" ? .ios15 : .current }

  var contentOffset: Point { json["container"]?["contentOffset"]?.point ?? .zero }

  func host() -> TestHost {
    let container = json["container"]
    let size = Size(width: container?.double("w") ?? 0, height: container?.double("h") ?? 0)
    let host = TestHost(itemCounts, size: size)
    host.pixelGrid = PixelGrid(scale: container?.double("scale") ?? 2)
    host.layoutMargins =
      container?["layoutMargins"].map(\.insets)?.resolved(.leftToRight) ?? .zero
    let inset = container?["contentInset"]?.numbers ?? []
    if inset.count == 4 {
      host.adjustedContentInset = EdgeInsets(
        top: inset[0],
        left: inset[1],
        bottom: inset[2],
        right: inset[3]
      )
    }
    return host
  }

  /// What a view of the element would measure, if it can.
  func measuredSize(of attributes: LayoutAttributes) -> Size? {
    let path = attributes.indexPath
    let found =
      switch attributes.element {
      case .cell: json["measured"]?["cell"]?["\(path.section),\(path.item)"]
      case .supplementary(let kind, _): json["measured"]?["supplementary"]?[kind]
      case .decoration: Optional<JSONNode>.none
      }
    guard let found else { return nil }
    let numbers = found.numbers
    if numbers.count == 2 { return Size(width: numbers[0], height: numbers[1]) }
    return found.value.number.map { Size(width: attributes.frame.width, height: $0.double) }
  }

  struct RestingOffset {
    var section: Int
    var proposed: Double
    var rests: Double
  }

  var restingOffsets: [RestingOffset] {
    let sections = json["orthogonalRestingOffsets"]?.value.object?.members ?? []
    return sections.flatMap { member in
      member.value.array.map { pair in
        RestingOffset(
          section: Int(member.key.dropFirst("section".count)) ?? 0,
          proposed: pair.double("proposed") ?? 0,
          rests: pair.double("rests") ?? 0
        )
      }
    }
  }
}

/// What was recorded of one element.
struct Expectation {
  let json: JSONNode

  init(_ json: JSONNode) {
    self.json = json
  }

  var element: LayoutElement {
    let path = json["indexPath"]?.array.compactMap(\.int) ?? []
    let indexPath = IndexPath(item: path.last ?? 0, section: path.first ?? 0)
    let kind = json["elementKind"]?.string ?? ""
    return switch json["kind"]?.string {
    case "cell": .cell(indexPath)
    case "decoration": .decoration(kind: kind, indexPath)
    default: .supplementary(kind: kind, indexPath)
    }
  }

  /// What differs, as `frame x y w h, got x y w h`; nil where everything is as recorded.
  func difference(from got: LayoutAttributes) -> String? {
    let frame = got.frame
    let numbers = [frame.minX, frame.minY, frame.width, frame.height]
    if let expected = json["frame"]?.numbers, !expected.isClose(to: numbers) {
      return "frame \(expected), got \(numbers)"
    }
    if let width = json.double("frameW"), !isClose(width, frame.width) {
      return "width \(width), got \(frame.width)"
    }
    if let zIndex = json["zIndex"]?.int, zIndex != got.zIndex {
      return "zIndex \(zIndex), got \(got.zIndex)"
    }
    return nil
  }
}

/// Recorded numbers are rounded to a few decimals, and sums in binary are not exact.
func isClose(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 0.001 }

extension [Double] {
  func isClose(to other: [Double]) -> Bool {
    count == other.count && zip(self, other).allSatisfy { abs($0 - $1) < 0.001 }
  }
}
