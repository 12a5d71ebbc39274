import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// Tags that open, close, and nest as in the base.
struct L10nMarkup: TextRule {
  static let info = RuleInfo(
    "l10n-markup", "A translation has the tags and entities of its base.",
    why: "A lost or broken tag shows up as text, swallows the rest, or stops the parser.",
    source: "Weblate, XML markup", check: .translation, roles: .all, needs: .any(of: .isTranslation), severity: .error,
    examples: [
      .good("<strong>Ofen</strong> an", .text, locale: .german, base: "<b>Kiln</b> on"),
      .good(
        "Zum <a href=\"https://example.com/\">Ofen</a>", .text, locale: .german,
        base: "To the <a href=https://example.com/>kiln</a>"),
      .bad("⟦<b>⟧Neu im Programm", .text, locale: .german, base: "<b>New</b> in the app"),
      .bad("⟦Neu im Programm⟧", .text, locale: .german, base: "<b>New</b> in the app"),
      .bad("⟦</b>⟧Neu<b> im Programm", .text, locale: .german, base: "<b>New</b> in the app"),
      .bad("Alt ⟦&amp;⟧ Neu", .label, locale: .german, base: "Old & New"),
      .bad("Das <b>ist</b> ⟦<b>⟧neu⟦</b>⟧.", .text, locale: .german, base: "This is <b>new</b>."),
      .bad(
        "⟦<h1>⟧Neu</h1><p>Jetzt</p><p>Hier</p>", .text, locale: .german,
        base: "<h2>New</h2><ul><li>Now</li><li>Here</li></ul>"),
      .bad("⟦Neu im Programm⟧", .text, locale: .german, base: "<a href=\"new\">New</a> in the app"),
      .good("Sehr&nbsp;*langsam*", .text, locale: .german, base: "Very *slowly*"),
      .good("Das ist <b>neu</b>.", .text, locale: .german, base: "<b>New</b> in the app"),
      .good("<p>Behalte ihn.</p>", .text, locale: .german, base: "<p>Keep it.<p>"),
      .good("<kein Titel>", .label, locale: .german, base: "<no title>"),
      .good("5 < 6", .label, locale: .german, base: "5 < 6"),
      .good("-font <Schrift>", .text, locale: .german, base: "-font <font>"),
    ])

  func check(_ copy: Passage, _ report: inout Report) {
    guard let base = copy.base, copy.wordsRange != nil, holdsMarks(copy.bytes) || holdsMarks(base.bytes) else { return }
    var (own, wanted) = (MarkupTags(copy), MarkupTags(base))
    // “<p>Keep it.<p>”: the base itself leaves open what the translation closes.
    if wanted.leavesOpen, !own.leavesOpen, own.isNested { return }
    // What tags set off is the number, and forms for one, two, or none have it as a word or not at all.
    if let form = copy.pluralForm, form != .other, own.all.isEmpty { return }
    // “-font <font>” names what is to be typed: a tag that is no more than a word is never closed.
    let words = wanted.lone
    own.remove(words)
    wanted.remove(words)
    let difference = MarkupDifference(own: own, base: wanted)
    if difference.count > Self.mostNamed {
      let names = difference.named
      let place = difference.extra.first?.range ?? copy.trimmedRange
      report.add(.differs(names), at: place, severity: difference.severity)
    } else {
      reportEach(difference, copy, &report)
    }
    // What opens is missing: that has been said.
    if difference.extra.isEmpty, wanted.isNested, let tag = own.firstOutOfPlace,
      !difference.missing.contains(where: { $0.name == tag.name })
    {
      report.add(.isOutOfPlace(tag.text), at: tag.range)
    }
    checkEntities(copy, base, hasMarkup: !wanted.all.isEmpty, &report)
  }

  /// Where more tags differ, the text is set otherwise as a whole.
  private static let mostNamed = 4

  private func reportEach(_ difference: MarkupDifference, _ copy: Passage, _ report: inout Report) {
    for tag in difference.extra {
      report.add(.isExtra(tag.text), at: tag.range, severity: difference.severity(ofExtra: tag))
    }
    var told = Set(difference.extra.map(\.name))
    for tag in difference.missing where told.insert(tag.name).inserted {
      // A tag that lost its other half is where to look.
      let place = difference.own.all.first { $0.name == tag.name }?.range ?? copy.trimmedRange
      report.add(.isMissing(tag.text), at: place, severity: difference.severity(ofMissing: tag))
    }
  }

  private func holdsMarks(_ bytes: Bytes) -> Bool { bytes.contains { $0 == UInt8(ascii: "<") || $0 == 0x26 } }

  /// Text that isn’t parsed shows entities as they stand. Readers of Markdown resolve them.
  private func checkEntities(_ copy: Passage, _ base: Passage, hasMarkup: Bool, _ report: inout Report) {
    guard !hasMarkup, !base.tokens.contains(where: { $0.kind == .entity }), !isMarkdown(copy), !isMarkdown(base) else {
      return
    }
    for token in copy.tokens where token.kind == .entity {
      // What no key writes is written so where some function reads it.
      let isSpace = copy.bytes.slice(token.range).equals("&nbsp;")
      report.add(.isEntity(copy.text(token.range)), at: token.range, severity: isSpace ? .note : nil)
    }
  }
}

extension L10nMarkup {
  /// Whether the copy holds a link, or words between asterisks, as Markdown has them.
  private func isMarkdown(_ copy: Passage) -> Bool {
    if copy.text.contains("](") || copy.text.contains("**") { return true }
    let stars = copy.bytes.indices.filter { copy.bytes[$0] == UInt8(ascii: "*") }
    guard stars.count > 1, let first = stars.first, let last = stars.last else { return false }
    return copy.tokens.contains { $0.kind == .word && Int($0.start) == first + 1 }
      && copy.tokens.contains { $0.kind == .word && $0.end == last }
  }
}

extension Message {
  fileprivate static func differs(_ tags: [String]) -> Message {
    let named = tags.prefix(3).map { "“\($0)”" }.joined(separator: ", ")
    return "\(tags.count) tags differ from the base’s: \(named), and more"
  }
  fileprivate static func isExtra(_ tag: String) -> Message { "“\(tag)” has no counterpart in the base" }
  fileprivate static func isMissing(_ tag: String) -> Message { "“\(tag)” of the base is missing" }
  fileprivate static func isOutOfPlace(_ tag: String) -> Message { "“\(tag)” closes what isn’t open here" }
  fileprivate static func isEntity(_ entity: String) -> Message {
    "“\(entity)” is shown as it stands: the base has no markup"
  }
}
