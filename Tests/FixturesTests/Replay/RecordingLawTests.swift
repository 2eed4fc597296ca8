import Elements
import Fixtures
import Geometry
import JSONReading
import ListEngine
import TestSupport
import Testing
import Views

/// What holds for the recording of any batch.
@Suite struct RecordingLawTests {
  @Test(arguments: 0..<6)
  func aRecordingIsJudgedLikeTheBatchItself(block: Int) throws {
    var broken: Set<BatchViolation.Rule> = []
    for round in 0..<100 {
      let seed = UInt64(block * 100 + round)
      var random = SeededGenerator(seed: seed)
      let app = App(Self.randomList(using: &random))
      var recording = BatchRecording(before: app.list)
      var violation: BatchViolation?
      while violation == nil, recording.steps.count < 3 {
        let batch = BatchUpdates(Self.randomOperations(using: &random))
        let after = Self.randomList(using: &random)
        recording.add(batch, after: after)
        violation = app.perform(batch, towards: after)
      }
      let text = JSONWriter.write(recording.json)
      let document = try RecordingDocument.read(
        "r.batch.json",
        from: .memory(["r.batch.json": text])
      )
      #expect(document.recording == recording, "seed \(seed)")
      let fault = ReplayVerdict(document).fault
      #expect(fault?.violation == violation, "seed \(seed): \(text)")
      #expect(fault.map { $0.step + 1 } ?? 3 == recording.steps.count, "seed \(seed)")
      if let violation { broken.insert(violation.rule) }
    }
    #expect(broken.count > 3, "the law saw too little: \(broken)")
  }

  @Test(arguments: 0..<6)
  func theRightBatchesAreLawfulAndLeadToTheTarget(block: Int) {
    for round in 0..<200 {
      let seed = UInt64(block * 200 + round)
      var random = SeededGenerator(seed: seed)
      let (old, new) = (Self.randomList(using: &random), Self.randomList(using: &random))
      var recording = BatchRecording(before: old)
      recording.add(BatchUpdates(), after: new)
      let batches = recording.lawfulBatches(forStep: 0)
      let replayed = BatchRecording(
        before: recording.before,
        steps: batches.map { .init(.batch($0.operations), after: $0.after) }
      )
      #expect(replayed.finding == nil, "seed \(seed): \(recording)")
      #expect((batches.last?.after ?? recording.before) == recording.steps[0].after, "seed \(seed)")
    }
  }

  /// A collection view whose list is changed by batches.
  private final class App: CollectionViewDataSource {
    var list: List
    private let view: CollectionView

    init(_ list: List) {
      self.list = list
      let environment = Environment(size: Size(width: 100, height: 100), scale: 1)
      view = CollectionView(context: ViewContext(environment: environment, text: NoText()))
      view.dataSource = self
      view.reloadData()
    }

    func perform(_ batch: BatchUpdates, towards new: List) -> BatchViolation? {
      do throws(BatchViolation) {
        try view.performBatchUpdates(batch) { list = new }
        return nil
      } catch {
        return error
      }
    }
  }

  private final class NoText: TextMeasuring {
    func measure(_ text: String, as appearance: TextAppearance, width: Double?) -> TextMeasurement {
      TextMeasurement(size: .zero, lineCount: 0)
    }
  }

  private struct Card: Component {
    var item: Int
    var reuseIdentifier = "Card"
    let layoutMode = ContentLayoutMode.flexibleHeight(estimatedHeight: 44)
    func renderContent(coordinator: Void) -> View { View() }
    func render(in content: View, context: RenderContext<Void>) {}
  }

  private struct Banner: Component {
    var item: Int
    let layoutMode = ContentLayoutMode.flexibleHeight(estimatedHeight: 44)
    func renderContent(coordinator: Void) -> View { View() }
    func render(in content: View, context: RenderContext<Void>) {}
  }

  /// Few ids, which also occur twice, so that much is the same on both sides.
  private static func randomList(using random: inout SeededGenerator) -> List {
    let names = ["A", "B", "C"].shuffled(using: &random)
    let sections = names.prefix(Int.random(in: 1...3, using: &random)).map { name in
      let cells = (0..<Int.random(in: 0...3, using: &random)).map { _ in
        let id = Int.random(in: 0...6, using: &random)
        let content = Int.random(in: 0...3, using: &random) / 3
        return Int.random(in: 0...5, using: &random) == 0
          ? Cell(id: id, component: Banner(item: content))
          : Cell(id: id, component: Card(item: content))
      }
      return Section(id: name, cells: cells)
    }
    return List(sections: Array(sections))
  }

  private static func randomOperations(using random: inout SeededGenerator) -> [BatchOperation] {
    (0..<Int.random(in: 0...3, using: &random)).map { _ in
      let section = Int.random(in: 0...2, using: &random)
      let other = Int.random(in: 0...2, using: &random)
      let position = at(section, Int.random(in: 0...2, using: &random))
      return switch Int.random(in: 0..<10, using: &random) {
      case 0, 1: .deleteItem(position)
      case 2, 3: .insertItem(position)
      case 4: .moveItem(from: position, to: at(other, Int.random(in: 0...2, using: &random)))
      case 5: .reloadItem(position)
      case 6: .reconfigureItem(position)
      case 7: Bool.random(using: &random) ? .deleteSection(section) : .insertSection(section)
      case 8: Bool.random(using: &random) ? .renderSection(section) : .reloadSection(section)
      default: .moveSection(from: section, to: other)
      }
    }
  }
}

/// A position as it is printed, such as `0/1`.
func at(_ section: Int, _ item: Int) -> IndexPath { IndexPath(item: item, section: section) }
