import CollectionLayout
import Elements
import Geometry
import Testing

@Suite struct SelfSizingTests {
  private func cell(_ item: Int, _ section: Int = 0) -> LayoutElement {
    .cell(IndexPath(item: item, section: section))
  }

  @Test func movesWhatFollowsAMeasuredItem() {
    let shown = Shown(list(), items: [4, 2])
    #expect(shown.layout.setMeasuredSize(Size(width: 320, height: 31), for: cell(1)))
    #expect(shown.layout.cellFrames().map(\.minY) == [0, 44, 75, 119])
    #expect(shown.layout.cellFrames(section: 1).map(\.minY) == [163, 207])
    #expect(!shown.layout.setMeasuredSize(Size(width: 320, height: 31), for: cell(1)))
  }

  @Test func measuresOnlyWhatStaysInSight() {
    let shown = Shown(list(), items: [60])
    var asked: [Int] = []
    shown.host.measureVisible(in: shown.layout) { attributes in
      asked.append(attributes.indexPath.item)
      return Size(width: 320, height: 240)
    }
    #expect(asked == [0, 1])
    #expect(shown.height == 2 * 240 + 58 * 44)
  }

  @Test func keepsMeasuredSizesUntilReloadOrAnotherWidth() {
    let shown = Shown(list(), items: [2])
    let size = Size(width: 320, height: 100)
    shown.layout.prepare()
    shown.layout.setMeasuredSize(size, for: cell(0))
    shown.layout.invalidate(with: .counts)
    #expect(shown.height == 144)
    shown.layout.invalidate(with: .everything)
    #expect(shown.height == 88)
    shown.layout.setMeasuredSize(size, for: cell(0))
    shown.host.bounds.size.width = 300
    shown.layout.invalidate(with: InvalidationContext())
    #expect(shown.height == 88)
  }

  @Test func showsSizesThatWereMovedWithTheirItems() {
    let shown = Shown(list(), items: [3])
    shown.layout.setMeasuredSize(Size(width: 320, height: 100), for: cell(0))
    shown.host.itemCounts = [4]
    shown.layout.replaceMeasuredSizes(with: [cell(1): Size(width: 320, height: 100)])
    shown.layout.invalidate(with: .counts)
    #expect(shown.layout.cellFrames().map(\.height) == [44, 100, 44, 44])
  }

  @Test func flowsTagsByTheirMeasuredWidths() {
    let group = row(.estimated(30), item(.estimated(100), .estimated(30)))
    let shown = Shown(LayoutSection(group: group), items: [5])
    let widths = [150.0, 160, 20, 200, 90]
    for (index, width) in widths.enumerated() {
      shown.layout.setMeasuredSize(Size(width: width, height: 32), for: cell(index))
    }
    #expect(shown.frames.map(\.minX) == [0, 150, 0, 20, 220])
    #expect(shown.frames.map(\.minY) == [0, 0, 32, 32, 32])
    #expect(shown.layout.setMeasuredSize(Size(width: 400, height: 32), for: cell(2)))
    #expect(shown.frames.map(\.minY) == [0, 0, 32, 64, 64])
  }

  @Test func fillsAnEstimatedRowWithoutMeasuring() {
    let group = row(.estimated(300), item(.fractionalWidth(0.5), .fractionalHeight(1)))
    let shown = Shown(LayoutSection(group: group), items: [2])
    #expect(shown.layout.all.allSatisfy { $0.estimates.isEmpty })
    #expect(shown.height == 300)
  }

  @Test func measuresTheWidthsOfARowThatScrollsByItself() {
    let group = LayoutGroup.horizontal(
      layoutSize: size(.estimated(100), .absolute(40)),
      subitems: [item(.estimated(100), .fractionalHeight(1))]
    )
    var section = LayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    let shown = Shown(section, items: [2])
    shown.layout.setMeasuredSize(Size(width: 60, height: 40), for: cell(0))
    shown.layout.setMeasuredSize(Size(width: 180, height: 40), for: cell(1))
    #expect(shown.frames == [rect(0, 0, 60, 40), rect(60, 0, 180, 40)])
    #expect(shown.layout.orthogonalContentLength(section: 0) == 240)
  }

  @Test func placesARowBelowMeasuredOnesAtTheirRealEnd() {
    var orthogonal = LayoutSection(
      group: .horizontal(
        layoutSize: size(.absolute(200), .absolute(200)),
        subitems: [item(.fractionalWidth(1), .fractionalHeight(1))]
      )
    )
    orthogonal.orthogonalScrollingBehavior = .continuous
    let sections = [list(estimate: 50), orthogonal]
    let layout = CompositionalLayout { index, _ in sections[index] }
    let host = TestHost([2, 3])
    layout.host = host
    for index in 0..<2 {
      layout.setMeasuredSize(Size(width: 320, height: 90), for: cell(index))
    }
    #expect(layout.attributesForItem(at: IndexPath(item: 0, section: 1))?.frame.minY == 180)
  }

  @Test func growsUniformSiblingsToTheLargest() {
    let group = row(
      .estimated(50),
      item(.fractionalWidth(0.5), .uniformAcrossSiblings(estimate: 50))
    )
    let shown = Shown(LayoutSection(group: group), items: [4])
    shown.layout.setMeasuredSize(Size(width: 160, height: 31), for: cell(0))
    shown.layout.setMeasuredSize(Size(width: 160, height: 88), for: cell(1))
    #expect(shown.frames.map(\.height) == [88, 88, 50, 50])
    #expect(shown.height == 138)
  }

  @Test func sharesTheLargestInTheWholeSectionWhereTheGroupIsUniform() {
    let uniform = LayoutDimension.uniformAcrossSiblings(estimate: 50)
    let shown = Shown(
      LayoutSection(group: row(uniform, item(.fractionalWidth(0.5), uniform))),
      items: [4]
    )
    shown.layout.setMeasuredSize(Size(width: 160, height: 88), for: cell(1))
    #expect(shown.frames.map(\.height) == [88, 88, 88, 88])
  }
}
