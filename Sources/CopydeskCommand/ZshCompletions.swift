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
