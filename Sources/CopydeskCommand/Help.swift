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
