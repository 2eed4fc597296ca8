import ListEngine
import Testing

/// The forms in which lists can be written.
@Suite struct BuilderTests {
  private func ids(@ArrayBuilder<Cell> _ cells: () -> [Cell]) -> [AnyHashable] {
    cells().map(\.id)
  }

  private func cell(_ id: Int) -> Cell { Cell(id: id, component: Row("\(id)")) }

  @Test func takesNothing() {
    #expect(ids {} == [])
    #expect(List {}.sections.isEmpty)
  }

  @Test func takesOneAfterAnother() {
    #expect(ids { cell(1) } == [1])
    #expect(
      ids {
        cell(2)
        cell(1)
      } == [2, 1]
    )
  }

  @Test func takesArrays() {
    #expect(ids { [cell(2), cell(3)] } == [2, 3])
    #expect(ids { [] } == [])
  }

  @Test func takesStatements() {
    var count = 0
    let found = ids {
      let next = cell(1)
      count += 1
      next
    }
    #expect(found == [1] && count == 1)
  }

  @Test(arguments: [true, false])
  func takesAnIf(condition: Bool) {
    #expect(ids { if condition { cell(1) } } == (condition ? [1] : []))
  }

  @Test(arguments: [true, false])
  func takesAnIfWithAnElse(condition: Bool) {
    #expect(ids { if condition { cell(1) } else { cell(2) } } == (condition ? [1] : [2]))
  }

  @Test(arguments: 0..<4)
  func takesAChainOfConditions(number: Int) {
    let found = ids {
      if number == 0 {
        cell(10)
      } else if number == 1 {
        cell(11)
      } else if number == 2 {
        cell(12)
      }
    }
    #expect(found == [[10], [11], [12], []][number])
  }

  @Test(arguments: 0..<3)
  func takesASwitch(number: Int) {
    let found = ids {
      switch number {
      case 0: cell(10)
      case 1: cell(11)
      default: [cell(12), cell(13)]
      }
    }
    #expect(found == [[10], [11], [12, 13]][number])
  }

  @Test(arguments: [4, nil])
  func takesAnOptional(maybe: Int?) {
    #expect(ids { if let maybe { cell(maybe) } } == (maybe == nil ? [] : [4]))
    #expect(ids { maybe.map { cell($0) } } == (maybe == nil ? [] : [4]))
  }

  @Test func takesALoop() {
    #expect(ids { for number in 0..<3 { cell(number) } } == [0, 1, 2])
    #expect(ids { for number in 0..<4 where number.isMultiple(of: 2) { cell(number) } } == [0, 2])
  }

  @Test func takesAnAvailabilityCheck() {
    #expect(ids { if #available(macOS 12, iOS 15, *) { cell(1) } } == [1])
    #expect(
      ids {
        if #available(macOS 12, *) { cell(1) } else { cell(2) }
      } == [1]
    )
  }

  @Test func takesAFor() {
    #expect(ids { For(of: [3, 1]) { number in cell(number) } } == [3, 1])
    #expect(ids { For(of: []) { (number: Int) in cell(number) } } == [])
    #expect(
      ids {
        For(of: 0..<3) { number in
          if number > 0 { cell(number) }
          For(of: 0..<number) { inner in cell(10 * number + inner) }
        }
      } == [1, 10, 2, 20, 21]
    )
  }

  @Test func takesAForWithAnID() {
    struct Post { var id: String, title: String }
    let posts = [Post(id: "b", title: "two"), Post(id: "a", title: "one")]
    let cells = Section(id: 1) { For(posts, id: \.id) { Row($0.title) } }.cells
    #expect(cells.map(\.id) == ["b", "a"])
    #expect(cells.map { $0.component.as(Row.self)?.item.title } == ["two", "one"])
  }

  @Test func takesAllFormsInOneBlock() {
    let found = ids {
      cell(1)
      [cell(2), cell(3)]
      if true { cell(4) }
      for number in 5..<7 { cell(number) }
      For(of: [7]) { number in cell(number) }
      For([8], id: \.self) { number in Row("\(number)") }
    }
    #expect(found == [1, 2, 3, 4, 5, 6, 7, 8])
  }

  @Test(arguments: [true, false])
  func buildsSectionsLikewise(condition: Bool) {
    let list = List {
      Section(id: "one") { cell(1) }
      For(of: ["two", "three"]) { name in Section(id: name) { cell(2) } }
      if condition {
        Section(id: "yes") { cell(3) }
      } else {
        [Section(id: "no", cells: []), Section(id: "never", cells: [])]
      }
    }
    #expect(list.sections.map(\.id).prefix(3) == ["one", "two", "three"])
    #expect(list.sections.map(\.id).dropFirst(3) == (condition ? ["yes"] : ["no", "never"]))
  }

  @Test func aModifierReplacesWhatWasSetBefore() {
    let plain = Section(id: 1) { cell(1) }
    let headed = plain.header(Row("header"))
    #expect(headed.supplementaryViews.map(\.kind) == ["header"])
    let other = headed.header(Row("other"))
    #expect(other.supplementaryViews.map { $0.component.as(Row.self)?.item.title } == ["other"])
  }
}
