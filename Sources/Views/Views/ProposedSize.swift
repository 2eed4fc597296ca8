public import Geometry

/// The room a container offers to a view.
///
/// A missing extent asks for the view's own ideal.
public struct ProposedSize: Hashable, Sendable {
  /// The offered width in points, or nil where the view shall choose.
  public var width: Double?
  /// The offered height in points, or nil where the view shall choose.
  public var height: Double?

  /// Makes an offer.
  public init(width: Double? = nil, height: Double? = nil) {
    self.width = width
    self.height = height
  }

  /// An offer of exactly this size.
  public init(_ size: Size) {
    self.init(width: size.width, height: size.height)
  }

  /// The offer along an axis.
  public subscript(axis: Axis) -> Double? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}
