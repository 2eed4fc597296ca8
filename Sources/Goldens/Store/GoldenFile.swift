/// One file that belongs to a fixture: a golden, or what may become one.
package struct GoldenFile: Hashable, Sendable {
  /// What the file keeps.
  package var content: Content
  /// The name of the variant.
  package var variant: String

  /// What a golden can be.
  package enum Content: Hashable, Sendable {
    /// All captures of the variant, as text.
    case frames
    /// The picture of one capture.
    case picture(capture: String)
    /// The wireframe of one capture.
    case wireframe(capture: String)
  }

  package init(_ content: Content, variant: String) {
    self.content = content
    self.variant = variant
  }

  /// The name of the golden inside the folder of its fixture.
  package var name: String {
    let variant = GoldenName.escape(variant)
    return switch content {
    case .frames: "\(variant).frames"
    case .picture(let capture): "\(variant).\(GoldenName.escape(capture)).png"
    case .wireframe(let capture): "\(variant).\(GoldenName.escape(capture)).txt"
    }
  }

  /// The name of the file in which it waits for approval.
  package var pendingName: String { name + GoldenFolder.pendingSuffix }
}
