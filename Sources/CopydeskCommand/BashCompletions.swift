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
