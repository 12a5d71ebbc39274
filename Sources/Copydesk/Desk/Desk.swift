import CopyFiles
public import CopyKernel
public import CopyModel
public import CopyPassage
import CopyReporting
import CopyReview
import CopyRules

/// A copy desk: judges the words of an app by the platform’s writing guidance, says what to write instead, and measures them.
///
/// ```swift
/// let desk = Desk()
/// let alert = Alert(
///   title: "Error", message: "You entered the wrong password!", buttons: [Alert.Button("OK")])
/// for diagnostic in try desk.review(alert).diagnostics { print(diagnostic.key ?? "", diagnostic.message) }
/// ```
///
/// A desk is a value: it may be kept, copied, and used on any thread. The first review of a language reads its words, which
/// takes some milliseconds; they are kept for the life of the process.
public struct Desk: Sendable {
  /// What is checked, and how: the edition of the guidance, rules on and off, names of the project.
  public var settings: Settings

  public init(settings: Settings = Settings()) { self.settings = settings }

  /// All rules there are, each with what it is about and why, in the order of the documentation.
  public static var rules: [RuleInfo] { RuleRegistry.all.map(\.info) }

  // MARK: Reviewing

  /// What is at fault in one text.
  /// - Parameters:
  ///   - text: The words as people see them, placeholders such as `%@` as they stand in the program.
  ///   - role: What they are for; nil has it told from the words, and rules about roles mostly stay silent then.
  ///   - locale: The language as a BCP 47 tag, such as `en` or `pt-BR`.
  /// - Throws: ``DeskError`` where `locale` names no language.
  public func review(_ text: String, as role: Role?, locale: String = "en") throws(DeskError) -> CopyReport {
    try review(CopyDraft(text, role: role, locale: Self.checked(locale)))
  }

  /// What is at fault in an alert, judged as a whole, and how all of it could read.
  /// - Throws: ``DeskError`` where `locale` names no language.
  public func review(_ alert: Alert, locale: String = "en") throws(DeskError) -> CopyReport {
    try review(CopyDraft(alert, locale: Self.checked(locale)))
  }

  /// What is at fault in a notification, judged as a whole.
  /// - Throws: ``DeskError`` where `locale` names no language.
  public func review(_ notice: Notice, locale: String = "en") throws(DeskError) -> CopyReport {
    try review(CopyDraft(notice, locale: Self.checked(locale)))
  }

  /// What is at fault in one file, whose name chooses the format. A file that breaks its format is reviewed as far as it can
  /// be read, and a diagnostic with `isMalformed` says where it is broken.
  /// - Parameter path: Absolute, or below the working folder.
  /// - Throws: ``DeskError`` where the file can’t be read.
  public func review(file path: String) throws(DeskError) -> CopyReport {
    let review = try Self.run { () throws in try reviewer().review(FileReader.read(path), path: path) }
    return CopyReport(diagnostics: review.diagnostics, proposals: review.proposals)
  }

  // MARK: Fixing

  /// `text` after all edits that keep its meaning.
  /// - Throws: ``DeskError`` where `locale` names no language.
  public func fixed(_ text: String, as role: Role?, locale: String = "en") throws(DeskError) -> String {
    try fixed(CopyDraft(text, role: role, locale: Self.checked(locale)))[0]
  }

  /// `alert` after all edits that keep its meaning; a better alert as a whole is in the report’s proposals.
  /// - Throws: ``DeskError`` where `locale` names no language.
  public func fixed(_ alert: Alert, locale: String = "en") throws(DeskError) -> Alert {
    var (better, texts) = (alert, try fixed(CopyDraft(alert, locale: Self.checked(locale)))[...])
    if alert.title != nil { better.title = texts.popFirst() }
    if alert.message != nil { better.message = texts.popFirst() }
    for (index, title) in zip(better.buttons.indices, texts) { better.buttons[index].title = title }
    return better
  }

  // MARK: Measuring

  /// How `text` fits the surfaces of its role, or those that the settings name; empty where the role has none.
  /// - Throws: ``DeskError`` where `locale` names no language.
  public func measure(_ text: String, as role: Role, locale: String = "en") throws(DeskError) -> [Measure] {
    let draft = CopyDraft(text, role: role, locale: try Self.checked(locale))
    let seen = try Self.run { () throws in
      try Inspector(settings: settings).inspect(draft.bytes, path: CopyDraft.path)
    }
    return seen.records.first?.fits.map(Measure.init) ?? []
  }

  // MARK: How

  private func review(_ draft: CopyDraft) throws(DeskError) -> CopyReport {
    let review = try Self.run { () throws in try reviewer().review(draft.bytes, path: CopyDraft.path) }
    return CopyReport(
      diagnostics: review.diagnostics.map { Self.named($0, in: draft) }, proposals: review.proposals)
  }

  private func fixed(_ draft: CopyDraft) throws(DeskError) -> [String] {
    let fixed = try Self.run { () throws in
      try FileFixer(reviewer(), extent: .safe).fix(draft.bytes, path: CopyDraft.path)
    }
    return CopyDraft.texts(in: fixed.bytes)
  }

  private func reviewer() throws -> FileReviewer {
    var settings = settings
    settings.proposes = true
    return try FileReviewer(settings: settings)
  }

  /// The diagnostic by the name of its part, without places in a file that there isn’t.
  private static func named(_ diagnostic: Diagnostic, in draft: CopyDraft) -> Diagnostic {
    var named = diagnostic
    named.key = diagnostic.entry.map { draft.parts[$0].name }
    named.id = nil
    named.group = nil
    named.place = nil
    for index in named.suggestions.indices { named.suggestions[index].edits = [] }
    return named
  }

  private static func checked(_ locale: String) throws(DeskError) -> String {
    guard LocaleTag(locale) != nil else {
      throw DeskError("“\(locale)” is no language tag. Write one such as en or pt-BR.")
    }
    return locale
  }

  static func run<Result>(_ body: () throws -> Result) throws(DeskError) -> Result {
    do { return try body() } catch { throw DeskError("\(error)") }
  }
}
