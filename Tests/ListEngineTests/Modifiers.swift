import CollectionLayout
import Geometry
import ListEngine

/// A modifier by its name, with a handler or a view that says which of two times it is.
struct Modifier<Value> {
  let name: String
  let apply: (Value) -> Value

  init(_ name: String, _ apply: @escaping (Value) -> Value) {
    self.name = name
    self.apply = apply
  }
}

/// What handlers wrote down.
final class HandlerLog {
  private(set) var words: [String] = []

  func note(_ word: String) { words.append(word) }
}

/// Every modifier of the values that a list is made of.
struct Modifiers {
  /// What the handlers write down in front of their names, and the views show.
  var word: String
  var log = HandlerLog()

  private func note(_ name: String) { log.note("\(word) \(name)") }

  private func told<Context>(_ name: String) -> (Context) -> Void {
    { _ in note(name) }
  }

  var cell: [Modifier<Cell>] {
    [
      Modifier("supplementary") { $0.supplementary(kind: "badge", component: Row(word)) },
      Modifier("rerendersOnMove") { $0.rerendersOnMove() },
      Modifier("willDisplay") { $0.willDisplay(told("cell comes")) },
      Modifier("didEndDisplay") { $0.didEndDisplay(told("cell goes")) },
      Modifier("didSelect") { $0.didSelect(told("select")) },
      Modifier("onHighlight") { $0.onHighlight(told("highlight")) },
      Modifier("onUnhighlight") { $0.onUnhighlight(told("unhighlight")) },
    ]
  }

  var section: [Modifier<Section>] {
    [
      Modifier("header") { $0.header(Row(word, height: 30)) },
      Modifier("footer") { $0.footer(Row(word, height: 30)) },
      Modifier("supplementary") { $0.supplementary(kind: "line", component: Row(word)) },
      Modifier("layout") { $0.layout(Self.layout) },
      Modifier("willDisplayHeader") { $0.willDisplayHeader(told("header comes")) },
      Modifier("didEndDisplayHeader") { $0.didEndDisplayHeader(told("header goes")) },
      Modifier("willDisplayFooter") { $0.willDisplayFooter(told("footer comes")) },
      Modifier("didEndDisplayFooter") { $0.didEndDisplayFooter(told("footer goes")) },
      Modifier("willDisplay") { $0.willDisplay(kind: "line", told("line comes")) },
      Modifier("didEndDisplay") { $0.didEndDisplay(kind: "line", told("line goes")) },
    ]
  }

  var list: [Modifier<List>] {
    [
      Modifier("supplementary") { $0.supplementary(kind: "title", component: Row(word)) },
      Modifier("didScroll") { $0.didScroll(told("scroll")) },
      Modifier("willBeginDragging") { $0.willBeginDragging(told("drag")) },
      Modifier("willEndDragging") { $0.willEndDragging { _ in note("let go") } },
      Modifier("didEndDragging") { $0.didEndDragging { _, _ in note("dragged") } },
      Modifier("willBeginDecelerating") { $0.willBeginDecelerating(told("go on")) },
      Modifier("didEndDecelerating") { $0.didEndDecelerating(told("rest")) },
      Modifier("shouldScrollToTop") { list in
        list.shouldScrollToTop { _ in
          note("may scroll to top")
          return true
        }
      },
      Modifier("didScrollToTop") { $0.didScrollToTop(told("top")) },
      Modifier("onRefresh") { $0.onRefresh(told("refresh")) },
      Modifier("onReachEnd") { $0.onReachEnd(told("end")) },
      Modifier("willDisplay") { $0.willDisplay(kind: "title", told("title comes")) },
      Modifier("didEndDisplay") { $0.didEndDisplay(kind: "title", told("title goes")) },
    ]
  }

  var overlay: [Modifier<Overlay>] {
    [Modifier("didSelect") { $0.didSelect(told("overlay")) }]
  }

  /// A column with a header, a footer and a line at its side.
  private static var layout: LayoutSection {
    var layout = column(estimate: 50)
    layout.boundarySupplementaryItems = [
      boundary("header", .top), boundary("footer", .bottom), boundary("line", .topLeading),
    ]
    return layout
  }

  static func boundary(_ kind: String, _ alignment: RectAlignment) -> BoundarySupplementaryItem {
    BoundarySupplementaryItem(
      layoutSize: LayoutSize(widthDimension: .absolute(30), heightDimension: .absolute(30)),
      elementKind: kind,
      alignment: alignment
    )
  }
}
