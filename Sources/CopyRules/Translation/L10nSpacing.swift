import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// Spaces and line breaks at the edges join a text to others, so they are the base’s.
struct L10nSpacing: TextRule {
  static let info = RuleInfo(
    "l10n-spacing", "A translation starts and ends with the spaces and line breaks of its base.",
    why: "What the program joins runs together, or leaves a gap.", source: "Weblate and pofilter, edge spaces",
    check: .translation, roles: .all, needs: .any(of: .isTranslation), severity: .warning,
    examples: [
      .bad("Löschen⟦ ⟧", .button, better: "Löschen", locale: .german, base: "Delete"),
      .bad("gesendet von⟦⟧", .label, better: "gesendet von ", locale: .german, base: "sent by "),
      .bad("⟦ ⟧Löschen", .button, better: "Löschen", locale: .german, base: "Delete"),
      .bad("Zeile⟦\\n⟧Zeile", .text, better: "Zeile\nZeile", locale: .german, base: "Line\nline"),
      .bad("Fertig.⟦\\n⟧Weiter geht’s.", .text, locale: .german, base: "Done. Here we go."),
      .bad("⟦Fertig. Weiter geht’s.⟧", .text, locale: .german, base: "Done.\n\nHere we go."),
      .bad(
        "⟦Der Ofen ist an.⟧", .text, locale: .german, base: "The kiln is on.\n\nKeep the lid shut until noon, please."),
      .good(
        "Der Ofen ist noch sehr heiß, also öffne ihn heute nicht.", .text, locale: .german,
        base: "The kiln is very hot.\n\nIt is too hot, so don’t open the kiln today."),
      .good("Fertig.\nWeiter geht’s.", .text, locale: .german, base: "Done.\n\nHere we go."),
      .good("Siehe C:\\Neu", .text, locale: .german, base: "See the folder"),
      .good("<p>Fertig.</p>", .text, locale: .german, base: "<p>Done.</p>\n"),
      .good("gesendet von ", .label, locale: .german, base: "sent by "),
      .good("מסכים ל", .label, locale: LocaleTag("he") ?? .undetermined, base: "agree to "),
      .good(" versiegelt", .label, locale: .german, base: "sealed "),
      .good(" Kiln 应用", .label, locale: LocaleTag("zh-Hans") ?? .undetermined, base: "Kiln App"),
      .good("发送者：", .label, locale: LocaleTag("zh-Hans") ?? .undetermined, base: "Sent by: "),
      .good("Seit 2015 - ", .label, locale: .german, base: "Since 2015 -"),
      .good(" (dieser Ofen)", .label, locale: .german, base: "(this kiln)"),
    ])

  func check(_ copy: Passage, _ report: inout Report) {
    guard let base = copy.base, copy.wordsRange != nil, base.wordsRange != nil else { return }
    // What a branch of a message touches stands outside of it.
    let isPart = copy.variation.hasLiteral("substitutions.", at: 0)
    if !isPart, !isMoved(copy, base) { compareEdges(copy, base, &report) }
    checkEscapes(copy, base, &report)
    checkParagraphs(copy, base, &report)
  }

  /// “sealed ” and “ versiegelt”: what is joined in front in one language stands behind in another.
  private func isMoved(_ copy: Passage, _ base: Passage) -> Bool {
    let edges = { (text: Passage) in (text.tokens.first?.kind == .space, text.tokens.last?.kind == .space) }
    let (own, model) = (edges(copy), edges(base))
    return own.0 != own.1 && own.0 == model.1 && own.1 == model.0
  }

  private func compareEdges(_ copy: Passage, _ base: Passage, _ report: inout Report) {
    let (own, model) = (copy.trimmedRange, base.trimmedRange)
    compare(
      0..<own.lowerBound, with: base.bytes.slice(0..<model.lowerBound), in: copy, .isAtStart, &report)
    compare(
      own.upperBound..<copy.bytes.count, with: base.bytes.slice(from: model.upperBound), in: copy, .isAtEnd, &report)
  }

  /// “Copyright 2015 - ”: something is joined behind it.
  private func endsInDash(_ copy: Passage) -> Bool {
    let end = copy.trimmedRange.upperBound
    return end > 0 && copy.bytes[end - 1] == UInt8(ascii: "-") || end > 2 && copy.bytes.hasLiteral("–", at: end - 3)
  }

  /// “ (this device)”: what is put behind a name.
  private func addsInBrackets(_ copy: Passage) -> Bool {
    let (start, end) = (copy.trimmedRange.lowerBound, copy.trimmedRange.upperBound)
    return copy.bytes.hasLiteral("(", at: start) && copy.bytes.hasLiteral(")", at: end - 1)
  }

  /// Reports the edge `range` of the copy where it isn’t as `wanted`, the base’s.
  private func compare(
    _ range: Range<Int>, with wanted: Bytes, in copy: Passage, _ place: Message.Edge, _ report: inout Report
  ) {
    let edge = copy.bytes.slice(range)
    let (breaks, wantedBreaks) = (Self.lineBreaks(in: edge), Self.lineBreaks(in: wanted))
    if breaks != wantedBreaks {
      // Behind a tag, and at the end of what stands alone, a line break shows nothing.
      if place == .isAtEnd, breaks == 0 || copy.endsInTag && copy.base?.endsInTag == true { return }
      let fix = Fix([Splice(range, wanted.text)], isSafe: false)
      report.add(.breaks(place, breaks, wantedBreaks), at: range, severity: .note, fixes: [fix])
    } else if edge.isEmpty != wanted.isEmpty, breaks == 0 {
      if edge.isEmpty, isJoinedWithoutSpace(copy, place) || isStray(copy, place) { return }
      if !edge.isEmpty, setsOffLatin(copy, place) || (place == .isAtEnd ? endsInDash(copy) : addsInBrackets(copy)) {
        return
      }
      let isLost = edge.isEmpty && isJoined(copy, place)
      let fix = Fix([Splice(range, wanted.text)], isSafe: isLost || !edge.isEmpty && Self.alone.contains(copy.role))
      report.add(
        edge.isEmpty ? .lacksSpace(place) : .hasSpace(place), at: range, severity: isLost ? nil : .note, fixes: [fix])
    }
  }

  /// Roles of texts that nothing is joined to.
  private static let alone = RoleSet(.button, .menuItem, .alertTitle, .notificationTitle, .notificationAction)

  /// “ Kiln 应用”: a space before a Latin word, where it is put behind Chinese.
  private func setsOffLatin(_ copy: Passage, _ place: Message.Edge) -> Bool {
    guard ["ja", "zh", "yue"].contains(copy.locale.languageCode) else { return false }
    let word = place == .isAtStart ? copy.tokens.first { $0.kind == .word } : copy.tokens.last { $0.kind == .word }
    return word.map { !$0.traits.contains(.isNonASCII) } ?? false
  }

  /// Whether the base goes on, so that words run together where the space is lost: “sent by ”, “ and more”. Behind a colon,
  /// or a word that may stand alone, the space may be one that nobody sees.
  private func isJoined(_ copy: Passage, _ place: Message.Edge) -> Bool {
    guard let base = copy.base else { return false }
    // Korean particles stand at the word they follow.
    if copy.isKorean { return false }
    return place == .isAtStart ? SpaceForJoining.goesOn(base) : SpaceForJoining.stopsShort(base)
  }

  /// Languages written without spaces join without them; a full-width mark has its own.
  private func isJoinedWithoutSpace(_ copy: Passage, _ place: Message.Edge) -> Bool {
    if ["ja", "zh", "th", "lo", "km", "my", "yue"].contains(copy.locale.languageCode) { return true }
    // The base’s trailing word may stand first in the translation, and the other way round.
    let edge = place == .isAtStart ? copy.tokens.first : copy.tokens.last
    if place == .isAtEnd, let edge, isPrefix(edge, copy) { return true }
    // “, bis zum %@”: a mark in front needs no space.
    return edge?.kind == .placeholder || place == .isAtStart && edge?.kind == .punctuation
  }

  /// “מסכים ל”, “أوافق و”: a letter alone is written at the word that follows.
  private func isPrefix(_ token: Token, _ copy: Passage) -> Bool {
    guard copy.declaredLocale.isLanguage("he") || copy.declaredLocale.isLanguage("ar"), token.kind == .word else {
      return false
    }
    return copy.text(token.range).unicodeScalars.count == 1
  }

  /// A space that only slipped into the base: nothing is joined to it.
  private func isStray(_ copy: Passage, _ place: Message.Edge) -> Bool {
    guard let base = copy.base else { return false }
    return place == .isAtStart ? !SpaceForJoining.isAtStart(of: base) : !SpaceForJoining.isAtEnd(of: base)
  }

  /// Line feeds, and the separators of lines and paragraphs that Unicode has.
  private static func lineBreaks(in bytes: Bytes) -> Int {
    bytes.indices.count {
      bytes[$0] == 0x0A || bytes.hasLiteral("\u{2028}", at: $0) || bytes.hasLiteral("\u{2029}", at: $0)
    }
  }

  /// `\n` in letters where the base breaks the line: an escape that was escaped.
  private func checkEscapes(_ copy: Passage, _ base: Passage, _ report: inout Report) {
    guard copy.facts.contains(.backslash), !base.facts.contains(.backslash) else { return }
    for offset in copy.bytes.indices where copy.bytes[offset] == UInt8(ascii: "\\") {
      guard offset + 1 < copy.bytes.count, let meant = Self.escaped(copy.bytes[offset + 1]) else { continue }
      let isMeant = base.bytes.contains(meant)
      guard isMeant || isEscape(at: offset, in: copy) else { continue }
      let fix =
        isMeant
        ? Fix([Splice(offset..<offset + 2, String(UnicodeScalar(meant)))], isSafe: false, mendsPlaceholders: true) : nil
      report.add(.isWritten(copy.text(offset..<offset + 2)), at: offset..<offset + 2, fixes: [fix])
    }
  }

  /// Whether the letters stand between sentences, where no path or pattern has them.
  private func isEscape(at offset: Int, in copy: Passage) -> Bool {
    guard let mark = copy.tokens.last(where: { $0.end <= offset }), mark.kind == .punctuation, mark.end == offset else {
      return false
    }
    let marks: [StaticString] = [".", "!", "?", ":", "。", "！", "？", "：", "…"]
    return marks.contains { copy.bytes.hasLiteral($0, at: Int(mark.start)) }
  }

  /// Paragraphs of the base that run together.
  private func checkParagraphs(_ copy: Passage, _ base: Passage, _ report: inout Report) {
    let (own, model) = (copy.trimmedRange, base.trimmedRange)
    // Tags may break the lines.
    guard Self.lineBreaks(in: copy.bytes.slice(own)) == 0, !copy.tokens.contains(where: { $0.kind == .markup }),
      case let breaks = model.dropLast().count(where: { base.bytes[$0] == 0x0A && base.bytes[$0 + 1] == 0x0A }),
      breaks > 0, !isMerged(copy, base)
    else { return }
    report.add(.hasOneParagraph(insteadOf: breaks + 1), at: own)
  }

  /// Whether one sentence says all of it, so that nothing is missing and nothing can be parted.
  private func isMerged(_ copy: Passage, _ base: Passage) -> Bool {
    copy.sentenceCount == 1 && copy.analysis.wordCount > 5
      && 3 * copy.analysis.wordCount >= 2 * base.analysis.wordCount
  }

  private static func escaped(_ letter: UInt8) -> UInt8? {
    switch letter {
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "t"): 0x09
    case UInt8(ascii: "\""): 0x22
    default: nil
    }
  }
}

extension Passage {
  /// Whether the last thing in it is a tag.
  fileprivate var endsInTag: Bool {
    tokens.last { $0.kind != .space && $0.kind != .newline }?.kind == .markup
  }
}

extension Message {
  fileprivate enum Edge: String { case isAtStart = "starts", isAtEnd = "ends" }

  fileprivate static func hasSpace(_ edge: Edge) -> Message {
    "The text \(edge.rawValue) with a space, the base doesn’t"
  }

  fileprivate static func lacksSpace(_ edge: Edge) -> Message {
    "The base \(edge.rawValue) with a space, this text doesn’t"
  }

  fileprivate static func breaks(_ edge: Edge, _ own: Int, _ wanted: Int) -> Message {
    "The text \(edge.rawValue) with \(counted(own)), the base with \(counted(wanted))"
  }

  private static func counted(_ count: Int) -> String {
    count == 0 ? "no line break" : count == 1 ? "a line break" : "\(count) line breaks"
  }

  /// A text of before the others were written, or one whose paragraphs run together: who reads both sees which.
  fileprivate static func hasOneParagraph(insteadOf count: Int) -> Message {
    "The base has \(count) paragraphs, this text one. Part it as the base is, and translate what is missing"
  }

  fileprivate static func isWritten(_ escape: String) -> Message { "“\(escape)” is shown as it stands" }
}
