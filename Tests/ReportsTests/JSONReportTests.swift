import Elements
import Geometry
import Goldens
import JSONReading
import Reports
import Testing

@Suite struct JSONReportTests {
  @Test func tellsCausesWithWhatFollowed() throws {
    let report = try Report.onEdit { screen in
      (screen.title, screen.titleHeight, screen.lines) = ("성수 팝업 스토어 오픈 기념", 44, 2)
    }
    let value = JSONReporter.value(of: report)
    #expect(value["schemaVersion"] == 1)
    #expect(value["totals"]?["changed"] == 1 && value["totals"]?["cases"] == 1)
    let one = try #require(value["cases"]?[0])
    #expect(one["status"] == "changed" && one["reason"] == .null)
    #expect(one["name"] == "poppang-home · iphone-15 · after-page-2")
    #expect(one["golden"] == "home.snapshots/iphone-15.frames" && one["pending"] == .null)
    let cause = try #require(one["causes"]?[0])
    #expect(cause["path"] == "feed/p1/title" && cause["attribute"] == "text")
    #expect(cause["before"] == "성수 팝업" && cause["after"] == "성수 팝업 스토어 오픈 기념")
    #expect(cause["follows"]?[3]?["count"] == 4 && cause["follows"]?[3]?["least"] == 22)
    let consequence = try #require(one["consequences"]?[0])
    #expect(consequence["before"] == 90 && consequence["after"] == 112)
    #expect(consequence["unit"] == "pt" && consequence["causes"] == [0])
    #expect(one["unexplained"] == [])
  }

  @Test func writesTextThatReadsBackAsTheSameValue() throws {
    let report = try Report.onEdit { $0.background = "gray5" }
    let text = JSONReporter.text(of: report)
    #expect(text.hasSuffix("}\n"))
    #expect(try JSONReader.read(Array(text.utf8)).value == JSONReporter.value(of: report))
  }

  @Test func tellsACaptureWithAbsoluteFrames() throws {
    var set = try Screen().set
    set.captures[0].events = ["tap feed/p1"]
    let value = CaptureJSON.value(of: set)
    let capture = try #require(value["captures"]?[0])
    #expect(capture["viewport"] == [0, 0, 393, 852])
    #expect(capture["contentSize"] == [393, 510] && capture["contentOffset"] == [0, 0])
    #expect(capture["events"] == ["tap feed/p1"] && capture["updates"] == [])
    #expect(capture["sections"]?[0]?["layout"] == ["interGroupSpacing": 12])
    let cell = try #require(capture["elements"]?[1])
    #expect(cell["path"] == "feed/p2" && cell["kind"] == "cell" && cell["elementKind"] == .null)
    #expect(cell["indexPath"] == [0, 1] && cell["frame"] == [0, 102, 393, 90])
    #expect(cell["attributes"] == ["component": "Card", "background": "gray6"])
    #expect(cell["children"]?[0]?["frame"] == [16, 114, 261, 22])
  }
}

extension JSONValue {
  fileprivate subscript(key: String) -> JSONValue? {
    if case .object(let object) = self { object[key]?.value } else { nil }
  }

  fileprivate subscript(index: Int) -> JSONValue? {
    if case .array(let nodes) = self, nodes.indices.contains(index) {
      nodes[index].value
    } else {
      nil
    }
  }
}
