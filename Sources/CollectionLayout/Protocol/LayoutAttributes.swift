public import Elements
public import Geometry

/// Where and how one element is shown.
///
/// The frame is in content coordinates, in points: what the scroll offset is taken from. In a
/// section that scrolls by itself the frame is the place before any inner scrolling.
public struct LayoutAttributes: Hashable, Sendable {
  /// The element that is placed.
  public var element: LayoutElement
  /// The place, in content coordinates, in points.
  public var frame: Rect
  /// The order of drawing; larger is nearer to the reader.
  public var zIndex: Int
  /// How much shows, from 0 to 1.
  public var alpha: Double
  /// Whether the element is not shown at all.
  public var isHidden: Bool
  /// Whether the element is held at an edge of the visible bounds, away from its own place.
  public var isPinned: Bool
  /// The lengths that were only assumed, so that the view knows what to measure.
  public var estimates: Estimates
  /// The section whose own scrolling moves the element, or nil where only the view's does.
  public var orthogonalSection: Int?
  /// The item that a badge is anchored to; nil for all other elements.
  public var owner: IndexPath?

  /// The assumed lengths of an element whose view decides its size, in points.
  public struct Estimates: Hashable, Sendable {
    /// The declared estimate of the width; nil where the width is not up to the view.
    public var width: Double?
    /// The declared estimate of the height; nil where the height is not up to the view.
    public var height: Double?

    /// Makes the estimates of an element.
    public init(width: Double? = nil, height: Double? = nil) {
      self.width = width
      self.height = height
    }

    /// No length is up to the view.
    public static let none = Estimates()

    /// Whether no length is up to the view.
    public var isEmpty: Bool { width == nil && height == nil }

    /// The estimate along an axis, in points.
    public subscript(axis: Axis) -> Double? {
      get { axis == .horizontal ? width : height }
      set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
  }

  /// Makes the attributes of an element; what is left out has the usual value.
  public init(
    element: LayoutElement,
    frame: Rect,
    zIndex: Int = 0,
    alpha: Double = 1,
    isHidden: Bool = false,
    isPinned: Bool = false,
    estimates: Estimates = .none,
    orthogonalSection: Int? = nil,
    owner: IndexPath? = nil
  ) {
    self.element = element
    self.frame = frame
    self.zIndex = zIndex
    self.alpha = alpha
    self.isHidden = isHidden
    self.isPinned = isPinned
    self.estimates = estimates
    self.orthogonalSection = orthogonalSection
    self.owner = owner
  }

  /// Where the element belongs in the list.
  public var indexPath: IndexPath { element.indexPath }

  /// The axes on which the view is to be measured.
  public var estimatedAxes: Set<Axis> {
    Set(Axis.allCases.filter { estimates[$0] != nil })
  }
}
