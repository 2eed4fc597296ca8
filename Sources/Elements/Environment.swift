public import Geometry

/// Everything outside the list that its look depends on.
///
/// Nothing of it is taken from the machine.
public struct Environment: Hashable, Sendable {
  /// The size of the screen, in points.
  public var size: Size
  /// How many pixels make a point.
  public var scale: Double
  /// The part of the screen that bars and corners cover, in points.
  public var safeAreaInsets: EdgeInsets
  /// The identifier of the locale, such as `ko_KR`.
  public var locale: String
  /// The identifier of the time zone, such as `Asia/Seoul`.
  public var timeZone: String
  /// The moment that counts as now, in RFC 3339.
  public var now: String
  /// The reading direction.
  public var layoutDirection: LayoutDirection
  /// The text size that the person chose.
  public var contentSizeCategory: ContentSizeCategory
  /// Light or dark.
  public var userInterfaceStyle: UserInterfaceStyle

  /// Makes an environment; each value that is left out has a fixed default.
  public init(
    size: Size = Size(width: 390, height: 844),
    scale: Double = 3,
    safeAreaInsets: EdgeInsets = .zero,
    locale: String = "en_US",
    timeZone: String = "UTC",
    now: String = "2026-01-01T00:00:00Z",
    layoutDirection: LayoutDirection = .leftToRight,
    contentSizeCategory: ContentSizeCategory = .large,
    userInterfaceStyle: UserInterfaceStyle = .light
  ) {
    self.size = size
    self.scale = scale
    self.safeAreaInsets = safeAreaInsets
    self.locale = locale
    self.timeZone = timeZone
    self.now = now
    self.layoutDirection = layoutDirection
    self.contentSizeCategory = contentSizeCategory
    self.userInterfaceStyle = userInterfaceStyle
  }

  /// The raster of the screen.
  public var pixelGrid: PixelGrid { PixelGrid(scale: scale) }
}

/// Light or dark appearance.
public enum UserInterfaceStyle: String, Hashable, Sendable, CaseIterable {
  /// Dark text on a light ground.
  case light
  /// Light text on a dark ground.
  case dark
}

/// The twelve text sizes a person can choose, smallest first.
public enum ContentSizeCategory: String, Hashable, Sendable, CaseIterable {
  /// Body text of 14 points.
  case extraSmall
  /// Body text of 15 points.
  case small
  /// Body text of 16 points.
  case medium
  /// Body text of 17 points; the default.
  case large
  /// Body text of 19 points.
  case extraLarge
  /// Body text of 21 points.
  case extraExtraLarge
  /// Body text of 23 points.
  case extraExtraExtraLarge
  /// Body text of 28 points.
  case accessibilityMedium
  /// Body text of 33 points.
  case accessibilityLarge
  /// Body text of 40 points.
  case accessibilityExtraLarge
  /// Body text of 47 points.
  case accessibilityExtraExtraLarge
  /// Body text of 53 points.
  case accessibilityExtraExtraExtraLarge
}
