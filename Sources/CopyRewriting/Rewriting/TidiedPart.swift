import CopyModel
import CopyPassage
import CopyRules
import CopyText

/// A title or message without the slips that better words would take over: faces and caution signs where a sentence begins or
/// ends, several marks where one belongs, a sentence that shouts among others.
struct TidiedPart {
  let part: Passage
  let trials: Trials
  /// Somebody typed or pasted it. Of what an app shows the rocket at the end may be in its name.
  let isTyped: Bool

  /// The set with its texts tidied. Buttons are few words, of which none is by chance.
  static func tidied(_ view: CopySetView, trials: Trials) -> CopySetView {
    let tidied = { (part: Passage?) in
      part.map { TidiedPart(part: $0, trials: trials, isTyped: view.isTyped).tidied() }
    }
    return CopySetView(
      set: view.set, title: tidied(view.title), message: tidied(view.message), buttons: view.buttons)
  }

  /// The same passage where nothing is to be tidied.
  private func tidied() -> Passage {
    var copy = part
    let slips = [bare, withOneMark, spacedApart, calm, unstressed, parted]
    for splices in isTyped ? [brokenLines] + slips + [toldToTheEnd, opened] : slips {
      let changes = splices(copy)
      if changes.isEmpty { continue }
      copy = trials.engine.passage(ByteBuffer(Array(changes.applied(to: copy.bytes).utf8)), like: part)
    }
    return copy
  }

  /// “Saved.\nClose the lid.”: who pastes a line of code has its line breaks in letters.
  private func brokenLines(in copy: Passage) -> [Splice] {
    copy.bytes.indices.compactMap { offset in
      copy.bytes.hasLiteral("\\n", at: offset) ? Splice(offset..<offset + 2, "\n") : nil
    }
  }

  // MARK: Ornaments

  /// “The boat is late. Take the train.” for “The boat is late 🙈 Take the train. 😢”
  private func bare(in copy: Passage) -> [Splice] {
    var (splices, index) = ([Splice](), 0)
    while index < copy.tokens.count {
      guard let end = endOfOrnament(at: index, in: copy) else {
        index += 1
        continue
      }
      if let splice = removal(of: index..<end, in: copy) { splices.append(splice) }
      index = end
    }
    return splices
  }

  /// Behind signs that follow each other, with what stands between them.
  private func endOfOrnament(at index: Int, in copy: Passage) -> Int? {
    var (end, next) = (Int?.none, index)
    while next < copy.tokens.count {
      let token = copy.tokens[next]
      if token.kind == .emoji || Emoticon.isFace(token, in: copy) || isDecoration(token, in: copy) {
        end = next + 1
      } else if token.kind != .space || end == nil {
        break
      }
      next += 1
    }
    return end
  }

  /// Where the signs stand at the edge of a sentence, or take the place of its mark. In the midst of words they stand for
  /// something: “Tap ⚙️ to go on”.
  private func removal(of signs: Range<Int>, in copy: Passage) -> Splice? {
    let hasMood = signs.contains { showsMood(copy.tokens[$0], in: copy) }
    guard hasMood || isTyped else { return nil }
    let before = copy.tokens[..<signs.lowerBound].last { $0.kind != .space }
    let behind = copy.tokens[signs.upperBound...].first { $0.kind != .space }
    let (start, end) = (before?.end ?? 0, behind.map { Int($0.start) } ?? copy.bytes.count)
    let ownStart = Int(copy.tokens[signs.lowerBound].start), ownEnd = copy.tokens[signs.upperBound - 1].end
    guard let before, before.kind != .newline else { return Splice(ownStart..<end, "") }
    guard let behind else { return Splice(start..<ownEnd, "") }
    if behind.kind == .newline {
      let isBare = copy.role == .alertMessage && before.kind == .word
      return Splice(start..<ownEnd, isBare ? copy.fullStop : "")
    }
    if isMark(behind, in: copy) { return Splice(start..<end, "") }
    let isSpaced = copy.isSpaced
    let gap = isSpaced ? " " : ""
    if isMark(before, in: copy) { return Splice(start..<end, gap) }
    let isParted = parts(start, end, in: copy)
    // “:( pls try again”: in haste nobody writes the capital either. “Tap 😀 to react” is one sentence.
    let isHasty = signs.contains { Emoticon.isFace(copy.tokens[$0], in: copy) } || isParted
    let isNext = begins(behind, in: copy) || isTyped && behind.kind == .word && isHasty
    guard hasMood || isParted, isNext else { return nil }
    let word = copy.text(behind.range)
    return Splice(start..<behind.end, copy.fullStop + gap + word.prefix(1).uppercased() + word.dropFirst())
  }

  /// Whether sentences stand on both sides.
  private func parts(_ end: Int, _ start: Int, in copy: Passage) -> Bool {
    guard copy.isEnglish else { return false }
    let (left, right) = (copy.wholeSentence(at: end - 1), copy.wholeSentence(at: start))
    return isSentence(copy.text(left.lowerBound..<end), copy) && isSentence(copy.text(start..<right.upperBound), copy)
  }

  private func isMark(_ token: Token, in copy: Passage) -> Bool {
    token.kind == .punctuation && copy.text(token.range).allSatisfy { ".!?…。！？".contains($0) }
  }

  /// A sentence begins with a capital, where the language has capitals.
  private func begins(_ token: Token, in copy: Passage) -> Bool {
    guard token.kind == .word, let first = copy.text(token.range).first else { return false }
    return first.isUppercase || !first.isCased
  }

  /// Faces and signs of caution stand for no word.
  private func showsMood(_ token: Token, in copy: Passage) -> Bool {
    if Emoticon.isFace(token, in: copy) || isDecoration(token, in: copy) || CautionSign.stands(at: token, in: copy) {
      return true
    }
    return copy.text(token.range).unicodeScalars.contains { sign in Self.faces.contains { $0 ~= sign.value } }
  }

  /// “★”, “♪”: stars, hearts, notes.
  private func isDecoration(_ token: Token, in copy: Passage) -> Bool {
    copy.text(token.range).unicodeScalars.allSatisfy { sign in Self.decorations.contains { $0 ~= sign.value } }
  }

  /// Of the block Miscellaneous Symbols.
  private static let decorations: [ClosedRange<UInt32>] = [0x2605...0x2606, 0x2661...0x2665, 0x2669...0x266F]

  /// Blocks of the Unicode Standard: Emoticons, and the faces of Supplemental Symbols and Pictographs.
  private static let faces: [ClosedRange<UInt32>] = [
    0x1F600...0x1F64F, 0x1F910...0x1F92F, 0x1F970...0x1F97A, 0x2639...0x263A,
  ]

  // MARK: Marks

  /// “Delete it?” for “Delete it?!!” and “Delete it?...”: whoever asks has one mark for it.
  private func withOneMark(in copy: Passage) -> [Splice] {
    var splices: [Splice] = []
    for (index, token) in copy.tokens.enumerated() where isMark(token, in: copy) {
      if index > 0, isMark(copy.tokens[index - 1], in: copy) { continue }
      let run = copy.tokens[index...].prefix { isMark($0, in: copy) }
      let range = Int(token.start)..<(run.last?.end ?? token.end)
      let marks = copy.text(range)
      let loud = marks.first { "?？".contains($0) } ?? marks.first { "!！".contains($0) }
      guard let loud, marks.count > 1, marks != "⁉️" else { continue }
      splices.append(Splice(range, String(loud)))
    }
    return splices
  }

  /// “The boat is late. Take the train.” for “The boat is late  Take the train.”: two spaces stand between sentences.
  private func spacedApart(in copy: Passage) -> [Splice] {
    guard copy.isEnglish, copy.role == .alertMessage else { return [] }
    return copy.tokens.indices.dropFirst().dropLast().compactMap { index in
      let (before, gap, behind) = (copy.tokens[index - 1], copy.tokens[index], copy.tokens[index + 1])
      let isWide = gap.kind == .space && gap.length > 1 && before.kind == .word
      return isWide && behind.kind == .word && behind.traits.contains(.startsUpper) ? Splice(gap.range, ". ") : nil
    }
  }

  /// “The boat is late. The next one leaves at nine.” for “The boat is late The next one leaves at nine.”: two sentences of which
  /// the second shows by its capital alone.
  private func parted(in copy: Passage) -> [Splice] {
    guard copy.role == .alertMessage else { return [] }
    guard copy.isEnglish else { return partedAtEndings(in: copy) }
    return copy.wholeSentences.compactMap { range in
      let words = copy.tokens.filter { range.contains(Int($0.start)) && $0.kind != .space }
      let place = words.indices.dropFirst(Self.fewestWords).first { index in
        opens(words[index]) && words[index - 1].kind != .punctuation && isLow(words[index - 1])
          && isSentence(copy.text(range.lowerBound..<words[index - 1].end), copy)
          && isSentence(copy.text(Int(words[index].start)..<range.upperBound), copy)
      }
      return place.map { Splice(words[$0 - 1].end..<words[$0 - 1].end, ".") }
    }
  }

  /// 저장하지 못했습니다. 다시 시도하세요. for 저장하지 못했습니다 다시 시도하세요.: a polite ending ends a sentence, with a mark or without.
  private func partedAtEndings(in copy: Passage) -> [Splice] {
    let isJapanese = copy.locale.isLanguage("ja")
    guard copy.isKorean || isJapanese else { return [] }
    return copy.tokens.indices.dropFirst().dropLast().compactMap { index in
      let (word, gap, next) = (copy.tokens[index - 1], copy.tokens[index], copy.tokens[index + 1])
      guard gap.kind == .space, word.kind == .word, next.kind == .word || next.kind == .number else { return nil }
      let told = copy.bytes.slice(0..<word.end)
      let isEnd = isJapanese ? WordSet.japanesePoliteEnding.ends(told) : endsKoreanSentence(copy.text(word.range), copy)
      return isEnd ? Splice(gap.range, isJapanese ? "。" : ". ") : nil
    }
  }

  private func endsKoreanSentence(_ word: String, _ copy: Passage) -> Bool {
    let isPolite = ["다", "요", "오", "죠"].contains { word.hasSuffix($0) }
    return isPolite && word.count > 2 && KoreanEnding(of: trials.passage(word, as: copy.role, like: copy)) != nil
  }

  /// “It works”: a sentence has two words.
  private static let fewestWords = 2

  /// “The”, “Your”, “This”: what begins a sentence, and no name among low words.
  private func opens(_ token: Token) -> Bool {
    token.kind == .word && token.traits.contains(.startsUpper) && !token.traits.contains(.startsSentence)
      && token.traits.isDisjoint(with: [.isQuoted, .isName, .hasInnerUpper])
      && !token.tags.isDisjoint(with: [.article, .determiner, .subjectPronoun, .possessive])
  }

  private func isLow(_ token: Token) -> Bool { token.kind != .word || token.traits.contains(.startsLower) }

  private func isSentence(_ text: String, _ copy: Passage) -> Bool {
    trials.passage(text, as: copy.role, like: copy).form.isComplete
  }

  /// “The boat is late.” for “The boat is late...”: what is told to its end trails off in no alert.
  private func toldToTheEnd(in copy: Passage) -> [Splice] {
    guard copy.role == .alertMessage else { return [] }
    return copy.wholeSentences.compactMap { range in
      let words = copy.tokens.filter { range.contains(Int($0.start)) && $0.countsAsWord }
      guard let last = words.last, words.count > 3, case let end = copy.text(last.end..<range.upperBound),
        end == "..." || end == "…", !copy.isEnglish || isSentence(copy.text(range.lowerBound..<last.end), copy)
      else { return nil }
      return Splice(last.end..<range.upperBound, copy.fullStop)
    }
  }

  /// „Das Boot sinkt.“ for „das Boot sinkt.“; English has a rule for it.
  private func opened(in copy: Passage) -> [Splice] {
    guard !copy.isEnglish, copy.role == .alertMessage, copy.wholeSentences.count > 0,
      let first = copy.tokens.first(where: { $0.kind != .space }), first.kind == .word,
      first.traits.contains(.startsLower), first.traits.isDisjoint(with: [.hasInnerUpper, .isName, .hasDigit])
    else { return [] }
    let word = copy.text(first.range)
    return [Splice(first.range, word.prefix(1).uppercased() + word.dropFirst())]
  }

  // MARK: Capitals

  /// “Delete all tours?” for “DELETE ALL TOURS?”. A word that nobody knows is a name in such company, as long as it can be spoken.
  private func calm(in copy: Passage) -> [Splice] {
    guard copy.isEnglish, copy.role == .alertMessage || copy.wholeSentences.count > 1 else { return [] }
    return copy.wholeSentences.flatMap { range -> [Splice] in
      let alone = trials.passage(copy.text(range), as: copy.role, like: copy)
      guard alone.casing == .upper && alone.analysis.wordCount > 2 || isTitle(alone) else { return [] }
      let names = alone.tokens.filter { isName($0, in: alone) }.map { token in
        let name = alone.text(token.range)
        return Splice(token.range, name.prefix(1) + name.dropFirst().lowercased())
      }
      let style = alone.sentenceStyle().filter { splice in !names.contains { $0.range.overlaps(splice.range) } }
      return ((style + names).inOrder ?? []).map { splice in
        Splice(splice.range.lowerBound + range.lowerBound..<splice.range.upperBound + range.lowerBound, splice.text)
      }
    }
  }

  /// “Turn On Location To Go On.”: a sentence, once its words are low.
  private func isTitle(_ alone: Passage) -> Bool {
    alone.analysis.wordCount > 3 && alone.tokens.allSatisfy { $0.kind != .word || !$0.traits.contains(.startsLower) }
      && isSentence(alone.sentenceStyle().applied(to: alone.bytes), alone)
  }

  /// “This can’t be undone.” for “This can NOT be UNDONE.”
  private func unstressed(in copy: Passage) -> [Splice] {
    guard copy.isEnglish, copy.casing != .upper, copy.facts.contains(.innerCapital) else { return [] }
    var text = copy
    for _ in 0..<Self.mostStressed {
      guard let fix = trials.calming(text) else { break }
      text = trials.passage(fix.applied(to: text.bytes), as: copy.role, like: copy)
    }
    return text === copy ? [] : [Splice(0..<copy.bytes.count, text.text)]
  }

  /// Runs of words in capitals that one text has at most.
  private static let mostStressed = 4

  private func isName(_ token: Token, in copy: Passage) -> Bool {
    token.kind == .word && token.tags.isEmpty && token.length > 3
      && token.traits.isDisjoint(with: [.hasDigit, .isName, .hasLower])
      && copy.text(token.range).contains { "AEIOUY".contains($0) }
  }
}
