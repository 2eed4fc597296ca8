import Geometry
import JSONReading
import Views

/// Makes descriptions of views from templates and the data that a scope sees.
struct Expander {
  var components: [String: ElementTemplate]
  var images: ImageCatalog
  /// Where findings go.
  var findings: Findings

  /// A child that is there, or one that its condition keeps away.
  enum Outcome {
    case present(ViewDescription)
    case absent(ViewDescription.AbsentView)
  }

  /// What surrounds an element while it is expanded.
  struct Surroundings {
    var scope: Scope
    /// Text modifiers of the containers around.
    var text = TextModifiers()
    /// Modifiers given where a component is used; they win over those of its root.
    var outer: [(modifier: ElementTemplate.AppliedModifier, scope: Scope)] = []
    /// Conditions given where a component is used.
    var conditions: [String] = []
  }

  /// The view of an item, header or footer; nil where its condition keeps it away.
  func root(_ template: ElementTemplate, in scope: Scope) -> ViewDescription? {
    guard case .present(let view) = expand(template, in: Surroundings(scope: scope)) else {
      return nil
    }
    return view
  }

  private func expand(_ template: ElementTemplate, in place: Surroundings) -> Outcome {
    var place = place
    if let condition = template.condition {
      place.conditions.append(condition.source)
      guard condition.expression.truth(in: place.scope, by: findings.evaluation) else {
        return .absent(absent(template, place.conditions))
      }
    }
    if case .component(let name, let arguments) = template.kind {
      return expand(component: name, arguments, of: template, in: place)
    }
    return .present(view(template, in: place))
  }

  private func expand(
    component name: String,
    _ arguments: [String: BoundValue],
    of template: ElementTemplate,
    in place: Surroundings
  ) -> Outcome {
    guard let root = components[name] else { return .absent(absent(template, [])) }
    var inner = place
    inner.outer = template.modifiers.map { ($0, place.scope) } + place.outer
    inner.scope = place.scope.component(arguments: arguments)
    return expand(root, in: inner)
  }

  private func view(_ template: ElementTemplate, in place: Surroundings) -> ViewDescription {
    let draft = draft(template, in: place)
    let text = draft.text.inheriting(place.text)
    var view = ViewDescription(
      kind(template.kind, draft, text, in: place),
      name: draft.name ?? template.inferredName,
      condition: place.conditions.isEmpty ? nil : place.conditions.joined(separator: " && "),
      modifiers: draft.modifiers
    )
    if case .stack(_, let children) = template.kind {
      for outcome in outcomes(children, Surroundings(scope: place.scope, text: text)) {
        switch outcome {
        case .present(let child): view.children.append(child)
        case .absent(let child): view.absentChildren.append(child)
        }
      }
    }
    return view
  }

  private func draft(_ template: ElementTemplate, in place: Surroundings) -> Draft {
    var draft = Draft()
    for modifier in template.modifiers { apply(modifier, in: place.scope, to: &draft) }
    for (modifier, scope) in place.outer { apply(modifier, in: scope, to: &draft) }
    if let ratio = draft.image.aspectRatio {
      draft.modifiers.aspectRatio = Modifiers.AspectRatio(
        ratio: ratio,
        contentMode: draft.image.contentMode ?? .fit
      )
    }
    return draft
  }

  private func apply(
    _ modifier: ElementTemplate.AppliedModifier,
    in scope: Scope,
    to draft: inout Draft
  ) {
    switch modifier {
    case .settled(let set):
      set(&draft)
    case .bound(let modifier, let value, let cursor):
      // A value that is not there leaves the modifier out, as an absent key would.
      guard let value = value.value(in: scope, by: findings.evaluation), value != .null,
        let set = findings.attempt({ try modifier.read(cursor.replacing(value)) })
      else { return }
      set(&draft)
    }
  }
}

// MARK: - Kinds

extension Expander {
  private func kind(
    _ kind: ElementTemplate.Kind,
    _ draft: Draft,
    _ text: TextModifiers,
    in place: Surroundings
  ) -> ViewDescription.Kind {
    switch kind {
    case .text(let template):
      return .text(text.content(string(template, in: place.scope)))
    case .image(let template):
      return .image(image(template, draft, in: place.scope))
    case .stack(let stack, _):
      return self.stack(stack, draft)
    case .spacer(let length):
      return .spacer(minLength: value(length, in: place.scope) ?? 0)
    case .divider(let thickness):
      return .divider(thickness: value(thickness, in: place.scope) ?? 1)
    case .rectangle(let color):
      return .rectangle(color: value(color, in: place.scope) ?? "clear")
    case .circle(let color):
      return .circle(color: value(color, in: place.scope) ?? "clear")
    case .component:
      return .layers(.center)
    }
  }

  private func string(_ template: Template, in scope: Scope) -> String {
    let string = template.text(in: scope, by: findings.evaluation)
    if string.allSatisfy(\.isWhitespace) {
      findings.lint("empty-text", "a text is blank.", at: template.position)
    }
    return string
  }

  private func value<Value>(_ bindable: Bindable<Value>, in scope: Scope) -> Value? {
    switch bindable {
    case .settled(let value):
      return value
    case .bound(let value, let cursor, let read):
      let value = value.value(in: scope, by: findings.evaluation)
      guard let value, value != .null else { return nil }
      return findings.attempt { try read(cursor.replacing(value)) }
    }
  }

  private func stack(_ stack: ElementTemplate.Stack, _ draft: Draft) -> ViewDescription.Kind {
    let alignment = draft.stack.alignment ?? .center
    guard stack != .layers else { return .layers(alignment) }
    return .stack(
      StackContent(
        axis: stack == .horizontal ? .horizontal : .vertical,
        spacing: draft.stack.spacing ?? StackContent.defaultSpacing,
        alignment: alignment
      )
    )
  }

  private func image(
    _ template: Template,
    _ draft: Draft,
    in scope: Scope
  ) -> ImageContent {
    let name = template.imageSource(in: scope, by: findings.evaluation)
    let source = name.flatMap { images.source(named: $0) }
    let isSized = draft.modifiers.frame != nil || draft.modifiers.aspectRatio != nil
    if source == nil, !isSized {
      findings.lint(
        "unsized-image",
        "a picture that is not there has no size; give it a frame or an aspectRatio.",
        at: template.position
      )
    }
    return ImageContent(
      source: source,
      url: source == nil ? name : nil,
      placeholder: draft.image.placeholder,
      contentMode: draft.image.contentMode ?? .fit
    )
  }

  private func outcomes(
    _ children: ElementTemplate.Children,
    _ place: Surroundings
  ) -> [Outcome] {
    switch children {
    case .list(let templates):
      return templates.map { expand($0, in: place) }
    case .forEach(let forEach):
      let evaluation = findings.evaluation
      let items = forEach.path.items(in: place.scope, as: forEach.alias, by: evaluation)
        .filtered(limit: forEach.limit, by: evaluation)
      return items.items.indices.map { index in
        var inner = place
        inner.scope = items.scope(at: index)
        return expand(forEach.content, in: inner)
      }
    }
  }

  private func absent(
    _ template: ElementTemplate,
    _ conditions: [String]
  ) -> ViewDescription.AbsentView {
    let kind = template.kindName
    return ViewDescription.AbsentView(
      name: template.inferredName ?? kind,
      kind: kind,
      condition: conditions.joined(separator: " && ")
    )
  }
}

extension ElementTemplate {
  /// The kind in lower case, as goldens spell it.
  var kindName: String {
    switch kind {
    case .text: "text"
    case .image: "image"
    case .stack(.horizontal, _): "hstack"
    case .stack(.vertical, _): "vstack"
    case .stack(.layers, _): "zstack"
    case .spacer: "spacer"
    case .divider: "divider"
    case .rectangle: "rectangle"
    case .circle: "circle"
    case .component(let name, _): name.lowercased()
    }
  }
}
