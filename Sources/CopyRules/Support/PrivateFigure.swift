import CopyModel
import CopyPassage
import CopyText

/// Figures that are nobody else’s business: an amount that came or went, the number of a card or an account.
enum PrivateFigure {
  /// Where it stands; nil where no figure is private.
  static func find(in copy: Passage) -> Range<Int>? {
    guard copy.bytes.hasDigit else {
      return spelledFigures(copy) ?? (isMoved(copy) || isBalance(copy) ? sumInWords(copy) : nil)
    }
    return cardNumber(copy) ?? accountNumber(copy) ?? secret(copy)
      ?? (isMoved(copy) || isBalance(copy) ? amount(in: copy) ?? sumInWords(copy) : nil) ?? endOfNumber(copy)
      ?? key(copy) ?? PrivateKey.inGroups(copy) ?? bloodPressure(copy) ?? korean(copy)
  }

  /// “Card ending 4402”, “the account ending in 88”: how a number that is secret is told.
  private static func endOfNumber(_ copy: Passage) -> Range<Int>? {
    guard copy.isEnglish else { return nil }
    let words = copy.tokens.filter { $0.kind == .word || $0.kind == .number }
    for index in words.indices.dropFirst().dropLast() where copy.isAny(of: ["ending"], at: words[index].range) {
      let figure =
        copy.isAny(of: ["in"], at: words[index + 1].range) ? words.dropFirst(index + 2).first : words[index + 1]
      if copy.isAny(of: .numberedThing, at: words[index - 1].range), let figure, figure.kind == .number {
        return Int(words[index - 1].start)..<figure.end
      }
    }
    return nil
  }

  /// Whether the copy is about money, or about what the person has or gets.
  private static func isMoved(_ copy: Passage) -> Bool {
    copy.has(.moneyWord) || copy.isEnglish && copy.tokens.contains { copy.isAny(of: .numberedThing, at: $0.range) }
      || isPersonal(copy) || goesToPerson(copy)
  }

  /// “Nora sent you forty dollars”
  private static func goesToPerson(_ copy: Passage) -> Bool {
    guard copy.isEnglish else { return false }
    let words = copy.words
    return zip(words, words.dropFirst()).contains { verb, person in
      verb.tags.contains(.pastVerb) && copy.isAny(of: ["you"], at: person.range)
    }
  }

  /// “The shed unlocks with 4471”, “The alarm is switched off with 7734”: figures alone, which open or turn off something.
  private static func key(_ copy: Passage) -> Range<Int>? {
    guard copy.isEnglish else { return nil }
    let words = copy.tokens.filter { $0.kind == .word || $0.kind == .number }
    for index in words.indices.dropFirst(2) where isKey(words[index], copy) {
      guard copy.isAny(of: .keyLink, at: words[index - 1].range),
        words[..<(index - 1)].suffix(6).contains(where: { copy.isAny(of: .keyVerb, at: $0.range) }),
        words.dropFirst(index + 1).first.map({
          $0.tags.isDisjoint(with: [.noun, .pluralNoun]) || $0.tags.contains(.preposition)
        }) ?? true
      else { continue }
      return words[index].range
    }
    return nil
  }

  /// Four to eight figures that are no year: “2500 balloons” has its noun behind it.
  private static func isKey(_ token: Token, _ copy: Passage) -> Bool {
    guard token.kind == .number, (4...8).contains(token.length) else { return false }
    let figures = copy.text(token.range)
    return figures.allSatisfy(\.isNumber) && !(token.length == 4 && ["19", "20"].contains(figures.prefix(2)))
  }

  /// “182 over 110”
  private static func bloodPressure(_ copy: Passage) -> Range<Int>? {
    guard copy.isEnglish else { return nil }
    let words = copy.tokens.filter { $0.kind == .word || $0.kind == .number }
    for index in words.indices.dropFirst().dropLast() where copy.isAny(of: ["over"], at: words[index].range) {
      guard let high = Int(copy.text(words[index - 1].range)), let low = Int(copy.text(words[index + 1].range)),
        (70...260).contains(high), (30..<high).contains(low)
      else { continue }
      return Int(words[index - 1].start)..<words[index + 1].end
    }
    return nil
  }

  /// “Savings is down to forty euros”, “The wallet stands at $9”: what is left, or has come together.
  private static func isBalance(_ copy: Passage) -> Bool {
    guard copy.isEnglish else { return false }
    let words = copy.words
    return zip(words, words.dropFirst()).contains { change, link in
      copy.isAny(of: .balanceWord, at: change.range) && copy.isAny(of: .balanceLink, at: link.range)
    }
  }

  /// “Twelve thousand euros”, “1,450 dollars”: numbers, and the name of a currency behind them.
  private static func sumInWords(_ copy: Passage) -> Range<Int>? {
    guard copy.isEnglish else { return nil }
    let words = copy.tokens.filter { $0.kind == .word || $0.kind == .number }
    guard let unit = words.indices.dropFirst().first(where: { copy.isAny(of: .currencyNoun, at: words[$0].range) })
    else {
      return nil
    }
    let figures = words[..<unit].reversed().prefix { $0.kind == .number || $0.tags.contains(.number) }
    return figures.last.map { Int($0.start)..<words[unit].end }
  }

  /// “The PIN is 4471”: a word for what keeps others out, and behind it in its sentence the figures themselves.
  private static func secret(_ copy: Passage) -> Range<Int>? {
    if let figures = spelledFigures(copy) { return figures }
    guard let word = copy.first(.secretWord) else { return nil }
    let sentence = copy.sentence(at: Int(word.start))
    return copy.tokens.first { token in
      // “4471”, “river4711”
      sentence.contains(Int(token.start)) && Int(token.start) >= Int(word.end) && token.length > 3
        && (token.kind == .number || token.kind == .word && token.traits.contains(.hasDigit))
        || token.kind == .number && Int(token.start) > Int(word.end) && sentence.contains(Int(token.start))
          && copy.bytes.hasLiteral("-", at: Int(token.start) - 1)
    }?.range
  }

  /// “Seven-four-one-nine”: figures one by one, as codes are told.
  private static func spelledFigures(_ copy: Passage) -> Range<Int>? {
    guard copy.isEnglish else { return nil }
    let words = copy.words
    var start = 0
    for (index, word) in words.enumerated() {
      if !copy.isAny(of: Self.figures, at: word.range) { start = index + 1 }
      if index - start == 3 { return Int(words[start].start)..<word.end }
    }
    return nil
  }

  private static let figures: [StaticString] = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine",
  ]

  /// “$60 left your account”, “You received $40”: of money, the person’s own.
  private static func isPersonal(_ copy: Passage) -> Bool {
    copy.isEnglish && copy.tokens.contains { $0.kind == .word && copy.bytes.slice($0.range).equalsFolded("your") }
  }

  /// A sign or code of a currency and its number, in either order. Prices are told of in public: “from $20”, “costs $2”.
  static func amount(in copy: Passage) -> Range<Int>? {
    let text = copy.text
    let amounts = text.matches(
      of: /(?:[$€£¥₩₹]|(?:USD|EUR|GBP|CHF) ?) ?\d[\d.,]*\d?|\d[\d.,]* ?(?:[천만억千万萬亿億] ?)*(?:[€£₩원円元]|USD|EUR|GBP|CHF)/)
    return amounts.first { !isRate(text[$0.range.upperBound...]) }.map { text.byteRange(of: $0.range) }
  }

  /// “$0.50/min”, “€2 per night”: what something costs is told to everybody.
  private static func isRate(_ rest: Substring) -> Bool {
    rest.hasPrefix("/") || [" per ", " pro ", " par ", " por "].contains(where: rest.hasPrefix)
  }

  /// Thirteen to nineteen digits, in groups or not, that pass the check of cards.
  private static func cardNumber(_ copy: Passage) -> Range<Int>? {
    let text = copy.text
    for match in text.matches(of: /\d(?:[ -]?\d){12,18}/)
    where passesLuhn(text[match.range].compactMap(\.wholeNumberValue)) {
      return text.byteRange(of: match.range)
    }
    return nil
  }

  private static func passesLuhn(_ digits: [Int]) -> Bool {
    let sum = digits.reversed().enumerated().reduce(0) { sum, digit in
      let doubled = digit.element * (digit.offset % 2 == 0 ? 1 : 2)
      return sum + (doubled > 9 ? doubled - 9 : doubled)
    }
    return sum % 10 == 0 && digits.contains { $0 != 0 }
  }

  /// An IBAN: country, check digits, account, by the remainder of 97.
  private static func accountNumber(_ copy: Passage) -> Range<Int>? {
    let text = copy.text
    for match in text.matches(of: /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,4})?\b/) {
      let number = text[match.range].filter { $0 != " " }
      let moved = number.dropFirst(4) + number.prefix(4)
      let remainder = moved.reduce(0) { rest, sign in
        guard let value = sign.hexDigitValue ?? sign.asciiValue.map({ Int($0) - 55 }) else { return rest }
        let digit = sign.isNumber ? value : Int(sign.asciiValue ?? 55) - 55
        return (rest * (digit > 9 ? 100 : 10) + digit) % 97
      }
      guard remainder == 1 else { continue }
      return text.byteRange(of: match.range)
    }
    return nil
  }
}

extension String {
  /// Where `range` lies among the bytes of the text, as findings count.
  func byteRange(of range: Range<Index>) -> Range<Int> {
    let start = utf8.distance(from: startIndex, to: range.lowerBound)
    return start..<start + self[range].utf8.count
  }
}
