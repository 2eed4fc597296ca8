/// The pictures that have arrived, by the addresses under which content asks for them.
///
/// Views look here whenever they are measured or frozen, each for the address it shows at that
/// moment. So a picture that comes late is seen wherever its address is shown, and nowhere else,
/// whatever the view that once asked for it shows by then.
public final class ImageStore {
  private var pictures: [String: ImageSource] = [:]

  /// Makes a store without pictures.
  public init() {}

  /// The picture for an address, or nil while it has not arrived.
  public func picture(for url: String) -> ImageSource? { pictures[url] }

  /// Keeps a picture for an address, in place of one that was there.
  ///
  /// Views do not learn of it by themselves; `CollectionView.imageLoaded(_:for:)` tells them.
  public func insert(_ picture: ImageSource, for url: String) {
    pictures[url] = picture
  }
}
