import Geometry
import Testing

@Suite struct RectTests {
  let square = Rect(x: 10, y: 20, width: 30, height: 40)

  @Test func touchingEdgesShareNoArea() {
    #expect(!square.intersects(Rect(x: 40, y: 20, width: 5, height: 5)))
    #expect(square.intersects(Rect(x: 39, y: 59, width: 5, height: 5)))
    #expect(
      square.intersection(Rect(x: 0, y: 0, width: 15, height: 25))
        == Rect(x: 10, y: 20, width: 5, height: 5)
    )
  }

  @Test func coversBothInAUnion() {
    #expect(square.union(.zero) == Rect(x: 0, y: 0, width: 40, height: 60))
  }

  @Test func comesBackFromTheMirror() {
    #expect(square.mirrored(inWidth: 320) == Rect(x: 280, y: 20, width: 30, height: 40))
    #expect(square.mirrored(inWidth: 320).mirrored(inWidth: 320) == square)
  }

  @Test func losesMarginsButNeverTurnsInsideOut() {
    #expect(square.inset(by: EdgeInsets(left: 20, right: 20)).width == 0)
  }

  @Test(arguments: [
    (2.0, 10.3, 10.0, 10.5, 10.5), (3, 89.3333333, 89.3333333, 89.3333333, 89.3333333),
    (2, 0.25, 0, 0.5, 0.5), (1, -0.5, -1, 0, 0),
  ])
  func roundsToPixels(scale: Double, points: Double, down: Double, nearest: Double, up: Double) {
    let grid = PixelGrid(scale: scale)
    #expect(abs(grid.down(points) - down) < 1e-6)
    #expect(abs(grid.nearest(points) - nearest) < 1e-6)
    #expect(abs(grid.up(points) - up) < 1e-6)
  }
}
