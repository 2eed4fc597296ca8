@testable import CollectionLayout
import Elements
import Geometry
import TestSupport
import Testing

@Suite struct LayoutLawTests {
  private static let seeds: ClosedRange<UInt64> = 1...150

  /// Heights and widths that depend on the element alone.
  private func measure(_ attributes: LayoutAttributes) -> Size? {
    let path = attributes.indexPath
    let bump = Double((path.item &* 7 &+ path.section &* 3) % 5) * 11
    return Size(
      width: attributes.estimates.width.map { $0 + bump } ?? attributes.frame.width,
      height: attributes.estimates.height.map { $0 + bump } ?? attributes.frame.height
    )
  }

  private func everyElement(_ layout: CompositionalLayout, _ host: TestHost) -> [LayoutAttributes] {
    var found = layout.all.filter { $0.orthogonalSection == nil }
    for section in 0..<host.numberOfSections {
      for item in 0..<host.numberOfItems(inSection: section) {
        let path = IndexPath(item: item, section: section)
        guard let cell = layout.attributesForItem(at: path) else { continue }
        if cell.orthogonalSection != nil { found.append(cell) }
      }
    }
    return found
  }

  @Test(arguments: seeds)
  func comesOutTheSameTwice(seed: UInt64) {
    let random = RandomLayout(seed: seed)
    let results = (0..<2).map { _ in
      let (host, layout) = (random.host(), random.layout())
      layout.host = host
      host.measureVisible(in: layout, measure)
      return everyElement(layout, host)
    }
    #expect(results[0] == results[1])
  }

  /// Measuring one by one and solving all at once with the sizes known must not differ.
  @Test(arguments: seeds)
  func comesOutTheSameInWhateverOrderSizesArrive(seed: UInt64) {
    let random = RandomLayout(seed: seed)
    let (host, layout) = (random.host(), random.layout())
    layout.host = host
    var sizes: [LayoutElement: Size] = [:]
    host.measureVisible(in: layout) { attributes in
      sizes[attributes.element] = measure(attributes)
      return sizes[attributes.element]
    }
    var generator = SeededGenerator(seed: seed)
    let again = random.layout()
    again.host = host
    again.prepare()
    let inOrder = sizes.sorted { "\($0.key)" < "\($1.key)" }
    for (element, size) in inOrder.shuffled(using: &generator) {
      again.setMeasuredSize(size, for: element)
    }
    #expect(again.contentSize.isClose(to: layout.contentSize))
    #expect(areClose(everyElement(again, host), everyElement(layout, host)))
    layout.invalidate(with: InvalidationContext())
    #expect(areClose(everyElement(again, host), everyElement(layout, host)))
  }

  @Test(arguments: seeds)
  func answersARectangleWithExactlyWhatMeetsIt(seed: UInt64) {
    let random = RandomLayout(seed: seed)
    let (host, layout) = (random.host(), random.layout())
    layout.host = host
    host.measureVisible(in: layout, measure)
    #expect(Set(layout.all.map(\.element)).count == layout.all.count)
    var generator = SeededGenerator(seed: seed)
    let content = layout.contentSize
    for _ in 0..<10 {
      let window = rect(
        .random(in: -50...content.width, using: &generator),
        .random(in: -50...content.height, using: &generator),
        .random(in: 0...300, using: &generator),
        .random(in: 0...300, using: &generator)
      )
      let answered = layout.attributesForElements(in: window)
      #expect(answered == layout.filtered(by: window))
    }
  }

  @Test(arguments: seeds)
  func mirrorsForReadingFromRightToLeft(seed: UInt64) {
    let random = RandomLayout(seed: seed)
    let (host, layout) = (random.host(), random.layout())
    layout.host = host
    host.measureVisible(in: layout, measure)
    let mirroredHost = random.host()
    mirroredHost.layoutDirection = .rightToLeft
    let mirrored = random.layout()
    mirrored.host = mirroredHost
    for element in layout.measuredElements {
      if let size = layout.measuredSize(for: element) {
        mirrored.setMeasuredSize(size, for: element)
      }
    }
    #expect(mirrored.contentSize.isClose(to: layout.contentSize))
    let isVertical = random.configuration.scrollDirection == .vertical
    let width = isVertical ? random.containerSize.width : layout.contentSize.width
    if !isVertical { mirroredHost.bounds.origin.x = width - random.containerSize.width }
    var expected = everyElement(layout, host)
    for index in expected.indices {
      expected[index].frame = expected[index].frame.mirrored(inWidth: width)
    }
    let got = expected.compactMap { mirrored.attributes(of: $0.element) }
    #expect(areClose(got, expected))
  }

  @Test(arguments: seeds)
  func movesNothingBeforeAnItemAddedAtTheEnd(seed: UInt64) throws {
    let random = RandomLayout(seed: seed)
    let (host, layout) = (random.host(), random.layout())
    layout.host = host
    let last = host.itemCounts.count - 1
    let before = everyElement(layout, host).filter { $0.element.elementKind == nil }
    host.itemCounts[last] += 1
    layout.invalidate(with: .counts)
    let run = try #require(layout.solved?.section(last)).run
    let joined = run.map { $0.groupIndex(ofItem: host.itemCounts[last] - 1) }
    for cell in before {
      let path = cell.indexPath
      // The others of the group that the new item joins may stand in a larger box now.
      if path.section == last, run?.groupIndex(ofItem: path.item) == joined { continue }
      let after = try #require(layout.attributesForItem(at: path))
      #expect(after.frame.isClose(to: cell.frame))
    }
  }
}

extension CompositionalLayout {
  /// What a rectangle should answer, found by looking at every group and every item.
  fileprivate func filtered(by window: Rect) -> [LayoutAttributes] {
    guard let solved, let host else { return [] }
    let inside = window.intersection(Rect(origin: .zero, size: contentSize))
    let visible = Window(onto: solved, host, bounds: host.bounds).visible
    var found: [LayoutAttributes] = []
    func add(_ boundary: BoundaryPlacement, _ path: IndexPath, _ start: Double, _ inside: Rect) {
      found += boundary.items
        .map { boundary.attributes(of: $0, at: path, start: start, visible: visible) }
        .filter { $0.frame.intersects(inside) }
    }
    for section in solved.sections.compactMap({ $0 }) where section.isShown {
      let start = solved.start(ofSection: section.index)
      if let inside {
        for group in 0..<(section.run?.count ?? 0) {
          guard let run = section.run else { continue }
          if section.frame(ofGroup: group, in: run, start: start).intersects(inside) {
            found += section.elements(ofGroup: group, in: run, start: start)
          }
        }
        add(section.boundary, IndexPath(item: 0, section: section.index), start, inside)
      }
      found += section.section.decorationItems.indices
        .compactMap { section.decoration($0, start: start) }
        .filter {
          $0.frame.minX <= window.maxX && window.minX <= $0.frame.maxX
            && $0.frame.minY <= window.maxY && window.minY <= $0.frame.maxY
        }
    }
    if let inside { add(solved.boundary, IndexPath(item: .max, section: 0), 0, inside) }
    return found
  }
}

func areClose(_ a: [LayoutAttributes], _ b: [LayoutAttributes]) -> Bool {
  a.count == b.count
    && zip(a, b).allSatisfy { a, b in
      a.element == b.element && a.zIndex == b.zIndex && a.frame.isClose(to: b.frame)
    }
}

extension Rect {
  func isClose(to other: Rect) -> Bool {
    [minX, minY, width, height].isClose(
      to: [other.minX, other.minY, other.width, other.height])
  }
}

extension Size {
  func isClose(to other: Size) -> Bool {
    [width, height].isClose(to: [other.width, other.height])
  }
}
