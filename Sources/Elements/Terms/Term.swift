public import Geometry

/// One summand of a coordinate or a length: a declared number, and what it came to.
///
/// The terms of an edge or an extent add up to it exactly; see `Capture.terms(of:for:)`.
public struct Term: Hashable, Sendable {
  /// What kind of number it is.
  public var kind: Kind
  /// The path of the element that declares it, or of the section.
  public var path: ElementPath
  /// The number as it was declared, such as `12` or `fractionalWidth(0.5)`.
  public var declared: String
  /// What a fraction was taken of, in points; nil for plain numbers.
  public var base: Thousandths?
  /// What the term adds.
  public var delta: Thousandths

  /// Where a term comes from.
  public enum Kind: String, Hashable, Sendable {
    /// Where the parent begins.
    case origin
    /// A content inset.
    case inset
    /// Room inside an element around its content.
    case padding
    /// Room between two neighbours.
    case spacing
    /// The extent of those that come before.
    case sibling
    /// A share of the free room.
    case alignment
    /// A declared length.
    case size
    /// Lines of text times their height, or the width of the widest.
    case text
    /// The size of a loaded image.
    case image
    /// A share of the container.
    case fraction
    /// A length that nobody has measured yet.
    case estimate
    /// What measuring added to an estimate.
    case measured
    /// A shift that keeps a header or footer on the screen.
    case pin
    /// What rounding to whole pixels added.
    case rounding
    /// A declared shift.
    case offset
    /// What no declared number accounts for.
    case remainder
  }

  /// Makes a term.
  public init(
    kind: Kind,
    path: ElementPath,
    declared: String,
    base: Thousandths? = nil,
    delta: Thousandths
  ) {
    self.kind = kind
    self.path = path
    self.declared = declared
    self.base = base
    self.delta = delta
  }
}
