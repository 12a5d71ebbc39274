import CopyConfiguration
import CopyFiles
import CopyKernel
import CopyPassage
import CopyReporting
import CopyReview

/// `copydesk check --fix --interactive`: asks at each finding what to write. What is chosen goes the way of all edits.
struct InteractiveFix {
  private let invocation: Invocation
  private let input: Input
  private let scope: ReviewScope
  private let output = Output()
  private var programs: SettingsPlan?
  /// Findings without words to choose.
  private var others = 0

  init(_ invocation: Invocation, _ input: Input, _ scope: ReviewScope) {
    (self.invocation, self.input, self.scope, programs) = (invocation, input, scope, input.programs)
  }

  /// Throws where nobody can be asked, before anything is read.
  static func check(_ invocation: Invocation) throws(UsageError) {
    guard invocation.asks else { return }
    if invocation.fixing != .apply { throw UsageError("--interactive goes with --fix, and not with --diff") }
    if invocation.fixesSuggestions {
      throw UsageError("--interactive asks about each suggestion; leave out --suggestions")
    }
    if invocation.format ?? "human" != "human" || invocation.output != nil || invocation.printsStatistics {
      throw UsageError("--interactive speaks with people in a terminal; leave out --format, --output, and --statistics")
    }
    guard invocation.stdinFilename == nil, invocation.operands != [FileFinder.standardInput] else {
      throw UsageError("--interactive asks about files, and standard input is where keys come from; name the files")
    }
    guard Terminal.isTerminal(0), Terminal.isTerminal(1) else {
      throw UsageError(
        "--interactive asks in a terminal, and here is none. --diff shows the safe edits, --fix makes them; "
          + "--suggestions takes the first of the others too")
    }
  }

  // MARK: Asking

  /// Asks about one finding after the other, and returns what was decided.
  mutating func decide() throws -> Choosing {
    var choosing = Choosing(try questions())
    let page = QuestionPage(isColored: Coloring.isOn(invocation.color, isTerminal: true))
    if choosing.current != nil { try ask(&choosing, page) }
    tell(choosing)
    try output.close()
    return choosing
  }

  private func ask(_ choosing: inout Choosing, _ page: QuestionPage) throws {
    var keys = try TerminalKeys()
    show(page.text(choosing))
    while choosing.current != nil {
      let key = try keys.next() ?? "q"
      let answer = try choosing.press(key) { try refusal(of: $0) }
      let remark = remark(on: answer, key)
      show("\(key)\n\(remark)\(remark.isEmpty ? "\n" : "")\(page.text(choosing))")
    }
  }

  private func show(_ text: String) {
    output.write(text)
    output.flush()
  }

  private func remark(on answer: Choosing.Answer, _ key: Character) -> String {
    switch answer {
    case .goesOn: ""
    case .help: QuestionPage.help
    case .unknown: "  “\(key)” chooses nothing here; ? tells what each key does\n\n"
    case .nothingToUndo: "  Nothing was decided before\n\n"
    case .refused(let reason): "  \(reason)\n\n"
    }
  }

  private func tell(_ choosing: Choosing) {
    if choosing.unseen > 0 { output.write("Stopped; \(choosing.unseen) left without an answer\n") }
    if others > 0, !invocation.isQuiet {
      output.write(
        "\(others) other\(others == 1 ? " finding has" : " findings have") no words to choose; copydesk check tells them\n"
      )
    }
  }

  // MARK: Questions

  private mutating func questions() throws -> [Question] {
    var (questions, known) = ([Question](), KnownCopy())
    let progress = Progress(total: input.files.count)
    defer { progress.erase() }
    try review(input.plan, input.bases) { outcome, found in
      known.add(outcome.copy)
      questions += found
      progress.advance()
    }
    guard var programs else { return questions }
    programs.add(covered: known)
    self.programs = programs
    try review(programs, Array(repeating: nil, count: programs.files.count)) { questions += $1 }
    return questions
  }

  private mutating func review(
    _ plan: SettingsPlan, _ bases: [String?], _ take: (FileOutcome, [Question]) -> Void
  ) throws {
    let scope = scope
    let review = ProjectReview(jobs: invocation.jobs ?? Processors.count) { settings, bases in
      try FileWorker(settings: Self.proposing(settings), bases: bases, scope: scope)
    }
    var heard: [Diagnostic] = []
    try review.run(plan, translating: bases, hear: { heard += $0 }) { _, outcome in
      let found = heard.compactMap { Question($0, in: outcome.path, outcome.proposals) }
      others += heard.count { !$0.isInherited } - found.count
      take(outcome, found)
      heard = []
    }
  }

  private static func proposing(_ settings: Settings) -> Settings {
    var settings = settings
    settings.proposes = true
    return settings
  }

  // MARK: Words that are allowed

  /// Why the words at fault of `question` can’t be allowed: tried, since no rule says whether it heeds the list.
  private func refusal(of question: Question) throws -> String? {
    if case .none = invocation.configuration { return "--no-config reads no configuration, where words are allowed" }
    guard let (settings, _, base) = place(of: question) else { return "No configuration is known for this file" }
    var trial = settings
    trial.allowed.append(question.words)
    let outcome = try FileWorker(settings: trial, scope: scope).outcome(of: question.path, base: base)
    let told = question.diagnostic
    let stays = outcome.diagnostics.contains {
      $0.rule == told.rule && $0.entry == told.entry && $0.words == told.words
    }
    return stays
      ? "No list of words is behind this, so that allowing “\(question.words)” changes nothing; k keeps it" : nil
  }

  private func place(of question: Question) -> (settings: Settings, configuration: Configuration, base: String?)? {
    if let index = input.files.firstIndex(of: question.path) {
      return (input.plan[index], input.plan.configuration(at: index), input.bases[index])
    }
    guard let programs, let index = programs.files.firstIndex(of: question.path) else { return nil }
    return (programs[index], programs.configuration(at: index), nil)
  }

  /// Writes the words that are allowed into the configurations of their files, and says so.
  func writeAllowed(_ choosing: Choosing) throws {
    var (homes, phrases) = ([String](), [String: [String]]())
    for question in choosing.allowed {
      guard let configuration = place(of: question)?.configuration else { continue }
      let home = try AllowInsertion.home(of: question.path, under: configuration)
      if phrases[home] == nil { homes.append(home) }
      phrases[home, default: []].append(question.words)
    }
    for home in homes {
      let all = phrases[home] ?? []
      try AllowInsertion.write(all, to: home)
      StandardError.complain("\(all.map { "“\($0)”" }.joined(separator: ", ")): allowed in \(home) from now on")
    }
  }
}
