import CollectionLayout
import Elements
import Geometry
import ListEngine
import Views

/// A collection view on a screen of its own, and the adapter that feeds it.
struct Screen {
  let view: CollectionView
  let adapter: ListAdapter

  init(
    width: Double = 320,
    height: Double = 480,
    safeArea: EdgeInsets = .zero,
    anchor: ScrollAnchor = .top,
    direction: LayoutDirection = .leftToRight,
    configuration: LayoutConfiguration = LayoutConfiguration()
  ) {
    var environment = Environment(
      size: Size(width: width, height: height),
      scale: 2,
      safeAreaInsets: safeArea
    )
    environment.layoutDirection = direction
    let context = ViewContext(environment: environment, text: NoText())
    view = CollectionView(configuration: configuration, context: context)
    view.anchor = anchor
    adapter = ListAdapter(view)
  }

  @discardableResult
  func apply(_ sections: Section...) -> ApplyOutcome? { adapter.apply(List(sections: sections)) }

  var offset: Double { view.contentOffset.y }

  var contentHeight: Double { view.contentSize.height }

  /// Where a cell is in the content.
  func frame(_ item: String, in section: String = "feed") -> Rect? {
    view.indexPath(ofItem: item, inSection: section)
      .flatMap { view.layout.attributesForItem(at: $0)?.frame }
  }

  /// How far below the top edge of the screen a cell begins.
  func place(_ item: String, in section: String = "feed") -> Double? {
    frame(item, in: section).map { $0.minY - offset }
  }

  func header(of section: Int) -> Rect? {
    let path = IndexPath(item: 0, section: section)
    return view.layout.attributesForSupplementary(ofKind: "header", at: path)?.frame
  }

  /// What the last batches did, told by ids.
  func updates() -> [String] {
    view.capture(name: "now").updates.map { update in
      [update.verb, update.subject, update.detail].filter { !$0.isEmpty }.joined(separator: " ")
    }
  }
}

/// Text has no extent in these tests.
final class NoText: TextMeasuring {
  func measure(_ text: String, as appearance: TextAppearance, width: Double?) -> TextMeasurement {
    TextMeasurement(size: .zero, lineCount: 0)
  }
}

/// A column of rows with an estimate.
func column(estimate: Double, spacing: Double = 0, header: Double? = nil, pins: Bool = false)
  -> LayoutSection
{
  let size = LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(estimate))
  let group = LayoutGroup.horizontal(layoutSize: size, subitems: [LayoutItem(layoutSize: size)])
  var section = LayoutSection(group: group)
  section.interGroupSpacing = spacing
  if let header {
    var item = BoundarySupplementaryItem(
      layoutSize: LayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .absolute(header)
      ),
      elementKind: "header",
      alignment: .top
    )
    item.pinToVisibleBounds = pins
    section.boundarySupplementaryItems = [item]
  }
  return section
}

/// Rows named by numbers.
func rows(_ numbers: some Sequence<Int>, height: Double, counter: Counter? = nil) -> [Cell] {
  numbers.map { Cell(id: "\($0)", component: Row("\($0)", height: height, counter: counter)) }
}

/// A section called feed.
func feed(_ cells: [Cell], _ layout: LayoutSection) -> Section {
  Section(id: "feed", cells: cells).layout(layout)
}
