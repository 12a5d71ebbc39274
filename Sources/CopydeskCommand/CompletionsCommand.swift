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
