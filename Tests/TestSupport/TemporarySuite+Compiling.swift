import FoundationEssentials

extension TemporarySuite {
  /// Checks a piece of Swift against the modules of this build, without making anything of it.
  ///
  /// It answers status 0 where the piece compiles; what is wrong with it is in `errors`.
  package func typecheck(_ source: String) throws -> ToolRun {
    try write(source, to: "snippet.swift")
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return try shell(
      "swiftc -typecheck -swift-version 6 -I \"$MODULES\" snippet.swift",
      environment: ["PATH": path, "MODULES": Tool.products + "/Modules"]
    )
  }
}
