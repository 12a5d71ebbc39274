import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// Questions that end like statements, and marks of the wrong width, whatever the base.
extension L10nTerminalPunctuation {
  /// “Confirm removal of the kiln?” bids as much as it asks, and so does its translation.
  func isAskedToConfirm(_ base: Passage) -> Bool {
    base.tokens.first { $0.kind == .word }.map { base.isAny(of: ["confirm"], at: $0.range) } ?? false
  }

  /// “…paylaşabilsin” for “Allow sharing?”: in the language no question goes without a word that asks, and none is there.
  func asksNothing(_ copy: Passage) -> Bool {
    if copy.isKorean, KoreanSense(copy).requests || isNominal(copy) { return true }
    // 「形式を選択してください」 for “Select a format?”
    if copy.locale.isLanguage("ja"), let end = copy.wordsRange?.upperBound {
      return !["か", "の", "ね"].contains { copy.bytes.hasLiteral($0, at: end - 3) }
    }
    return copy.lexicon?.terms(in: .questionMarker).isEmpty == false && !copy.has(.questionMarker)
  }

  /// “편지 보내기” for “Send a letter?”: in Korean a deed as a noun, which asks nothing.
  private func isNominal(_ copy: Passage) -> Bool {
    guard let last = copy.tokens.last(where: { $0.kind == .word }) else { return false }
    return copy.text(last.range).hasSuffix("기")
  }

  /// “Möchtest du sie löschen.”: how the sentence opens asks; whether it was told.
  func checkQuestion(_ copy: Passage, _ report: inout Report) -> Bool {
    guard !copy.isEnglish, !copy.isKorean, copy.analysis.terminal == .period, asks(copy) else { return false }
    let range = copy.analysis.terminalRange
    let isWide = copy.locale.isLanguage("zh")
    let mark = isWide ? "？" : copy.locale.isLanguage("fr") ? "\u{202F}?" : copy.locale.isLanguage("el") ? ";" : "?"
    report.add(.asks, at: range, fixes: [Fix([Splice(range, mark)], isSafe: false)])
    return true
  }

  /// One sentence without a comma: “Möchtest du backen, schalte ihn ein” states what follows.
  private func asks(_ copy: Passage) -> Bool {
    let end = copy.analysis.terminalRange.lowerBound
    if copy.locale.isLanguage("zh") { return copy.bytes.hasLiteral("吗", at: end - 3) }
    guard copy.sentenceCount == 1, let words = copy.wordsRange,
      !copy.tokens.contains(where: { $0.kind == .punctuation && copy.bytes.slice($0.range).equals(",") })
    else { return false }
    if copy.bytes.hasLiteral("¿", at: words.lowerBound - 2) { return true }
    return [TermList.questionModal, .confirmationFiller].contains { list in
      copy.first(list).map { Int($0.start) == words.lowerBound && Int($0.end) < words.upperBound } ?? false
    }
  }

  /// Beside Chinese or Japanese words marks are as wide as these: “，” for “,”. Colons are many a house’s own; where another
  /// mark is told, they go along.
  func checkWidth(_ copy: Passage, _ report: inout Report) {
    let isChinese = copy.locale.isLanguage("zh")
    var colons: [Splice]?
    for (index, token) in copy.tokens.enumerated() where token.kind == .punctuation && token.length == 1 {
      guard let wide = Self.wide(copy.bytes[Int(token.start)], isChinese: isChinese), index > 0,
        let end = end(behind: index, copy)
      else { continue }
      let isUsual = copy.text(token.range).unicodeScalars.first.map { copy.endMarkHabit == .usual($0) } ?? false
      if isUsual { continue }
      let others = colons ?? (isChinese ? narrowColons(copy) : [])
      colons = []
      let splices =
        others.filter { !$0.range.overlaps(Int(token.start)..<end) } + [Splice(Int(token.start)..<end, wide)]
      let fix = Fix(splices.sorted { $0.range.lowerBound < $1.range.lowerBound }, isSafe: false)
      report.add(.isNarrow(copy.text(token.range), wide), at: token.range, severity: .note, fixes: [fix])
    }
  }

  private static func wide(_ mark: UInt8, isChinese: Bool) -> String? {
    switch mark {
    case UInt8(ascii: ","): isChinese ? "，" : "、"
    case UInt8(ascii: "."): isChinese ? "。" : nil
    case UInt8(ascii: "?"): "？"
    case UInt8(ascii: "!"): isChinese ? "！" : nil
    default: nil
    }
  }

  /// A word of Han or kana.
  private func isWideWord(_ token: Token, _ copy: Passage) -> Bool {
    token.kind == .word && token.length > 2 && (0xE3...0xE9).contains(copy.bytes[token.end - 3])
  }

  /// “注意: 热”: colons behind Chinese words, with the spaces that follow.
  private func narrowColons(_ copy: Passage) -> [Splice] {
    copy.tokens.indices.dropFirst().compactMap { index in
      let mark = copy.tokens[index]
      guard mark.kind == .punctuation, mark.length == 1, copy.bytes[Int(mark.start)] == UInt8(ascii: ":"),
        isWideWord(copy.tokens[index - 1], copy), let end = end(behind: index, copy)
      else { return nil }
      return Splice(Int(mark.start)..<end, "：")
    }
  }

  /// Where the words go on behind the mark at `index`, spaces aside; nil where what stands on both sides of it is of another
  /// script, as in a list of names. What is filled in, or left out, has none: “今日, …, 明日”.
  private func end(behind index: Int, _ copy: Passage) -> Int? {
    let (mark, before) = (copy.tokens[index], copy.tokens[index - 1])
    let isBehindWide = isWideWord(before, copy)
    guard let next = copy.tokens.dropFirst(index + 1).first(where: { $0.kind != .space }), next.kind != .newline else {
      return isBehindWide ? mark.end : nil
    }
    let isWide = next.kind == .word && (0xE3...0xE9).contains(copy.bytes[Int(next.start)])
    // “此值, Kiln 会”: the sentence is Chinese, whatever it names.
    let goesOn = Int(next.start) > mark.end && (next.kind == .word || next.kind == .number)
    // “vs. 窑”: a period may belong to the Latin word.
    let mayEnd = hasNoScript(before, copy) || before.kind == .word && copy.bytes[Int(mark.start)] != UInt8(ascii: ".")
    let isNarrow = isBehindWide ? isWide || goesOn || hasNoScript(next, copy) : isWide && mayEnd
    return isNarrow ? Int(next.start) : nil
  }

  private func hasNoScript(_ token: Token, _ copy: Passage) -> Bool {
    token.kind == .placeholder || copy.bytes.hasLiteral("…", at: Int(token.start))
  }
}

extension Message {
  fileprivate static let asks: Message = "The sentence asks. End it with a question mark, or state what is so"

  fileprivate static func isNarrow(_ mark: String, _ wide: String) -> Message {
    "“\(mark)” is a mark of Latin text. Between these words it is “\(wide)”"
  }
}
