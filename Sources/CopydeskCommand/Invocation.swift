import CopyConfiguration
import CopyKernel
import CopyModel
import CopyPassage

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// What was typed, understood.
struct Invocation: Sendable {
  enum Color: String, CaseIterable, Sendable { case auto, always, never }
  enum Fixing: Sendable { case none, apply, diff }

  var command = Command.check
  /// Paths, or the rule to explain.
  var operands: [String] = []
  var settings = Settings()
  var format: String?
  var output: String?
  var stdinFilename: String?
  /// The file or folder with the base of translations, when the user names it.
  var base: String?
  var fixing = Fixing.none
  var fixesSuggestions = false
  /// Whether to ask at each finding what to write.
  var asks = false
  var configuration = SettingsPlan.Source.folders
  var showsSettings = false
  var printsSchema = false
  /// Whether programs in the folders named are read for what they say of copy.
  var readsPrograms = true
  var exitsZero = false
  /// The file with findings that are known.
  var baseline: String?
  /// The git revision to compare with.
  var revision: String?
  /// Whether people read each finding by itself.
  var tellsEach = false
  /// Whether to count findings rather than to tell them.
  var printsStatistics = false
  /// How many findings to tell at most.
  var mostFindings: Int?
  var jobs: Int?
  var isQuiet = false
  var color = Color.auto
  var conversion: String?
  var wantsHelp = false
  var wantsVersion = false

  /// Reads `arguments`, the program’s name left out.
  static func parse(_ arguments: [String]) throws(UsageError) -> Invocation {
    var invocation = Invocation()
    var rest = arguments[...]
    if let first = rest.first, let command = Command(rawValue: first) {
      invocation.command = command
      rest.removeFirst()
    }
    while let argument = rest.popFirst() {
      if argument == "--" {
        invocation.operands += rest
        break
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        invocation.operands.append(argument)
        continue
      }
      try invocation.take(argument, &rest)
    }
    return invocation
  }

  private mutating func take(_ argument: String, _ rest: inout ArraySlice<String>) throws(UsageError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let name = FlagTable.longName(parts[0])
    guard let flag = FlagTable.all.first(where: { "--" + $0.name == name && $0.commands.contains(command) }) else {
      throw unknown(name)
    }
    guard flag.placeholder != nil else {
      if parts.count > 1 { throw UsageError("\(name) takes no value") }
      return try flag.apply(&self, "")
    }
    guard let value = parts.count > 1 ? parts[1] : rest.popFirst() else {
      throw UsageError("\(flag.usage) needs a value")
    }
    if !flag.choices.isEmpty, !flag.choices.contains(value), !flag.understands(value) {
      let nearest = Nearest.name(to: value, among: flag.choices).map { ". Is it \($0)?" } ?? ""
      throw UsageError("\(name) is one of \(flag.choices.joined(separator: ", ")); “\(value)” is none\(nearest)")
    }
    try flag.apply(&self, value)
  }

  private func unknown(_ name: String) -> UsageError {
    if let other = FlagTable.all.first(where: { "--" + $0.name == name }) {
      let commands = other.commands.map(\.rawValue).sorted().joined(separator: ", ")
      return UsageError("\(name) belongs to \(commands), not to \(command.rawValue)")
    }
    if let typed = FlagTable.foreign[name] { return UsageError("no flag is called \(name); type \(typed)") }
    let known = FlagTable.all.filter { $0.commands.contains(command) }.map { "--" + $0.name }
    let nearest = Nearest.name(to: name, among: known)
    return UsageError("no flag is called \(name)" + (nearest.map { "; is it \($0)?" } ?? ". See copydesk --help"))
  }
}

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

/// Whether to print in colour.
enum Coloring {
  /// `NO_COLOR`, when set and not empty, turns colours off unless the user asks for them.
  static func isOn(_ color: Invocation.Color, isTerminal: Bool) -> Bool {
    switch color {
    case .always: true
    case .never: false
    case .auto: isTerminal && (getenv("NO_COLOR").map { $0.pointee == 0 } ?? true)
    }
  }
}
