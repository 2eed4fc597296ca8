import Differencing
import ListEngine

/// The way between two lists, beside what it costs to enter all their ids in dictionaries.
struct DiffBenchmarks {
  func run() {
    Table.title("differences, to a dictionary of the ids of both sides")
    for subject in DiffSubject.all { measure(subject) }
    Table.title("the same as cells, whose ids are of any type")
    for subject in DiffSubject.all { measureCells(subject) }
  }

  /// Both are measured in turn, so that neither has the machine to itself.
  private func measure(_ subject: DiffSubject) {
    var (diffs, dictionaries): ([Int], [Int]) = ([], [])
    for _ in 0..<41 {
      dictionaries.append(Clock.time { Sink.take(Self.positions(subject)) })
      diffs.append(Clock.time { Sink.take(StagedChangeset(from: subject.old, to: subject.new)) })
    }
    let (diff, dictionary) = (Samples(diffs), Samples(dictionaries))
    Table.row(subject.name, diff)
    Table.row("  a dictionary of both sides", dictionary)
    Table.ratio("  the ratio", diff, to: dictionary, bound: subject.bound)
  }

  private func measureCells(_ subject: DiffSubject) {
    let (old, new) = subject.cells
    var (diffs, dictionaries): ([Int], [Int]) = ([], [])
    for _ in 0..<11 {
      dictionaries.append(
        Clock.time { for side in [old, new] { Sink.take(Self.positions(side)) } }
      )
      diffs.append(Clock.time { Sink.take(StagedChangeset(from: old, to: new)) })
    }
    let (diff, dictionary) = (Samples(diffs), Samples(dictionaries))
    Table.row(subject.name, diff)
    Table.row("  a dictionary of both sides", dictionary)
    Table.ratio("  the ratio", diff, to: dictionary)
  }

  private static func positions(_ sections: [Section]) -> [AnyHashable: Int] {
    Dictionary(
      uniqueKeysWithValues: sections[0].cells.lazy.enumerated().map {
        ($0.element.id, $0.offset)
      }
    )
  }

  private static func positions(_ subject: DiffSubject) -> ([String: Int], [String: Int]) {
    (positions(subject.old[0].items), positions(subject.new[0].items))
  }

  private static func positions(_ items: [BenchItem]) -> [String: Int] {
    Dictionary(
      uniqueKeysWithValues: items.lazy.enumerated().map { ($0.element.id, $0.offset) }
    )
  }
}

/// Takes results, so that the compiler cannot leave out what makes them.
enum Sink {
  @inline(never)
  static func take<Value>(_ value: Value) {}
}
