import CollectionLayout
import Elements
import FoundationEssentials
import Geometry
import ListEngine
import TestSupport
import Testing

/// A modifier answers a changed copy and leaves the value that it was called on alone.
@Suite struct ModifierLawTests {
  private let modifiers = Modifiers(word: "new")
  private let cell = Cell(id: 1, component: Row("1"))
  private var section: Section { Section(id: "feed", cells: [cell]) }
  private var list: List { List(sections: [section]) }
  private let overlay = Overlay(id: "over") { _ in Row("over") }

  @Test(arguments: UInt64(0)..<40)
  func leavesTheValueAlone(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    checkChain(cell, modifiers.cell, seed, &random)
    checkChain(section, modifiers.section, seed, &random)
    checkChain(list, modifiers.list, seed, &random)
    checkChain(overlay, modifiers.overlay, seed, &random)
  }

  @Test func answersAnotherValue() {
    checkEffects(cell, modifiers.cell)
    checkEffects(section, modifiers.section)
    checkEffects(list, modifiers.list)
    checkEffects(overlay, modifiers.overlay)
  }

  /// Of two handlers of one kind no text tells which it is, so both are set and one must speak.
  @Test func leavesTheHandlersOfTheValueAlone() {
    let log = HandlerLog()
    let (old, new) = (Modifiers(word: "old", log: log), Modifiers(word: "new", log: log))
    let cell = modified(cell, by: old.cell, thenInVainBy: new.cell)
    let cells = [cell] + rows(2..<20, height: 50)
    let section = modified(
      Section(id: "feed", cells: cells),
      by: old.section,
      thenInVainBy: new.section
    )
    let list = modified(List(sections: [section]), by: old.list, thenInVainBy: new.list)
    let overlay = modified(overlay, by: old.overlay, thenInVainBy: new.overlay)
    useEverything(list, overlay)
    let heard = Set(log.words)
    #expect(heard.allSatisfy { $0.hasPrefix("old ") })
    #expect(heard.count == handlerCount)
  }

  private var handlerCount: Int {
    let views: Set = ["supplementary", "rerendersOnMove", "header", "footer", "layout"]
    let names =
      modifiers.cell.map(\.name) + modifiers.section.map(\.name) + modifiers.list.map(\.name)
      + modifiers.overlay.map(\.name)
    return names.count { !views.contains($0) }
  }

  private func useEverything(_ list: List, _ overlay: Overlay) {
    var configuration = LayoutConfiguration()
    configuration.boundarySupplementaryItems = [Modifiers.boundary("title", .top)]
    let screen = Screen(height: 200, configuration: configuration)
    let view = screen.view
    view.overlays = [overlay]
    screen.adapter.apply(list)
    view.tap(itemAt: IndexPath(item: 0, section: 0))
    view.drag(by: Point(x: 0, y: 300), velocity: Point(x: 0, y: 100))
    view.scroll(to: .bottom)
    view.scrollToTop()
    view.refresh()
    view.tap(overlay: overlay.id)
  }

  @Test func knowsEveryModifier() throws {
    let names: [String: [String]] = [
      "Cell": modifiers.cell.map(\.name),
      "Section": modifiers.section.map(\.name),
      "List": modifiers.list.map(\.name),
      "Overlay": modifiers.overlay.map(\.name),
      // Those of components are in the tests of touches.
      "ConnectedComponent": ["onTouch", "onButtonTouch", "onSwitch"],
    ]
    for (type, declared) in try declaredModifiers() {
      #expect(Set(names[type] ?? []) == declared, "\(type)")
    }
  }

  /// The functions of the sources that answer the values of a list, by the type they answer.
  private func declaredModifiers() throws -> [String: Set<String>] {
    let root = #filePath.split(separator: "/").dropLast(3).reduce("") { $0 + "/" + $1 }
    let folder = root + "/Sources/ListEngine/"
    let form = /public func (\w+)[^{]*\) -> (Cell|Section|List|Overlay|ConnectedComponent)\b/
    var found: [String: Set<String>] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder)
    where path.hasSuffix(".swift") {
      let text = try String(contentsOfFile: folder + path, encoding: .utf8)
      for match in text.matches(of: form) {
        found[String(match.2), default: []].insert(String(match.1))
      }
    }
    return found
  }
}

extension ModifierLawTests {
  private func checkChain<Value>(
    _ plain: Value,
    _ modifiers: [Modifier<Value>],
    _ seed: UInt64,
    _ random: inout SeededGenerator
  ) {
    var value = plain
    for _ in 0..<12 {
      guard let modifier = modifiers.randomElement(using: &random) else { return }
      let before = spelled(value)
      let next = modifier.apply(value)
      #expect(spelled(value) == before, "\(modifier.name), seed \(seed)")
      value = next
    }
  }

  private func checkEffects<Value>(_ plain: Value, _ modifiers: [Modifier<Value>]) {
    for modifier in modifiers {
      #expect(spelled(modifier.apply(plain)) != spelled(plain), "\(modifier.name)")
    }
  }

  private func modified<Value>(
    _ plain: Value,
    by modifiers: [Modifier<Value>],
    thenInVainBy others: [Modifier<Value>]
  ) -> Value {
    let value = modifiers.reduce(plain) { $1.apply($0) }
    for modifier in others { _ = modifier.apply(value) }
    return value
  }

  /// Everything in a value, as deep as it goes.
  private func spelled(_ value: some Any) -> String {
    var text = ""
    dump(value, to: &text)
    return text
  }
}
