/// What a run knows of the machine around it, as a value that a test can make up.
package struct RunEnvironment: Hashable, Sendable {
  /// The environment variables.
  package var variables: [String: String]
  /// The width in columns of the terminal that standard output goes to, or nil for no terminal.
  package var terminalColumns: Int?

  package init(variables: [String: String] = [:], terminalColumns: Int? = nil) {
    self.variables = variables
    self.terminalColumns = terminalColumns
  }
}

extension RunEnvironment {
  /// Whether nobody is there to answer a question or to review what was written.
  package var isContinuousIntegration: Bool {
    ["CI", "TF_BUILD"].contains { name in
      !["", "0", "false"].contains(variables[name, default: ""].lowercased())
    }
  }

  /// The width for text that adapts: what `COLUMNS` says, else the terminal's, else 80.
  package var columns: Int {
    variables["COLUMNS"].flatMap(Count.init(argument:))?.value ?? terminalColumns ?? 80
  }

  /// Joins what was asked for with what standard output can show.
  ///
  /// The flag decides over the variables, `NO_COLOR` over `FORCE_COLOR`, and both over the terminal.
  package func usesColor(_ wish: ColorWish) -> Bool {
    switch wish {
    case .always: true
    case .never: false
    case .auto where isSet("NO_COLOR"): false
    case .auto where isSet("FORCE_COLOR"): true
    case .auto: terminalColumns != nil && variables["TERM"] != "dumb"
    }
  }

  private func isSet(_ name: String) -> Bool {
    variables[name]?.isEmpty == false
  }
}

/// When to colour text.
package enum ColorWish: String, ArgumentValue, CaseIterable {
  case auto, always, never
}
