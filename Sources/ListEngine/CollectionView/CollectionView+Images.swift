import Geometry
public import Views

extension CollectionView {
  /// Takes in a picture that was asked for by its address.
  ///
  /// Views that show the address at this moment show the picture and are measured again; rows
  /// elsewhere that want it are measured again when they come onto the screen. The reader's place
  /// is kept. Pictures may arrive in any order, more than once, and for nobody.
  ///
  /// Complexity: O(k) in the number of views that are on the screen or wait in the pool.
  public func imageLoaded(_ picture: ImageSource, for url: String) {
    let place = readersPlace
    context.images.insert(picture, for: url)
    for view in pool.waitingViews { view.imageDidLoad(url) }
    let shown = displayed.sorted { Self.order($0.key) < Self.order($1.key) }.map(\.value.view)
      .filter { $0.imageDidLoad(url) }
    guard !shown.isEmpty else { return }
    settle(keeping: place)
    for view in shown { view.layoutSubviews() }
  }
}
