import CopyFiles
import CopyKernel
import CopyModel
import CopyRules

/// A mark that a whole file sets otherwise, such as straight quotation marks, a word that it writes so throughout, or a case that
/// nearly all of it has: told on one line.
struct Habit {
  /// Findings up to here are told one by one; of the same word, these. A case that nearly all texts have is a habit from the first
  /// on.
  private static let (mostSingle, mostOfWord) = (20, 3)

  /// What tells habits apart.
  struct Kind: Hashable {
    let rule, locale: String
    let severity: Severity
    /// Whether the file has it nearly everywhere.
    let isOfFile: Bool
    /// What is said of one word, wherever it stands; empty where it isn’t about a word.
    let word: String

    /// Nil where more than a word, marks, or the file’s own case has to change, or nobody knows to what.
    init?(_ diagnostic: Diagnostic) {
      guard let better = diagnostic.suggestions.first else { return nil }
      isOfFile = better.doubt == .habit
      word = Self.aboutWords.contains(diagnostic.rule) ? diagnostic.message : ""
      let isMark = better.isSafe && diagnostic.rule.hasPrefix("typo-")
      let setsMarks = isMark && Self.words(of: diagnostic.text) == Self.words(of: better.text)
      guard isOfFile || !word.isEmpty || setsMarks else { return nil }
      rule = diagnostic.rule
      locale = diagnostic.locale
      severity = diagnostic.severity
    }

    /// Rules whose words name the one that is wrong and the one that is meant.
    private static let aboutWords: Set<String> = [
      L10nWrongLanguage.info.id, L10nSpelling.info.id, StyleProductName.info.id, TypoMisspelling.info.id,
    ]

    private static func words(of text: String) -> [Unicode.Scalar] {
      text.unicodeScalars.filter { $0.properties.isAlphabetic || $0.properties.numericType != nil }
    }
  }

  let severity: Severity
  let order: Int
  private let heading: String
  private let mostSingle: Int
  private(set) var count = 0
  private(set) var faults: [UInt64] = []
  private var points: [String] = []
  private var notes: [String] = []

  init(_ kind: Kind, _ diagnostic: Diagnostic, order: Int, _ text: FindingText) {
    severity = diagnostic.severity
    self.order = order
    heading = text.heading(diagnostic)
    mostSingle = kind.isOfFile ? 1 : kind.word.isEmpty ? Self.mostSingle : Self.mostOfWord
  }

  var isTold: Bool { count > mostSingle }

  mutating func add(_ diagnostic: Diagnostic) {
    count += 1
    faults.append(InheritedTally.fault(diagnostic))
    notes += diagnostic.notes.filter { !notes.contains($0) }
    // The heading has the first place.
    if count > 1, let place = diagnostic.place, points.count < PageItem.mostPoints {
      points.append(FindingText.point(place))
    }
  }

  func line(_ text: FindingText) -> String {
    let places = PlaceList.text(points, of: count - 1)
    let line = heading + text.style.faint(" \(SummaryLine.grouped(count)) times in this file, also at \(places)") + "\n"
    return line + notes.map { text.remark($0) }.joined()
  }
}

/// Strings that a language lacks, that stand in it as in the base, or that the base no longer has: completeness of one file,
/// on one line.
struct Gap {
  struct Kind: Hashable {
    let rule, locale: String
    let severity: Severity

    /// Nil for all other findings.
    init?(_ diagnostic: Diagnostic) {
      let told = [L10nMissing.info.id, L10nUntranslated.info.id, L10nExtra.info.id]
      guard told.contains(diagnostic.rule) else { return nil }
      rule = diagnostic.rule
      locale = diagnostic.locale
      severity = diagnostic.severity
    }
  }

  let kind: Kind
  let order: Int
  private var count = 0
  /// Some of the strings, by their keys.
  private var keys: [String] = []

  init(_ kind: Kind, order: Int) { (self.kind, self.order) = (kind, order) }

  mutating func add(_ diagnostic: Diagnostic) {
    count += 1
    guard keys.count < PageItem.mostPoints, let key = diagnostic.key ?? Optional(diagnostic.text) else { return }
    keys.append("“\(Excerpt.shortened(key))”")
  }

  /// - Parameter path: the file that lacks them.
  func line(path: String, _ text: FindingText) -> String {
    text.heading(
      path: path, at: nil, kind.severity, message + ": " + PlaceList.text(keys, of: count), rule: kind.rule) + "\n"
  }

  private var message: String {
    let strings = count == 1 ? "1 string" : "\(SummaryLine.grouped(count)) strings"
    let verb = count == 1 ? "is" : "are"
    return switch kind.rule {
    case L10nMissing.info.id: "\(strings) of the base \(verb) missing in “\(kind.locale)”"
    case L10nExtra.info.id: "\(strings) in “\(kind.locale)” \(verb) not in the base"
    default: "\(strings) \(verb) not translated into “\(kind.locale)”"
    }
  }
}
