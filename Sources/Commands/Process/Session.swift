/// What a command gets beside its options.
package struct Session {
  package let environment: RunEnvironment
  package let console: Console

  package init(environment: RunEnvironment, console: Console) {
    self.environment = environment
    self.console = console
  }
}
