import CopyKernel

/// Help, made of the tables.
enum Help {
  static let version = "copydesk \(Version.number)"

  static func text(for command: Command, isExplicit: Bool) -> String {
    isExplicit ? page(of: command) : overview
  }

  private static var overview: String {
    var text = """
      copydesk reads the words that an app puts on screen and says what to write instead.

      Usage: copydesk [COMMAND] [FLAG…] [PATH…]

      Commands

      """
    for command in Command.allCases { text += row(command.rawValue, command.help) }
    text += """

      Without a command it checks. Try it:
        echo 'Error 329347 occurred' | copydesk --role alert-title
        copydesk en.lproj/Localizable.strings

      Flags of check

      """
    return text + flags(of: .check) + "\nEach command has its own help: copydesk inspect --help\n"
  }

  private static func page(of command: Command) -> String {
    """
    copydesk \(command.rawValue) \(command.help)

    Usage: copydesk \(command.rawValue) [FLAG…]\(command.operands.isEmpty ? "" : " " + command.operands)

    Flags

    """ + flags(of: command) + (command == .check ? status : "")
  }

  private static let status = """

    Status: 0 when nothing is as loud as --fail-on, 1 when something is, 2 when the run itself failed or a file is
    malformed.

    """

  private static func flags(of command: Command) -> String {
    FlagTable.all.filter { $0.commands.contains(command) }.map { row($0.usage, $0.help) }.joined()
  }

  private static func row(_ left: String, _ right: String) -> String {
    let width = 27
    let padding = String(repeating: " ", count: max(2, width - left.count))
    return "  \(left)\(padding)\(right)\n"
  }
}

/// The page that `man copydesk` shows, in the language of man(7).
enum ManualPage {
  static var text: String {
    var text = """
      .TH COPYDESK 1 "" "\(escaped(Help.version))" "User Commands"
      .SH NAME
      copydesk \\- reviews the copy of user interfaces
      .SH SYNOPSIS
      .B copydesk
      .RI [ COMMAND ]
      .RI [ FLAG ...]
      .RI [ PATH ...]
      .SH DESCRIPTION
      copydesk reads the words that an app puts on screen, in alerts, buttons, notifications, and menus. It says where they
      break the platform\\(cqs writing guidance, why, and what to write instead. Without a command it checks.
      .SH COMMANDS

      """
    for command in Command.allCases {
      text += ".TP\n.B \(escaped("\(command.rawValue) \(command.operands)"))\n\(escaped(command.help))\n"
    }
    for command in Command.allCases {
      text += ".SH FLAGS OF \(command.rawValue.uppercased())\n"
      for flag in FlagTable.flags(of: command) { text += ".TP\n.B \(escaped(flag.usage))\n\(escaped(flag.help))\n" }
    }
    return text + end
  }

  private static let end = """
    .SH EXIT STATUS
    .TP
    .B 0
    nothing is as loud as \\-\\-fail\\-on
    .TP
    .B 1
    something is
    .TP
    .B 2
    the run itself failed, or a file is malformed
    .SH FILES
    .TP
    .I .copydesk.yml
    the configuration, looked for upward from each file
    .TP
    .I copydesk\\-baseline.json
    the baseline, unless another file is named

    """

  /// Hyphens that are typed, backslashes, and marks that would begin a request.
  private static func escaped(_ text: String) -> String {
    let line = text.replacing("\\", with: "\\e").replacing("-", with: "\\-").replacing("’", with: "\\(cq")
      .replacing("…", with: "...").trimmingSuffix(" ")
    return line.hasPrefix(".") || line.hasPrefix("'") ? "\\&\(line)" : line
  }
}

extension String {
  fileprivate func trimmingSuffix(_ mark: Character) -> String {
    String(reversed().drop { $0 == mark }.reversed())
  }
}
