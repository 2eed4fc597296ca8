/// Families that texts need and that were found nowhere.
package struct MissingFonts: Error, Hashable, Sendable {
  /// The families that are missing, in the order of their use.
  package var families: [FontFamily]
  /// The directories that were looked in.
  package var searched: [String]

  /// The packages of the distribution that hold the missing families, each once.
  package var packages: [String] {
    families.map(\.debianPackage).reduce(into: []) { list, name in
      if !list.contains(name) { list.append(name) }
    }
  }
}

extension MissingFonts: CustomStringConvertible {
  package var description: String {
    let names = families.map(\.name).joined(separator: ", ")
    let places =
      searched.isEmpty ? "in any font directory" : "in " + searched.joined(separator: ", ")
    return "These fonts were not found \(places): \(names). "
      + "On Debian they come with: \(packages.joined(separator: " "))."
  }
}
