public import Views

/// A content view that can be touched.
public protocol Touchable: View {
  /// What a touch does; nil does nothing.
  var touchHandler: (() -> Void)? { get set }
}

/// A content view with a button.
public protocol ButtonTouchable: View {
  /// What the button does; nil does nothing.
  var buttonHandler: (() -> Void)? { get set }
}

/// A content view with a switch.
public protocol Switchable: View {
  /// What is told where the switch was turned to; nil for nobody.
  var switchHandler: ((Bool) -> Void)? { get set }
}

extension Component where Content: Touchable {
  /// Sets what a touch does, in place of what was set before.
  public func onTouch(_ handler: @escaping () -> Void) -> ConnectedComponent<Self> {
    ConnectedComponent(self) { $0.touchHandler = handler }
  }
}

extension Component where Content: ButtonTouchable {
  /// Sets what the button does, in place of what was set before.
  public func onButtonTouch(_ handler: @escaping () -> Void) -> ConnectedComponent<Self> {
    ConnectedComponent(self) { $0.buttonHandler = handler }
  }
}

extension Component where Content: Switchable {
  /// Sets what is told where the switch was turned to, in place of what was set before.
  public func onSwitch(_ handler: @escaping (Bool) -> Void) -> ConnectedComponent<Self> {
    ConnectedComponent(self) { $0.switchHandler = handler }
  }
}
