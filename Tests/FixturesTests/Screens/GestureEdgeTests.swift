import Diagnostics
import Elements
import Fixtures
import Geometry
import Testing

@testable import Fixtures

/// Gestures and claims where something else happens at the same time.
@Suite struct GestureEdgeTests {
  // MARK: Taps

  /// The stack around has no name, so the path of the text does not go through it.
  @Test func aTapFindsWhatIsAroundEvenWithoutAName() throws {
    let run = try run(
      #"{"tap": "feed/a/title"}, {"expect": {"events": {"onTap": ["open feed/a/hstack"]}}}"#,
      content: #"{"VStack": [{"HStack": [{"Text": "{{id}}", "name": "title"}], "onTap": "open"}]}"#
    )
    #expect(run.complaints == [])
  }

  @Test func theInnermostOfTwoIsTapped() throws {
    let run = try run(
      #"{"tap": "feed/a/in/title"}, {"expect": {"events": {"onTap": ["near feed/a/in"]}}}"#,
      content: #"""
        {"VStack": [{"HStack": [{"Text": "{{id}}", "name": "title"}], "name": "in",
          "onTap": "near"}], "onTap": "far"}
        """#
    )
    #expect(run.complaints == [])
  }

  @Test func aTapOnTheCellDoesNotReachWhatIsInside() throws {
    let run = try run(
      #"{"tap": "feed/a"}, {"expect": {"events": {"didSelect": ["feed/a"], "onTap": []}}}"#,
      content: #"{"VStack": [{"Text": "{{id}}", "name": "title", "onTap": "open"}]}"#
    )
    #expect(run.complaints == [])
  }

  /// Ten rows of 100 points on a screen of 350.
  @Test(arguments: ["feed/j", "feed/j/title", "j"])
  func aTapBeyondTheScreenIsAFinding(path: String) throws {
    let run = try run(#"{"tap": "\#(path)"}, {"expect": {"events": {"didSelect": []}}}"#)
    #expect(run.complaints.count == 1)
    #expect(run.complaints.first?.contains("error: '\(path)' is not on the screen.") == true)
    #expect(run.failures.first?.place?.position != nil)
  }

  /// The fourth row is cut after 30 of its 100 points, in its title and above its button.
  @Test func aTapOnAPartBelowTheEdgeIsAFinding() throws {
    let run = try run(#"{"tap": "feed/d/save"}, {"tap": "feed/d/title"}"#)
    #expect(run.failures.map(\.summary) == ["'feed/d/save' is not on the screen."])
  }

  @Test func aTapOnWhatIsThereTwiceSaysSo() {
    let message = complaint(#"{"tap": "a"}"#, sections: ["feed", "more"])
    #expect(message.contains("'a' could be feed/a or more/a."), "\(message)")
  }

  @Test func aTapOnAMisspeltPartNamesTheNearest() {
    let message = complaint(#"{"tap": "feed/a/titel"}"#)
    #expect(message.contains("Did you mean 'feed/a/title'?"), "\(message)")
  }

  @Test func whatWasTappedStandsInTheLogInOrder() throws {
    let run = try run(#"{"tap": "feed/a/save"}, {"refresh": true}, {"tap": "feed/b/save"}"#)
    let log = run.events.map { "\($0)" }.filter { $0.hasPrefix("on") }
    #expect(log.suffix(3) == ["onTap keep feed/a/save", "onRefresh", "onTap keep feed/b/save"])
  }

  // MARK: Turning

  @Test func turningBackKeepsWhatElseChangedMeanwhile() throws {
    let run = try run(
      """
      {"rotate": "landscape"}, {"environment": {"userInterfaceStyle": "dark"}},
      {"rotate": "portrait"}, {"snapshot": "back"}
      """
    )
    let back = run.captures[0].environment
    #expect(back.userInterfaceStyle == .dark)
    #expect(back.size == Size(width: 320, height: 350))
    #expect(back.safeAreaInsets == EdgeInsets(top: 20, left: 3, bottom: 10, right: 4))
  }

  @Test func aNewSizeOnTheWayDoesNotMixUpTheOrientations() throws {
    let run = try run(
      """
      {"rotate": "landscape"}, {"environment": {"size": [300, 500]}},
      {"rotate": "landscape"}, {"snapshot": "flat"}, {"rotate": "portrait"}, {"snapshot": "upright"}
      """
    )
    #expect(run.captures[0].environment.size == Size(width: 500, height: 300))
    #expect(run.captures[1].environment.size == Size(width: 300, height: 500))
  }

  @Test func aSquareScreenIsHeldEitherWay() throws {
    let run = try run(
      """
      {"environment": {"size": [300, 300]}}, {"snapshot": "before"},
      {"rotate": "landscape"}, {"snapshot": "flat"}, {"rotate": "portrait"}, {"snapshot": "upright"}
      """
    )
    #expect(Set(run.captures.map(\.environment)).count == 1)
  }

  // MARK: Claims

  /// Four rows are made for the first screen: three and a half meet it.
  @Test func theFirstClaimIsAboutTheFirstList() throws {
    let run = try run(
      """
      {"expect": {"events": {"willDisplay": ["feed/a", "feed/b", "feed/c", "feed/d"]},
        "reuse": {"made": 4}, "outcomes": ["reloaded"]}}
      """
    )
    #expect(run.complaints == [])
  }

  /// The first change breaks a row, the second has nothing to do with it.
  @Test func everyStepOfATurnBringsItsFindings() throws {
    let run = try run(
      """
      {"rapid": [{"patch": [{"op": "remove", "path": "/rows/0/t"}]},
        {"append": {"to": "/rows", "items": [{"id": "z", "t": "z"}]}}]},
      {"expect": {"diagnostics": ["missing-binding /rows/0/t"]}}
      """
    )
    #expect(run.complaints == [])
  }

  @Test func aFindingThatTheSameTurnTakesBackWasNotBrought() throws {
    let run = try run(
      """
      {"rapid": [{"patch": [{"op": "remove", "path": "/rows/0/t"}]},
        {"patch": [{"op": "add", "path": "/rows/0/t", "value": "again"}]}]},
      {"expect": {"diagnostics": []}}
      """
    )
    #expect(run.complaints == [])
  }

  /// Four rows are displayed at any time, so a row that comes takes the view of the one that goes.
  @Test(arguments: ["feed/x y", "feed/x%20y"])
  func pathsInClaimsMayBeUnescaped(path: String) throws {
    let run = try run(
      """
      {"prepend": {"to": "/rows", "items": [{"id": "x y", "t": "new"}]}},
      {"expect": {"diff": {"inserted": ["\(path)"]}, "events": {"willDisplay": ["\(path)"]}}},
      {"scroll": {"by": 120}},
      {"expect": {"events": {"didEndDisplay": ["\(path)"]}, "reuse": {"from": {"feed/d": "\(path)"}}}},
      {"scroll": {"by": -120}},
      {"expect": {"events": {"willDisplay": ["\(path)"]}, "reuse": {"from": {"\(path)": "feed/d"}}}}
      """
    )
    #expect(run.complaints == [])
  }

  @Test func aNumberCountsHoweverItIsSpelled() throws {
    let run = try run(
      """
      {"refresh": true},
      {"expect": {"events": {"onRefresh": 1.0}, "reuse": {"made": 0.0}, "mutations": 0e0}}
      """
    )
    #expect(run.complaints == [])
  }

  @Test(arguments: [
    (#"{"expect": {"events": {"onRefresh": -1}}}"#, "a whole number from 0, not -1."),
    (#"{"expect": {"reuse": {"made": -1}}}"#, "a whole number from 0, not -1."),
    (#"{"expect": {"mutations": -1}}"#, "a whole number from 0, not -1."),
    (#"{"expect": {"reuse": {"mde": 1}}}"#, "unknown key 'mde'. Did you mean 'made'?"),
    (#"{"expect": {"mutation": 1}}"#, "unknown key 'mutation'. Did you mean 'mutations'?"),
    (#"{"expect": {"outcomes": ["update"]}}"#, "Did you mean 'updated'?"),
    (#"{"drag": {"by": 3, "velocty": 1}}"#, "unknown key 'velocty'. Did you mean 'velocity'?"),
    (#"{"rotate": "landscap"}"#, "Did you mean 'landscape'?"),
    (#"{"rotat": "landscape"}"#, "unknown key 'rotat'. Did you mean 'rotate'?"),
    (#"{"scrollToTop": 1}"#, "'scrollToTop' takes true or false, not a number."),
    (#"{"rapid": [{"rapid": []}]}"#, "only steps that change the data can be rapid."),
    (#"{"rapid": {"patch": []}}"#, "'rapid' takes a list, not an object."),
  ])
  func aMistakeIsToldWithItsPlace(step: String, message: String) {
    let found = complaint(step)
    #expect(found.contains(message), "\(found)")
    #expect(found.hasPrefix("home.feed.json:5:"), "\(found)")
  }

  @Test func theStepIsCalledByItsVerbAndNotByAComment() throws {
    let run = try run(#"{"$comment": "pull", "refresh": true}"#)
    #expect(run.steps.map(\.name) == ["start", "step 1 refresh"])
  }

  // MARK: Support

  private func complaint(_ script: String, sections: [String] = ["feed"]) -> String {
    do {
      _ = try run(script, sections: sections)
      return "nothing"
    } catch let input as UnusableInput {
      return input.diagnostics.map(\.description).joined(separator: "\n")
    } catch {
      return "\(error)"
    }
  }

  private static let row = #"""
    {"VStack": [{"Text": "{{t}}", "name": "title", "frame": {"height": 40}},
      {"Rectangle": "blue", "name": "save", "onTap": "keep", "frame": {"height": 40}}],
      "spacing": 20, "frame": {"height": 100}}
    """#.replacing("\n", with: "")

  private func run(
    _ script: String,
    content: String = row,
    sections: [String] = ["feed"]
  ) throws -> ScreenRun {
    let rows = "abcdefghij".map { #"{"id": "\#($0)", "t": "\#($0)"}"# }.joined(separator: ", ")
    let lists = sections.map { id in
      #"{"id": "\#(id)", "layout": {"list": {"estimatedHeight": 100}}, "#
        + #""items": {"ForEach": "rows", "id": "{{id}}", "limit": \#(sections.count > 1 ? 1 : 10), "#
        + #""content": \#(content.replacing("\n", with: ""))}}"#
    }
    return try FixturesTests.run(
      """
      {"format": "feed/1",
       "environment": {"size": [320, 350],
         "safeAreaInsets": {"top": 20, "left": 3, "bottom": 10, "right": 4}},
       "data": {"rows": [\(rows)]}, "sections": [\(lists.joined(separator: ", "))], "script": [
         \(script)]}
      """
    )
  }
}
