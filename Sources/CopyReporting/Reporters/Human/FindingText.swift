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
    let path = Self.name(of: path)
    let loud = style.paint(severity.name, for: severity)
    let reason = TextDisplay.visible(message)
    let point = place.map { ":" + Self.point($0) } ?? ""
    return "\(style.strong(path + point)): \(loud): \(reason) \(style.faint("[\(rule)]"))"
  }

  /// What people call the file: that of standard input has no path, or a hyphen.
  static func name(of path: String) -> String {
    path.isEmpty || path == "-" ? "stdin" : TextDisplay.visible(path)
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

/// A proposal as people read it: what was and what could be, one under the other.
enum ProposalText {
  /// - Parameters:
  ///   - others: alerts that say the same and could read so too.
  ///   - ways: what else the alert could say, best first.
  static func text(
    _ proposal: Proposal, also others: [Proposal] = [], or ways: [Proposal] = [], _ text: FindingText
  ) -> String {
    let path = FindingText.name(of: proposal.path)
    let place = proposal.place.map { ":\($0.line)" } ?? ""
    let points = others.compactMap(\.place).prefix(PageItem.mostPoints).map(FindingText.point)
    let same = others.isEmpty ? "" : text.remark("the same words at " + PlaceList.text(points, of: others.count))
    return "\(text.style.strong(path + place)): \(text.style.good(heading(proposal.surface)))\n"
      + words(proposal, text.style) + proposal.rooms.map(text.remark).joined() + stays(proposal, text)
      + ways.map { way($0, besides: proposal, text.style) }.joined() + same
  }

  /// What of another way differs from the first one.
  private static func way(_ way: Proposal, besides first: Proposal, _ style: TerminalStyle) -> String {
    let changed = zip(names(of: way), zip(lines(of: first.new), lines(of: way.new))).map { name, texts in
      texts.0 == texts.1 ? "" : part(name, "", texts.1.isEmpty ? "–" : texts.1, style)
    }
    let heading = way.surface == first.surface ? "in other words" : heading(way.surface)
    return "    or, \(heading):\n" + changed.joined()
  }

  static func stays(_ proposal: Proposal, _ text: FindingText) -> String {
    proposal.stays.isEmpty ? "" : text.remark("still to be settled: " + proposal.stays.joined(separator: ", "))
  }

  /// What was and what could be, without its place.
  static func words(_ proposal: Proposal, _ style: TerminalStyle) -> String {
    let (old, new) = (lines(of: proposal.old), lines(of: proposal.new))
    return zip(names(of: proposal), zip(old, new)).map { part($0, $1.0, $1.1, style) }.joined()
  }

  private static func names(of proposal: Proposal) -> [String] {
    proposal.surface == "notification" ? ["Title", "Body", "Actions"] : ["Title", "Message", "Buttons"]
  }

  static func heading(_ surface: String) -> String {
    switch surface {
    case "notification": "the whole notification, rewritten"
    case "action-sheet": "as an action sheet"
    case "in-place": "shown in place, without an alert"
    default: "the whole alert, rewritten"
    }
  }

  private static func lines(of wording: Proposal.Wording) -> [String] {
    let buttons = wording.buttons.map { button in
      let styles = button.isOfSystem ? ["system"] : button.style.names
      return button.text + (styles.isEmpty ? "" : " [\(styles.joined(separator: ", "))]")
    }
    return [wording.title ?? "", wording.message ?? "", buttons.joined(separator: " | ")].map {
      TextDisplay.visible($0)
    }
  }

  private static func part(_ name: String, _ before: String, _ after: String, _ style: TerminalStyle) -> String {
    let label = name + String(repeating: " ", count: 8 - name.count)
    if before == after { return before.isEmpty ? "" : "    \(label)  \(before)\n" }
    let gap = String(repeating: " ", count: 8)
    let old = before.isEmpty ? "" : "    \(label)\(style.bad("- " + before))\n"
    let new = after.isEmpty ? "" : "    \(before.isEmpty ? label : gap)\(style.good("+ " + after))\n"
    return old + new
  }
}
