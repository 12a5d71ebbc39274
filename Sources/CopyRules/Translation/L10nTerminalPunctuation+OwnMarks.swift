import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// The marks that a language has of its own, whatever the base.
extension L10nTerminalPunctuation {
  /// Spanish opens what it closes: ¿…?, ¡…!
  func checkOpening(_ copy: Passage, _ report: inout Report) {
    // English that was left there has no such marks.
    guard LanguageWords.shared.language(of: copy.bytes, copy.tokens, otherThan: copy.declaredLocale) == nil else {
      return
    }
    // `broken`: where the sentence began that a line break stands in.
    var (start, broken, isOpen) = (Int?.none, Int?.none, false)
    lazy var named = copy.base.map(Self.marked) ?? []
    for (index, token) in copy.tokens.enumerated() {
      guard token.kind == .punctuation else {
        // “¿Quieres abrir\nel horno?” is still open behind the break.
        if token.kind == .newline, !isOpen { (broken, start) = (start, nil) }
        if token.kind == .word, start == nil {
          let goesOn = token.traits.contains(.startsLower)
          start = goesOn ? broken ?? Int(token.start) : Int(token.start)
        }
        continue
      }
      switch copy.bytes.slice(token.range).text {
      case "¿", "¡": isOpen = true
      case "?", "!":
        if let opening = misplacedOpening(token, in: copy) {
          isOpen = true
          report.add(
            .lacksOpening(opening), at: token.range, fixes: [Fix([Splice(token.range, opening)], isSafe: true)])
          continue
        }
        // “por venir!”: the mark that opens stands in the piece before.
        let goesOn =
          start == Int(copy.tokens.first?.start ?? 0) && copy.tokens.first?.traits.contains(.startsLower) == true
        if isNoEnd(token, start, copy) || named.contains(Self.marked(at: index, in: copy)) { continue }
        if !isOpen, !goesOn, let start, !hasMore(behind: token, in: copy) { addOpening(token, start, copy, &report) }
        (start, broken, isOpen) = (nil, nil, false)
      // “Ud. puede abrirlo!”: what goes on small behind a period belongs to the same sentence.
      case ".": if !goesOnSmall(behind: index, in: copy) { (start, broken) = (nil, nil) }
      case "…", ":": (start, broken) = (nil, nil)
      default: break
      }
    }
  }

  private func goesOnSmall(behind mark: Int, in copy: Passage) -> Bool {
    let next = copy.tokens[(mark + 1)...].first { $0.kind == .word }
    return copy.tokens[mark].length == 1 && next?.traits.contains(.startsLower) == true
  }

  /// “!Puedes abrirlo!”: what stands before the first word was to open the sentence; nil for any other mark.
  private func misplacedOpening(_ mark: Token, in copy: Passage) -> String? {
    let start = Int(mark.start)
    guard start == 0 || copy.bytes[start - 1] <= 0x20, mark.end < copy.bytes.count,
      copy.bytes[mark.end].isASCIIUpper || copy.bytes[mark.end] >= 0x80
    else { return nil }
    let closes = copy.tokens.contains { token in
      token.kind == .punctuation && Int(token.start) > mark.end && copy.bytes[Int(token.start)] == copy.bytes[start]
    }
    guard closes else { return nil }
    return copy.bytes[start] == UInt8(ascii: "?") ? "¿" : "¡"
  }

  /// What is said for those who read English, beside the same in Spanish.
  private func isEnglish(_ start: Int?, _ mark: Token, _ copy: Passage) -> Bool {
    guard let start, start < Int(mark.start) else { return false }
    let witnesses = LanguageWords.shared.witnesses(of: copy.bytes.slice(start..<Int(mark.start)), for: .spanish)
    return witnesses.english > 1 && !witnesses.ofLanguage
  }

  /// Whether the mark ends no sentence of the language.
  private func isNoEnd(_ mark: Token, _ start: Int?, _ copy: Passage) -> Bool {
    isNamed(mark, in: copy) || isGlued(mark, in: copy) || isEnglish(start, mark, copy)
  }

  /// “It Warm!” of “Keep It Warm! guide”: marks of a base with the words before them. What has both as they are is a name, as in “Guía de
  /// Keep It Warm!”
  private static func marked(_ base: Passage) -> Set<String> {
    let marks = base.tokens.indices.filter { index in
      let mark = base.tokens[index]
      return mark.kind == .punctuation && ["?", "!"].contains { base.bytes.slice(mark.range).equals($0) }
    }
    return Set(marks.map { marked(at: $0, in: base) }).subtracting([""])
  }

  /// The two words before the mark at `index`, and the mark; empty where there are fewer.
  private static func marked(at index: Int, in copy: Passage) -> String {
    let words = copy.tokens[..<index].indices.reversed().lazy.filter { copy.tokens[$0].kind == .word }.prefix(2)
    guard let first = words.last, words.count == 2 else { return "" }
    return copy.text(Int(copy.tokens[first].start)..<copy.tokens[index].end)
  }

  /// “!#include”: what goes on behind the mark is code.
  private func isGlued(_ mark: Token, in copy: Passage) -> Bool {
    guard mark.end < copy.bytes.count else { return false }
    return copy.bytes[mark.end].isASCIIWord || copy.bytes[mark.end] == UInt8(ascii: "#")
  }

  /// “pulsa '?'”: a mark that is named stands right behind a quotation mark, or by itself before what goes on: “añade ! para …”.
  private func isNamed(_ mark: Token, in copy: Passage) -> Bool {
    let start = Int(mark.start)
    let isAlone = start > 0 && copy.bytes[start - 1] == 0x20 && copy.bytes.hasLiteral(" ", at: mark.end)
    if isAlone, mark.end + 1 < copy.bytes.count, copy.bytes[mark.end + 1].isASCIILower { return true }
    return ["'", "\""].contains { copy.bytes.hasLiteral($0, at: start - 1) }
      || ["“", "‘"].contains { copy.bytes.hasLiteral($0, at: start - 3) } || copy.bytes.hasLiteral("«", at: start - 2)
  }

  /// “?!” and “!!” are reported once, at the last of them.
  private func hasMore(behind token: Token, in copy: Passage) -> Bool {
    token.end < copy.bytes.count && (copy.bytes[token.end] == 0x3F || copy.bytes[token.end] == 0x21)
  }

  private func addOpening(_ mark: Token, _ start: Int, _ copy: Passage, _ report: inout Report) {
    let opening = copy.bytes[Int(mark.start)] == UInt8(ascii: "?") ? "¿" : "¡"
    // A mark that is to go needs none before it.
    if opening == "¡", copy.isJudged(by: ToneExclamation.info.id) { return }
    let asking = opening == "¿" ? asking(at: start, in: copy) : nil
    let fix = Fix([asking ?? Splice(start..<start, opening)], isSafe: false)
    report.add(.lacksOpening(opening), at: mark.range, fixes: [fix])
  }

  /// “¿Cómo” for “Como”: behind the mark, a word that asks has its accent.
  private func asking(at start: Int, in copy: Passage) -> Splice? {
    guard let match = copy.all(.questionWord).first(where: { Int($0.start) == start }),
      let better = copy.term(match)?.better
    else { return nil }
    let isCapital = copy.text(match.range).first?.isUppercase == true
    return Splice(match.range, "¿" + (isCapital ? better.prefix(1).uppercased() + better.dropFirst() : better))
  }

  /// Korean ends with a full stop of its own width.
  func checkFullWidth(_ copy: Passage, _ report: inout Report) {
    let range = copy.analysis.terminalRange
    guard range.count == 3, copy.bytes.hasLiteral("。", at: range.lowerBound) else { return }
    report.add(.isForeign("。"), at: range, fixes: [Fix([Splice(range, ".")], isSafe: true)])
  }

  /// Japanese ends with a wide full stop, behind kana at least; whether it was told.
  func checkNarrow(_ copy: Passage, _ report: inout Report) -> Bool {
    let range = copy.analysis.terminalRange
    guard copy.endMarkHabit != .usual("."), range.count == 1, copy.bytes.hasLiteral(".", at: range.lowerBound),
      range.lowerBound >= 3,
      copy.bytes[range.lowerBound - 3] == 0xE3, (0x81...0x82).contains(copy.bytes[range.lowerBound - 2])
    else { return false }
    report.add(.isForeign("."), at: range, severity: .note, fixes: [Fix([Splice(range, "。")], isSafe: false)])
    return true
  }
}

extension Message {
  fileprivate static func lacksOpening(_ mark: String) -> Message { "Spanish opens the sentence with “\(mark)”" }
  fileprivate static func isForeign(_ mark: String) -> Message { "“\(mark)” isn’t a mark of this language" }
}
