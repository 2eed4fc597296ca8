import Geometry
import ListEngine
import Views

// The code that the documentation shows. A test compares both, and runs this.

struct Post: Equatable {
  var id: Int
  var title: String
}

final class PostView: View, Touchable {
  var title = ""
  var touchHandler: (() -> Void)?

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    Size(width: proposal.width ?? 0, height: 96)
  }
}

struct PostRow: Component {
  var item: Post
  var layoutMode = ContentLayoutMode.flexibleHeight(estimatedHeight: 96)

  func renderContent(coordinator: Void) -> PostView { PostView() }

  func render(in content: PostView, context: RenderContext<Void>) {
    content.title = item.title
  }
}

final class FeedSample {
  let adapter: ListAdapter
  private(set) var opened: [Int] = []

  init(context: ViewContext) {
    adapter = ListAdapter(CollectionView(context: context))
  }

  @discardableResult
  func show(_ posts: [Post]) -> ApplyOutcome? {
    adapter.apply(
      List {
        Section(id: "feed") {
          For(posts, id: \.id) { post in
            PostRow(item: post).onTouch { self.open(post) }
          }
          if posts.isEmpty {
            Cell(id: "empty", item: "Nothing here yet.") { text in
              ViewDescription(.text(TextContent(text)))
            }
          }
        }
        .header(HostedComponent("Title", ViewDescription(.text(TextContent("Feed")))))
      }
    )
  }

  private func open(_ post: Post) { opened.append(post.id) }

  func replace(_ post: Post, at position: Int) {
    let cell = Cell(id: post.id, component: PostRow(item: post))
    var next = adapter.list
    next.sections[0].cells[position] = cell
    adapter.apply(next)
  }

  /// What showing some posts costs, in attributes of views.
  func cost(ofShowing posts: [Post]) -> Int {
    let before = adapter.collectionView.mutationCount
    show(posts)
    return adapter.collectionView.mutationCount - before
  }

  /// A row outside any list.
  func page(_ post: Post, context: ViewContext) -> ComponentStack {
    let stack = ComponentStack(spacing: 8, context: context)
    stack.add(PostRow(item: post), id: "post") { event in
      if event.kind == .willDisplay { self.open(post) }
    }
    return stack
  }
}
