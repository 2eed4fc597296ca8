import ListEngine
import Testing

/// The forms in which lists can be written.
@Suite struct BuilderTests {
  private func ids(@ArrayBuilder<Cell> _ cells: () -> [Cell]) -> [AnyHashable] {
    cells().map(\.id)
  }

  private func cell(_ id: Int) -> Cell { Cell(id: id, component: Row("\(id)")) }

  @Test func takesSingleCellsArraysAndNothing() {
    #expect(ids {} == [])
    #expect(ids { cell(1) } == [1])
    #expect(
      ids {
        cell(1); [cell(2), cell(3)]
      } == [1, 2, 3]
    )
  }

  @Test(arguments: [true, false])
  func branches(condition: Bool) {
    #expect(ids { if condition { cell(1) } } == (condition ? [1] : []))
    #expect(ids { if condition { cell(1) } else { cell(2) } } == (condition ? [1] : [2]))
  }

  @Test(arguments: 0..<3)
  func switches(number: Int) {
    let found = ids {
      switch number {
      case 0: cell(10)
      case 1: cell(11)
      default: [cell(12), cell(13)]
      }
    }
    #expect(found == [[10], [11], [12, 13]][number])
  }

  @Test func unwrapsLoopsAndRepeats() {
    let maybe: Int? = 4
    #expect(ids { if let maybe { cell(maybe) } } == [4])
    #expect(ids { for number in 0..<3 { cell(number) } } == [0, 1, 2])
    #expect(ids { For(of: 0..<3) { number in cell(number) } } == [0, 1, 2])
    #expect(
      ids {
        cell(9); For(of: [1, 2]) { n in if n > 1 { cell(n) } }
      } == [9, 2]
    )
    #expect(ids { if #available(macOS 99, *) { cell(1) } } == [1])
  }

  @Test func buildsSectionsLikewise() {
    let list = List {
      Section(id: "one") { cell(1) }
      For(of: ["two", "three"]) { name in Section(id: name) { cell(2) } }
    }
    #expect(list.sections.map(\.id) == ["one", "two", "three"])
  }

  @Test func modifiersLeaveTheOriginalAlone() {
    let plain = Section(id: 1) { cell(1) }
    let headed = plain.header(Row("header"))
    #expect(plain.supplementaryViews.isEmpty)
    #expect(headed.supplementaryViews.map(\.kind) == ["header"])
    #expect(headed.header(Row("other")).supplementaryViews.count == 1)
    let badge = cell(1).supplementary(kind: "badge", component: Row("1"))
    #expect(badge.supplementaryViews.count == 1)
  }
}
