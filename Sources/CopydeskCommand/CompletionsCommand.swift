import CopyFiles

/// `copydesk completions`
struct CompletionsCommand {
  private let invocation: Invocation

  /// What can be printed, each made of the table of flags.
  static let kinds = ["bash", "zsh", "fish", "man"]

  init(_ invocation: Invocation) { self.invocation = invocation }

  func run() throws -> Int32 {
    guard invocation.operands.count == 1, let kind = invocation.operands.first, Self.kinds.contains(kind) else {
      throw UsageError("completions takes one of \(Self.kinds.joined(separator: ", "))")
    }
    let output = Output()
    switch kind {
    case "bash": output.write(BashCompletions.text)
    case "zsh": output.write(ZshCompletions.text)
    case "fish": output.write(FishCompletions.text)
    default: output.write(ManualPage.text)
    }
    try output.close()
    return 0
  }
}

extension FlagTable {
  /// The flags of a command, in the order of help.
  static func flags(of command: Command) -> [Flag] { all.filter { $0.commands.contains(command) } }
}

extension Command {
  /// Words that a command takes in the place of paths.
  var words: [String] {
    switch self {
    case .completions: CompletionsCommand.kinds
    case .baseline: ["write", "prune"]
    case .check, .inspect, .preview, .convert, .rules, .explain, .`init`, .lsp, .licenses: []
    }
  }
}

/// Completions for bash.
enum BashCompletions {
  static var text: String {
    let commands = Command.allCases.map(\.rawValue)
    return """
      # Completions of copydesk for bash: source <(copydesk completions bash)
      _copydesk() {
        local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}" command=check
        if [[ $COMP_CWORD -gt 1 ]]; then
          case "${COMP_WORDS[1]}" in \(commands.joined(separator: "|"))) command="${COMP_WORDS[1]}" ;; esac
        fi
        COMPREPLY=()
        case "$command $previous" in

      """ + Command.allCases.flatMap(values).joined() + """
          esac
          case "$current" in
            -*)
              case "$command" in

        """ + Command.allCases.map(flags).joined() + """
                esac
                ;;
              *)
                case "$command" in

          """ + Command.allCases.filter { !$0.words.isEmpty }.map(words).joined() + """
                esac
                [[ $COMP_CWORD -eq 1 ]] && COMPREPLY+=($(compgen -W "\(commands.joined(separator: " "))" -- "$current"))
                ;;
            esac
          }
          complete -o default -F _copydesk copydesk

          """
  }

  private static func values(of command: Command) -> [String] {
    FlagTable.flags(of: command).filter { $0.placeholder != nil }.map { flag in
      let words = flag.choices.isEmpty ? "" : "COMPREPLY=($(compgen -W \"\(list(flag.choices))\" -- \"$current\")); "
      return "    \"\(command.rawValue) --\(flag.name)\") \(words)return ;;\n"
    }
  }

  private static func flags(of command: Command) -> String {
    reply(command, FlagTable.flags(of: command).map { "--\($0.name)" })
  }

  private static func words(of command: Command) -> String { reply(command, command.words) }

  private static func reply(_ command: Command, _ words: [String]) -> String {
    "        \(command.rawValue)) COMPREPLY=($(compgen -W \"\(list(words))\" -- \"$current\")) ;;\n"
  }

  private static func list(_ words: [String]) -> String { words.joined(separator: " ") }
}

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

/// Completions for zsh.
enum ZshCompletions {
  static var text: String {
    """
    #compdef copydesk
    # Completions of copydesk for zsh: copydesk completions zsh > "${fpath[1]}/_copydesk"
    _copydesk() {
      local command=check
      local -a commands=(

    """
      + Command.allCases.map { "    \(quoted("\($0.rawValue):\(escaped($0.help))"))\n" }.joined()
        + """
          )
          if (( CURRENT > 2 )) && [[ -n ${(M)commands:#$words[2]:*} ]]; then
            command=$words[2]
            shift words
            (( CURRENT-- ))
          elif (( CURRENT == 2 )); then
            _describe command commands
          fi
          case $command in

        """ + Command.allCases.map(arguments).joined() + """
          esac
        }
        _copydesk "$@"

        """
  }

  private static func arguments(of command: Command) -> String {
    let flags = FlagTable.flags(of: command).map { flag in
      let text = "--\(flag.name)\(flag.placeholder == nil ? "" : "=")[\(escaped(flag.help))]"
      return "      \(quoted(text + value(of: flag))) \\\n"
    }
    let words = command.words.isEmpty ? "" : "      \(quoted("1:word:(\(command.words.joined(separator: " ")))")) \\\n"
    return "    \(command.rawValue)) _arguments \\\n\(flags.joined())\(words)      '*:file:_files' ;;\n"
  }

  private static func value(of flag: Flag) -> String {
    guard let placeholder = flag.placeholder else { return "" }
    let action = flag.choices.isEmpty ? "_files" : "(\(flag.choices.joined(separator: " ")))"
    return ":\(escaped(placeholder)):\(action)"
  }

  /// Brackets and colons divide a specification.
  private static func escaped(_ text: String) -> String {
    ["[", "]", ":"].reduce(text) { $0.replacing($1, with: "\\\($1)") }
  }

  private static func quoted(_ text: String) -> String { "'\(text.replacing("'", with: "'\\''"))'" }
}
