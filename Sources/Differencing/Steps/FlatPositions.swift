/// One running number for every item of a sectioned list that is between the equal ends of its
/// section.
///
/// Whatever is equal at both ends of a section has no number, so what is done by numbers costs what
/// lies between the first and the last change.
@usableFromInline
struct FlatPositions {
  /// The number of the first item of each section, and at the end the number of all items.
  @usableFromInline private(set) var starts: [Int] = [0]
  /// The section of each item.
  @usableFromInline private(set) var sections: [Int] = []
  /// For each section the position of the item with its first number.
  @usableFromInline let offsets: [Int]

  /// Numbers what is between equal ends.
  ///
  /// - Parameter middles: For each section the positions between its ends.
  @usableFromInline
  init(_ middles: [Range<Int>]) {
    offsets = middles.map(\.lowerBound)
    starts.reserveCapacity(middles.count + 1)
    sections.reserveCapacity(middles.reduce(0) { $0 + $1.count })
    for (section, middle) in middles.enumerated() {
      starts.append(starts[section] + middle.count)
      sections.append(contentsOf: repeatElement(section, count: middle.count))
    }
  }

  /// How many items have a number.
  @usableFromInline var count: Int { sections.count }

  /// The numbers of a section.
  @inlinable
  func range(of section: Int) -> Range<Int> { starts[section]..<starts[section + 1] }

  /// The position in its section that a running number stands for.
  @inlinable
  func item(_ flat: Int) -> Int {
    let section = sections[flat]
    return flat - starts[section] + offsets[section]
  }

  /// The item that a running number stands for.
  @inlinable
  func item<Section: DifferentiableSection>(_ flat: Int, in list: [Section]) -> Section.Item {
    list[sections[flat]].items[item(flat)]
  }

  /// The place that a running number stands for.
  func position(_ flat: Int) -> ItemPosition {
    ItemPosition(section: sections[flat], item: item(flat))
  }
}
