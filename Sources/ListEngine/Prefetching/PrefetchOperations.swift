/// What is being fetched for rows beyond the screen, by the ids of the rows.
///
/// A row keeps its operation wherever it moves, until it is neither near the screen nor on it.
final class PrefetchOperations {
  var plugins: [any PrefetchingPlugin] = []
  /// What began and ended, in order, since the last time somebody took it.
  var events: [PrefetchEvent] = []

  private var operations: [CellID: Operation] = [:]
  private var count = 0

  /// Who a row is.
  struct CellID: Hashable {
    var section: AnyHashable
    var item: AnyHashable
  }

  /// A row near the screen or on it.
  struct Row {
    var id: CellID
    var path: String
    var component: AnyComponent
    var isDisplayed: Bool
  }

  private struct Operation {
    var number: Int
    var path: String
    var component: AnyComponent
    var state = State.starting
    /// By the positions of the plugins that have not finished.
    var cancellations: [Int: PrefetchCancellation] = [:]
    var unfinished: Set<Int> = []
  }

  private enum State {
    /// The plugins are being asked.
    case starting
    case running
    /// All is there, or there was nothing to fetch.
    case done
  }

  deinit { cancelAll() }

  /// Whether anything has to be looked at.
  var isIdle: Bool { plugins.isEmpty && operations.isEmpty }

  /// Cancels what no longer is near the screen, or shows something else, and begins what is new.
  ///
  /// Complexity: O(k log k) in the number of rows and operations.
  func update(_ rows: [Row]) {
    let byID = Dictionary(rows.map { ($0.id, $0) }) { first, _ in first }
    cancel { id, operation in byID[id]?.component != operation.component }
    for row in rows where !row.isDisplayed && operations[row.id] == nil { start(row) }
  }

  func cancelAll() {
    cancel { _, _ in true }
  }

  private func cancel(where isOver: (CellID, Operation) -> Bool) {
    let over = operations.filter { isOver($0.key, $0.value) }
      .sorted { $0.value.number < $1.value.number }
    for (id, operation) in over {
      operations[id] = nil
      guard operation.state == .running else { continue }
      events.append(PrefetchEvent(kind: .cancel, path: operation.path))
      for plugin in operation.unfinished.sorted() { operation.cancellations[plugin]?.cancel() }
    }
  }

  private func start(_ row: Row) {
    guard let component = row.component.base as? any ResourcePrefetchable else { return }
    count += 1
    let number = count
    operations[row.id] = Operation(number: number, path: row.path, component: row.component)
    for (index, plugin) in plugins.enumerated() {
      // Noted before the plugin is asked, since it may finish at once.
      operations[row.id]?.unfinished.insert(index)
      let cancellation = plugin.prefetch(component) { [weak self] in
        self?.finish(index, of: row.id, number: number)
      }
      operations[row.id]?.cancellations[index] = cancellation
      if cancellation == nil { operations[row.id]?.unfinished.remove(index) }
    }
    if operations[row.id]?.cancellations.isEmpty == false {
      events.append(PrefetchEvent(kind: .start, path: row.path))
      operations[row.id]?.state = .running
      endIfFinished(row.id)
    } else {
      operations[row.id]?.state = .done
    }
  }

  private func finish(_ plugin: Int, of id: CellID, number: Int) {
    guard operations[id]?.number == number,
      operations[id]?.unfinished.remove(plugin) != nil
    else { return }
    endIfFinished(id)
  }

  private func endIfFinished(_ id: CellID) {
    guard let operation = operations[id], operation.state == .running,
      operation.unfinished.isEmpty
    else { return }
    operations[id]?.state = .done
    events.append(PrefetchEvent(kind: .finish, path: operation.path))
  }
}
