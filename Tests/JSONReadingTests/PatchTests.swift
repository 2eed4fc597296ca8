import JSONReading
import Testing

@Suite struct PatchTests {
  @Test(arguments: [
    (#"{"a":1}"#, #"[{"op":"add","path":"/b","value":2}]"#, #"{"a":1,"b":2}"#),
    (#"{"a":1}"#, #"[{"op":"add","path":"/a","value":2}]"#, #"{"a":2}"#),
    ("[1,2]", #"[{"op":"add","path":"/1","value":9}]"#, "[1,9,2]"),
    ("[1,2]", #"[{"op":"add","path":"/2","value":9}]"#, "[1,2,9]"),
    ("[1,2]", #"[{"op":"add","path":"/-","value":9}]"#, "[1,2,9]"),
    (#"{"a":[{"b":1}]}"#, #"[{"op":"replace","path":"/a/0/b","value":2}]"#, #"{"a":[{"b":2}]}"#),
    ("[1,2,3]", #"[{"op":"remove","path":"/1"}]"#, "[1,3]"),
    (#"{"a":1,"b":2}"#, #"[{"op":"remove","path":"/a"}]"#, #"{"b":2}"#),
    ("[1,2,3]", #"[{"op":"move","from":"/0","path":"/2"}]"#, "[2,3,1]"),
    (#"{"a":{"b":1}}"#, #"[{"op":"move","from":"/a/b","path":"/c"}]"#, #"{"a":{},"c":1}"#),
    (#"{"a":1}"#, #"[{"op":"copy","from":"/a","path":"/b"}]"#, #"{"a":1,"b":1}"#),
    (#"{"a":1}"#, #"[{"op":"test","path":"/a","value":1.0}]"#, #"{"a":1}"#),
    (#"{"a":1}"#, #"[{"op":"replace","path":"","value":[]}]"#, "[]"),
    ("[1]", #"[{"op":"add","path":"/1","value":2},{"op":"remove","path":"/0"}]"#, "[2]"),
  ])
  func appliesOperations(document: String, patch: String, expected: String) throws {
    let before = try read(document)
    let after = try JSONPatch.apply(try JSONPatch.operations(from: read(patch)), to: before)
    #expect(JSONWriter.write(after.value, .compact) == expected)
    #expect(JSONWriter.write(before.value, .compact) == document)
  }

  @Test(
    arguments: [
      (#"[{"op":"remove","path":"/x"}]"#, .nothingThere(pointer("/x"))),
      (#"[{"op":"replace","path":"/x","value":1}]"#, .nothingThere(pointer("/x"))),
      (#"[{"op":"add","path":"/x/y","value":1}]"#, .nothingThere(pointer("/x/y"))),
      (
        #"[{"op":"add","path":"/list/3","value":1}]"#,
        .indexOutOfRange(pointer("/list/3"), index: 3, count: 2)
      ),
      (#"[{"op":"add","path":"/list/a","value":1}]"#, .notAnIndex(pointer("/list/a"), "a")),
      (#"[{"op":"add","path":"/n/a","value":1}]"#, .notAContainer(pointer("/n/a"), found: 1)),
      (#"[{"op":"remove","path":""}]"#, .removesWholeDocument),
      (
        #"[{"op":"move","from":"/list","path":"/list/0"}]"#,
        .moveIntoItself(from: pointer("/list"), to: pointer("/list/0"))
      ),
      (
        #"[{"op":"test","path":"/n","value":"1"}]"#,
        .testFailed(pointer("/n"), expected: "1", found: 1)
      ),
      (#"[{"op":"put","path":"/n"}]"#, .unknownOperation("put")),
      (#"[{"op":"add","path":"/n"}]"#, .memberMissing("value", operation: "add")),
      (#"[{"op":"move","path":"/n"}]"#, .memberMissing("from", operation: "move")),
      (#"[{"op":"remove","path":"n"}]"#, .pointer(.doesNotStartWithSlash("n"))),
      ("[3]", .notAnOperation(found: 3)), ("{}", .notAList(found: [:])),
    ] as [(String, JSONPatchError.Fact)]
  )
  func explainsWhatCannotBeApplied(patch: String, fact: JSONPatchError.Fact) throws {
    let document = try read(#"{"list":[1,2],"n":1}"#)
    let error = #expect(throws: JSONPatchError.self) {
      try JSONPatch.apply(try JSONPatch.operations(from: read(patch)), to: document)
    }
    #expect(error?.fact == fact)
    #expect(error?.sentence.hasSuffix(".") == true)
  }

  @Test func namesTheOperationAtFault() throws {
    let patch = try read(
      "[\n{\"op\":\"test\",\"path\":\"\",\"value\":1},\n {\"op\":\"remove\",\"path\":\"/a\"}]"
    )
    let error = #expect(throws: JSONPatchError.self) {
      try JSONPatch.apply(try JSONPatch.operations(from: patch), to: JSONNode(1))
    }
    #expect(error?.operation == 1)
    #expect(error?.position == SourcePosition(line: 3, column: 2))
  }
}

private func pointer(_ text: String) -> JSONPointer {
  JSONPointer(tokens: text.split(separator: "/").map(String.init))
}
