import Geometry
import JSONReading
import Views

extension Modifier {
  /// What is drawn around the content, and what a tap does.
  static let decoration: [String: Modifier] = [
    "background": Modifier({ try $0.color() }) { $0.modifiers.background = $1 },
    "shape": Modifier({ try $0.shape() }) { $1.apply(to: &$0.modifiers) },
    "cornerRadius": Modifier({ try $0.length() }) { $0.modifiers.cornerRadius = $1 },
    "border": Modifier({ try $0.border() }) { $0.modifiers.border = $1 },
    "clipped": Modifier({ try $0.bool() }) { $0.modifiers.clipped = $1 },
    "opacity": Modifier({ try $0.fraction() }) { $0.modifiers.opacity = $1 },
    "offset": Modifier({ try $0.point() }) { $0.modifiers.offset = $1 },
    "zIndex": Modifier({ try $0.integer() }) { $0.modifiers.zIndex = $1 },
    "onTap": Modifier({ try $0.string() }) { $0.modifiers.onTap = $1 },
  ]

  /// What only some kinds know; other kinds leave it unused.
  static let content: [String: Modifier] = [
    "spacing": Modifier({ try $0.number() }) { $0.stack.spacing = $1 },
    "alignment": Modifier({ try $0.alignment() }) { $0.stack.alignment = $1 },
    "placeholder": Modifier({ try $0.color() }) { $0.image.placeholder = $1 },
    "contentMode": Modifier({ try $0.choice(ContentMode.self) }) { $0.image.contentMode = $1 },
    "name": Modifier({ try $0.viewName() }) { $0.name = $1 },
  ]
}

/// An outline as it is written: a shape of its own, or a rectangle with round corners.
private struct Outline: Sendable {
  var shape: OutlineShape?
  var cornerRadius = 0.0

  func apply(to modifiers: inout Modifiers) {
    modifiers.shape = shape
    modifiers.cornerRadius = cornerRadius
  }
}

extension Cursor {
  fileprivate func shape() throws -> Outline {
    if node.value.object != nil {
      let object = try object()
      try object.allow(["roundedRectangle"])
      return Outline(cornerRadius: try object.required("roundedRectangle").length())
    }
    return try choice(["circle", "capsule", "rectangle"]) { name in
      name == "rectangle" ? Outline() : OutlineShape(rawValue: name).map { Outline(shape: $0) }
    }
  }

  fileprivate func border() throws -> Modifiers.Border {
    let object = try object()
    try object.allow(["width", "color"])
    return Modifiers.Border(
      width: try object["width"]?.length() ?? 1,
      color: try object["color"]?.color() ?? "separator"
    )
  }

  fileprivate func viewName() throws -> String {
    let text = try string()
    guard !text.isEmpty else { throw failure("empty-name", "\(name) takes text.") }
    return text
  }
}
