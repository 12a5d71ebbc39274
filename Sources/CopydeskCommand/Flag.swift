/// One flag of the command line. The table of them parses, prints help, and is what completions are made of.
struct Flag: Sendable {
  /// Without the two hyphens.
  let name: String
  /// What stands for the value in help, or nil when the flag takes none.
  let placeholder: String?
  /// One line of help.
  let help: String
  /// The values it takes, where there are few.
  let choices: [String]
  /// The commands that know it.
  let commands: Set<Command>
  /// Whether it knows a value that is no choice: another word for one.
  let understands: @Sendable (String) -> Bool
  /// Puts the value into the invocation.
  let apply: @Sendable (inout Invocation, String) throws(UsageError) -> Void

  init(
    _ name: String, _ placeholder: String? = nil, in commands: Set<Command>, choices: [String] = [], _ help: String,
    understands: @escaping @Sendable (String) -> Bool = { _ in false },
    apply: @escaping @Sendable (inout Invocation, String) throws(UsageError) -> Void
  ) {
    (self.name, self.placeholder, self.help, self.choices) = (name, placeholder, help, choices)
    (self.commands, self.understands, self.apply) = (commands, understands, apply)
  }

  /// `--format NAME`
  var usage: String { "--\(name)" + (placeholder.map { " \($0)" } ?? "") }
}

/// What the command can do.
enum Command: String, CaseIterable, Sendable {
  case check, inspect, preview, convert, rules, explain, baseline, `init`, lsp, completions, licenses

  /// One line of help.
  var help: String {
    switch self {
    case .check: "reviews files, folders, and piped copy (the default)"
    case .inspect: "prints what the analysis sees in each string"
    case .preview: "draws each alert and notification as its surface would"
    case .convert: "puts each line of standard input into title style or sentence style"
    case .rules: "lists all rules, or what holds in a language"
    case .explain: "explains one rule, or what is known of one string of a file"
    case .baseline: "records the findings of today, so that only new ones fail; prune takes out those that are gone"
    case .`init`: "writes a commented .copydesk.yml into this folder"
    case .lsp: "a language server for editors, on standard input and output"
    case .completions: "prints completions for a shell, or the manual page"
    case .licenses: "prints the licences of everything that the program holds"
    }
  }

  var operands: String {
    switch self {
    case .check, .inspect, .preview: "[PATH…]"
    case .convert: "--to title|sentence"
    case .rules, .`init`, .lsp, .licenses: ""
    case .explain: "RULE|FILE:KEY"
    case .baseline: "write|prune [PATH…]"
    case .completions: "bash|zsh|fish|man"
    }
  }
}

/// A command line that makes no sense. Ends the run with status 2.
struct UsageError: Error {
  let message: String
  init(_ message: String) { self.message = message }
}
