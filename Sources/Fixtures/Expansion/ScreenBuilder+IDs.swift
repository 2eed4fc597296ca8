import Diagnostics
import ListEngine

extension ScreenBuilder {
  /// The id of an item; where the template gives none, its place has to do, which is reported.
  func id(
    _ template: Template,
    in scope: Scope,
    of section: SectionTemplate,
    index: Int?
  ) -> String {
    if template.paths.count == 1, template.paths.first?.text == "$index" {
      findings.subject = section.id
      findings.lint(
        "positional-id",
        "an id of '$index' changes with the place.",
        at: template.position
      )
    }
    let id = template.text(in: scope, by: findings.evaluation)
    findings.subject = "\(section.id)/\(id)"
    guard id.isEmpty else { return id }
    let place = "missing-id-\(index ?? 0)"
    findings.subject = "\(section.id)/\(place)"
    findings.add(
      Diagnostic(
        .warning,
        "missing-id",
        subject: findings.subject,
        summary: "the id of item \(index ?? 0) of '\(section.id)' is empty.",
        place: Place(file: fixture.file, position: template.position)
      )
    )
    return place
  }

  /// Reports ids that stand more than once in a section, with all their places.
  func reportRepeatedIDs(_ cells: [Cell], in section: SectionTemplate) {
    var places: [String: [Int]] = [:]
    var ids: [String] = []
    for (index, cell) in cells.enumerated() {
      guard let id = cell.id.base as? String else { continue }
      if places[id] == nil { ids.append(id) }
      places[id, default: []].append(index)
    }
    for id in ids {
      guard let all = places[id], all.count > 1 else { continue }
      let list = all.map { "\($0)" }.joined(separator: " and ")
      findings.add(
        Diagnostic(
          .warning,
          "duplicate-id",
          subject: "\(section.id)/\(id)",
          summary: "the id '\(id)' of '\(section.id)' stands at \(list).",
          place: section.cursor.place,
          solutions: ["All are shown; updates of them are told apart by content only."]
        )
      )
    }
  }
}
