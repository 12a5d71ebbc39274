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
