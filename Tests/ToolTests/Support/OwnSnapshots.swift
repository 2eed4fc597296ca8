/// The fixtures that this project keeps of itself.
enum OwnSnapshots {
  static let folder = root() + "/Snapshots"

  private static func root(file: String = #filePath) -> String {
    file.split(separator: "/").dropLast(4).reduce("") { $0 + "/" + $1 }
  }
}
