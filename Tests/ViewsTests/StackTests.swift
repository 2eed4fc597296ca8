import Elements
import Geometry
import Testing
import Views

@Suite struct StackTests {
  @Test func placesChildrenAfterOneAnother() {
    let stack = ViewDescription.hstack(
      spacing: 8,
      .top,
      .text("ab", name: "a"),
      .text("abc", name: "b"),
      ViewDescription(.spacer(minLength: 0))
    )
    let places = frames(elements(stack))
    #expect(places["a"] == Rect(x: 0, y: 0, width: 20, height: 22))
    #expect(places["b"] == Rect(x: 28, y: 0, width: 30, height: 22))
    #expect(places["spacer"]?.maxX == 320)
  }

  @Test func centresARunThatNobodyStretches() {
    let places = frames(elements(.hstack(.center, .text("abcd", name: "a"))))
    #expect(places["a"] == Rect(x: 140, y: 0, width: 40, height: 22))
  }

  @Test func mirrorsTheWholeStackForRightToLeft() {
    let stack = ViewDescription.hstack(
      spacing: 8,
      .top,
      .vstack(.leading, .text("ab", name: "a"), .text("abcd", name: "b")),
      ViewDescription(.spacer(minLength: 0)),
      .text("abc", name: "c")
    ).modified { $0.padding = DirectionalEdgeInsets(leading: 16, trailing: 4) }
    let leftToRight = elements(stack)
    let rightToLeft = elements(
      stack,
      environment: Environment(scale: 2, layoutDirection: .rightToLeft)
    )
    #expect(leftToRight.count == rightToLeft.count)
    for (one, other) in zip(leftToRight, rightToLeft) {
      #expect(one.frame.points.mirrored(inWidth: 320) == other.frame.points)
    }
  }

  @Test func servesHigherPrioritiesFirst() {
    // A long address never pushes the button beside it out of the row.
    let address = String(repeating: "x", count: 120)
    let button = ViewDescription(.rectangle(color: "blue"), name: "button").modified {
      $0.frame = FrameModifier(width: 44, height: 44)
      $0.layoutPriority = 1
    }
    let places = frames(elements(.hstack(.center, .text(address, name: "url"), button)))
    #expect(places["button"] == Rect(x: 276, y: 33, width: 44, height: 44))
    #expect(places["url"] == Rect(x: 0, y: 0, width: 276, height: 22 * 5))
  }

  @Test func absentChildrenTakeNoSpacing() {
    var stack = ViewDescription.vstack(
      spacing: 8,
      .leading,
      .text("A", name: "a"),
      .text("C", name: "c")
    )
    stack.absentChildren = [.init(name: "b", kind: "text", condition: "b?")]
    let all = elements(stack)
    #expect(all[0].frame.points.height == 22 + 8 + 22)
    #expect(
      all[0].absences == [
        Absence(path: ElementPath(["cell", "b"]), kind: "text", condition: "b?")
      ]
    )
  }

  @Test func alignsFirstBaselines() {
    let large = ViewDescription(
      .text(TextContent("ab", font: .style(.largeTitle, bold: false))),
      name: "large"
    )
    let places = frames(elements(.hstack(.firstTextBaseline, large, .text("ab", name: "small"))))
    // 41 and 22 high lines have their baselines at three quarters: 30.75 and 16.5.
    #expect(places["large"]?.minY == 0)
    #expect(places["small"]?.minY == 14.5)
  }

  @Test func wrapsTextAtTheOfferedWidth() {
    let row = ViewDescription.hstack(
      .top,
      .text("aaaa bbbb cccc", name: "text"),
      ViewDescription(.spacer(minLength: 20))
    )
    let text = elements(row, width: 110).first { $0.path.segments.last == "text" }
    #expect(text?.frame.points.size == Size(width: 90, height: 44))
    #expect(text?.attributes[.lines] == .points(2))
  }
}
