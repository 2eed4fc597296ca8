import FoundationEssentials

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

extension Proofsheet {
  /// Runs the tool as the process that this is.
  package static func main() -> Never {
    // A reader that goes away is then an error of `write`, and not the end of the run.
    signal(SIGPIPE, SIG_IGN)
    signal(SIGINT) { _ in _exit(ExitStatus.interrupted.rawValue) }
    let status = run(
      arguments: Array(CommandLine.arguments.dropFirst()),
      environment: .current,
      console: Console(
        output: BufferedOutput(descriptor: STDOUT_FILENO),
        errors: BufferedOutput(descriptor: STDERR_FILENO)
      )
    )
    exit(status)
  }
}

extension RunEnvironment {
  /// The surroundings of this process.
  fileprivate static var current: RunEnvironment {
    RunEnvironment(
      variables: ProcessInfo.processInfo.environment,
      terminalColumns: isatty(STDOUT_FILENO) == 1 ? terminalWidth : nil
    )
  }

  private static var terminalWidth: Int {
    var size = winsize()
    let status = unsafe ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size)
    return status == 0 && size.ws_col > 0 ? Int(size.ws_col) : 80
  }
}

extension BufferedOutput {
  fileprivate convenience init(descriptor: Int32) {
    self.init { bytes throws(Failure) in try deliver(bytes, to: descriptor) }
  }
}

private func deliver(_ bytes: [UInt8], to descriptor: Int32) throws(BufferedOutput.Failure) {
  var rest = bytes[...]
  while !rest.isEmpty {
    let written = unsafe rest.withUnsafeBytes {
      unsafe write(descriptor, $0.baseAddress, $0.count)
    }
    if written >= 0 {
      rest = rest.dropFirst(written)
    } else if let failure = BufferedOutput.Failure(errno, descriptor) {
      throw failure
    }
  }
}

extension BufferedOutput.Failure {
  /// Tells a failure from a moment in which to try again, for which it waits.
  fileprivate init?(_ code: Int32, _ descriptor: Int32) {
    switch code {
    case EINTR: return nil
    case EAGAIN:
      var wait = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      _ = unsafe poll(&wait, 1, -1)
      return nil
    case EPIPE: self = .readerIsGone
    default: self = .refused(unsafe String(cString: strerror(code)))
    }
  }
}
