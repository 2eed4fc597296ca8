import CollectionLayout
import Geometry

/// A size whose two dimensions are named in the order width, height.
func size(_ width: LayoutDimension, _ height: LayoutDimension) -> LayoutSize {
  LayoutSize(widthDimension: width, heightDimension: height)
}

func item(_ width: LayoutDimension, _ height: LayoutDimension) -> LayoutItem {
  LayoutItem(layoutSize: size(width, height))
}

/// A row as wide as its section.
func row(_ height: LayoutDimension, _ subitems: any LayoutSubitem...) -> LayoutGroup {
  .horizontal(layoutSize: size(.fractionalWidth(1), height), subitems: subitems)
}

/// A column as wide as its section.
func column(_ height: LayoutDimension, _ subitems: any LayoutSubitem...) -> LayoutGroup {
  .vertical(layoutSize: size(.fractionalWidth(1), height), subitems: subitems)
}

/// A list of rows whose views decide their heights.
func list(estimate: Double = 44) -> LayoutSection {
  LayoutSection(
    group: column(.estimated(estimate), item(.fractionalWidth(1), .estimated(estimate)))
  )
}

func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
  Rect(x: x, y: y, width: width, height: height)
}

func edges(
  _ leading: LayoutSpacing?,
  _ top: LayoutSpacing?,
  _ trailing: LayoutSpacing?,
  _ bottom: LayoutSpacing?
) -> LayoutEdgeSpacing {
  LayoutEdgeSpacing(leading: leading, top: top, trailing: trailing, bottom: bottom)
}

func header(_ height: LayoutDimension, _ alignment: RectAlignment = .top)
  -> BoundarySupplementaryItem
{
  BoundarySupplementaryItem(
    layoutSize: size(.fractionalWidth(1), height),
    elementKind: "header",
    alignment: alignment
  )
}

/// A layout of one described section after another, shown by its own host.
struct Shown {
  let layout: CompositionalLayout
  let host: TestHost

  init(
    _ section: LayoutSection,
    items: [Int],
    width: Double = 320,
    configuration: LayoutConfiguration = LayoutConfiguration(),
    direction: LayoutDirection = .leftToRight
  ) {
    layout = CompositionalLayout(section: section, configuration: configuration)
    host = TestHost(items, size: Size(width: width, height: 480))
    host.layoutDirection = direction
    layout.host = host
  }

  var frames: [Rect] { layout.cellFrames() }
  var height: Double { layout.contentSize.height }
}
