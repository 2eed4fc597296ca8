import Diagnostics
import Elements
import Geometry
import JSONReading
import ListEngine

extension Screen {
  /// Carries out a step that changes something.
  func perform(_ step: ScriptStep) throws {
    switch step.verb {
    case .snapshot, .expect:
      break
    case .scroll(let scroll):
      try perform(scroll, step.cursor)
    case .data(let source):
      data = try newData(source)
      try applyData()
    case .patch(let operations):
      try patch(operations, step.cursor)
      try applyData()
    case .add(let addition):
      try add(addition, step.cursor)
      try applyData()
    case .environment(let object):
      var new = environment
      try new.override(with: object)
      if (new.size, new.safeAreaInsets) != (environment.size, environment.safeAreaInsets) {
        insetsBeforeTurning = nil
      }
      try apply(new)
    case .gesture(let gesture):
      try perform(gesture)
    case .rapid(let steps):
      try perform(rapid: steps)
    case .imageLoaded(let url, let picture):
      images.finish(url)
      collectionView.imageLoaded(picture, for: url)
    }
  }

  private func newData(_ source: Cursor) throws -> JSONNode {
    guard let name = source.node.value.string else { return source.node }
    return try services.data.json(
      at: path(name, besides: fixture.file),
      askedAt: source.place
    )
  }

  private func patch(_ operations: [JSONPatch.Operation], _ cursor: Cursor) throws {
    do {
      data = try JSONPatch.apply(operations, to: data)
    } catch {
      var place = cursor
      place.node.position = error.position
      throw place.failure("bad-patch", error.sentence)
    }
  }

  // MARK: Scrolling

  private func perform(_ scroll: ScrollStep, _ cursor: Cursor) throws {
    switch scroll {
    case .by(let distance):
      collectionView.scroll(by: Point(x: 0, y: distance))
    case .toTop:
      collectionView.scroll(to: .top)
    case .toBottom:
      collectionView.scroll(to: .bottom)
    case .toItem(let section, let item, let position):
      let place = try indexPath(item, in: section, cursor)
      let target: ScrollPosition =
        switch position {
        case .top: .top
        case .center: .centered
        case .bottom: .bottom
        }
      collectionView.scroll(to: .item(place, at: target))
    case .sectionByGroups(let section, let count):
      collectionView.scrollSection(try index(of: section, cursor), byGroups: count)
    case .sectionBy(let section, let distance):
      collectionView.scrollSection(try index(of: section, cursor), by: distance)
    }
  }

  private func index(of section: String, _ cursor: Cursor) throws -> Int {
    if let index = collectionView.indexOfSection(section) { return index }
    let ids = adapter.list.sections.compactMap { $0.id.base as? String }
    throw cursor.failure(
      "unknown-section",
      "there is no section '\(section)' on the screen.",
      suggestion(for: section, among: ids)
    )
  }

  private func indexPath(
    _ item: String,
    in section: String,
    _ cursor: Cursor
  ) throws -> IndexPath {
    let index = try index(of: section, cursor)
    if let path = collectionView.indexPath(ofItem: item, inSection: section) { return path }
    let ids = adapter.list.sections[index].cells.compactMap { $0.id.base as? String }
    throw cursor.failure(
      "unknown-item",
      "there is no item '\(item)' in section '\(section)'.",
      NearMiss.nearest(to: item, in: ids).map { "Did you mean '\($0)'?" }
        ?? "The section has \(ids.count) items."
    )
  }
}
