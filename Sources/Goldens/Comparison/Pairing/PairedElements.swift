import Elements
import Geometry

/// One element before and after, with those inside it.
struct ElementPair {
  var before: Element?
  var after: Element?
  /// The rank among all elements of the section in the golden, parents first.
  var placeBefore = 0
  /// The position of the pair around it.
  var parent: Int?
  /// The positions of the pairs inside it, in the order of the run, then those that are gone.
  var children: [Int] = []

  /// Whichever is there, the newer first.
  var element: Element? { after ?? before }
}

/// The elements of a section before and after, paired by who they are.
struct PairedElements {
  private(set) var pairs: [ElementPair] = []
  /// The positions of the pairs directly inside the section.
  private(set) var roots: [Int] = []

  private var waiting: [Key: [Element]] = [:]
  private var positions: [Key: [Int]] = [:]

  private struct Key: Hashable {
    var path: ElementPath
    var kind: ElementKind?
  }

  init(before: [Element], after: [Element]) {
    for element in before.flatMap(\.flattened) {
      waiting[Key(path: element.path, kind: element.kind), default: []].append(element)
    }
    for element in after { add(element, inside: nil) }
    pairOtherKinds()
    var rank = 0
    for element in before { addGone(element, inside: nil, rank: &rank) }
  }

  private mutating func add(_ element: Element, inside parent: Int?) {
    let key = Key(path: element.path, kind: element.kind)
    let index = append(ElementPair(before: take(key), after: element, parent: parent))
    for child in element.children { add(child, inside: index) }
  }

  private mutating func append(_ pair: ElementPair) -> Int {
    let index = pairs.count
    pairs.append(pair)
    if let parent = pair.parent {
      pairs[parent].children.append(index)
    } else {
      roots.append(index)
    }
    if let before = pair.before { note(before, at: index) }
    return index
  }

  private mutating func appendGone(_ element: Element, inside parent: Int?) -> Int {
    let index = pairs.count
    pairs.append(ElementPair(before: element, after: nil, parent: parent))
    if let parent { pairs[parent].children.append(index) } else { roots.append(index) }
    return index
  }

  private mutating func note(_ before: Element, at index: Int) {
    positions[Key(path: before.path, kind: before.kind), default: []].append(index)
  }

  private mutating func take(_ key: Key) -> Element? {
    guard let first = waiting[key]?.first else { return nil }
    waiting[key]?.removeFirst()
    return first
  }

  /// Pairs what kept its path and became another kind of element.
  private mutating func pairOtherKinds() {
    var byPath: [ElementPath: [Key]] = [:]
    for (key, elements) in waiting where !elements.isEmpty {
      byPath[key.path, default: []].append(key)
    }
    for index in pairs.indices where pairs[index].before == nil {
      guard let path = pairs[index].after?.path, let keys = byPath[path], keys.count == 1,
        let before = take(keys[0])
      else { continue }
      pairs[index].before = before
      note(before, at: index)
    }
  }

  private mutating func addGone(_ element: Element, inside parent: Int?, rank: inout Int) {
    let key = Key(path: element.path, kind: element.kind)
    var index = positions[key]?.first
    if index != nil {
      positions[key]?.removeFirst()
    } else {
      index = appendGone(element, inside: parent)
    }
    if let index { pairs[index].placeBefore = rank }
    rank += 1
    for child in element.children { addGone(child, inside: index, rank: &rank) }
  }
}
