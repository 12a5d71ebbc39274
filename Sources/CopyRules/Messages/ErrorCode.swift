import CopyModel
package import CopyPassage
import CopyText

/// Tells whether copy is mainly an error code.
package enum ErrorCode {
  /// The code, when it is what the copy mainly says: an announcing word with a number, or the name of an error domain,
  /// and hardly a word besides.
  package static func main(of copy: Passage) -> Range<Int>? {
    if let domain = copy.first(.errorDomain), otherWords(in: copy, than: domain.range) <= 4 { return domain.range }
    if let code = shaped(copy), otherWords(in: copy, than: code) <= limit(in: copy) { return code }
    if let head = CodeHead.find(in: copy), let code = code(after: head, isNamed: true, in: copy),
      otherWords(in: copy, than: head.lowerBound..<code.upperBound) <= limit(in: copy)
    {
      return code
    }
    if let code = opening(copy), otherWords(in: copy, than: code) <= limit(in: copy) { return code }
    if let code = reported(copy) ?? StatusPhrase.find(in: copy) ?? ServerStatus.find(in: copy) { return code }
    guard copy.has(.errorWord) else { return faultSign(copy) }
    for match in copy.all(.errorWord) where !isPlural(match, in: copy) {
      let isNamed = copy.text(match.range).lowercased().hasSuffix(" code")
      guard let code = code(after: match.range, isNamed: isNamed, in: copy) ?? code(before: match.range, in: copy)
      else { continue }
      let both = min(code.lowerBound, match.range.lowerBound)..<max(code.upperBound, match.range.upperBound)
      if otherWords(in: copy, than: both)
        <= (isWeak(match, in: copy) && !isFaultSign(code, of: match, in: copy) ? 0 : limit(in: copy))
      {
        return code
      }
    }
    return nil
  }

  /// “E-4417: Operation Failed”: what is called by capitals and figures, before a colon or dash.
  private static func opening(_ copy: Passage) -> Range<Int>? {
    guard copy.role == .alertTitle, copy.bytes.hasDigit else { return nil }
    let text = copy.text
    return text.firstMatch(of: /^[A-Z]{1,4}-?\d{3,}(?= ?[:–—] )/).map { text.byteRange(of: $0.range) }
  }

  /// „Störung E-17“, “Problem no. 5512”: a word for trouble, letters with figures or a long number, and nothing besides.
  private static func faultSign(_ copy: Passage) -> Range<Int>? {
    guard copy.role == .alertTitle, copy.bytes.hasDigit else { return nil }
    return copy.all(.troubleNoun).lazy.compactMap { match -> Range<Int>? in
      guard let code = code(after: match.range, isNamed: false, in: copy), isSign(copy.text(code)) else { return nil }
      return otherWords(in: copy, than: match.range.lowerBound..<code.upperBound) == 0 ? code : nil
    }.first
  }

  private static func isSign(_ code: String) -> Bool {
    code.contains(where: \.isLetter) || code.count > 3 && code.allSatisfy(\.isNumber)
  }

  /// “The gate returned -1009.”, “The feeder stopped with E1042.”, “The pump reported status 503.”: one sentence that tells of a fault
  /// what it is called, and not what it is.
  private static func reported(_ copy: Passage) -> Range<Int>? {
    guard copy.isEnglish, RoleSet(.alertTitle, .alertMessage).contains(copy.role), copy.sentenceCount == 1,
      copy.bytes.hasDigit
    else { return nil }
    let tokens = copy.unspaced
    guard tokens.count < 9, let index = tokens.lastIndex(where: { isCode($0, in: copy) }), index > 1,
      tokens[(index + 1)...].allSatisfy({ $0.kind == .punctuation })
    else { return nil }
    let isNegative = copy.bytes.slice(tokens[index - 1].range).equals("-")
    let sign = copy.text(tokens[index].range)
    let isSign = sign.contains(where: \.isLetter) && sign.filter(\.isNumber).count > 2 && sign == sign.uppercased()
    let head = tokens[index - (isNegative ? 2 : 1)]
    let isHead = copy.isWord(head, of: .errorWord) || copy.isWord(head, of: .codeNoun)
    // “The thermometer shows -12.” is news where it is the title.
    let verbs = copy.role == .alertTitle ? [WordSet.codeReport] : [.codeReport, .codeDisplay]
    let isTold = tokens[..<index].contains { token in verbs.contains { copy.isAny(of: $0, at: token.range) } }
    let isFailed = isSign && copy.isAny(of: ["with"], at: head.range) && copy.has(.setback)
    guard isFailed || isTold && (isNegative || isSign || isHead && sign.count > 1) else { return nil }
    return (isNegative ? Int(tokens[index - 1].start) : Int(tokens[index].start))..<tokens[index].end
  }

  /// A code by its shape alone: ERR_TIMED_OUT, ERR-3018, 0x80070005, HTTP 503.
  private static func shaped(_ copy: Passage) -> Range<Int>? {
    // The expression is made anew each time, so it is asked only where it may say something.
    guard hasJoinedCapitals(copy.bytes) || copy.bytes.hasDigit && mayHoldNumber(copy),
      otherWords(in: copy, where: isNoCode) <= limit(in: copy)
    else { return nil }
    let text = copy.text
    let shape =
      /\b(?:[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+|(?:ERR|EXC|FAIL)[A-Z]*-?\d{2,}|0x[0-9A-Fa-f]{2,}|HTTP(?:\/\d(?:\.\d)?)? ?[1-5]\d\d)\b|\b[a-z]+(?:\.[A-Za-z]+){2,}[ (:]+-?\d+\)?/
    guard let found = text.firstMatch(of: shape).map({ text.byteRange(of: $0.range) }) else { return nil }
    if isConstant(found, in: copy), namesThing(found, copy) { return nil }
    // “\(ERROR_TITLE())” is filled in by the program.
    return copy.tokens.contains { $0.kind == .placeholder && $0.range.overlaps(found) } ? nil : found
  }

  /// “Invalid WEIR_PLAN file”: the name of the thing that the noun behind it tells.
  private static func namesThing(_ constant: Range<Int>, _ copy: Passage) -> Bool {
    guard let next = copy.tokens.first(where: { Int($0.start) > constant.upperBound }), next.kind == .word,
      Int(next.start) == constant.upperBound + 1
    else { return false }
    return next.tags.dominant == .noun && !copy.isWord(next, of: .errorWord)
  }

  /// Whether capitals or digits stand on both sides of an underscore.
  private static func hasJoinedCapitals(_ text: Bytes) -> Bool {
    let isSign = { (byte: UInt8) in byte.isASCIIUpper || byte.isASCIIDigit }
    return text.contains(UInt8(ascii: "_"))
      && text.indices.dropFirst().dropLast().contains {
        text[$0] == UInt8(ascii: "_") && isSign(text[$0 - 1]) && isSign(text[$0 + 1])
      }
  }

  private static func mayHoldNumber(_ copy: Passage) -> Bool {
    copy.tokens.contains { token in
      let word = copy.bytes.slice(token.range)
      return word.hasLiteral("0x", at: 0) || word.hasLiteral("HTTP", at: 0) || word.hasLiteral("com.", at: 0)
        || word.hasLiteral("ERR", at: 0) || word.hasLiteral("EXC", at: 0) || word.hasLiteral("FAIL", at: 0)
    }
  }

  /// Whether the code at `range` is a name of the program that tells of no fault: “AUTO_INCREMENT”, not “ERR_TIMED_OUT”.
  package static func isConstant(_ range: Range<Int>, in copy: Passage) -> Bool {
    let parts = copy.text(range).split(separator: "_")
    return parts.count > 1 && !parts.contains { $0.hasPrefix("ERR") || $0.hasPrefix("FAIL") || $0.hasPrefix("EXC") }
  }

  /// Whether the code at `range` is a word that people can read: “Exception”, not “NSURLErrorDomain” or “-1009”.
  package static func isWord(_ range: Range<Int>, in copy: Passage) -> Bool {
    copy.tokens.contains {
      $0.range == range && $0.kind == .word && $0.traits.isDisjoint(with: [.hasDigit, .hasInnerUpper])
    }
  }

  /// How many words may stand around a code. Articles and particles are only known as such in English.
  private static func limit(in copy: Passage) -> Int {
    if copy.isEnglish || copy.isKorean { return 2 }
    return copy.tokens.contains { $0.kind == .word && $0.traits.contains(.isUncased) } ? 5 : 3
  }

  /// “3 errors”, “Errors: 3”: a number of them is no code.
  private static func isPlural(_ match: TermMatch, in copy: Passage) -> Bool {
    copy.isEnglish
      && copy.tokens.contains { $0.end == Int(match.end) && $0.kind == .word && $0.tags.contains(.pluralNoun) }
  }

  /// “Code” alone is as often one that people enter.
  private static func isWeak(_ match: TermMatch, in copy: Passage) -> Bool {
    copy.all(.weakErrorWord).contains { $0.range == match.range }
  }

  /// “Loom Fault K0301”: letters before figures, of a fault; “Flight Status KX301” is no fault’s.
  private static func isFaultSign(_ code: Range<Int>, of match: TermMatch, in copy: Passage) -> Bool {
    let text = copy.text(code)
    return copy.isEnglish && text.contains(where: \.isLetter) && text.filter(\.isNumber).count > 2
      && copy.all(.troubleNoun).contains { $0.range == match.range }
  }

  /// A number or hexadecimal word right behind the announcing word, marks aside. A number placeholder counts as one.
  /// Where a “status code” is announced (`isNamed`), any placeholder is one.
  private static func code(after word: Range<Int>, isNamed: Bool, in copy: Passage) -> Range<Int>? {
    guard let start = copy.tokens.firstIndex(where: { Int($0.start) >= word.upperBound }) else { return nil }
    for index in start..<copy.tokens.count {
      let token = copy.tokens[index]
      if let end = lettered(index, in: copy) { return Int(token.start)..<end }
      if isCode(token, in: copy) || isNamed && token.kind == .placeholder {
        return signed(token, before: index, in: copy)
      }
      // “Error No. 12”, « Erreur n° 12 »
      let isFiller = token.kind == .space || token.kind == .punctuation || token.kind == .other
      let isCodeWord = copy.isWord(token, of: .errorWord) || copy.isWord(token, of: .numberSign)
      if !isFiller && !isCodeWord { return nil }
    }
    return nil
  }

  /// Where “F-22” and “Q7-113” end: capitals or figures, a hyphen, and a number.
  private static func lettered(_ index: Int, in copy: Passage) -> Int? {
    guard index + 2 < copy.tokens.count, copy.tokens[index].kind == .word, copy.tokens[index].length < 5,
      copy.bytes.slice(copy.tokens[index].range).allSatisfy({ $0.isASCIIUpper || $0.isASCIIDigit }),
      copy.bytes[Int(copy.tokens[index].start)].isASCIIUpper,
      copy.bytes.slice(copy.tokens[index + 1].range).equals("-"), isCode(copy.tokens[index + 2], in: copy)
    else { return nil }
    return copy.tokens[index + 2].end
  }

  private static func code(before word: Range<Int>, in copy: Passage) -> Range<Int>? {
    guard let end = copy.tokens.lastIndex(where: { $0.end <= word.lowerBound }) else { return nil }
    for index in stride(from: end, through: 0, by: -1) {
      let token = copy.tokens[index]
      // “%d error” counts; of written numbers, codes have three digits or more.
      // “2FA Code”, “4K error”: what a figure begins is the name of a thing.
      let isNamed = token.kind == .word && copy.bytes[Int(token.start)].isASCIIDigit
      if token.kind != .placeholder, token.length > 2, !isNamed, isCode(token, in: copy) { return token.range }
      if token.kind != .space { return nil }
    }
    return nil
  }

  private static func signed(_ token: Token, before index: Int, in copy: Passage) -> Range<Int> {
    guard index > 0, copy.bytes[Int(copy.tokens[index - 1].start)] == UInt8(ascii: "-") else { return token.range }
    return Int(copy.tokens[index - 1].start)..<token.end
  }

  private static func isCode(_ token: Token, in copy: Passage) -> Bool {
    switch token.kind {
    case .number, .version: true
    case .word: token.traits.contains(.hasDigit)
    case .placeholder: isNumeric(copy.bytes.slice(token.range))
    default: false
    }
  }

  /// `%d`, `%1$ld`, `%x`, `{code}`: placeholders that a number will fill.
  private static func isNumeric(_ placeholder: Bytes) -> Bool {
    guard let last = placeholder.last, placeholder.first == UInt8(ascii: "%") else {
      return placeholder.text.lowercased().contains("code")
    }
    return "diuxX".utf8.contains(last)
  }

  /// A word of letters, some of them small: no code by its shape has one.
  private static func isNoCode(_ token: Token, _ copy: Passage) -> Bool {
    let word = copy.bytes.slice(token.range)
    return word.allSatisfy(\.isASCIILetter) && word.contains(where: \.isASCIILower)
  }

  /// Words and placeholders outside `range`, articles and “occurred” and its like not counted.
  private static func otherWords(in copy: Passage, than range: Range<Int>) -> Int {
    otherWords(in: copy) { token, _ in !token.range.overlaps(range) }
  }

  /// The same of those that `isOther` says.
  private static func otherWords(in copy: Passage, where isOther: (Token, Passage) -> Bool) -> Int {
    copy.tokens.count { token in
      token.countsAsWord && isOther(token, copy) && !token.tags.contains(.determiner)
        && !copy.isWord(token, of: .errorWord) && !copy.isWord(token, of: .numberSign)
    }
  }
}
