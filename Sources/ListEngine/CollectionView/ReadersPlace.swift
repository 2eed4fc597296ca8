import CollectionLayout
import Elements
import Geometry

/// What the reader is looking at, so that it can be put back after everything around it changed.
enum ReadersPlace {
  /// Nothing to hold on to.
  case none
  /// Wherever the finger that drags the content holds it.
  case finger
  /// The beginning of the content.
  case top
  /// The end of the content.
  case bottom
  /// Cells in their order, each with its distance from the top left corner of the screen.
  ///
  /// The first that is still there counts.
  case cells([Landmark])

  /// A cell and where it is on the screen, in points.
  struct Landmark {
    var position: IndexPath
    var distance: Point
  }

  /// The same cells under their new positions.
  func mapped(_ map: (IndexPath) -> IndexPath?) -> ReadersPlace {
    guard case .cells(let landmarks) = self else { return self }
    return .cells(
      landmarks.compactMap { landmark in
        map(landmark.position).map { Landmark(position: $0, distance: landmark.distance) }
      }
    )
  }
}

extension CollectionView {
  /// The place to keep while the list or the sizes in it change.
  ///
  /// A list that holds on to its end and is there stays there. One that rests at its very top
  /// stays there as well, so that what is new at the top is seen; otherwise the first visible cell
  /// keeps its place on the screen. While a finger drags the content, nothing else moves it.
  var readersPlace: ReadersPlace {
    guard hasLoaded else { return anchor == .bottom ? .bottom : .none }
    if isDragging { return .finger }
    if anchor == .bottom, isAtBottom { return .bottom }
    if anchor == .top, isAtTop { return .top }
    return .cells(landmarks)
  }

  /// The displayed cells in their order, without those that only seem to be where they are.
  var landmarks: [ReadersPlace.Landmark] {
    displayed.values
      .filter { $0.attributes.element.elementKind == nil }
      .filter { $0.attributes.orthogonalSection == nil && !$0.attributes.isPinned }
      .sorted { $0.attributes.indexPath < $1.attributes.indexPath }
      .map { view in
        let frame = view.attributes.frame
        return ReadersPlace.Landmark(
          position: view.attributes.indexPath,
          distance: Point(x: frame.minX - contentOffset.x, y: frame.minY - contentOffset.y)
        )
      }
  }

  /// Puts the content where the place says, as far as the content reaches.
  ///
  /// - Returns: Whether the offset changed.
  func restore(_ place: ReadersPlace) -> Bool {
    prepareIfNeeded()
    switch place {
    case .none: return move(to: contentOffset)
    case .finger: return false
    case .top: return move(to: minimumOffset)
    case .bottom: return move(to: maximumOffset)
    case .cells(let landmarks):
      for landmark in landmarks {
        guard let frame = layout.attributesForItem(at: landmark.position)?.frame else { continue }
        return move(
          to: Point(x: frame.minX - landmark.distance.x, y: frame.minY - landmark.distance.y)
        )
      }
      return move(to: contentOffset)
    }
  }
}
