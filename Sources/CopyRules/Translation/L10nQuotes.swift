import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// Quotation marks as another language has them.
struct L10nQuotes: TextRule {
  static let info = RuleInfo(
    "l10n-quotes", "Quotation marks are those of the language.",
    why: "Marks copied from the base text look like a slip to everybody who reads the language.",
    source: "CLDR, delimiters", check: .language, roles: .all, needs: .any(of: .notEnglish), severity: .note,
    examples: [
      .bad("Notiz ⟦“%@”⟧ löschen?", .alertTitle, better: "Notiz „%@“ löschen?", locale: .german),
      .bad("Удалить ⟦“%@”⟧?", .alertTitle, better: "Удалить «%@»?", locale: .russian),
      .bad(
        "Supprimer ⟦“%@”⟧ ?", .alertTitle, better: "Supprimer «\u{A0}%@\u{A0}» ?", locale: .french),
      .bad(
        "⟦“%@”⟧ nach “%@” bewegen?", .alertTitle, better: "„%@“ nach „%@“ bewegen?", locale: .german),
      .bad("Tippe auf⟦「Beet」⟧und warte.", .text, better: "Tippe auf „Beet“ und warte.", locale: .german),
      .good("Notiz „%@“ löschen?", .alertTitle, locale: .german),
      .good("Notiz »%@« löschen?", .alertTitle, locale: .german),
      .good("Touchez « Semer ». Puis « Arroser ».", .text, locale: .french),
      .good("Ustawienia » Aplikacje » Poczta", .text, locale: LocaleTag("pl") ?? .undetermined),
      .good("Suprimir « %@ » ?", .text, locale: LocaleTag("oc") ?? .undetermined),
      .good("¿Eliminar “%@”?", .alertTitle, locale: .spanish), .good("“%@”を削除しますか？", .alertTitle, locale: .japanese),
      .good("「“ファイル”→“保存”」を使ってください。", .text, locale: .japanese), .good("Delete “%@”?", .alertTitle),
    ])

  func check(_ copy: Passage, _ report: inout Report) {
    guard !copy.locale.isEnglish, let marks = copy.quotationMarks, !copy.isBaseText else { return }
    // Marks of one family belong together; other families stand inside them.
    var foreign: [(start: Range<Int>, end: Range<Int>)] = []
    var open: [Unicode.Scalar: (range: Range<Int>, mark: Unicode.Scalar)] = [:]
    for token in copy.tokens where token.kind == .punctuation && token.length <= 3 {
      guard let mark = copy.text(token.range).unicodeScalars.first,
        let family = QuotationMarks.family(of: mark) ?? (mark == "\"" && asksForMarks(copy) ? mark : nil),
        open[family] != nil || mark == "«" || !isBetweenSpaces(token.range, in: copy.bytes)
      else { continue }
      guard let start = open.removeValue(forKey: family) else { open[family] = (token.range, mark); continue }
      if marks.accepts(start.mark, mark) { continue }
      foreign.append((start.range, token.range))
    }
    guard let first = foreign.min(by: { $0.start.lowerBound < $1.start.lowerBound }) else { return }
    // All pairs of a text look alike, so they are mended together.
    let splices = foreign.flatMap {
      [Splice($0.start, opening(at: $0.start, marks, copy)), Splice($0.end, closing(at: $0.end, marks, copy))]
    }
    .sorted { $0.range.lowerBound < $1.range.lowerBound }
    let isStraight = copy.bytes[first.start.lowerBound] == UInt8(ascii: "\"")
    report.add(
      isStraight ? .isStraight(marks) : .isForeign(marks), at: first.start.lowerBound..<first.end.upperBound,
      fixes: [Fix(splices, isSafe: false)])
  }
}

extension L10nQuotes {
  /// Files have straight marks as keyboards write them. Who types a base and its translation asks how that is to be written.
  private func asksForMarks(_ copy: Passage) -> Bool { copy.base != nil && copy.place.catalog?.path.isEmpty == true }

  /// The mark that opens, with a space before it where a full-width mark “【” had it in itself, and no second one behind it.
  private func opening(at range: Range<Int>, _ marks: QuotationMarks, _ copy: Passage) -> String {
    let isGlued = isWide(range, copy) && copy.tokens.contains { $0.kind == .word && $0.end == range.lowerBound }
    let isSpaced = copy.tokens.contains { $0.kind == .space && Int($0.start) == range.upperBound }
    return (isGlued ? " " : "")
      + (isSpaced ? String(marks.opening.prefix { $0 != "\u{A0}" && $0 != "\u{202F}" }) : marks.opening)
  }

  private func closing(at range: Range<Int>, _ marks: QuotationMarks, _ copy: Passage) -> String {
    let isGlued = isWide(range, copy) && copy.tokens.contains { $0.kind == .word && Int($0.start) == range.upperBound }
    let isSpaced = copy.tokens.contains { $0.kind == .space && $0.end == range.lowerBound }
    let mark = isSpaced ? String(marks.closing.drop { $0 == "\u{A0}" || $0 == "\u{202F}" }) : marks.closing
    return mark + (isGlued ? " " : "")
  }

  /// Marks of Chinese, Japanese, and Korean, as wide as a letter there.
  private func isWide(_ range: Range<Int>, _ copy: Passage) -> Bool {
    copy.bytes.scalar(at: range.lowerBound).value >= 0x3000
  }

  /// “Settings » Apps » Mail” is a way, and French has no-break spaces on the inner side alone.
  private func isBetweenSpaces(_ range: Range<Int>, in bytes: Bytes) -> Bool {
    guard range.lowerBound > 0, range.upperBound < bytes.count else { return false }
    return bytes[range.lowerBound - 1] == 0x20 && bytes[range.upperBound] == 0x20
  }
}

extension Message {
  fileprivate static func isStraight(_ marks: QuotationMarks) -> Message {
    "Straight quotation marks are a typewriter’s. Use \(marks.opening)…\(marks.closing)"
  }

  fileprivate static func isForeign(_ marks: QuotationMarks) -> Message {
    "These quotation marks are another language’s. Use \(marks.opening)…\(marks.closing)"
  }
}
