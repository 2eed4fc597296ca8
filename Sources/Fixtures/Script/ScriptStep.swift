import Elements
import JSONReading
import Views

/// One step of a script: a verb with its arguments, and where it is written.
struct ScriptStep: Sendable {
  var verb: Verb
  var cursor: Cursor

  /// The word it is written with, such as `patch`.
  var word: String { (try? cursor.object())?.members.first?.key ?? "" }

  enum Verb: Sendable {
    case snapshot(name: String, extent: Capture.Extent)
    case scroll(ScrollStep)
    case data(Cursor)
    case patch([JSONPatch.Operation])
    case add(AddStep)
    case environment(ObjectCursor)
    case imageLoaded(url: String, ImageSource)
    case gesture(Gesture)
    case rapid([ScriptStep])
    case expect(Expectation)
  }

  /// More items for an array of the data, from a file or in place.
  struct AddStep: Sendable {
    var atEnd: Bool
    var target: JSONPointer
    var source: Source
    var onDuplicateId: DuplicatePolicy

    enum Source: Sendable {
      case file(path: String, pointer: JSONPointer, Cursor)
      case items([JSONNode])
    }
  }

  /// What happens to an added item whose id is there already.
  enum DuplicatePolicy: String, CaseIterable, Sendable {
    case report, skip, replace
  }
}

/// Where to scroll.
enum ScrollStep: Sendable {
  case by(Double)
  case toTop
  case toBottom
  case toItem(section: String, item: String, at: Position)
  case sectionByGroups(section: String, Int)
  case sectionBy(section: String, Double)

  /// Where on the screen an item shall stand.
  enum Position: String, CaseIterable, Sendable {
    case top, center, bottom
  }
}
