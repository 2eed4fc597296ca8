/// All captures of one fixture in one variant, with what they were made with: one golden.
public struct CaptureSet: Hashable, Sendable {
  /// The name of the variant.
  public var variant: String
  /// The environment of the variant before its script changed anything.
  public var environment: Environment
  /// The fonts that were used, each as name, revision and checksum.
  public var fonts: [String]
  /// The versions of what the numbers depend on, such as `proofsheet 1 · pango 1.50`.
  public var madeWith: String
  /// The captures in the order of the script.
  public var captures: [Capture]

  /// Makes a set of captures.
  public init(
    variant: String,
    environment: Environment,
    fonts: [String] = [],
    madeWith: String = "",
    captures: [Capture] = []
  ) {
    self.variant = variant
    self.environment = environment
    self.fonts = fonts
    self.madeWith = madeWith
    self.captures = captures
  }
}
