import Elements
import ListEngine

/// Reads `A:[x y!] B:[]`: sections with the ids of their cells; a mark asks for another view.
func list(_ text: String) -> List {
  List(
    sections: text.split(separator: "]").map { part in
      let halves = part.split(separator: ":")
      let cells = halves[1].dropFirst().split(separator: " ").map { word in
        let id = String(word.filter { $0 != "!" })
        return word.contains("!")
          ? Cell(id: id, component: Banner(item: id)) : Cell(id: id, component: Row(id))
      }
      return Section(id: String(halves[0].filter { $0 != " " }), cells: cells)
    }
  )
}

/// A position as it is printed, such as `0/1`.
func at(_ section: Int, _ item: Int) -> IndexPath { IndexPath(item: item, section: section) }

/// A collection view, and whoever changes its list behind it.
final class Ledger: CollectionViewDataSource {
  let screen = Screen()
  var list: List

  init(_ before: String) {
    list = ListEngineTests.list(before)
    screen.view.dataSource = self
    screen.view.reloadData()
  }

  /// What a batch breaks, or nil.
  func perform(_ operations: [BatchOperation], _ change: () -> Void) -> BatchViolation? {
    do throws(BatchViolation) {
      try screen.view.performBatchUpdates(BatchUpdates(operations), changingData: change)
      return nil
    } catch {
      return error
    }
  }

  /// The ids that the view shows.
  var shown: [[String]] {
    screen.view.list.sections.map { $0.cells.map { String(describing: $0.id) } }
  }
}

/// What a batch between two lists breaks, or nil.
func violation(
  _ before: String,
  _ after: String,
  _ operations: BatchOperation...
) -> BatchViolation? {
  let ledger = Ledger(before)
  return ledger.perform(operations) { ledger.list = list(after) }
}
