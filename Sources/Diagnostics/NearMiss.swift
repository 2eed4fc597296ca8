/// Finds the name that a person probably meant.
package enum NearMiss {
  /// The known name that is nearest to a mistyped one, or nil when none is near.
  ///
  /// A name that differs in case only is always near. Otherwise at most a third of the letters may
  /// be wrong, where two neighbours that changed places count as one. Of equally near names the
  /// first one is taken.
  ///
  /// - Complexity: O(*n* · *l*²), where *n* is the number of known names and *l* their length.
  package static func nearest(to name: String, in known: some Sequence<String>) -> String? {
    let typed = Array(name.lowercased())
    var best: (name: String, distance: Int)?
    for candidate in known {
      let letters = Array(candidate.lowercased())
      let most = (max(typed.count, letters.count) + 1) / 3
      guard abs(typed.count - letters.count) <= most else { continue }
      let distance = distance(typed, letters)
      if distance <= most, distance < (best?.distance ?? .max) { best = (candidate, distance) }
    }
    return best?.name
  }

  // Keeps three rows of the table of optimal string alignment: a swap looks two rows back.
  private static func distance(_ a: [Character], _ b: [Character]) -> Int {
    var beforePrevious: [Int] = []
    var previous = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var cost = min(row[j] + 1, previous[j + 1] + 1, previous[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          cost = min(cost, beforePrevious[j - 1] + 1)
        }
        row.append(cost)
      }
      (beforePrevious, previous) = (previous, row)
    }
    return previous[b.count]
  }
}
