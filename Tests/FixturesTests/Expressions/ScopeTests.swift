import Diagnostics
import Fixtures
import JSONReading
import Testing

@Suite struct ScopeTests {
  private let data = #"""
    {"title": "root", "me": "u1", "people": {"u1": {"name": "Kim"}},
     "messages": [
       {"sender": "u1", "text": "a", "tags": ["x", "y"]}, {"sender": "u2", "text": "b"},
       {"sender": "u1", "text": "c", "title": "own"}
     ]}
    """#

  private func texts(_ template: String, as name: String? = nil) throws -> [String] {
    let setting = try Setting(data)
    let items = try setting.items("messages", as: name, let: ["loud": "{{text | upper}}"])
    return try items.items.indices.map {
      try setting.inside(items.scope(at: $0)).text(template).value
    }
  }

  @Test(arguments: [
    ("{{text}}", ["a", "b", "c"]), ("{{title}}", ["root", "root", "own"]),
    ("{{$index}}/{{$count}}", ["0/3", "1/3", "2/3"]),
    ("{{$first}}{{$last}}", ["truefalse", "falsefalse", "falsetrue"]),
    ("{{$previous.text? ?? '-'}}{{$next.text? ?? '-'}}", ["-b", "ac", "b-"]),
    ("{{$previous.loud?}}", ["", "A", "B"]), ("{{loud}}", ["A", "B", "C"]),
    ("{{$root.people[sender].name ?? '?'}}", ["Kim", "?", "Kim"]),
    ("{{$parent.title}}", ["root", "root", "root"]), ("{{/text}}", ["a", "b", "c"]),
    ("{{$root.messages.1.text}}", ["b", "b", "b"]), ("{{item.text}}", ["a", "b", "c"]),
    ("{{sender == $root.me ? 'mine' : 'theirs'}}", ["mine", "theirs", "mine"]),
  ])
  func findsNamesFromAnItem(template: String, expected: [String]) throws {
    #expect(try texts(template, as: "item") == expected)
  }

  @Test func looksFromTheInnermostItemOutward() throws {
    let setting = try Setting(data)
    let message = setting.inside(try setting.items("messages").scope(at: 0))
    let tag = message.inside(try message.items("tags", as: "tag").scope(at: 1))
    #expect(
      try tag.text("{{tag}} {{text}} {{title}} {{$index}} {{$parent.text}}").value == "y a root 1 a"
    )
  }

  @Test func keepsNumbersOfTheItemsThatAreLeft() throws {
    let setting = try Setting(data)
    let kept = try setting.items("messages")
      .filtered(where: Expression(parsing: "sender == 'u1'"), by: setting.evaluation)
    #expect(kept.items.count == 2)
    let last = setting.inside(kept.scope(at: 1))
    #expect(try last.text("{{$index}}{{$previous.text}}{{text}}").value == "1ac")
    _ = try Template(parsing: "{{nothing}}").text(in: last.scope, by: last.evaluation)
    #expect(last.evaluation.takeFindings().first?.dataPath?.description == "/messages/2/nothing")
    #expect(
      try setting.items("messages").filtered(limit: 2, by: setting.evaluation).items.count == 2
    )
    #expect(try setting.items("messages").filtered(limit: -1, by: setting.evaluation).items.isEmpty)
  }

  @Test func letsArgumentsComeFirstAndEvaluatesThemOutside() throws {
    let setting = try Setting(data)
    let item = setting.inside(try setting.items("messages").scope(at: 1))
    let arguments = try ["title": "{{text}}!", "text": "{{title}}", "gone": "{{none?}}"]
      .mapValues { try BoundValue(parsing: JSONNode(.string($0))) }
    let inside = item.inside(item.scope.component(arguments: arguments))
    #expect(try inside.text("{{title}} {{text}} {{sender}}") == Evaluated("b! root u2"))
    #expect(try inside.text("{{gone}}") == Evaluated(""))
  }

  @Test func reportsWhatALetMissesOnce() throws {
    let setting = try Setting(data)
    let item = setting.inside(try setting.items("messages", let: ["x": "{{none}}"]).scope(at: 0))
    #expect(try item.text("{{x}}{{x}}") == Evaluated("", "missing-binding"))
    #expect(try item.text("{{x}}") == Evaluated(""))
  }

  @Test func letsANameStandForTheOneFurtherOut() throws {
    let setting = try Setting(data)
    let items = try setting.items("messages", let: ["text": "<{{text}}>", "title": "{{title}}"])
    #expect(try setting.inside(items.scope(at: 2)).text("{{text}}{{title}}") == Evaluated("<c>own"))
  }

  @Test func endsCirclesAndLongChains() throws {
    let many = (0..<5_000).map { "{\"i\": \($0)}" }.joined(separator: ",")
    let setting = try Setting("[\(many)]")
    let chain = try setting.items("$root", let: ["n": "{{$previous.n? ?? 'start'}}"])
    #expect(try setting.inside(chain.scope(at: 4_999)).text("{{n}}").value == "start")
    let circle = try setting.items("$root", let: ["a": "{{b?}}", "b": "{{a?}}"])
    #expect(try setting.inside(circle.scope(at: 0)).text("{{a}}") == Evaluated(""))
  }

  @Test func readsTheValuesOfTheSection() throws {
    let setting = try Setting(data)
    let inside = setting.inside(setting.scope.section(JSONNode(["title": "S"])))
    #expect(try inside.text("{{$section.title}}{{title}}{{$section.more?}}") == Evaluated("Sroot"))
    #expect(try inside.truth("$section.more?") == Evaluated(false))
    #expect(try setting.text("{{$section.title}}") == Evaluated("", "missing-binding"))
  }

  @Test func repeatsARootThatIsAnArray() throws {
    let setting = try Setting(#"[{"emojis": ["x", "y"]}, {}]"#)
    #expect(try setting.items("$root").items.count == 2)
    #expect(try setting.items("$root.0.emojis").items.count == 2)
    #expect(try setting.text("{{$root.0.emojis.1}}").value == "y")
  }

  @Test func saysWhatIsMissingWhereAndWhatWasMeant() throws {
    let setting = try Setting(data)
    let item = try setting.items("messages").scope(at: 1)
    let template = try Template(
      parsing: "{{text}} {{sendr}}",
      at: SourcePosition(line: 7, column: 20)
    )
    _ = template.text(in: item, by: setting.evaluation)
    let finding = try #require(setting.evaluation.takeFindings().first)
    #expect(finding.fact == .missing(path: "sendr", nearest: "sender"))
    #expect(finding.position == SourcePosition(line: 7, column: 32))
    #expect(finding.dataPath?.description == "/messages/1/sendr")
    let diagnostic = finding.diagnostic(file: "a.feed.json")
    #expect(
      diagnostic.description
        == "a.feed.json:7:32: warning: there is no 'sendr' in the data. Did you mean 'sender'?"
    )
  }

  @Test func saysWhereTheDataCannotBeShown() throws {
    let setting = try Setting("{\"rows\": [\n {\"at\": \"soon – later\"}]}")
    let row = try setting.items("rows", as: "row").scope(at: 0)
    let template = try Template(parsing: "{{row.at | date:'y'}}")
    #expect(template.text(in: row, by: setting.evaluation) == "soon – later")
    let finding = try #require(setting.evaluation.takeFindings().first)
    #expect(finding.fact == .formatFailed(formatter: "date", raw: "soon – later", .notADate))
    #expect(finding.dataPath?.description == "/rows/0/at")
    #expect(finding.dataPosition == SourcePosition(line: 2, column: 9))
  }

  @Test func resolvesTheStringsInsideAValue() throws {
    let setting = try Setting(data)
    let node = try JSONReader.read(Array(#"{"a": ["{{me}}", 1, "{{none?}}"], "b": "x"}"#.utf8))
    let value = try BoundValue(parsing: node).value(in: setting.scope, by: setting.evaluation)
    #expect(value == ["a": ["u1", 1, nil], "b": "x"])
  }
}
