public import CollectionLayout
public import Geometry

/// Which lengths of a cell its content decides, for layouts that follow the component.
public enum ContentLayoutMode: Hashable, Sendable {
  /// The container decides both lengths.
  case fitContainer
  /// The content decides its height; the estimate is in points.
  case flexibleHeight(estimatedHeight: Double)
  /// The content decides its width; the estimate is in points.
  case flexibleWidth(estimatedWidth: Double)
  /// The content decides both lengths; the estimate is in points.
  case fitContent(estimatedSize: Size)

  /// The size as a layout describes it.
  public var layoutSize: LayoutSize {
    switch self {
    case .fitContainer:
      LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    case .flexibleHeight(let height):
      LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(height))
    case .flexibleWidth(let width):
      LayoutSize(widthDimension: .estimated(width), heightDimension: .fractionalHeight(1))
    case .fitContent(let size):
      LayoutSize(
        widthDimension: .estimated(size.width),
        heightDimension: .estimated(size.height)
      )
    }
  }
}
