/// What may import what.
///
/// A target imports only targets above it in this list, and of those exactly the ones it names.
/// A new arrow is a decision: it is written here first.
enum Arrows {
  static let targets: KeyValuePairs<String, Set<String>> = [
    "CLibPNG": [],
    "CPNGShim": ["CLibPNG"],
    "CPango": [],
    "CCairo": [],
    "Geometry": [],
    "JSONReading": [],
    "Diagnostics": ["JSONReading"],
    "Elements": ["Geometry"],
    "Differencing": [],
    "CollectionLayout": ["Geometry", "Elements"],
    "Views": ["Geometry", "Elements"],
    "ListEngine": ["Geometry", "Elements", "Differencing", "CollectionLayout", "Views"],
    "Fixtures": [
      "Geometry", "JSONReading", "Diagnostics", "Elements", "CollectionLayout", "Views",
      "ListEngine",
    ],
    "Typesetting": ["CPango", "CCairo", "Geometry", "Elements", "Views"],
    "Rendering": ["CPNGShim", "CCairo", "Geometry", "Elements", "Views", "Typesetting"],
    "Goldens": ["Geometry", "JSONReading", "Diagnostics", "Elements"],
    "Reports": ["Geometry", "JSONReading", "Diagnostics", "Elements", "Goldens"],
    "Commands": [
      "Geometry", "JSONReading", "Diagnostics", "Elements", "CollectionLayout", "Views",
      "ListEngine", "Fixtures", "Typesetting", "Rendering", "Goldens", "Reports",
    ],
    "proofsheet": ["Commands"],
    "bench": [
      "Geometry", "JSONReading", "Elements", "Differencing", "CollectionLayout", "Views",
      "ListEngine", "Fixtures", "Typesetting", "Rendering", "Goldens",
    ],
  ]

  /// The folders that may import a module from outside, spelled from `Sources` on.
  ///
  /// `Foundation` is missing on purpose: it starts three times slower than its essential part.
  static let outside: [String: Set<String>] = [
    "FoundationEssentials": [
      "Fixtures", "Typesetting", "Rendering", "Goldens", "Commands", "bench",
    ],
    "FoundationInternationalization": ["Fixtures/Formatting"],
    "_FoundationICU": ["Fixtures/Formatting"],
    "Glibc": system,
    "Musl": system,
    "Darwin": system,
    "Synchronization": ["Typesetting", "Rendering", "Goldens", "Fixtures", "Commands", "bench"],
  ]

  /// Who talks to the operating system; the engine has none.
  private static let system: Set<String> = [
    "Typesetting", "Rendering", "Goldens", "Commands", "bench",
  ]

  /// The only ones that see a C library.
  static let doors: KeyValuePairs<String, Set<String>> = [
    "CLibPNG": ["CPNGShim"],
    "CPNGShim": ["Rendering"],
    "CPango": ["Typesetting"],
    "CCairo": ["Typesetting", "Rendering"],
  ]

  /// The targets that lay out and know nothing of text, pictures and files.
  static let engine = [
    "Geometry", "Elements", "Differencing", "CollectionLayout", "Views", "ListEngine",
  ]
}
