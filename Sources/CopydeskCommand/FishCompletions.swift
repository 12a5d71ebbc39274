/// Completions for fish.
enum FishCompletions {
  static var text: String {
    "# Completions of copydesk for fish: copydesk completions fish > ~/.config/fish/completions/copydesk.fish\n"
      + Command.allCases.map { command in
        "complete -c copydesk -n __fish_use_subcommand -a \(command.rawValue) -d \(quoted(command.help))\n"
      }.joined() + Command.allCases.map(flags).joined()
  }

  private static func flags(of command: Command) -> String {
    let condition = quoted(condition(for: command))
    let words =
      command.words.isEmpty ? "" : "complete -c copydesk -n \(condition) -f -a \(quoted(list(command.words)))\n"
    return words
      + FlagTable.flags(of: command).map { flag in
        let value = flag.placeholder == nil ? "" : flag.choices.isEmpty ? " -r" : " -x -a \(quoted(list(flag.choices)))"
        return "complete -c copydesk -n \(condition) -l \(flag.name)\(value) -d \(quoted(flag.help))\n"
      }.joined()
  }

  /// What checks needs no command in front.
  private static func condition(for command: Command) -> String {
    guard command == .check else { return "__fish_seen_subcommand_from \(command.rawValue)" }
    let others = Command.allCases.filter { $0 != .check }.map(\.rawValue)
    return "not __fish_seen_subcommand_from \(list(others))"
  }

  private static func list(_ words: [String]) -> String { words.joined(separator: " ") }

  private static func quoted(_ text: String) -> String {
    "'\(text.replacing("\\", with: "\\\\").replacing("'", with: "\\'"))'"
  }
}
