public import Elements

/// A text style of the system, which stands for a size and a line height at each category.
public enum TextStyle: String, Hashable, Sendable, CaseIterable {
  /// 34 points on lines of 41 at the default category.
  case largeTitle
  /// 28 points on lines of 34 at the default category.
  case title1
  /// 22 points on lines of 28 at the default category.
  case title2
  /// 20 points on lines of 25 at the default category.
  case title3
  /// 17 points on lines of 22 at the default category, semibold.
  case headline
  /// 17 points on lines of 22 at the default category.
  case body
  /// 16 points on lines of 21 at the default category.
  case callout
  /// 15 points on lines of 20 at the default category.
  case subheadline
  /// 13 points on lines of 18 at the default category.
  case footnote
  /// 12 points on lines of 16 at the default category.
  case caption1
  /// 11 points on lines of 13 at the default category.
  case caption2

  /// Reads a name; SwiftUI's `title` and `caption` are title1 and caption1.
  public init?(name: String) {
    switch name {
    case "title": self = .title1
    case "caption": self = .caption1
    default: self.init(rawValue: name)
    }
  }

  /// Size and leading at a category, in points.
  ///
  /// Source: Apple, Human Interface Guidelines, Typography, Dynamic Type sizes.
  public func metrics(at category: ContentSizeCategory) -> Metrics {
    let column = ContentSizeCategory.allCases.firstIndex(of: category) ?? 3
    return Self.table[self]?[column] ?? Metrics(size: 17, leading: 22)
  }

  /// Headline is semibold, the others regular; bold makes large titles bold, others semibold.
  public func weight(bold: Bool) -> FontWeight {
    guard bold else { return self == .headline ? .semibold : .regular }
    switch self {
    case .largeTitle, .title1, .title2: return .bold
    default: return .semibold
    }
  }

  /// The size of a font and the height of its lines, in points.
  public struct Metrics: Hashable, Sendable {
    /// The size of the font, in points.
    public var size: Double
    /// The height of a line, in points.
    public var leading: Double
  }

  private static let table: [TextStyle: [Metrics]] = {
    let rows: [TextStyle: String] = [
      .largeTitle: "31/38 32/39 33/40 34/41 36/43 38/46 40/48 44/52 48/57 52/61 56/66 60/70",
      .title1: "25/31 26/32 27/33 28/34 30/37 32/39 34/41 38/46 43/51 48/57 53/62 58/68",
      .title2: "19/24 20/25 21/26 22/28 24/30 26/32 28/34 34/41 39/47 44/52 50/59 56/66",
      .title3: "17/22 18/23 19/24 20/25 22/28 24/30 26/32 31/38 37/44 43/51 49/58 55/65",
      .headline: "14/19 15/20 16/21 17/22 19/24 21/26 23/29 28/34 33/40 40/48 47/56 53/62",
      .body: "14/19 15/20 16/21 17/22 19/24 21/26 23/29 28/34 33/40 40/48 47/56 53/62",
      .callout: "13/18 14/19 15/20 16/21 18/23 20/25 22/28 26/32 32/39 38/46 44/52 51/60",
      .subheadline: "12/16 13/18 14/19 15/20 17/22 19/24 21/28 25/31 30/37 36/43 42/50 49/58",
      .footnote: "12/16 12/16 12/16 13/18 15/20 17/22 19/24 23/29 27/33 33/40 38/46 44/52",
      .caption1: "11/13 11/13 11/13 12/16 14/19 16/21 18/23 22/28 26/32 32/39 37/44 43/51",
      .caption2: "11/13 11/13 11/13 11/13 13/18 15/20 17/22 20/25 24/30 29/35 34/41 40/48",
    ]
    return rows.mapValues { row in
      row.split(separator: " ").map { cell in
        let numbers = cell.split(separator: "/").compactMap { Double($0) }
        return Metrics(size: numbers[0], leading: numbers[1])
      }
    }
  }()
}

/// The weight of a font, as OpenType counts it.
public enum FontWeight: Int, Hashable, Sendable, CaseIterable {
  /// Weight 100.
  case ultraLight = 100
  /// Weight 200.
  case thin = 200
  /// Weight 300.
  case light = 300
  /// Weight 400.
  case regular = 400
  /// Weight 500.
  case medium = 500
  /// Weight 600.
  case semibold = 600
  /// Weight 700.
  case bold = 700
  /// Weight 800.
  case heavy = 800
  /// Weight 900.
  case black = 900

  /// Reads the name of a weight, such as `semibold`.
  public init?(name: String) {
    guard let weight = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = weight
  }

  /// The name of the weight, such as `semibold`.
  public var name: String { String(describing: self) }
}
