import Views

/// A value that lives elsewhere and can be read and written.
public struct Binding<Value> {
  private let read: () -> Value
  private let write: (Value) -> Void

  /// Makes a binding of two functions.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    read = get
    write = set
  }

  /// The value as it is now.
  public var value: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }
}

extension Cell {
  /// Makes a cell whose content may change the value that it shows.
  ///
  ///     Cell(id: "night", binding: night) { night in
  ///       ToggleRow(isOn: night.value).onSwitch { night.value = $0 }
  ///     }
  ///
  /// Cells are compared by the value they were made with, and by nothing else. What the content
  /// writes goes straight through and stays on the screen, however often the cell is shown again,
  /// until a newer list says what is true.
  ///
  /// - Parameters:
  ///   - id: Who the cell is among those of its list.
  ///   - binding: The value to show and to change.
  ///   - content: What a value looks like. The binding it gets answers what was written last.
  public init<Value: Equatable>(
    id: some Hashable,
    binding: Binding<Value>,
    content: @escaping (Binding<Value>) -> some Component
  ) {
    self.init(id: id, component: BoundComponent(binding, content: content))
  }
}

/// A component that shows a bound value by way of another one.
struct BoundComponent<Value: Equatable, Base: Component>: Component {
  /// The value when the component was made.
  let item: Value
  private let binding: Binding<Value>
  private let content: (Binding<Value>) -> Base

  init(_ source: Binding<Value>, content: @escaping (Binding<Value>) -> Base) {
    let item = source.value
    let written = Written<Value>()
    self.item = item
    self.content = content
    binding = Binding(
      get: { written.value ?? item },
      set: { value in
        written.value = value
        source.value = value
      }
    )
  }

  /// What was written since the list was made; all copies of a cell know of it.
  private final class Written<Content> {
    var value: Content?
  }

  private var base: Base { content(binding) }

  var reuseIdentifier: String { base.reuseIdentifier }
  var layoutMode: ContentLayoutMode { base.layoutMode }

  func makeCoordinator() -> Base.Coordinator { base.makeCoordinator() }

  func renderContent(coordinator: Base.Coordinator) -> Base.Content {
    base.renderContent(coordinator: coordinator)
  }

  func render(in content: Base.Content, context: RenderContext<Base.Coordinator>) {
    base.render(in: content, context: context)
  }

  /// Shows the value of the newest list, also where it equals that of the list before: the content
  /// may have written another one since.
  func connect(to content: Base.Content, context: RenderContext<Base.Coordinator>) {
    let base = base
    base.render(in: content, context: context)
    base.connect(to: content, context: context)
  }

  func layout(content: Base.Content, in container: View) {
    base.layout(content: content, in: container)
  }
}
