import Diagnostics
import JSONReading

extension ExpressionParser {
  /// A formatter's name, with arguments after a colon that touches it.
  mutating func formatterCall() throws(TemplateError) -> FormatterCall {
    skipSpaces()
    let opening = index
    let name = take(while: Self.continuesName)
    if name.isEmpty { throw unexpected(.formatter) }
    guard let formatter = ValueFormatter(rawValue: name) else {
      let nearest = NearMiss.nearest(to: name, in: ValueFormatter.allCases.map(\.rawValue))
      throw fault(.unknownFormatter(name, nearest: nearest), at: opening)
    }
    var call = FormatterCall(formatter: formatter, arguments: [], offset: opening)
    if peek == ":" {
      index += 1
      repeat { try argument(of: &call) } while skip(",")
    }
    skipSpaces()
    try check(call)
    return call
  }

  private mutating func argument(of call: inout FormatterCall) throws(TemplateError) {
    guard skip("in:") else {
      call.arguments.append(try term())
      return
    }
    guard call.formatter.readsDates else {
      throw fault(.readsNoPattern(formatter: call.formatter.rawValue))
    }
    call.readingPattern = try term()
  }

  private func check(_ call: FormatterCall) throws(TemplateError) {
    let allowed = call.formatter.argumentCount
    guard allowed.contains(call.arguments.count) else {
      let name = call.formatter.rawValue
      throw fault(
        .argumentCount(formatter: name, allowed: allowed, found: call.arguments.count),
        at: call.offset
      )
    }
    do {
      if case .literal(.string(let text)) = call.readingPattern { _ = try DatePattern(text) }
      guard case .literal(.string(let text)) = call.arguments.first else { return }
      if call.formatter == .date { _ = try DatePattern(text) }
      if call.formatter == .number { _ = try NumberPattern(text) }
      if call.formatter == .mask { _ = try Mask(text) }
    } catch {
      throw fault(.pattern(error), at: call.offset)
    }
  }
}
