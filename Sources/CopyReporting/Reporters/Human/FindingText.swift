import CopyFiles
import CopyKernel
import CopyModel

/// A finding as people read it, in pieces: the reason with its place, the copy with the words at fault marked, better words.
struct FindingText {
  let style: TerminalStyle

  /// Better words that are shown of one finding.
  private static let mostArrows = 3

  /// The place, the level, the reason, and the rule, without a line’s end.
  func heading(_ diagnostic: Diagnostic) -> String {
    heading(
      path: diagnostic.path, at: diagnostic.place, diagnostic.severity, diagnostic.message, rule: diagnostic.rule)
  }

  func heading(path: String, at place: Place?, _ severity: Severity, _ message: String, rule: String) -> String {
    let path = path == "-" ? "stdin" : TextDisplay.visible(path)
    let loud = style.paint(severity.name, for: severity)
    let reason = TextDisplay.visible(message)
    let point = place.map { ":" + Self.point($0) } ?? ""
    return "\(style.strong(path + point)): \(loud): \(reason) \(style.faint("[\(rule)]"))"
  }

  /// The line of copy at fault and marks beneath it; empty where there is no copy.
  func excerpt(_ diagnostic: Diagnostic) -> String {
    if diagnostic.text.isEmpty { return "" }
    let excerpt = Excerpt(of: diagnostic.text, words: diagnostic.words)
    return "    \(excerpt.styled(style, diagnostic.severity))\n"
      + "    \(style.paint(excerpt.markers, for: diagnostic.severity))\n"
  }

  /// A line for each of the first suggestions.
  func arrows(_ diagnostic: Diagnostic) -> [String] {
    diagnostic.suggestions.prefix(Self.mostArrows).map { arrow(from: diagnostic.text, to: $0.text) }
  }

  func arrow(from old: String, to new: String) -> String {
    "  \(style.good("→ \(Excerpt.change(from: old, to: new))"))\n"
  }

  func remark(_ text: String) -> String { "    \(style.faint(TextDisplay.visible(text)))\n" }

  /// Nobody should have to wonder why: where findings rest on a guess, the first of a string names the reason.
  func role(_ diagnostic: Diagnostic) -> String? {
    guard let reason = diagnostic.roleReason else { return nil }
    guard diagnostic.roleEvidence == .guess else { return remark("role: \(diagnostic.role.name) (\(reason))") }
    return remark("Taken as \(GuessText.name(of: diagnostic.role)); \(GuessText.remedy(for: diagnostic.role))")
  }

  static func point(_ place: Place) -> String { "\(place.line):\(place.column)" }
}
