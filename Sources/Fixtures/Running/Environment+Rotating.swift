import Elements
import Geometry

extension Environment {
  /// The environment of the same device in the other orientation.
  ///
  /// Lying on its side, a telephone has the room of its camera at both sides and none at the top,
  /// and a lower bar at the bottom (our choice, the numbers of an iPhone):
  ///
  ///     390x844, top 59, bottom 34  ->  844x390, left 59, right 59, bottom 21
  var turned: Environment {
    var turned = self
    turned.size = Size(width: size.height, height: size.width)
    let insets = safeAreaInsets
    let isUpright = size.height >= size.width
    turned.safeAreaInsets =
      isUpright
      ? EdgeInsets(
        top: 0,
        left: insets.top,
        bottom: insets.bottom > 0 ? 21 : 0,
        right: insets.top
      )
      : EdgeInsets(
        top: max(insets.left, insets.right),
        left: 0,
        bottom: insets.bottom > 0 ? 34 : 0,
        right: 0
      )
    return turned
  }

  /// How the device is held; a square one counts as upright.
  var orientation: ScriptStep.Orientation { size.width > size.height ? .landscape : .portrait }
}
