import Commands
import Testing

@Suite struct RunEnvironmentTests {
  @Test(arguments: [
    ([:], false), (["CI": ""], false), (["CI": "0"], false), (["CI": "false"], false),
    (["CI": "FALSE"], false), (["CI": "true"], true), (["CI": "1"], true), (["CI": "yes"], true),
    (["TF_BUILD": "True"], true), (["CI": "false", "TF_BUILD": "True"], true),
  ])
  func recognisesContinuousIntegration(variables: [String: String], answer: Bool) {
    #expect(RunEnvironment(variables: variables).isContinuousIntegration == answer)
  }

  /// Every combination of what counts, against the rule written as one line.
  @Test(arguments: ["", "1"], ["", "1"])
  func coloursByFlagThenVariableThenTerminal(off: String, on: String) {
    for (terminal, type) in [(80, "xterm"), (80, "dumb"), (nil, "xterm")] as [(Int?, String)] {
      let environment = RunEnvironment(
        variables: ["TERM": type, "NO_COLOR": off, "FORCE_COLOR": on],
        terminalColumns: terminal
      )
      let byTerminal = terminal != nil && type != "dumb"
      #expect(environment.usesColor(.auto) == (off.isEmpty && (!on.isEmpty || byTerminal)))
      #expect(environment.usesColor(.always))
      #expect(!environment.usesColor(.never))
    }
  }

  @Test func measuresTheWidth() {
    #expect(RunEnvironment().columns == 80)
    #expect(RunEnvironment(terminalColumns: 120).columns == 120)
    #expect(RunEnvironment(variables: ["COLUMNS": "60"], terminalColumns: 120).columns == 60)
    #expect(RunEnvironment(variables: ["COLUMNS": "60"]).columns == 60)
    #expect(RunEnvironment(variables: ["COLUMNS": "wide"]).columns == 80)
    #expect(RunEnvironment(variables: ["COLUMNS": "0"]).columns == 80)
  }
}
