import Testing

@Suite struct ScannerTests {
  @Test(arguments: [
    "import Views", "public import Views", "package import Views", "internal import Views",
    "private import Views", "@testable import Views", "@preconcurrency public import Views",
    "@_exported import Views", "import struct Views.Label", "import func Views.Text.measure",
    "  import Views  // a reason", "import Other; import Views", "@_spi(Testing) import Views",
  ])
  func findsAnImport(line: String) {
    #expect(ImportScanner.modules(in: "let a = 1\n" + line + "\nlet b = 2").last == "Views")
  }

  @Test(arguments: ["// import Views", "let important = Views()", "important import Views", ""])
  func seesNoImport(line: String) {
    #expect(ImportScanner.modules(in: line).isEmpty)
  }

  @Test func readsTheTargetsOfAManifest() {
    let manifest = Manifest(
      """
      products: [.library(name: "A", targets: ["A"])],
      targets: [
        .target(name: "A", linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
        .executableTarget(name: "B", dependencies: ["A"]),
        .testTarget(
          name: "BTests",
          dependencies: [
            "B", "A",
          ]
        ),
        .systemLibrary(name: "C", providers: [.apt(["c-dev"])]),
      ]
      """
    )
    #expect(manifest.dependencies == ["A": [], "B": ["A"], "BTests": ["A", "B"], "C": []])
  }

  @Test func findsCasesWithoutASentence() {
    let text = """
      public enum A {
        /// Explained.
        case one
        case two, three
        enum Own { case four }
        func f() { switch self { case .one: break } }
      }
      enum B {
        case five
      }
      """
    #expect(PublicCases.undocumented(in: text) == ["two, three"])
  }
}
