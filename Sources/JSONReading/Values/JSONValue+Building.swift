// Values are built the way they are written: `["name": "feed", "count": 3, "ids": [1, 2]]`.

extension JSONValue: ExpressibleByStringInterpolation, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral, ExpressibleByNilLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  package init(stringLiteral value: String) { self = .string(value) }
  package init(integerLiteral value: Int) { self.init(value) }
  package init(floatLiteral value: Double) { self.init(value) }
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  package init(nilLiteral: ()) { self = .null }
  package init(arrayLiteral elements: JSONValue...) { self.init(elements) }
  package init(dictionaryLiteral members: (String, JSONValue)...) {
    self = .object(JSONObject(members))
  }
}

extension JSONValue {
  package init(_ value: Int) { self = .number(JSONNumber(value)) }

  /// A number, or null for infinity and not-a-number, which JSON cannot say.
  package init(_ value: Double) { self = JSONNumber(value).map(JSONValue.number) ?? .null }

  /// An array of values that stand in no text.
  package init(_ elements: some Sequence<JSONValue>) {
    self = .array(elements.map { JSONNode($0) })
  }
}

extension JSONObject: ExpressibleByDictionaryLiteral {
  /// An object of members that stand in no text, in this order.
  ///
  /// Of equal keys the first one counts, as in a text.
  package init(_ members: some Sequence<(String, JSONValue)>) {
    self.init()
    for (key, value) in members {
      append(Member(key: key, keyPosition: .start, value: JSONNode(value)))
    }
  }

  package init(dictionaryLiteral members: (String, JSONValue)...) { self.init(members) }
}
