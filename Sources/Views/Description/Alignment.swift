/// Where content stands in the room it is given, on both axes.
public struct Alignment: Hashable, Sendable {
  /// Where it stands from side to side.
  public var horizontal: HorizontalAlignment
  /// Where it stands from top to bottom.
  public var vertical: VerticalAlignment

  /// Makes an alignment from its two parts.
  public init(
    horizontal: HorizontalAlignment = .center,
    vertical: VerticalAlignment = .center
  ) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// In the middle of both axes, the default.
  public static let center = Alignment()
}

/// Where content stands from side to side.
public enum HorizontalAlignment: String, Hashable, Sendable, CaseIterable {
  /// At the edge where reading starts.
  case leading
  /// In the middle.
  case center
  /// At the edge where reading ends.
  case trailing

  /// The share of the free room that lies before the content.
  var fraction: Double {
    switch self {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    }
  }
}

/// Where content stands from top to bottom.
public enum VerticalAlignment: String, Hashable, Sendable, CaseIterable {
  /// At the upper edge.
  case top
  /// In the middle.
  case center
  /// At the lower edge.
  case bottom
  /// With the baselines of the first lines in one line.
  case firstTextBaseline
  /// With the baselines of the last lines in one line.
  case lastTextBaseline

  /// The share of the free room that lies above the content; baselines fall back to the top.
  var fraction: Double {
    switch self {
    case .top, .firstTextBaseline, .lastTextBaseline: 0
    case .center: 0.5
    case .bottom: 1
    }
  }
}

extension Alignment {
  /// Reads SwiftUI's name: `leading`, `top`, `bottomTrailing`, ...
  public init?(name: String) {
    guard let alignment = Self.named[name] else { return nil }
    self = alignment
  }

  /// SwiftUI's name.
  public var name: String {
    Self.named.first { $0.value == self }?.key ?? vertical.rawValue
  }

  /// All names that `init(name:)` reads, in alphabetical order.
  public static let names: [String] = named.keys.sorted()

  private static let named: [String: Alignment] = [
    "center": Alignment(),
    "leading": Alignment(horizontal: .leading),
    "trailing": Alignment(horizontal: .trailing),
    "top": Alignment(vertical: .top),
    "bottom": Alignment(vertical: .bottom),
    "topLeading": Alignment(horizontal: .leading, vertical: .top),
    "topTrailing": Alignment(horizontal: .trailing, vertical: .top),
    "bottomLeading": Alignment(horizontal: .leading, vertical: .bottom),
    "bottomTrailing": Alignment(horizontal: .trailing, vertical: .bottom),
    "firstTextBaseline": Alignment(vertical: .firstTextBaseline),
    "lastTextBaseline": Alignment(vertical: .lastTextBaseline),
  ]
}
