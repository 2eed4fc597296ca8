// swift-tools-version: 6.3
import PackageDescription

// The folders below `Sources` spell the way of the data: a feed description comes in at the top,
// an immutable capture is the waist, and everything that looks at a result is below it.
// A target imports only targets above it; `Tests/ArchitectureTests` holds the exact table.
let package = Package(
  name: "proofsheet",
  products: [
    .library(name: "ListEngine", targets: ["ListEngine"]),
    .executable(name: "proofsheet", targets: ["proofsheet"]),
  ],
  targets: [
    // Rounding is a function of the C mathematics library, which nothing else links for us.
    .target(name: "Geometry", linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(name: "JSONReading"),
    .target(name: "Diagnostics", dependencies: ["JSONReading"]),
    .target(name: "Elements", dependencies: ["Geometry"]),
    .target(name: "Differencing"),
    .target(name: "CollectionLayout", dependencies: ["Geometry", "Elements"]),
    .target(name: "Views", dependencies: ["Geometry", "Elements"]),
    .target(
      name: "ListEngine",
      dependencies: ["Geometry", "Elements", "Differencing", "CollectionLayout", "Views"]
    ),
    .target(
      name: "Fixtures",
      dependencies: [
        "Geometry", "JSONReading", "Diagnostics", "Elements", "CollectionLayout", "Views",
        "ListEngine",
      ]
    ),
    .target(
      name: "Typesetting",
      dependencies: ["Geometry", "Elements", "Views", "CPango", "CCairo"]
    ),
    .target(
      name: "Rendering",
      dependencies: [
        "Geometry", "Elements", "Views", "Typesetting", "CCairo", "CPNGShim",
      ]
    ),
    .target(
      name: "Goldens",
      dependencies: ["Geometry", "JSONReading", "Diagnostics", "Elements"]
    ),
    .target(
      name: "Reports",
      dependencies: ["Geometry", "JSONReading", "Diagnostics", "Elements", "Goldens"]
    ),
    .target(
      name: "Commands",
      dependencies: [
        "Geometry", "JSONReading", "Diagnostics", "Elements", "CollectionLayout", "Views",
        "ListEngine", "Fixtures", "Typesetting", "Rendering", "Goldens", "Reports",
      ]
    ),
    .executableTarget(name: "proofsheet", dependencies: ["Commands"]),
    .executableTarget(
      name: "bench",
      dependencies: [
        "Geometry", "JSONReading", "Elements", "Differencing", "CollectionLayout", "Views",
        "ListEngine", "Fixtures", "Typesetting", "Rendering", "Goldens",
      ]
    ),

    // The C doors. A non-local exit of libpng must never cross Swift, so it stays in the shim.
    .target(name: "CPNGShim", dependencies: ["CLibPNG"]),
    .systemLibrary(
      name: "CLibPNG",
      pkgConfig: "libpng",
      providers: [.apt(["libpng-dev"]), .brew(["libpng"])]
    ),
    .systemLibrary(
      name: "CPango",
      pkgConfig: "pangocairo pangoft2",
      providers: [.apt(["libpango1.0-dev", "libfontconfig-dev"]), .brew(["pango", "fontconfig"])]
    ),
    .systemLibrary(
      name: "CCairo",
      pkgConfig: "cairo",
      providers: [.apt(["libcairo2-dev"]), .brew(["cairo"])]
    ),

    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .testTarget(name: "TestSupportTests", dependencies: ["proofsheet", "TestSupport"]),
    .testTarget(name: "ArchitectureTests"),
    .testTarget(name: "GeometryTests", dependencies: ["Geometry", "TestSupport"]),
    .testTarget(name: "JSONReadingTests", dependencies: ["JSONReading", "TestSupport"]),
    .testTarget(
      name: "DiagnosticsTests",
      dependencies: ["Diagnostics", "JSONReading", "TestSupport"]
    ),
    .testTarget(name: "ElementsTests", dependencies: ["Elements", "Geometry", "TestSupport"]),
    .testTarget(name: "DifferencingTests", dependencies: ["Differencing", "TestSupport"]),
    .testTarget(
      name: "CollectionLayoutTests",
      dependencies: ["CollectionLayout", "Geometry", "Elements", "JSONReading", "TestSupport"],
      resources: [.copy("Resources")]
    ),
    .testTarget(
      name: "ViewsTests",
      dependencies: ["Views", "Geometry", "Elements", "TestSupport"]
    ),
    .testTarget(
      name: "ListEngineTests",
      dependencies: [
        "ListEngine", "Views", "Geometry", "Elements", "CollectionLayout", "Differencing",
        "TestSupport",
      ]
    ),
    .testTarget(
      name: "FixturesTests",
      dependencies: [
        "Fixtures", "JSONReading", "Diagnostics", "Elements", "Geometry", "Views", "ListEngine",
        "Typesetting", "TestSupport",
      ]
    ),
    .testTarget(
      name: "TypesettingTests",
      dependencies: ["Typesetting", "Views", "Elements", "Geometry", "TestSupport"]
    ),
    .testTarget(
      name: "RenderingTests",
      dependencies: ["Rendering", "Typesetting", "Views", "Elements", "Geometry", "TestSupport"]
    ),
    .testTarget(
      name: "GoldensTests",
      dependencies: [
        "Goldens", "Elements", "Geometry", "JSONReading", "Diagnostics", "TestSupport",
      ]
    ),
    .testTarget(
      name: "ReportsTests",
      dependencies: [
        "Reports", "Goldens", "Elements", "Geometry", "JSONReading", "Diagnostics", "TestSupport",
      ]
    ),
    .testTarget(
      name: "ToolTests",
      dependencies: [
        "Commands", "Diagnostics", "Geometry", "JSONReading", "proofsheet", "TestSupport",
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)

// What a later language mode will demand is asked for now: a young code base pays nothing for it.
let upcomingFeatures = [
  "ExistentialAny",
  "ImmutableWeakCaptures",
  "InferIsolatedConformances",
  "InternalImportsByDefault",
  "MemberImportVisibility",
  "NonisolatedNonsendingByDefault",
]

for target in package.targets where target.type != .system && target.name != "CPNGShim" {
  var settings = target.swiftSettings ?? []
  settings += upcomingFeatures.map { .enableUpcomingFeature($0) }
  settings.append(.treatAllWarnings(as: .error))
  // The word `unsafe` becomes a map of risk: only the targets that meet C should need it.
  if target.type != .test { settings.append(.strictMemorySafety()) }
  target.swiftSettings = settings
}
