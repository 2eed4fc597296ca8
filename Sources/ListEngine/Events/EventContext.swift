public import Elements

/// What a handler is told about a cell, a header, a footer or a badge.
///
/// Everything in it is of the very view that the event is about, as it was at that moment; nothing
/// is looked up by position afterwards.
public struct EventContext {
  /// Where the view is, or was last, in the list.
  public var indexPath: IndexPath
  /// The id of the cell, or of the section or cell that a header, footer or badge belongs to.
  ///
  /// For a view of the whole list it is its element kind.
  public var id: AnyHashable
  /// What was rendered in that very view.
  public var component: AnyComponent
}

/// Who wants to know what happens to one element; of each kind of event there is one handler.
typealias ElementHandlers = [Event.Kind: (EventContext) -> Void]
