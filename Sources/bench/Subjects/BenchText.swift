import Geometry
import Views

/// Answers for a list that shows no text.
final class BenchText: TextMeasuring {
  func measure(_ text: String, as appearance: TextAppearance, width: Double?) -> TextMeasurement {
    TextMeasurement(size: .zero, lineCount: 0)
  }
}
