package import CopyModel

/// Writes what a pattern says, with the words that its slots hold.
package struct RewriteWriter {
  private let copy: Bytes
  private let tokens: UnsafeBufferPointer<Token>
  private let isEnglish: Bool
  private let sentence: Range<Int>
  private let verbs = VerbForms.english
  private let frames = VerbFrames.english

  package init(copy: Bytes, tokens: UnsafeBufferPointer<Token>, isEnglish: Bool, sentence: Range<Int>) {
    (self.copy, self.tokens, self.isEnglish, self.sentence) = (copy, tokens, isEnglish, sentence)
  }

  /// The new sentences, best first; an empty text where the sentence goes. A sentence that needs a form which nobody
  /// knows is left out.
  package func texts(for pattern: RewritePattern, _ match: RewriteMatch) -> [String] {
    pattern.outputs.isEmpty ? [""] : pattern.outputs.compactMap { text($0, match) }
  }

  private func text(_ output: RewriteOutput, _ match: RewriteMatch) -> String? {
    var text = ""
    let closes = Self.closes(output)
    for piece in output.pieces {
      switch piece {
      case .text(let plain): Self.join(plain, to: &text)
      case .cell(let choice, let cells):
        guard let range = match.range(of: choice), let cell = cells[copy.slice(range).text.foldedForTable] else {
          return nil
        }
        Self.join(cell, to: &text)
      case .slot(let name, let form):
        guard let range = match.range(of: name), let filled = slot(range, form, isFirst: text.isEmpty, closes) else {
          return nil
        }
        Self.join(filled, to: &text)
      }
    }
    return finished(text)
  }

  /// Whether the new words are a sentence with its mark, which has no title style.
  private static func closes(_ output: RewriteOutput) -> Bool {
    guard case .text(let last) = output.pieces.last else { return false }
    return last.hasSuffix(".") || last.hasSuffix("?")
  }

  /// Adds a piece. Two spaces where a slot was empty become one; none stands before a mark. What a slot holds stays as it is.
  private static func join(_ piece: String, to text: inout String) {
    let piece = text.isEmpty ? piece[(piece.firstIndex { $0 != " " && $0 != "," } ?? piece.endIndex)...] : piece[...]
    let scalars = piece.unicodeScalars
    guard let first = scalars.first else { return }
    // “.plan” is a name.
    let opensWord = first == "." && scalars.dropFirst().first?.properties.isAlphabetic == true
    if text.hasSuffix(" "), " .,?!…".unicodeScalars.contains(first), !opensWord { text.removeLast() }
    text += piece
  }

  /// A capital at the start where the old sentence had one, and its end mark.
  private func finished(_ text: String) -> String? {
    var text = text
    let marks = copy.slice(SentenceMark.start(in: copy, sentence)..<sentence.upperBound)
    let hasOwn = text.unicodeScalars.last.map { ".?!…。？".unicodeScalars.contains($0) } ?? true
    // What answers a statement answers no question.
    if text.hasSuffix("."), marks.contains(UInt8(ascii: "?")), !text.contains("?") { return nil }
    if !hasOwn { text += Self.calm(marks.text) }
    guard startsWithCapital, isEnglish else { return text }
    return Self.capitalized(text)
  }

  private var startsWithCapital: Bool {
    let first = tokens.first { Int($0.start) >= sentence.lowerBound && $0.kind == .word }
    return first?.traits.contains(.startsLower) != true || first?.traits.contains(.isName) == true
  }

  /// “!!” as “.”, “?!” as “?”, and dots as they were.
  private static func calm(_ marks: String) -> String {
    let marks = marks.unicodeScalars.filter { $0 != " " && $0 != "\n" }
    if marks.contains("?") { return "?" }
    if marks.contains("？") { return "？" }
    if marks.contains("!") || marks.contains("！") { return "." }
    return String(String.UnicodeScalarView(marks))
  }

  private static let fixedStarts = [
    "iPhone", "iPad", "iCloud", "iMac", "iOS", "iPadOS", "iMessage", "macOS", "tvOS", "watchOS", "eSIM", "%", "{", "\\",
  ]

  static func capitalized(_ text: String) -> String {
    guard let first = text.unicodeScalars.first, !fixedStarts.contains(where: text.hasPrefix) else { return text }
    if "“\"‘(".unicodeScalars.contains(first) { return text }
    return String(first).uppercased() + String(text.unicodeScalars.dropFirst())
  }

  // MARK: Slots

  private func slot(_ range: Range<Int>, _ form: String, isFirst: Bool, _ closes: Bool) -> String? {
    // Behind an article nothing begins a sentence.
    let opens = isFirst && !["the", "The"].contains(form)
    let plain = closes && isTitled ? withoutCapitals(range) : lowered(range, isFirst: opens)
    if form.isEmpty { return plain }
    if form.contains("/") { return KoreanParticle.particle(form, behind: plain) }
    switch form {
    case "the" where opensPhrase(range): return definitePhrase(range, plain)
    case "the": return definite(range, plain)
    case "The": return definite(range, plain).map(Self.capitalized)
    case "bare": return bare(range, plain)
    case "Start": return Self.capitalized(plain)
    case "verb", "done", "doing", "does": return verbForm(plain, form)
    default: return Agreement.form(form, isPlural: isPlural(range))
    }
  }

  /// The words, a capital that only started the sentence taken back.
  private func lowered(_ range: Range<Int>, isFirst: Bool) -> String {
    let text = copy.slice(range).text
    guard let token = tokens.first(where: { Int($0.start) == range.lowerBound }), token.kind == .word,
      token.traits.contains(.startsSentence), token.traits.contains(.startsUpper), !isFirst,
      token.traits.isDisjoint(with: [.isName, .hasInnerUpper, .hasDigit, .isQuoted]), !token.tags.contains(.properNoun),
      !(token.length == 1 && token.tags.contains(.subjectPronoun)), !isNameOfTwo(token, in: range),
      !isUnknown(token)
    else { return text }
    return text.prefix(1).lowercased() + text.dropFirst()
  }

  /// “Quillnote needs …”: what no lexicon has, and no article stands before, is a name.
  private func isUnknown(_ first: Token) -> Bool { isEnglish && first.length > 1 && first.tags.isEmpty }

  /// Whether the sentence is in title style, so that its capitals tell nothing.
  private var isTitled: Bool {
    guard isEnglish else { return false }
    let words = tokens.filter { $0.kind == .word && $0.length > 3 && sentence.contains(Int($0.start)) }
    return words.count > 1 && words.allSatisfy { $0.traits.contains(.startsUpper) }
  }

  /// The words, those that the lexicon knows and that are no names in small letters.
  private func withoutCapitals(_ range: Range<Int>) -> String {
    let names: Token.Traits = [.isName, .hasInnerUpper, .hasDigit, .isQuoted]
    let text = CaseText(copy: copy, tokens: tokens)
    return tokens.indices.filter { range.contains(Int(tokens[$0].start)) }.map { index in
      let (token, word) = (tokens[index], copy.slice(tokens[index].range).text)
      let isWord = token.kind == .word && !token.tags.isEmpty && !token.tags.contains(.properNoun)
      // “Files” may be the app, where the words around it say so.
      return isWord && token.traits.isDisjoint(with: names) && !text.isPlaceName(index) && word != "I"
        ? word.lowercased() : word
    }.joined()
  }

  /// “Plant Diary”: a second capital where none is needed.
  private func isNameOfTwo(_ first: Token, in range: Range<Int>) -> Bool {
    // “The QR code”
    if !first.tags.isDisjoint(with: [.article, .possessive]) { return false }
    let next = tokens.first { Int($0.start) >= first.end && $0.kind != .space }
    return next.map { $0.kind == .word && $0.traits.contains(.startsUpper) && range.contains(Int($0.start)) } ?? false
  }

  private func verbForm(_ text: String, _ form: String) -> String? {
    var words = text.split(separator: " ").map(String.init)
    guard let first = words.first?.lowercased() else { return nil }
    let isForm = form == "verb" || form == "done" && !verbs.isBase(first)
    let base = isForm ? verbs.base(of: first) ?? verbs.base(ofThirdPerson: first) : first
    let changed: String? =
      switch form {
      case "done": base.flatMap { frames.hasPassive($0) ? verbs.participle(of: $0) : nil }
      case "doing": base.flatMap(verbs.gerund)
      case "does": base.flatMap(verbs.thirdPerson)
      default: base
      }
    guard let changed else { return nil }
    words[0] = changed
    return words.joined(separator: " ")
  }

  // MARK: Articles

  /// “the file” for “a file”, “your file”, and “file”; names, placeholders, “this file”, and “files” stay.
  private func definite(_ range: Range<Int>, _ plain: String) -> String? {
    let words = wordsOf(range)
    guard let first = words.first else { return nil }
    if frames.changesScope(copy.slice(first.range).text.lowercased()) { return nil }
    let articles: WordTags = [.article, .possessive]
    if first.kind == .word, !first.tags.isDisjoint(with: articles) {
      if isThirdPerson(first) { return plain }
      return Self.behindArticle(plain).map { "the " + $0 }
    }
    let isOwn = first.kind != .word || !first.traits.isDisjoint(with: [.isName, .isQuoted]) || isQuote(first)
    if words.count == 1 && isOwn || isQuote(first) || first.kind == .placeholder { return plain }
    if first.tags.contains(.determiner) || first.kind == .number || first.tags.contains(.number) { return plain }
    return isPlural(range) && !isHead(range) ? plain : "the " + plain
  }

  private func opensPhrase(_ range: Range<Int>) -> Bool {
    wordsOf(range).first.map { $0.tags.contains(.preposition) } ?? range.isEmpty
  }

  /// “to the shelf” for “to shelf”: short messages leave out the article of what a place is. “To disk” and “as PDF” have none.
  private func definitePhrase(_ range: Range<Int>, _ plain: String) -> String? {
    let words = wordsOf(range)
    guard words.count == 2, frames.isPlace(copy.slice(words[0].range).text.lowercased()), words[1].kind == .word,
      words[1].traits.contains(.startsLower), words[1].traits.isDisjoint(with: [.isName, .isQuoted, .hasInnerUpper]),
      words[1].tags.contains(.noun), words[1].tags.isDisjoint(with: [.pluralNoun, .determiner, .objectPronoun]),
      !frames.isBare(copy.slice(words[1].range).text)
    else { return plain }
    return copy.slice(words[0].range).text + " the " + copy.slice(words[1].range).text
  }

  /// Whether the words before it belong to the same phrase: “answers” of “the wrong answers”.
  private func isHead(_ range: Range<Int>) -> Bool {
    let before = tokens.last { $0.end <= range.lowerBound && $0.kind != .space }
    return before.map { !$0.tags.isDisjoint(with: [.adjective, .article, .determiner]) } ?? false
  }

  private func isQuote(_ token: Token) -> Bool {
    token.kind == .punctuation && token.length > 0
  }

  private func isThirdPerson(_ token: Token) -> Bool {
    WordSet.thirdPossessive.contains(copy.slice(token.range).text.lowercased())
  }

  /// “file” for “the file” and “your file”.
  private func bare(_ range: Range<Int>, _ plain: String) -> String? {
    let words = wordsOf(range)
    guard let first = words.first, first.kind == .word, !first.tags.isDisjoint(with: [.article, .possessive]) else {
      return plain
    }
    return Self.behindArticle(plain)
  }

  /// “file” of “the file”; nil where nothing else is left.
  private static func behindArticle(_ plain: String) -> String? {
    let rest = plain.drop { $0 != " " }.drop { $0 == " " }
    return rest.isEmpty ? nil : String(rest)
  }

  private func wordsOf(_ range: Range<Int>) -> [Token] {
    tokens.filter { $0.kind != .space && range.contains(Int($0.start)) }
  }

  /// Whether the head of the phrase, the noun before any “of” or “in”, is a plural.
  private func isPlural(_ range: Range<Int>) -> Bool {
    let words = wordsOf(range)
    if words.contains(where: { copy.slice($0.range).equals("and") }) { return true }
    // “Two of the crates”
    if let first = words.first, first.tags.contains(.number), words.count > 1,
      copy.slice(words[1].range).equals("of")
    {
      return !copy.slice(first.range).equalsFolded("one")
    }
    let head = words.prefix { $0.tags.isDisjoint(with: .preposition) || !$0.tags.isDisjoint(with: [.noun]) }
      .last { $0.kind == .word || $0.kind == .placeholder }
    guard let head, head.kind == .word, head.traits.isDisjoint(with: [.isName, .isQuoted]) else { return false }
    return head.tags.contains(.pluralNoun) && !head.tags.contains(.noun)
  }
}

/// Verbs that agree with their subject.
private enum Agreement {
  private static let pairs = [
    ("is", "are"), ("isn’t", "aren’t"), ("was", "were"), ("wasn’t", "weren’t"), ("has", "have"),
    ("hasn’t", "haven’t"), ("does", "do"), ("doesn’t", "don’t"), ("it", "they"), ("It", "They"), ("needs", "need"),
  ]

  /// `form` for a singular, its other form for a plural; nil where the form is unknown.
  static func form(_ form: String, isPlural: Bool) -> String? {
    pairs.first { $0.0 == form }.map { isPlural ? $0.1 : $0.0 }
  }
}
