// Called by itself the program measures everything; with arguments it is one of the processes
// that it measures.
if let process = MeasuredProcess(CommandLine.arguments) {
  try process.run()
} else {
  try Benchmarks.run()
}
