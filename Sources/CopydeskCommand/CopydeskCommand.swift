import CopyFiles
import CopyText

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// The command. See the contract in the documentation for flags, formats, and status.
@main
enum CopydeskCommand {
  static func main() {
    Leavings.handleSignals()
    ICUError.whenStopping { error in
      StandardError.complain(error)
      Leavings.removeAll()
      exit(2)
    }
    let arguments = Array(CommandLine.arguments.dropFirst())
    do {
      let invocation = try Invocation.parse(arguments)
      exit(try run(invocation, isExplicit: arguments.first == invocation.command.rawValue))
    } catch {
      StandardError.complain(error)
      exit(2)
    }
  }

  private static func run(_ invocation: Invocation, isExplicit: Bool) throws -> Int32 {
    if invocation.wantsHelp { return try show(Help.text(for: invocation.command, isExplicit: isExplicit)) }
    if invocation.wantsVersion { return try show(Help.version + "\n") }
    var (check, baseline) = (CheckCommand(invocation), BaselineCommand(invocation))
    return switch invocation.command {
    case .check: try check.run()
    case .inspect: try InspectCommand(invocation).run()
    case .preview: try PreviewCommand(invocation).run()
    case .convert: try ConvertCommand(invocation).run()
    case .rules: try RulesCommand(invocation).run()
    case .explain: try ExplainCommand(invocation).run()
    case .baseline: try baseline.run()
    case .`init`: try InitCommand(invocation).run()
    case .lsp: try LanguageServerCommand(invocation).run()
    case .completions: try CompletionsCommand(invocation).run()
    case .licenses: try LicensesCommand(invocation).run()
    }
  }

  private static func show(_ text: String) throws -> Int32 {
    let output = Output()
    output.write(text)
    try output.close()
    return 0
  }
}

extension UsageError: CustomStringConvertible {
  var description: String { message }
}
