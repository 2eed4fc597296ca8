import Fixtures
import JSONReading
import Testing

@Suite struct TemplateTests {
  private let data = #"""
    {"title": "{{name}} & {{", "name": "N", "id": 12345678901234567890, "price": 5.0, "on": true,
     "a": {"0": {"b": "zero"}}, "list": [{"name": "first"}, "second"], "key": "0", "제목": "값",
     "e": 1e400, "odd:key": {"x/y": 7}, "user-id": "u", "quote": "it's", "n": 3}
    """#

  @Test(arguments: [
    ("no binding", "no binding"), ("", ""), ("{{name}}", "N"), ("a {{name}}b{{name}}", "a NbN"),
    ("{{title}}", "{{name}} & {{"), ("{{'{{'}}name}}", "{{name}}"), ("{{'}}'}}", "}}"),
    ("{ {{ name }} }", "{ N }"), ("{{id}}", "12345678901234567890"), ("{{price}}", "5.0"),
    ("{{e}}", "1e400"), ("{{on}}", "true"), ("{{a.0.b}}", "zero"), ("{{list.0.name}}", "first"),
    ("{{list.1}}", "second"), ("{{a[key].b}}", "zero"), ("{{list[0].name}}", "first"),
    ("{{$root.list.0.name}}", "first"), ("{{제목}}", "값"), ("{{/odd:key/x~1y}}", "7"),
    ("{{user-id}}", "u"), ("{{'it''s'}}", "it's"), ("{{quote == 'it''s'}}", "true"),
    ("{{on ? 'yes' : 'no'}}", "yes"), ("{{n > 3 ? 'yes' : name}}", "N"),
    ("{{x? ? 'yes' : 'no'}}", "no"), ("{{on ? name | lower : 'no'}}", "n"),
    ("{{on ? name | prefix:1 : 'no'}}", "N"), ("{{!on ? 1 : on ? 2 : 3}}", "2"),
    ("{{(x? ?? name) | lower}}", "n"), ("{{x???'other'}}", "other"), ("{{x??name}}", "N"),
    ("{{n | number | prefix:1}}", "3"), ("{{true}}{{false}}{{-1.50}}", "truefalse-1.50"),
    ("{{list | count}}", "2"), ("👍{{name}}", "👍N"),
  ])
  func evaluates(template: String, expected: String) throws {
    #expect(try Setting(data).text(template) == Evaluated(expected))
  }

  @Test func keepsTheTypeOfASingleBinding() throws {
    let setting = try Setting(data)
    #expect(try setting.value("{{on}}").value == true)
    #expect(try setting.value("{{price}}").value == 5)
    #expect(try setting.value("{{list}}").value == [["name": "first"], "second"])
    #expect(try setting.value("{{a.0}}").value == ["b": "zero"])
    #expect(try setting.value("{{n}} ").value == "3 ")
    #expect(try setting.value("3").value == "3")
    #expect(try setting.value("{{missing?}}").value == nil)
  }

  @Test(
    arguments: [
      ("{{title", .unclosedBraces, 0), ("ab {{", .unclosedBraces, 3),
      ("{{}}", .emptyExpression, 0), ("{{ }}", .emptyExpression, 0),
      ("{{a", .unclosedBraces, 0), ("{{'a}}", .unclosedLiteral, 2),
      ("{{a b}}", .unexpected("b", expected: .closingBraces), 4),
      ("{{a}", .unexpected("}", expected: .closingBraces), 3),
      ("{{a.}}", .unexpected("}", expected: .name), 4),
      ("{{a == }}", .unexpected("}", expected: .value), 7),
      ("{{(a}}", .unexpected("}", expected: .closingParenthesis), 4),
      ("{{a[b}}", .unexpected("}", expected: .closingBracket), 5),
      ("{{a = b}}", .unexpected("=", expected: .closingBraces), 4),
      ("{{a ? b}}", .unexpected("}", expected: .colon), 7), ("{{a ?b : c}}", .choiceNeedsSpaces, 4),
      ("{{a | }}", .unexpected("}", expected: .formatter), 6),
      ("{{a | uper}}", .unknownFormatter("uper", nearest: "upper"), 6),
      ("{{a | reverse}}", .unknownFormatter("reverse", nearest: nil), 6),
      ("{{$rot.a}}", .unknownRoot("$rot", nearest: "$root"), 2),
      ("{{a | prefix}}", .argumentCount(formatter: "prefix", allowed: 1...1, found: 0), 6),
      ("{{a | trim:1}}", .argumentCount(formatter: "trim", allowed: 0...0, found: 1), 6),
      ("{{a | upper:in:'y'}}", .readsNoPattern(formatter: "upper"), 15),
      ("{{a | date:'j'}}", .pattern(.unknownField("j", pattern: "j")), 6),
      ("{{a | date:'y''x'}}", .pattern(.unclosedQuote("y'x")), 6),
      ("{{a | number:'abc'}}", .pattern(.noDigits("abc")), 6),
      ("{{a | number:'0#'}}", .pattern(.digitOrder("0#")), 6),
      ("{{a | mask:'abc'}}", .pattern(.noPlaces("abc")), 6),
      ("{{1.2.3}}", .numberForm("1.2.3"), 2), ("{{{a}}}", .bracesInExpression, 2),
      ("{{/a~2}}", .pointer(.badEscape("/a~2")), 2),
      ("가{{a b}}", .unexpected("b", expected: .closingBraces), 5),
    ] as [(String, TemplateError.Fact, Int)]
  )
  func explainsWhatItCannotRead(template: String, fact: TemplateError.Fact, offset: Int) {
    let error = #expect(throws: TemplateError.self) {
      try Template(parsing: template, at: SourcePosition(line: 4, column: 10))
    }
    #expect(error?.fact == fact)
    #expect(error?.offset == offset)
    #expect(error?.position == SourcePosition(line: 4, column: 11 + offset))
    #expect(error?.sentence.isEmpty == false)
  }

  @Test func refusesEndlessExpressionsWithoutCrashing() {
    for text in [
      String(repeating: "(", count: 10_000), String(repeating: "!", count: 10_000),
      "a" + String(repeating: " || a", count: 10_000),
      "a" + String(repeating: " ? a : a", count: 10_000),
      "a" + String(repeating: " | trim", count: 10_000),
      String(repeating: "a[", count: 10_000),
    ] {
      let error = #expect(throws: TemplateError.self) { try Expression(parsing: text) }
      #expect(error?.fact == .tooLong(limit: 256) || error?.fact == .tooDeep(limit: 32))
    }
  }

  @Test func refusesBracesInAConditionOfItsOwn() {
    let error = #expect(throws: TemplateError.self) { try Expression(parsing: "{{on}}") }
    #expect(error?.fact == .bracesInExpression)
  }

  @Test(
    arguments: [
      ("{{title}}", "title"), ("{{balance.amount | currency:balance.currency}}", "balance"),
      ("{{imageUrl?}}", "imageUrl"), ("#{{tag}}", "tag"),
      ("{{nickname | nonEmpty ?? product}}", "nickname"),
      ("{{$section.title}}", "title"), ("{{$root.people[sender].name}}", "people"),
      ("{{$index}}", "index"), ("{{/post/record}}", "post"), ("{{'{{'}}{{a}}", "a"),
      ("{{a}} {{b}}", nil), ("plain", nil), ("{{'x'}}", nil),
    ] as [(String, String?)]
  )
  func namesAnElementByItsOnlyBinding(template: String, expected: String?) throws {
    #expect(try Template(parsing: template).bindingName == expected)
  }

  @Test func listsEveryPathItReads() throws {
    let template = try Template(
      parsing: "{{a.b | currency:c ?? d?}} {{$root.e[f] == g ? h : 'x'}}{{t | date:'y',in:i}}"
    )
    #expect(
      template.paths.map(\.text) == ["a.b", "c", "d", "$root.e[f]", "f", "g", "h", "t", "i"]
    )
    #expect(
      template.paths.map(\.isOptional) == [false, false, true] + [Bool](repeating: false, count: 6)
    )
  }
}
