public import Geometry

/// Everything that was frozen at one snapshot step.
public struct Capture: Hashable, Sendable {
  /// The name of the snapshot step.
  public var name: String
  /// The environment at this moment.
  public var environment: Environment
  /// The size of the whole content.
  public var contentSize: FixedSize
  /// The place of the content that is at the top left corner of the screen.
  public var contentOffset: FixedPoint
  /// What the elements are listed for: the screen, or the whole content.
  public var extent: Extent
  /// The sections in their order, those without items included.
  public var sections: [CapturedSection]
  /// What batches did since the capture before, by id.
  public var updates: [CapturedUpdate]
  /// What was reported to handlers since the capture before.
  public var events: [String]
  /// What was wrong with the fixture or its data so far.
  public var diagnostics: [CapturedDiagnostic]

  /// What a capture lists.
  public enum Extent: String, Hashable, Sendable {
    /// What is on the screen.
    case viewport
    /// The whole content, wherever the screen is.
    case content
  }

  /// Makes a capture.
  public init(
    name: String,
    environment: Environment,
    contentSize: FixedSize,
    contentOffset: FixedPoint,
    extent: Extent = .viewport,
    sections: [CapturedSection] = [],
    updates: [CapturedUpdate] = [],
    events: [String] = [],
    diagnostics: [CapturedDiagnostic] = []
  ) {
    self.name = name
    self.environment = environment
    self.contentSize = contentSize
    self.contentOffset = contentOffset
    self.extent = extent
    self.sections = sections
    self.updates = updates
    self.events = events
    self.diagnostics = diagnostics
  }

  /// The part of the content that is on the screen, in content coordinates.
  public var viewport: FixedRect {
    FixedRect(origin: contentOffset, size: FixedSize(environment.size))
  }
}

/// One section as it was frozen.
public struct CapturedSection: Hashable, Sendable {
  /// The escaped id.
  public var id: String
  /// The declared layout in its full form, flattened to dotted names.
  public var layout: Attributes
  /// How far a section that scrolls sideways is scrolled, in content coordinates; zero otherwise.
  public var scrollOffset: FixedPoint
  /// Decorations, supplementaries and cells in the order of the list.
  public var elements: [Element]
  /// Runs of items that were not displayed and therefore never measured.
  public var ranges: [ElementRange]

  /// Makes a section.
  public init(
    id: String,
    layout: Attributes = [:],
    scrollOffset: FixedPoint = .zero,
    elements: [Element] = [],
    ranges: [ElementRange] = []
  ) {
    self.id = id
    self.layout = layout
    self.scrollOffset = scrollOffset
    self.elements = elements
    self.ranges = ranges
  }
}

/// A run of items beside each other that were not on the screen.
public struct ElementRange: Hashable, Sendable {
  /// The escaped id of the first item.
  public var first: String
  /// The escaped id of the last item.
  public var last: String
  /// How many items the run has.
  public var count: Int
  /// The position of the first item in its section.
  public var firstItem: Int
  /// The smallest rectangle around all of them, in content coordinates.
  public var frame: FixedRect

  /// Makes a run.
  public init(first: String, last: String, count: Int, firstItem: Int, frame: FixedRect) {
    self.first = first
    self.last = last
    self.count = count
    self.firstItem = firstItem
    self.frame = frame
  }
}

/// One operation of a batch, told by id.
///
/// The subject is a path; the detail says where from and where to, or why.
public struct CapturedUpdate: Hashable, Sendable {
  /// The verb: insert, delete, move, render, reload, ...
  public var verb: String
  /// What it was done to: `feed/p9`, or `section feed`.
  public var subject: String
  /// The rest of the sentence: `2/8 -> 2/1`, `because reuse Card -> Banner`.
  public var detail: String

  /// Makes an operation.
  public init(verb: String, subject: String, detail: String = "") {
    self.verb = verb
    self.subject = subject
    self.detail = detail
  }
}

/// A finding about the fixture or its data, as a golden keeps it: without places in files.
public struct CapturedDiagnostic: Hashable, Sendable {
  /// The stable identifier, such as `missing-binding`.
  public var identifier: String
  /// What it is about: an element's path, a data path, or an id.
  public var subject: String

  /// Makes a finding.
  public init(identifier: String, subject: String) {
    self.identifier = identifier
    self.subject = subject
  }
}
