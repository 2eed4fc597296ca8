package import Elements
import JSONReading

/// A fixture as it is written: everything that is the same for all its variants.
package struct Fixture: Sendable {
  /// The file as it was named.
  package var file: String
  /// The name, which reports use.
  package var name: String
  /// The environments in which captures are taken; the first is `default`.
  package var variants: [Variant]
  /// Which pictures are kept beside the text of a golden.
  package var pictures: Set<PictureKind>

  var data: DataSource
  var components: [String: ElementTemplate]
  var sections: [SectionTemplate]
  var script: [ScriptStep]

  /// One named environment.
  package struct Variant: Hashable, Sendable {
    package var name: String
    package var environment: Environment

    package init(name: String, environment: Environment) {
      self.name = name
      self.environment = environment
    }
  }

  /// A picture that a golden may have beside its text.
  package enum PictureKind: String, Hashable, Sendable, CaseIterable {
    case png, wireframe
  }

  /// Where the data comes from.
  enum DataSource: Sendable {
    case none
    /// An object in the fixture itself.
    case inline(Cursor)
    /// A file beside the fixture.
    case file(path: String, named: Cursor)
  }
}
