import FoundationEssentials

/// Everything that is measured, one group after the other.
enum Benchmarks {
  static func run() throws {
    let root = FileManager.default.temporaryDirectory.path + "/proofsheet-bench"
    try? FileManager.default.removeItem(atPath: root)
    defer { try? FileManager.default.removeItem(atPath: root) }
    print("Medians of a release build; compare figures of one run only.")
    DiffBenchmarks().run()
    LengthBenchmarks().run()
    ErasureBenchmarks().run()
    try PartBenchmarks(root: root).run()
    try ProcessBenchmarks(root: root).run()
  }
}
