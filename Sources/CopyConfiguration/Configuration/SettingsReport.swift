/// The settings of a run as people read them: what holds, and where it comes from.
package struct SettingsReport {
  private let plan: SettingsPlan

  package init(_ plan: SettingsPlan) { self.plan = plan }

  /// A paragraph for each configuration in force, and the files that it is for.
  package var text: String {
    plan.configurations.map { configuration, files in
      heading(of: configuration, files)
        + lines(of: configuration).map { key, text, origin in
          "  \(key.padded(to: 10))  \(text.padded(to: 40))  \(origin)\n"
        }.joined()
    }.joined(separator: "\n")
  }

  private func heading(of configuration: Configuration, _ files: [String]) -> String {
    let names = configuration.files.reversed().map(\.shown)
    let source = names.isEmpty ? "no configuration" : names.joined(separator: ", which extends ")
    let first = files.first.map { $0.isEmpty ? "standard input" : $0 } ?? "no file"
    return "\(first)\(files.count > 1 ? " and \(files.count - 1) more" : ""): \(source)\n"
  }

  private func lines(of configuration: Configuration) -> [(key: String, text: String, origin: String)] {
    ConfigurationTable.all.flatMap { key -> [(key: String, text: String, origin: String)] in
      if let typed = typed(key.name) { return [(key.name, typed.text, typed.flag)] }
      let stated = key.state(configuration)
      if stated.isEmpty, let value = key.standard { return [(key.name, value, "default")] }
      return stated.enumerated().map { index, one in (index == 0 ? key.name : "", one.text, one.place.lineText) }
    } + typedRules
  }

  /// What a flag says of a key that has one value.
  private func typed(_ key: String) -> (text: String, flag: String)? {
    switch key {
    case "guide": plan.typed.chosenGuide.map { ($0.name, "--guide") }
    case "fail-on": plan.typed.failOn.map { ($0.name, "--fail-on") }
    case "locale": plan.typed.locale.map { ("\($0.description) for all copy", "--locale") }
    default: nil
    }
  }

  /// What flags say of rules, strongest last.
  private var typedRules: [(key: String, text: String, origin: String)] {
    let typed = plan.typed
    let globs = [("select", typed.select), ("only", typed.only), ("ignore", typed.ignore)]
    return globs.flatMap { name, globs in globs.map { (name, $0, "--\(name)") } }
      + typed.levels.sorted { $0.key < $1.key }.map { ("rule", "\($0.key): \($0.value.name)", "--rule") }
      + (typed.role.map { [("role", $0.name, "--role")] } ?? [])
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}
