import CollectionLayout
import Elements

extension LayoutTrouble {
  /// The finding as a golden keeps it, about a section or about the whole layout.
  func captured(names: PathNames) -> CapturedDiagnostic {
    let (identifier, section): (String, Int?) =
      switch self {
      case .noLayout(let section, _): ("no-layout", section)
      case .noRoom(let section, _, _): ("no-room", section)
      case .firstItemDoesNotFit(let section, _, _, _): ("item-does-not-fit", section)
      case .emptyGroup(let section): ("empty-group", section)
      case .countBelowOne(let section, _): ("count-below-one", section)
      case .duplicateElementKind(let section, _): ("duplicate-element-kind", section)
      case .dimensionNotFinite(let section, _): ("dimension-not-finite", section)
      }
    let subject = section.map { "section \(names.section($0))" } ?? "layout"
    return CapturedDiagnostic(identifier: identifier, subject: subject)
  }
}
