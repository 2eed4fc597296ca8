import Elements
import Geometry

extension Environment {
  /// The environment of the same device in the other orientation; all but size and safe area stays.
  ///
  /// Lying on its side, a telephone has the room of its camera at both sides and none at the top,
  /// and a lower bar at the bottom (our choice, the numbers of an iPhone):
  ///
  ///     390x844, top 59, bottom 34  ->  844x390, left 59, right 59, bottom 21
  ///
  /// - Parameter insets: The safe area of that orientation where it is known, in points; nil for
  ///   what the rule says.
  func turned(to insets: EdgeInsets? = nil) -> Environment {
    var turned = self
    turned.size = Size(width: size.height, height: size.width)
    turned.safeAreaInsets = insets ?? (size.width > size.height ? uprightInsets : lyingInsets)
    return turned
  }

  private var lyingInsets: EdgeInsets {
    let insets = safeAreaInsets
    let bottom = insets.bottom > 0 ? 21.0 : 0
    return EdgeInsets(top: 0, left: insets.top, bottom: bottom, right: insets.top)
  }

  private var uprightInsets: EdgeInsets {
    let insets = safeAreaInsets
    let bottom = insets.bottom > 0 ? 34.0 : 0
    return EdgeInsets(top: max(insets.left, insets.right), left: 0, bottom: bottom, right: 0)
  }

  /// Whether the device is held so; a square one is held either way.
  func isHeld(_ orientation: ScriptStep.Orientation) -> Bool {
    switch orientation {
    case .portrait: size.height >= size.width
    case .landscape: size.width >= size.height
    }
  }
}
