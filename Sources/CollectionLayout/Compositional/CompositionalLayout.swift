/// Which release of the system the numbers follow, where releases differ.
public enum LayoutProfile: String, Hashable, Sendable, CaseIterable {
  /// The newest behaviour that was measured: fractions are rounded down to the pixel.
  case current
  /// Fractions are rounded to the nearest pixel.
  case ios15
}

/// Places elements by section descriptions made of groups and items.
public final class CompositionalLayout: CollectionViewLayout {
  /// Answers the description of a section; nil is legal only for a section without items.
  public typealias SectionProvider = (Int, LayoutEnvironment) -> LayoutSection?

  /// What holds for all sections; a change invalidates the layout.
  public var configuration: LayoutConfiguration
  /// Which release of the system the numbers follow.
  public var profile: LayoutProfile

  private let sectionProvider: SectionProvider

  /// Makes a layout whose sections come from a function.
  public init(
    configuration: LayoutConfiguration = LayoutConfiguration(),
    profile: LayoutProfile = .current,
    sectionProvider: @escaping SectionProvider
  ) {
    self.configuration = configuration
    self.profile = profile
    self.sectionProvider = sectionProvider
  }

  /// Makes a layout in which every section has the same description.
  public convenience init(
    section: LayoutSection,
    configuration: LayoutConfiguration = LayoutConfiguration(),
    profile: LayoutProfile = .current
  ) {
    self.init(configuration: configuration, profile: profile) { _, _ in section }
  }
}
