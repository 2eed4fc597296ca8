import CollectionLayout
import Diagnostics
import JSONReading
import ListEngine
import Views

/// Makes the list of a screen from a fixture and the data at one moment.
struct ScreenBuilder {
  var fixture: Fixture
  var expander: Expander
  var findings: Findings
  /// How many pixels make a point.
  var scale: Double

  /// The list for some data; what is wrong with the data is noted in the findings.
  ///
  /// Complexity: O(n) in the number of views of all items.
  func list(_ data: JSONNode) throws -> List {
    let scope = Scope(data: data)
    var sections: [Section] = []
    for template in fixture.sections {
      findings.subject = template.id
      if let condition = template.condition,
        !condition.expression.truth(in: scope, by: findings.evaluation)
      {
        continue
      }
      let properties = template.properties.value(in: scope, by: findings.evaluation) ?? .null
      sections.append(try section(template, scope.section(JSONNode(properties))))
    }
    findings.drain()
    return List(sections: sections)
  }

  private func section(_ template: SectionTemplate, _ scope: Scope) throws -> Section {
    let cells = self.cells(template, scope)
    reportRepeatedIDs(cells, in: template)
    var section = Section(id: template.id, cells: cells)
      .layout(try template.layout.section(scale: scale))
    for supplementary in template.layout.supplementaries where !supplementary.belongsToItem {
      findings.subject = "\(template.id)/@\(supplementary.elementKind)"
      guard let content = supplementary.content,
        let component = component(content, scope)
      else { continue }
      section = section.supplementary(kind: supplementary.elementKind, component: component)
    }
    return section
  }

  private func cells(_ template: SectionTemplate, _ scope: Scope) -> [Cell] {
    switch template.items {
    case .list(let items):
      return items.compactMap { cell($0, in: scope, of: template, index: nil) }
    case .forEach(let repeated):
      return cells(repeated, scope, of: template)
    }
  }

  private func cells(
    _ repeated: RepeatedItems,
    _ scope: Scope,
    of section: SectionTemplate
  ) -> [Cell] {
    let evaluation = findings.evaluation
    let items = repeated.path
      .items(in: scope, as: repeated.alias, let: repeated.lets, by: evaluation)
      .filtered(where: repeated.filter?.expression, limit: repeated.limit, by: evaluation)
    var cells: [Cell] = []
    for index in items.items.indices {
      let scope = items.scope(at: index)
      cells += repeated.before.compactMap { cell($0, in: scope, of: section, index: index) }
      let id = self.id(repeated.id, in: scope, of: section, index: index)
      guard let content = content(repeated, id, scope) else { continue }
      if let cell = cell(id, content, in: scope, of: section) { cells.append(cell) }
    }
    if cells.isEmpty, let empty = repeated.empty {
      findings.subject = "\(section.id)/empty"
      if let cell = cell("empty", empty, in: scope, of: section) { cells.append(cell) }
    }
    return cells
  }

  private func cell(
    _ item: SectionTemplate.SingleItem,
    in scope: Scope,
    of section: SectionTemplate,
    index: Int?
  ) -> Cell? {
    if let condition = item.condition,
      !condition.expression.truth(in: scope, by: findings.evaluation)
    {
      return nil
    }
    let id = self.id(item.id, in: scope, of: section, index: index)
    return cell(id, item.content, in: scope, of: section)
  }

  private func cell(
    _ id: String,
    _ content: ElementTemplate,
    in scope: Scope,
    of section: SectionTemplate
  ) -> Cell? {
    guard let component = component(content, scope) else { return nil }
    var cell = Cell(id: id, component: component)
    for supplementary in section.layout.supplementaries where supplementary.belongsToItem {
      guard let content = supplementary.content,
        let component = self.component(content, scope)
      else { continue }
      cell = cell.supplementary(kind: supplementary.elementKind, component: component)
    }
    return cell
  }

  private func component(_ content: ElementTemplate, _ scope: Scope) -> HostedComponent? {
    guard let view = expander.root(content, in: scope) else { return nil }
    return HostedComponent(content.typeName, view)
  }

  /// The first case whose condition holds.
  private func content(_ items: RepeatedItems, _ id: String, _ scope: Scope) -> ElementTemplate? {
    let match = items.cases.first { candidate in
      candidate.condition?.expression.truth(in: scope, by: findings.evaluation) ?? true
    }
    if match == nil {
      findings.add(
        Diagnostic(
          .error,
          "no-case",
          subject: findings.subject,
          summary: "no case of 'cases' holds for '\(id)', so it is not shown.",
          place: items.cursor.place,
          solutions: ["A last case without 'if' takes what is left."]
        )
      )
    }
    return match?.content
  }
}

extension ElementTemplate {
  /// The kind as it is written, by which cells are reused.
  fileprivate var typeName: String {
    if case .component(let name, _) = kind { return name }
    return switch kindName {
    case "hstack": "HStack"
    case "vstack": "VStack"
    case "zstack": "ZStack"
    default: kindName.prefix(1).uppercased() + kindName.dropFirst()
    }
  }
}
