public import Elements

/// What views need from outside: the environment, somebody who can measure text, and pictures.
public struct ViewContext {
  /// The environment of the screen.
  public var environment: Environment
  /// Whoever measures text.
  public var text: any TextMeasuring
  /// The pictures that have arrived.
  public var images: ImageStore

  /// Makes a context.
  public init(
    environment: Environment,
    text: any TextMeasuring,
    images: ImageStore = ImageStore()
  ) {
    self.environment = environment
    self.text = text
    self.images = images
  }
}

/// A context that many views have in common.
final class SharedContext {
  let value: ViewContext

  init(_ value: ViewContext) {
    self.value = value
  }
}
