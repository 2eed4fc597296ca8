import Diagnostics
import Elements
import Fixtures
import Foundation
import Testing

/// Templates for real responses of public interfaces, where they are at hand.
@Suite struct CapturedFeedTests {
  private static let folder: URL = {
    if let named = ProcessInfo.processInfo.environment["PROOFSHEET_CAPTURED"] {
      return URL(filePath: named)
    }
    return URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../../shared/examples/captured").standardized
  }()

  private static let templates: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasSuffix(".feed.json") }.sorted()

  private static let environments: [(UserInterfaceStyle, ContentSizeCategory)] =
    UserInterfaceStyle.allCases.flatMap { style in
      [ContentSizeCategory.large, .accessibilityLarge].map { (style, $0) }
    }

  /// What each response is known to bring; others bring nothing but notes.
  private static let known: [String: Set<String>] = [
    "wikipedia-feed-aggregate.feed.json": ["duplicate-id"],
    "twitter-home-timeline.feed.json": ["missing-glyph"],
  ]

  @Test(.enabled(if: !templates.isEmpty), arguments: templates)
  func rendersInEveryVariant(template: String) throws {
    for (style, category) in Self.environments {
      let run = try run(
        Self.folder.appending(path: template).path,
        from: .disk,
        changing: {
          $0.userInterfaceStyle = style
          $0.contentSizeCategory = category
        }
      )
      let capture = try #require(run.captures.first)
      #expect(capture.sections.first?.elements.isEmpty == false)
      let serious = run.diagnostics.filter { $0.severity > .note }
      #expect(Set(serious.map(\.identifier)).isSubset(of: Self.known[template] ?? []))
      #expect(run.diagnostics.allSatisfy { $0.place != nil })
      #expect(run.failures.isEmpty)
    }
  }
}

extension FixtureFiles {
  fileprivate static let disk = FixtureFiles(
    size: { try? Data(contentsOf: URL(filePath: $0)).count },
    read: { Array(try Data(contentsOf: URL(filePath: $0))) }
  )
}
