import Elements
import Geometry
import ListEngine
import Testing
import Views

/// What has no component of its own is shown all the same, and only when it must be.
@Suite struct HostingTests {
  @Test func aDescribedItemIsMadeAgainOnlyWhenTheItemChanges() {
    let screen = Screen()
    var made: [Int] = []
    func cell(_ item: Int) -> Cell {
      Cell(id: "a", item: item) { item in
        made.append(item)
        return box(height: 40 + Double(item))
      }
    }
    screen.apply(feed([cell(1)]))
    #expect(screen.apply(feed([cell(1)])) == .unchanged)
    #expect(Set(made) == [1])
    #expect(screen.frame("a")?.height == 41)
    screen.apply(feed([cell(2)]))
    #expect(screen.frame("a")?.height == 42)
    #expect(!cell(1).rendersAlways)
  }

  @Test func aCellWithoutAnItemIsRenderedAtEveryApply() {
    let screen = Screen()
    var height = 40.0
    let cell = Cell(id: "a") { box(height: height) }
    let list = List(sections: [feed([cell])])
    screen.adapter.apply(list)
    height = 50
    #expect(screen.adapter.apply(list) == .updated(batches: 1, operations: 1))
    #expect(screen.frame("a")?.height == 50)
    #expect(cell.rendersAlways)
  }

  @Test func anEditedCopyRendersSuchCellsToo() {
    let screen = Screen()
    var height = 40.0
    var list = List(sections: [
      feed((0..<600).map { id in Cell(id: "\(id)") { box(height: height) } })
    ])
    screen.adapter.apply(list)
    height = 60
    list.sections[0].cells.append(Cell(id: "last", item: 1) { _ in box(height: 10) })
    screen.adapter.apply(list)
    #expect(screen.frame("0")?.height == 60)
  }

  @Test func whatABoundCellWritesGoesThroughAndStays() {
    let screen = Screen()
    var isOn = false
    let source = Binding(get: { isOn }, set: { isOn = $0 })
    func cell() -> Cell {
      Cell(id: "a", binding: source) { value in
        ToggleRow("night", isOn: value.value).onSwitch { value.value = $0 }
      }
    }
    screen.apply(feed([cell()]))
    toggle(on: screen)?.switchHandler?(true)
    #expect(isOn)
    // Rendering the old list again does not bounce back.
    screen.view.setContext(screen.view.context.sized(200))
    #expect(toggle(on: screen)?.isOn == true)
    #expect(screen.apply(feed([cell()])) == .updated(batches: 1, operations: 1))
    #expect(toggle(on: screen)?.isOn == true)
  }

  @Test func aNewerListSaysWhatIsTrue() {
    let screen = Screen()
    let stubborn = Binding(get: { false }, set: { _ in })
    func cell() -> Cell {
      Cell(id: "a", binding: stubborn) { value in
        ToggleRow("night", isOn: value.value).onSwitch { value.value = $0 }
      }
    }
    screen.apply(feed([cell()]))
    toggle(on: screen)?.switchHandler?(true)
    screen.view.setContext(screen.view.context.sized(200))
    #expect(toggle(on: screen)?.isOn == true)
    #expect(screen.apply(feed([cell()])) == .unchanged)
    #expect(toggle(on: screen)?.isOn == false)
  }

  @Test func aForWithAnIDMakesACellForEachElement() {
    let cells = List {
      Section(id: "feed") {
        For([3, 1, 2], id: \.self) { number in Row("\(number)") }
      }
    }.sections[0].cells
    #expect(cells.map(\.id) == [3, 1, 2])
    #expect(cells.map { $0.component.as(Row.self)?.item.title } == ["3", "1", "2"])
  }

  @Test func aStackShowsComponentsOutsideAList() {
    let screen = Screen()
    let stack = ComponentStack(spacing: 10, context: screen.view.context)
    var events: [String] = []
    for (index, height) in [100.0, 200, 300].enumerated() {
      stack.add(Row("\(index)", height: height), id: "row\(index)") {
        events.append("\($0.kind) \($0.id)")
      }
    }
    stack.frame = Rect(x: 0, y: 0, width: 320, height: 250)
    stack.layoutSubviews()
    #expect(stack.subviews.map(\.frame.minY) == [0, 110, 320])
    #expect(events == ["willDisplay row0", "willDisplay row1"])
    stack.contentOffset = 120
    #expect(events.dropFirst(2) == ["didEndDisplay row0", "willDisplay row2"])
    stack.add(Row("changed", height: 150), id: "row1")
    stack.layoutSubviews()
    #expect(stack.subviews[1].frame.height == 150)
    stack.remove(id: "row1")
    #expect(events.last == "didEndDisplay row1")
    #expect(stack.sizeThatFits(ProposedSize(width: 320, height: nil)).height == 410)
  }

  private func box(height: Double) -> ViewDescription {
    var view = ViewDescription(.rectangle(color: "blue"))
    view.modifiers.frame = FrameModifier(height: height)
    return view
  }
}

extension ViewContext {
  /// The same context on a screen of another height.
  fileprivate func sized(_ height: Double) -> ViewContext {
    var context = self
    context.environment.size.height = height
    context.environment.contentSizeCategory = .extraLarge
    return context
  }
}
