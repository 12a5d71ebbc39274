import CopyConfiguration
import CopyFiles
import CopyKernel
import CopyModel
import CopyPassage
import CopyProgram

/// What a run reads: files, or standard input.
struct Input {
  /// Files to read, in a stable order. Empty when standard input is read.
  let files: [String]
  /// With which settings programs are reviewed that may have copy of their own, behind the catalogues; nil without any.
  let programs: SettingsPlan?
  /// Paths that can’t be read, and why.
  let failures: [String]
  /// Catalogues that no project builds, which are left out.
  let unbuilt: [String]
  let readsStandardInput: Bool
  /// Copy that stands in the command itself; nil where files or standard input are read.
  private let typed: String?
  /// The name that standard input goes by.
  let standardInputName: String
  /// With which settings each file, or standard input, is reviewed.
  let plan: SettingsPlan
  /// For each file, or standard input, the path of the base that it translates; nil where it is none.
  let bases: [String?]

  init(_ invocation: Invocation) throws {
    let paths = invocation.operands
    if let base = invocation.base, !FileFinder.exists(base) {
      throw UsageError("--base names “\(base)”, where nothing is")
    }
    if paths.isEmpty || paths == [FileFinder.standardInput] || paths.allSatisfy({ Self.isCopy($0, in: invocation) }) {
      try self.init(standardInputOf: invocation, Self.typed(paths))
    } else if Self.areWords(invocation) {
      try self.init(standardInputOf: invocation, paths.joined(separator: " "), isDoubtful: true)
    } else if paths.contains(FileFinder.standardInput) {
      throw UsageError("“-” stands for standard input and can’t be combined with paths")
    } else {
      try self.init(filesOf: invocation)
    }
  }

  /// - Parameter typed: copy that stands in the command itself; where that `isDoubtful`, a file may have been meant.
  private init(standardInputOf invocation: Invocation, _ typed: String?, isDoubtful: Bool = false) throws {
    let name = invocation.stdinFilename ?? ""
    var settings = invocation.settings
    // Who types or pastes copy asks for all advice on its words.
    if name.isEmpty {
      settings.offered = [
        "tone-please", "tone-filler", "tone-first-person", "tone-apology", "tone-jargon", "style-word-choice",
        "style-latin-abbreviation", "style-inclusive", "tone-humor", "tone-alarmist", "tone-negative-word",
      ]
    }
    var plan = try SettingsPlan(invocation.configuration, under: settings)
    try plan.addStandardInput(named: name)
    if !name.isEmpty { plan.add(Project.platforms(around: name)) }
    try plan.checkSurfaces()
    files = []
    programs = nil
    failures = isDoubtful ? [Self.takenAsCopy(typed ?? "")] : []
    unbuilt = []
    readsStandardInput = true
    self.typed = typed
    standardInputName = name
    // The name may be of a folder that isn’t there.
    bases = Project.bases(of: [name], plan, named: invocation.base).paths
    self.plan = plan
  }

  private init(filesOf invocation: Invocation) throws {
    let wishes = Project.Wishes(
      settings: invocation.settings, configuration: invocation.configuration, base: invocation.base,
      readsPrograms: invocation.readsPrograms, jobs: invocation.jobs ?? Processors.count)
    let project = try Project(at: invocation.operands, wishes)
    files = project.plan.files
    programs = project.programs
    failures =
      project.errors.map { $0.description + Self.hint(at: $0) } + project.unknown.map(Self.unknownFormat)
    unbuilt = project.unbuilt
    readsStandardInput = false
    typed = nil
    standardInputName = invocation.stdinFilename ?? ""
    bases = project.bases
    plan = project.plan
  }

  // MARK: Copy as an argument

  /// Whether an argument is copy rather than a path: several words that are no file, and look like none; or one, where
  /// somebody says of what role it is.
  private static func isCopy(_ argument: String, in invocation: Invocation) -> Bool {
    guard !FileFinder.exists(argument) else { return false }
    if isProse(argument) { return true }
    guard !argument.contains("/") else { return false }
    guard argument.contains(" ") || invocation.settings.role != nil else { return false }
    let ending = argument.split(separator: ".", omittingEmptySubsequences: false).dropFirst().last ?? ""
    return ending.isEmpty || ending.contains(" ") || ending.count > 12
  }

  /// Whether the arguments are words, none of which leads anywhere: “Submit”, “sign out now”. What they may be is told; as a file may have
  /// been meant, the run fails all the same.
  private static func areWords(_ invocation: Invocation) -> Bool {
    let words = invocation.operands
    guard invocation.command == .check, invocation.fixing == .none, invocation.format ?? "human" == "human" else {
      return false
    }
    return words.allSatisfy { word in
      let rest = word.drop { $0.isLetter || "’'“”\"‘".contains($0) }
      return word.contains(where: \.isLetter) && rest.allSatisfy { ".!?…,".contains($0) } && !FileFinder.exists(word)
        && (words.count > 1 || Nearest.name(to: word, among: Command.allCases.map(\.rawValue)) == nil)
    }
  }

  private static func takenAsCopy(_ words: String) -> String {
    "no file is called “\(words)”, so it is taken as copy; to say what it is: copydesk --role button \(ShellWord.quoted(words))"
  }

  /// “Invalid date. Use MM/DD.”: several small words, and no ending of a file behind the last. With a slash a path may have as many,
  /// where nothing parts its words and its name is short or low.
  private static func isProse(_ argument: String) -> Bool {
    let words = argument.split(separator: " ")
    let isSmall = { (word: Substring) in word.allSatisfy { $0.isLowercase || ".,!?;:'’".contains($0) } }
    guard words.count > 3, words.dropFirst().count(where: isSmall) > 1, let last = words.last else { return false }
    let ending = last.split(separator: ".", omittingEmptySubsequences: false).dropFirst().last ?? ""
    let isFile = ending.contains(where: \.isLetter) && ending.allSatisfy { $0.isLetter || $0.isNumber }
    if isFile, !last.contains("@") { return false }
    let isParted = words.contains { ".,!?:".contains($0.last ?? " ") }
    return !argument.contains("/") || isParted || words.count > 4 && argument.first?.isUppercase == true
  }

  private static func typed(_ operands: [String]) -> String? {
    operands.isEmpty || operands == [FileFinder.standardInput] ? nil : operands.joined(separator: "\n")
  }

  // MARK: What can’t be read

  /// A word that leads nowhere may have been meant for a command.
  private static func hint(at error: FileError) -> String {
    if error.action == .find, error.path.contains(" ") || error.path.last.map("?!.…".contains) ?? false {
      return " If it is copy, pipe it: printf '%s' \(ShellWord.quoted(error.path)) | copydesk"
    }
    guard error.action == .find, !error.path.contains("/"), !error.path.contains(".") else { return "" }
    let nearest = Nearest.name(to: error.path, among: Command.allCases.map(\.rawValue))
    if let nearest { return " If you meant the command: copydesk \(nearest)" }
    return " If it is copy, say what it is: copydesk --role button \(ShellWord.quoted(error.path))"
  }

  private static func unknownFormat(_ path: String) -> String {
    let files = CatalogReader.readableFiles
    let list = files.dropLast().joined(separator: ", ") + ", or \(files.last ?? "")"
    return "“\(path)” is of no format that copydesk reads: \(list). Pipe other copy into it."
  }

  // MARK: Standard input

  /// Two lines for somebody who started the command with nothing to read.
  static let invitation = """
    Type or paste copy: one string a line, or an alert as “Title: …”, “Message: …”, “Buttons: …”.
    Control-D ends the input. copydesk --help tells the rest.

    """

  /// All of standard input.
  func readStandardInput() throws -> ByteBuffer {
    if let typed { return ByteBuffer(Array(typed.utf8)) }
    if Terminal.isTerminal(0) { StandardError.write(Self.invitation) }
    return try FileReader.readStandardInput()
  }
}

/// A text as one word of a command line.
enum ShellWord {
  /// Between apostrophes, in which nothing but an apostrophe means anything.
  static func quoted(_ text: String) -> String { "'" + text.replacing("'", with: #"'\''"#) + "'" }
}
