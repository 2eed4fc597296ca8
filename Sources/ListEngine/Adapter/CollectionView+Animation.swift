extension CollectionView {
  /// Whether an animated update is on its way.
  public var isAnimating: Bool { animationEnd != nil }

  /// Lets the animation that is on its way end.
  ///
  /// Lists that waited for it are shown then, which may begin the next one.
  public func finishAnimation() {
    let end = animationEnd
    animationEnd = nil
    end?()
  }

  /// Begins an animation; one that is still on its way ends before.
  func hold(untilEnd end: @escaping () -> Void) {
    finishAnimation()
    animationEnd = end
  }
}
