package import Diagnostics
import Elements
import ListEngine

extension Screen {
  /// Runs the whole script and looks at the whole content after every step.
  ///
  /// Claims are left to tests.
  ///
  /// - Returns: Everything that is worth a look, each thing once, in the order it was noticed.
  /// - Throws: `UnusableInput` where a step cannot be carried out.
  package func lint() throws -> [Diagnostic] {
    look()
    for step in fixture.script {
      switch step.verb {
      case .snapshot, .expect: break
      default:
        try perform(step)
        look()
      }
    }
    return takeDiagnostics()
  }

  private func look() {
    let capture = collectionView.capture(name: "", extent: .content)
    note(missingGlyphsIn: capture)
    tellTroubles(capture.diagnostics)
    let lint = ScreenLint(
      fixture: fixture,
      capture: capture,
      leftovers: collectionView.staleReuse(),
      needlessReloads: collectionView.takeNeedlessReloads(),
      alwaysRendered: collectionView.alwaysRenderedPaths
    )
    tell(lint.findings())
  }
}
