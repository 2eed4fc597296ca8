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
    case origin, inset, padding, spacing, sibling, alignment, size, text, image, fraction
    case estimate, measured, pin, rounding, offset, remainder
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
