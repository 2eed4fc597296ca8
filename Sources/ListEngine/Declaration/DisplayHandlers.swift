public import Elements

/// What a handler is told about a view that comes or goes.
public struct DisplayContext {
  /// Where the view is, or was last, in the list.
  public var indexPath: IndexPath
  /// What was rendered in that very view.
  public var component: AnyComponent
}

/// Who wants to know that a view comes or goes.
struct DisplayHandlers {
  var willDisplay: ((DisplayContext) -> Void)?
  var didEndDisplay: ((DisplayContext) -> Void)?
}
