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
    #expect(list.alwaysRenderedCount == 1)
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

  @Test func aStackTellsTheNewestHandler() {
    let stack = ComponentStack(context: Screen().view.context)
    stack.frame = Rect(x: 0, y: 0, width: 320, height: 250)
    var told: [String] = []
    stack.add(Row("a", height: 20), id: "a") { told.append("old \($0.kind)") }
    stack.add(Row("b", height: 20), id: "a") { told.append("new \($0.kind)") }
    stack.layoutSubviews()
    #expect(told == ["new willDisplay"])
  }

  @Test func asksForThePicturesOfWhatIsHosted() {
    func picture(_ url: String) -> ViewDescription {
      ViewDescription(.image(ImageContent(url: url)))
    }
    let value = Binding(get: { "cat" }, set: { _ in })
    let cells = [
      Cell(id: 1, item: "cat") { picture($0) },
      Cell(id: 2) { picture("cat") },
      Cell(id: 3, binding: value) { HostedComponent("Photo", picture($0.value)) },
    ]
    for cell in cells {
      let component = cell.component.base as? any RemoteImagePrefetchable
      #expect(component?.remoteImageURLs == ["cat"])
    }
  }

  @Test func countsTheMutationsOfAnApply() {
    func cell(_ id: Int, _ text: String, color: String = "label") -> Cell {
      let view = ViewDescription(
        .stack(StackContent(axis: .vertical)),
        children: [
          ViewDescription(.text(TextContent(text, color: color))),
          ViewDescription(.rectangle(color: "blue")),
        ]
      )
      return Cell(id: id, component: HostedComponent("Card", view))
    }
    let screen = Screen()
    func cost(_ cells: Cell...) -> Int {
      let before = screen.view.mutationCount
      screen.apply(feed(cells))
      return screen.view.mutationCount - before
    }
    // Three views each: the stack, the text and the rectangle.
    #expect(cost(cell(1, "one"), cell(2, "two")) == 6)
    #expect(cost(cell(1, "one"), cell(2, "two")) == 0)
    #expect(cost(cell(1, "eins"), cell(2, "two")) == 1)
    #expect(cost(cell(1, "uno", color: "red"), cell(2, "due")) == 3)
    #expect(cost(cell(2, "due"), cell(1, "uno", color: "red")) == 0)
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
