import Geometry
import JSONReading

extension JSONNode {
  subscript(key: String) -> JSONNode? { value[key] }

  var string: String? { value.string }
  var int: Int? { value.number?.int }
  var array: [JSONNode] { value.array ?? [] }
  var numbers: [Double] { array.compactMap { $0.value.number?.double } }

  var point: Point? {
    let numbers = numbers
    return numbers.count == 2 ? Point(x: numbers[0], y: numbers[1]) : nil
  }

  func double(_ key: String) -> Double? { self[key]?.value.number?.double }

  var insets: DirectionalEdgeInsets {
    DirectionalEdgeInsets(
      top: double("top") ?? 0,
      leading: double("leading") ?? 0,
      bottom: double("bottom") ?? 0,
      trailing: double("trailing") ?? 0
    )
  }
}
