import CopyPassage
import CopyText

/// The marks that end copy in each language.
extension L10nTerminalPunctuation {
  /// “An address can’t end with '.'”: the mark is what is spoken of.
  func endsInQuotedMark(_ copy: Passage) -> Bool {
    let end = copy.text(copy.trimmedRange).unicodeScalars.suffix(3)
    return end.count == 3 && end.first.map("“‘«\"'「".unicodeScalars.contains) == true
      && end.last.map("”’»\"'」".unicodeScalars.contains) == true
  }

  /// Where a mark goes that is missing: behind a quotation or a bracket that a part of the sentence stands in, and inside one that
  /// holds all of it. Only American English sets it inside of both.
  func endPlace(_ copy: Passage) -> Range<Int> {
    let (inner, end) = (copy.analysis.terminalRange, copy.trimmedRange.upperBound)
    guard !copy.isEnglish, inner.isEmpty, inner.lowerBound < end, let words = copy.wordsRange,
      copy.trimmedRange.lowerBound == words.lowerBound
    else { return inner }
    return end..<end
  }

  /// The mark that ends copy of this file or, where the file tells none, of its language; nil where none is known for sure.
  static func mark(_ terminal: CopyText.Terminal, in copy: Passage, _ habit: EndMarkHabits.Habit) -> String? {
    if terminal == .period || terminal == .question, case .usual(let mark?) = habit { return String(mark) }
    return mark(terminal, in: copy)
  }

  /// The mark that ends copy of this language; nil where none is known for sure.
  private static func mark(_ terminal: CopyText.Terminal, in copy: Passage) -> String? {
    let isWide = copy.locale.isLanguage("ja") || copy.locale.isLanguage("zh")
    switch terminal {
    case .period:
      if isArabicScript(copy), ["ur", "pa", "ks"].contains(copy.locale.languageCode) { return "۔" }
      // Dandas and other marks stand beside the period.
      if ["hi", "bn", "ne", "mr", "pa", "as", "or", "my", "hy"].contains(copy.locale.languageCode) { return nil }
      return isWide ? "。" : "."
    case .question:
      if copy.locale.isLanguage("el") { return ";" }
      if isArabicScript(copy) { return "؟" }
      return copy.locale.isLanguage("es") || copy.locale.isLanguage("hy") ? nil : isWide ? "？" : "?"
    case .ellipsis: return "…"
    case .colon: return copy.locale.isLanguage("fr") ? "\u{A0}:" : isWide ? "：" : ":"
    case .none: return ""
    case .exclamation, .other: return nil
    }
  }

  /// The mark at the end of the copy; nil where none is there.
  static func ownMark(of copy: Passage) -> Unicode.Scalar? {
    let range = copy.analysis.terminalRange
    return range.isEmpty ? nil : copy.text(range).unicodeScalars.first
  }

  /// Whether the last word is written in Arabic letters, whatever the language: Punjabi has two scripts.
  private static func isArabicScript(_ copy: Passage) -> Bool {
    guard let last = copy.tokens.last(where: { $0.kind == .word }) else { return false }
    return (0xD8...0xDB).contains(copy.bytes[Int(last.start)])
  }
}
