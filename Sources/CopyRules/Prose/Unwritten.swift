import CopyModel
import CopyPassage
import CopyText

/// What stands in copy instead of words, by its shape and place: a value where a name belongs, an instruction to the writer,
/// names of elements with a number, keys struck at random.
enum Unwritten {
  static func find(in copy: Passage) -> Range<Int>? {
    let isStruck = copy.isKorean ? struckLetters(copy) ?? KoreanStandIn.find(in: copy) : nil
    guard copy.isEnglish else { return isStruck }
    return valueForName(copy) ?? instruction(copy) ?? numberedElements(copy) ?? StandIn.find(in: copy)
  }

  /// “Dear null,”, “to undefined”: behind a greeting or a preposition, and before no noun. “Set to null” tells of a value.
  private static func valueForName(_ copy: Passage) -> Range<Int>? {
    // Programs for programmers speak of values.
    guard CopyUnwritten.mayHoldValue(copy), !copy.has(.valueWord) else { return nil }
    for index in copy.tokens.indices where CopyUnwritten.mayBeValue(copy.tokens[index], in: copy.bytes) {
      let token = copy.tokens[index]
      let text = copy.text(token.range)
      guard CopyUnwritten.values.contains(text.lowercased()), text == "NaN" || text == text.lowercased(),
        token.traits.isDisjoint(with: [.isQuoted, .isName]), copy.tokens.count(where: { $0.kind == .word }) > 2,
        let before = copy.tokens[..<index].last(where: { $0.kind == .word }), calls(before, copy)
      else { continue }
      let next = copy.tokens[(index + 1)...].first { $0.kind != .space }
      if let next, next.kind == .word, !goesOn(next) { continue }
      return token.range
    }
    return nil
  }

  /// A verb, or a small word but “and”: “undefined inputs” are what the word describes.
  private static func goesOn(_ next: Token) -> Bool {
    if next.tags.contains(.coordinator) { return false }
    let isVerb = !next.tags.isDisjoint(with: [.copula, .auxiliary, .thirdPersonVerb, .pastVerb])
    return next.tags.dominant == .function || isVerb && next.tags.isDisjoint(with: [.noun, .pluralNoun])
  }

  /// A greeting, or a preposition that a person or place stands behind.
  private static func calls(_ token: Token, _ copy: Passage) -> Bool {
    copy.isWord(token, of: .greeting) || token.tags.contains(.interjection)
      || token.tags.contains(.preposition) && !copy.isAny(of: ["as"], at: token.range)
  }

  /// “[ADD HEADING HERE]”: brackets around it all, and an order to whoever writes, or “here” at its end.
  private static func instruction(_ copy: Passage) -> Range<Int>? {
    let range = copy.trimmedRange
    let pairs: [(Unicode.Scalar, Unicode.Scalar)] = [("[", "]"), ("<", ">"), ("{", "}")]
    let isEnclosed =
      range.count > 4
      && pairs.contains { open, close in
        copy.bytes[range.lowerBound] == UInt8(ascii: open) && copy.bytes[range.upperBound - 1] == UInt8(ascii: close)
      }
    guard isEnclosed else { return nil }
    let words = copy.words
    guard words.count > 1, let last = words.last, words.contains(where: { copy.isWord($0, of: .copyPart) }) else {
      return nil
    }
    let isAllCaps = words.allSatisfy { copy.text($0.range) == copy.text($0.range).uppercased() }
    let pointsHere = copy.bytes.slice(last.range).equalsFolded("here")
    // “[insert description]”: whoever reads it is no writer.
    let isTold = copy.isAny(of: .writingVerb, at: words[0].range) && StandIn.isText(copy)
    let orders = isTold || isAllCaps && copy.parses.first?.mood == .imperative
    return pointsHere || orders ? range : nil
  }

  /// “Placeholder Label 4”: nothing but parts of an interface, and a number. By itself “Button 2” may be a mouse’s.
  private static func numberedElements(_ copy: Passage) -> Range<Int>? {
    guard let end = copy.tokens.last(where: { $0.kind != .space }), end.kind == .number else { return nil }
    let words = copy.unspaced
    guard (2...4).contains(words.count), let last = words.last, last.kind == .number else { return nil }
    let isText = RoleSet(.alertTitle, .alertMessage, .notificationTitle, .notificationBody).contains(copy.role)
    guard words.count > 2 || isText, copy.roleEvidence < .value else { return nil }
    let isElement = words.dropLast().allSatisfy { copy.isWord($0, of: .elementNoun) }
    return isElement ? copy.trimmedRange : nil
  }

  /// ㅁㄴㅇㄹ: bare letters of one row of the keyboard, consonants among them, in no order.
  private static func struckLetters(_ copy: Passage) -> Range<Int>? {
    // All letters of the keyboard begin with this byte, and no whole syllable does.
    guard copy.bytes.contains(0xE3) else { return nil }
    let text = copy.text
    for run in text.split(whereSeparator: { $0.isWhitespace }) {
      let letters = run.prefix { character in keyboard.contains { $0.contains(character) } }
      guard letters.count > 2, Set(letters).count > 2, letters.filter({ !vowels.contains($0) }).count > 1,
        keyboard.contains(where: { row in letters.allSatisfy(row.contains) }), Array(letters) != letters.sorted()
      else { continue }
      let start = text.utf8.distance(from: text.startIndex, to: run.startIndex)
      return start..<start + letters.utf8.count
    }
    return nil
  }

  private static let keyboard = ["ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔ", "ㅁㄴㅇㄹㅎㅗㅓㅏㅣ", "ㅋㅌㅊㅍㅠㅜㅡ"]
  private static let vowels = "ㅛㅕㅑㅐㅔㅗㅓㅏㅣㅠㅜㅡ"
}
