import CollectionLayout
import Elements

/// A view on the screen, and what has to be known when it leaves.
struct DisplayedView {
  var view: ComponentView
  var attributes: LayoutAttributes
  var owner: SupplementaryOwner?
  var path: ElementPath
  /// Whose view it is, as `EventContext` tells it.
  var id: AnyHashable = ""
  var handlers: ElementHandlers = [:]
  /// Whether the view is rendered again even if it shows what it should.
  var mustRender = false
  /// Whether a finger rests on it.
  var isHighlighted = false
}

/// What a supplementary view belongs to.
enum SupplementaryOwner: Hashable {
  case list
  case section(Int)
  case item(IndexPath)
}
