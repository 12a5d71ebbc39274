import Copydesk

/// The command. See the contract in the documentation for flags, formats, and status.
@main
enum CopydeskCommand {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    do {
      let invocation = try Invocation.parse(arguments)
      exit(try run(invocation, isExplicit: arguments.first == invocation.command.rawValue))
    } catch let error as UsageError {
      complain(error.message)
    } catch let error as FileError {
      complain(error.message)
    } catch {
      complain("\(error)")
    }
  }

  private static func run(_ invocation: Invocation, isExplicit: Bool) throws -> Int32 {
    if invocation.wantsHelp { return show(Help.text(for: invocation.command, isExplicit: isExplicit)) }
    if invocation.wantsVersion { return show(Help.version + "\n") }
    return switch invocation.command {
    case .check: try CheckCommand(invocation).run()
    case .inspect: try InspectCommand(invocation).run()
    case .convert: try ConvertCommand(invocation).run()
    case .rules: try RulesCommand(invocation).run()
    case .explain: try ExplainCommand(invocation).run()
    }
  }

  private static func show(_ text: String) -> Int32 {
    StandardStream.write(text)
    return 0
  }

  private static func complain(_ message: String) -> Never {
    StandardStream.complain("copydesk: \(message)\n")
    exit(2)
  }
}
