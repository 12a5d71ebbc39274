import CopyFiles
import CopyKernel
import CopyModel
import CopyPassage
import CopyReporting
import CopyReview

/// What a run prints and counts while outcomes come in.
struct CheckSession {
  private let invocation: Invocation
  private let output: Output
  /// Whether fixed copy goes to standard output, so that findings go to standard error.
  private let printsCopy: Bool
  private var reporter: any Reporter
  private var summary = Summary()
  private var hasFailed = false
  /// The languages met so far, where one alone is asked for.
  private var languages: Set<LocaleTag> = []
  /// Whether some file has bytes that are no text, which makes the status 2 as a malformed place does.
  private var isUndecodable = false
  /// Whether some finding is as loud as its file’s settings want findings to be for a status of 1.
  private var isLoud = false
  private var progress: Progress?
  /// What is said of the file at hand and not printed yet.
  private var held: [Diagnostic] = []
  private let baseline: KnownFindings?
  /// Whether the report holds what the base has as well.
  private let tellsInherited: Bool
  /// What is told at the end, where not all is.
  private var loudest: LoudestFindings?
  private var tally = BaselineTally()

  init(_ invocation: Invocation, _ input: Input, printsCopy: Bool = false, baseline: KnownFindings? = nil) throws {
    self.baseline = baseline
    self.invocation = invocation
    self.printsCopy = printsCopy
    let format = invocation.format ?? "human"
    let isText = invocation.fixing != .diff && !printsCopy && ReporterRegistry.forPeople.contains(format)
    output = try Output(path: invocation.output, isText ? .text : .data)
    let isColored = printsCopy ? false : Coloring.isOn(invocation.color, isTerminal: output.isTerminal)
    reporter = ReporterRegistry.reporter(for: format, isColored: isColored, options: Self.options(invocation, input))
    tellsInherited = invocation.printsStatistics || ReporterRegistry.tellingInherited.contains(format)
    // People read what was folded first, of which their own reporter takes the loudest.
    let isForPeople = format == "human" || invocation.printsStatistics
    loudest = isForPeople ? nil : invocation.mostFindings.map(LoudestFindings.init)
  }

  private static func options(_ invocation: Invocation, _ input: Input) -> ReportOptions {
    var options = ReportOptions()
    options.isQuiet = invocation.isQuiet
    options.tellsEach = invocation.tellsEach
    options.counts = invocation.printsStatistics
    options.mostFindings = invocation.mostFindings
    options.houseRules = input.plan.houseRules
    for case (let file, let base?) in zip(input.files, input.bases) { options.bases[file] = base }
    return options
  }

  mutating func begin() { if !isDiff { print(reporter.begin()) } }

  /// Tells on a terminal how far the run is.
  mutating func showProgress(total: Int) {
    guard !invocation.isQuiet, !printsCopy else { return }
    let progress = Progress(total: total)
    output.willWrite = { progress.erase() }
    self.progress = progress
  }

  private var isDiff: Bool { invocation.fixing == .diff }

  /// A path or file that can’t be reviewed. The others still are.
  mutating func fail(_ message: String) {
    hasFailed = true
    tell(message)
  }

  private func tell(_ message: String) {
    progress?.erase()
    StandardError.complain(message)
  }

  /// Takes what became of a file of which all is said, or of a piece of a stream that goes on.
  mutating func take(_ outcome: FileOutcome, isWhole: Bool = true) throws {
    progress?.advance()
    if baseline != nil { tally.take(outcome) }
    if let failure = outcome.failure { fail(failure) }
    if let remark = outcome.remark { tell(remark) }
    if isDiff, let change = outcome.change {
      print(UnifiedDiff.text(path: outcome.path.isEmpty ? "stdin" : outcome.path, old: change.old, new: change.new))
    }
    summary.add(outcome.summary)
    languages.formUnion(outcome.languages)
    if outcome.summary.reaches(outcome.failOn) { isLoud = true }
    if isDiff {
      complain(of: held)
      held = []
    } else {
      if !held.isEmpty { tell(held) }
      held = []
      if !outcome.proposals.isEmpty, !invocation.asks { print(reporter.report(outcome.proposals)) }
      if !outcome.cards.isEmpty { print(reporter.report(outcome.cards)) }
      print(reporter.endPiece(outcome.path, isWhole: isWhole))
      if isWhole, outcome.summary.files > 0 { endFile(outcome.path, outcome.summary) }
    }
  }

  /// Prints some of what is to be said of a file, unless fixed copy or edits are to be printed before it.
  mutating func hear(_ diagnostics: [Diagnostic]) {
    isUndecodable = isUndecodable || diagnostics.contains(where: \.isUndecodable)
    if isDiff {
      held += diagnostics.filter(\.isMalformed)
    } else if printsCopy {
      held += diagnostics
    } else {
      tell(diagnostics)
    }
  }

  /// Hands on what the report is to hold.
  private mutating func tell(_ diagnostics: [Diagnostic]) {
    // Who was asked has read them.
    if invocation.asks { return }
    let told = tellsInherited ? diagnostics : diagnostics.filter { !$0.isInherited }
    if told.isEmpty { return }
    if loudest == nil { print(reporter.report(told)) } else { loudest?.add(told) }
  }

  /// Ends what is reported of a file; a stream ends once for all its pieces.
  mutating func endFile(_ path: String, _ summary: Summary) { print(reporter.endFile(path, summary)) }

  /// What was counted so far.
  var total: Summary { summary }

  /// How many fewer findings there are after `--fix`.
  var settled: Int {
    get { summary.settled }
    set { summary.settled = newValue }
  }

  /// Whether nobody reads the report any more.
  var isAbandoned: Bool { output.isAbandoned }

  /// Says beside a diff why the status is 2.
  private func complain(of malformed: [Diagnostic]) {
    guard !malformed.isEmpty else { return }
    var reporter = ReporterRegistry.reporter(for: "human")
    let text = reporter.report(malformed) + reporter.endPiece(malformed[0].path, isWhole: false)
    StandardError.write(String(decoding: text, as: UTF8.self))
  }

  /// Prints copy as it is after its edits.
  func printCopy(_ bytes: Bytes) { output.write(bytes) }

  /// Ends the report and returns the status.
  mutating func end() throws -> Int32 {
    progress?.erase()
    if let loudest, !isDiff { print(reporter.report(loudest.findings)) }
    if !isDiff { print(reporter.end(summary)) }
    try output.close()
    checkLanguages()
    tellGone()
    tellNothingFound()
    if hasFailed || isUndecodable || summary.malformed > 0 { return 2 }
    return isLoud && !invocation.exitsZero ? 1 : 0
  }

  /// A run that is asked for a language that no file has looked at nothing.
  private mutating func checkLanguages() {
    guard let wanted = invocation.settings.locale, !languages.isEmpty,
      !languages.contains(where: { LocaleSelection.includes($0, in: wanted) })
    else { return }
    let known = languages.map(\.description).sorted().joined(separator: ", ")
    fail("no file is in “\(wanted)”; --locale takes one of these here: \(known)")
  }

  /// A run over folders without copy says what it looked for.
  private func tellNothingFound() {
    guard summary.files == 0, !hasFailed, !invocation.isQuiet, !invocation.operands.isEmpty else { return }
    let files = CatalogReader.foundFiles.joined(separator: ", ")
    StandardError.complain("no copy was found. Folders are searched for \(files), and for programs that show copy")
  }

  /// Says which files nobody needs to mend.
  func tellUnbuilt(_ files: [String]) {
    guard !files.isEmpty, !invocation.isQuiet else { return }
    let more = files.count - Self.mostUnbuiltNamed
    let named = files.prefix(Self.mostUnbuiltNamed) + (more > 0 ? ["\(more) more"] : [])
    let isOne = files.count == 1
    let (subject, them, one) = isOne ? ("1 file is", "it", "it") : ("\(files.count) files are", "them", "one")
    StandardError.complain(
      "\(subject) left out, as no Xcode project builds \(them): \(named.joined(separator: ", ")). "
        + "Name \(one) to have it reviewed")
  }

  private static let mostUnbuiltNamed = 3

  /// Says how much of the baseline has no finding any more. In a run of few rules nobody can tell.
  private func tellGone() {
    let settings = invocation.settings
    guard let baseline, settings.only.isEmpty, settings.ignore.isEmpty, settings.levels.isEmpty, !invocation.isQuiet
    else { return }
    let gone = tally.gone(of: baseline.baseline).count
    if gone > 0 { StandardError.complain(baseline.remark(gone: gone)) }
  }

  private func print(_ bytes: [UInt8]) {
    if printsCopy {
      StandardError.write(String(decoding: bytes, as: UTF8.self))
    } else {
      bytes.withUnsafeBufferPointer { output.write(Bytes($0)) }
    }
  }
}
