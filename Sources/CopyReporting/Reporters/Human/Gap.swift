import CopyFiles
import CopyKernel
import CopyModel
import CopyRules

/// Strings that a language lacks, or that stand in it as in the base: completeness of one file, on one line.
struct Gap {
  struct Kind: Hashable {
    let rule, locale: String
    let severity: Severity

    /// Nil for all other findings.
    init?(_ diagnostic: Diagnostic) {
      guard [L10nMissing.info.id, L10nUntranslated.info.id].contains(diagnostic.rule) else { return nil }
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
    return kind.rule == L10nMissing.info.id
      ? "\(strings) of the base \(verb) missing in “\(kind.locale)”"
      : "\(strings) \(verb) not translated into “\(kind.locale)”"
  }
}
