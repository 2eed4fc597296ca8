import Elements
import Geometry
import Testing

@testable import Fixtures

@Suite struct RotatingTests {
  /// A telephone with a camera at its top and a bar at its bottom.
  private let upright = Environment(
    size: Size(width: 390, height: 844),
    safeAreaInsets: EdgeInsets(top: 59, left: 0, bottom: 34, right: 0),
    userInterfaceStyle: .dark
  )

  @Test func theRoomAtTheTopGoesToBothSides() {
    let lying = upright.turned()
    #expect(lying.size == Size(width: 844, height: 390))
    #expect(lying.safeAreaInsets == EdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
    #expect(lying.userInterfaceStyle == .dark)
  }

  @Test func withoutABarThereIsNoneOnTheSide() {
    var old = upright
    old.safeAreaInsets = EdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    #expect(old.turned().safeAreaInsets == EdgeInsets(top: 0, left: 20, bottom: 0, right: 20))
  }

  @Test func theWiderSideGoesToTheTop() {
    var lying = upright.turned()
    #expect(lying.turned() == upright)
    lying.safeAreaInsets = EdgeInsets(top: 0, left: 59, bottom: 0, right: 0)
    #expect(lying.turned().safeAreaInsets == EdgeInsets(top: 59, left: 0, bottom: 0, right: 0))
  }

  @Test func aKnownSafeAreaIsTaken() {
    let known = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(upright.turned(to: known).safeAreaInsets == known)
  }

  @Test func aSquareIsHeldEitherWay() {
    var square = upright
    square.size = Size(width: 500, height: 500)
    #expect(square.isHeld(.portrait) && square.isHeld(.landscape))
    #expect(upright.isHeld(.portrait) && !upright.isHeld(.landscape))
    #expect(!upright.turned().isHeld(.portrait) && upright.turned().isHeld(.landscape))
  }
}
