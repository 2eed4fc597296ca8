/// Who wants to know what happens to headers, footers and the like, by element kind.
///
/// They are kept beside the views, so that it does not matter which of both is set first.
typealias SupplementaryHandlers = [String: ElementHandlers]

extension Section {
  /// Sets what is called when the header comes onto the screen.
  public func willDisplayHeader(_ handler: @escaping (EventContext) -> Void) -> Section {
    willDisplay(kind: SupplementaryView.header, handler)
  }

  /// Sets what is called when the header has left the screen.
  public func didEndDisplayHeader(_ handler: @escaping (EventContext) -> Void) -> Section {
    didEndDisplay(kind: SupplementaryView.header, handler)
  }

  /// Sets what is called when the footer comes onto the screen.
  public func willDisplayFooter(_ handler: @escaping (EventContext) -> Void) -> Section {
    willDisplay(kind: SupplementaryView.footer, handler)
  }

  /// Sets what is called when the footer has left the screen.
  public func didEndDisplayFooter(_ handler: @escaping (EventContext) -> Void) -> Section {
    didEndDisplay(kind: SupplementaryView.footer, handler)
  }

  /// Sets what is called when the view of an element kind comes onto the screen.
  public func willDisplay(
    kind: String,
    _ handler: @escaping (EventContext) -> Void
  ) -> Section {
    var section = self
    section.supplementaryHandlers[kind, default: [:]][.willDisplay] = handler
    return section
  }

  /// Sets what is called when the view of an element kind has left the screen.
  public func didEndDisplay(
    kind: String,
    _ handler: @escaping (EventContext) -> Void
  ) -> Section {
    var section = self
    section.supplementaryHandlers[kind, default: [:]][.didEndDisplay] = handler
    return section
  }
}

extension List {
  /// Sets what is called when a header or footer of the whole layout comes onto the screen.
  public func willDisplay(kind: String, _ handler: @escaping (EventContext) -> Void) -> List {
    var list = self
    list.supplementaryHandlers[kind, default: [:]][.willDisplay] = handler
    return list
  }

  /// Sets what is called when a header or footer of the whole layout has left the screen.
  public func didEndDisplay(kind: String, _ handler: @escaping (EventContext) -> Void) -> List {
    var list = self
    list.supplementaryHandlers[kind, default: [:]][.didEndDisplay] = handler
    return list
  }
}
