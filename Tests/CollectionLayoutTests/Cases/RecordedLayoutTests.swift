import CollectionLayout
import Elements
import FoundationEssentials
import Geometry
import Testing

@Suite struct RecordedLayoutTests {
  private static let cases = Result { try LayoutCase.all() }

  @Test func readsCases() throws {
    #expect(try Self.cases.get().isEmpty == false)
  }

  @Test(arguments: (try? cases.get()) ?? [])
  func comesOutAsRecorded(recorded: LayoutCase) {
    let differences = recorded.differences()
    for difference in differences { print("\(recorded.id) \(difference)") }
    #expect(differences.isEmpty)
  }
}

extension LayoutCase: CustomTestStringConvertible {
  var testDescription: String { id }

  /// The cases of the file that the environment names, or else of our own.
  static func all() throws -> [LayoutCase] {
    let own =
      #filePath.split(separator: "/").dropLast(2).map { "/" + $0 }.joined()
      + "/Resources/layout-cases.jsonl"
    let named = ProcessInfo.processInfo.environment["PROOFSHEET_LAYOUT_CASES"]
    let text = try String(contentsOfFile: named ?? own, encoding: .utf8)
    return try text.split(separator: "\n").compactMap(LayoutCase.init)
  }

  /// A line for each element, offset or size that is not as recorded.
  func differences() -> [String] {
    let host = host()
    let layout = layout()
    layout.host = host
    layout.prepare()
    host.measureVisible(in: layout, measuredSize)
    host.bounds.origin = contentOffset
    host.measureVisible(in: layout, measuredSize)
    return elementDifferences(layout) + otherDifferences(layout)
  }

  private func elementDifferences(_ layout: CompositionalLayout) -> [String] {
    var differences: [String] = []
    for expectation in expected {
      guard let got = layout.attributes(of: expectation.element) else {
        differences.append("\(expectation.element): expected, got none")
        continue
      }
      if let difference = expectation.difference(from: got) {
        differences.append("\(expectation.element): expected \(difference)")
      }
    }
    guard expectsEverything else { return differences }
    let wanted = Set(expected.map(\.element))
    let got = Set(layout.all.map(\.element))
    differences += wanted.subtracting(got).map { "\($0): expected in the content, got none" }
    differences += got.subtracting(wanted).map { "\($0): expected none, got one" }
    return differences.sorted()
  }

  private func otherDifferences(_ layout: CompositionalLayout) -> [String] {
    var differences: [String] = []
    let size = [layout.contentSize.width, layout.contentSize.height]
    if let contentSize, !contentSize.isClose(to: size) {
      differences.append("content size: expected \(contentSize), got \(size)")
    }
    for resting in restingOffsets {
      let got = layout.restingOffset(section: resting.section, proposed: resting.proposed)
      if !isClose(got, resting.rests) {
        differences.append("resting offset for \(resting): got \(got)")
      }
    }
    if expectsTrouble == layout.troubles.isEmpty {
      differences.append("trouble: expected \(expectsTrouble), got \(layout.troubles)")
    }
    return differences
  }
}

extension CollectionViewLayout {
  func attributes(of element: LayoutElement) -> LayoutAttributes? {
    switch element {
    case .cell(let path): attributesForItem(at: path)
    case .supplementary(let kind, let path): attributesForSupplementary(ofKind: kind, at: path)
    case .decoration(let kind, let path): attributesForDecoration(ofKind: kind, at: path)
    }
  }
}
