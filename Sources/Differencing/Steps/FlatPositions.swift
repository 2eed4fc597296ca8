/// One running number for every item of a sectioned list.
struct FlatPositions {
  /// The number of the first item of each section, and at the end the number of all items.
  private(set) var starts: [Int] = [0]
  /// The section of each item.
  private(set) var sections: [Int] = []

  init(counts: [Int]) {
    starts.reserveCapacity(counts.count + 1)
    sections.reserveCapacity(counts.reduce(0, +))
    for (section, count) in counts.enumerated() {
      starts.append(starts[section] + count)
      sections.append(contentsOf: repeatElement(section, count: count))
    }
  }

  /// How many items there are.
  var count: Int { sections.count }

  /// The items of a section.
  func range(of section: Int) -> Range<Int> { starts[section]..<starts[section + 1] }

  /// The place that a running number stands for.
  func position(_ flat: Int) -> ItemPosition {
    let section = sections[flat]
    return ItemPosition(section: section, item: flat - starts[section])
  }
}
