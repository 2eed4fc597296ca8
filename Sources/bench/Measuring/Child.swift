#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A program that is run as a process of its own.
struct Child {
  var program: String
  var arguments: [String]
  /// The file that its output goes to.
  var output = "/dev/null"

  /// What kept a program from being measured.
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// Starts the program and waits for its end.
  ///
  /// - Throws: `Failure` where it cannot be started or does not end well.
  func run() throws(Failure) {
    var process: pid_t = 0
    guard spawn(&process) == 0 else {
      throw Failure(description: "\(program) cannot be started; `make build` makes it")
    }
    var status: Int32 = 0
    while unsafe waitpid(process, &status, 0) < 0, errno == EINTR {}
    guard status == 0 else {
      throw Failure(description: "\(program) \(arguments.joined(separator: " ")): \(status)")
    }
  }

  private func spawn(_ process: inout pid_t) -> Int32 {
    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    #else
    var actions = unsafe posix_spawn_file_actions_t()
    #endif
    _ = unsafe posix_spawn_file_actions_init(&actions)
    defer { _ = unsafe posix_spawn_file_actions_destroy(&actions) }
    let flags = O_WRONLY | O_CREAT | O_TRUNC
    _ = unsafe posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, output, flags, 0o644)
    var words = unsafe ([program] + arguments).map { unsafe strdup($0) }
    unsafe words.append(nil)
    defer { unsafe words.forEach { unsafe free($0) } }
    return unsafe posix_spawn(&process, program, &actions, nil, &words, environ)
  }
}

extension Samples {
  /// Runs a program several times, after one run that does not count.
  init(_ child: Child, runs: Int) throws(Child.Failure) {
    try child.run()
    var times: [Int] = []
    for _ in 0..<runs {
      let start = Clock.now
      try child.run()
      times.append(Clock.now - start)
    }
    self.init(times)
  }
}
