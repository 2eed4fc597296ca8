import FoundationEssentials

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Where the built tool is.
enum Tool {
  /// The folder of the build's products, which is the one that holds the test bundle.
  static let products: String = {
    let bundle = CommandLine.arguments.first { $0.contains(".xctest") } ?? ""
    let parts = bundle.split(separator: "/", omittingEmptySubsequences: false)
    return parts.prefix { !$0.hasSuffix(".xctest") }.joined(separator: "/")
  }()

  static let path = products + "/proofsheet"
}

/// What a process left behind.
package struct ToolRun: Hashable, Sendable {
  /// The exit status, or minus the number of the signal that ended it.
  package let status: Int32
  package let output: String
  package let errors: String

  /// A process that could not be started, with the code of the operating system.
  package struct LaunchFailure: Error, Hashable, Sendable {
    package let executable: String
    package let code: Int32
  }

  /// Starts a process, waits for its end, and reads what it wrote.
  ///
  /// It writes to files and not to pipes: a pipe that nobody empties would stop it.
  init(
    _ executable: String,
    _ arguments: [String],
    environment: [String: String],
    folder: String,
    transcript: String
  ) throws {
    let id = UUID().uuidString
    let written = ["output", "errors"].map { "\(transcript)/\($0)-\(id)" }
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    for (descriptor, path) in zip([STDOUT_FILENO, STDERR_FILENO], written) {
      let mode = O_WRONLY | O_CREAT | O_TRUNC
      unsafe posix_spawn_file_actions_addopen(&actions, descriptor, path, mode, 0o600)
    }
    // The C library hides the action that changes the folder, so a shell does it.
    let words = ["/bin/sh", "-c", #"cd "$0" && exec "$@""#, folder, executable] + arguments

    var process = pid_t()
    let code = unsafe withCStrings(words) { words in
      unsafe withCStrings(environment.map { "\($0)=\($1)" }.sorted()) { variables in
        unsafe posix_spawn(&process, "/bin/sh", &actions, nil, words, variables)
      }
    }
    guard code == 0 else { throw LaunchFailure(executable: executable, code: code) }

    status = Self.wait(for: process)
    let texts = try written.map { path in
      String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
    }
    output = texts[0]
    errors = texts[1]
  }

  private static func wait(for process: pid_t) -> Int32 {
    var status: Int32 = 0
    while unsafe waitpid(process, &status, 0) < 0, errno == EINTR {}
    // The low seven bits hold a signal, the byte above them the exit status.
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : -signal
  }
}

/// Passes texts as the array, ended by a null, that C expects.
private func withCStrings<Result>(
  _ texts: [String],
  _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Result
) -> Result {
  var pointers = unsafe texts.map { unsafe strdup($0) } + [nil]
  defer { unsafe pointers.forEach { unsafe free($0) } }
  return unsafe pointers.withUnsafeMutableBufferPointer { buffer in
    // The array holds at least the null, so it has an address.
    guard let base = buffer.baseAddress else { preconditionFailure("no null in the array") }
    return unsafe body(base)
  }
}
