package import CopyModel

/// Reads a file of wrong words.
///
/// ```
/// let one = the|your
/// (may|never) [loose => lose] <one>
///   test You may loose your place. => You may lose your place.
///   keep Tighten the loose screw.
/// ```
package struct WrongWordReader {
  private var found: [WrongWord] = []
  private var names: [String: String] = [:]
  private var problems: [String] = []

  /// What a file has, and the lines that can’t be read.
  package static func read(_ text: Bytes) -> (words: [WrongWord], problems: [String]) {
    var reader = WrongWordReader()
    for line in text.split(separator: 0x0A) { reader.take(String(decoding: line, as: UTF8.self)) }
    return (reader.found, reader.problems)
  }

  private mutating func take(_ line: String) {
    if line.hasPrefix("#") { return }
    if line.hasPrefix("  ") { return takeDetail(line.dropFirst(2)) }
    if line.hasPrefix("let "), let (name, value) = Self.halves(line.dropFirst(4), " = ") {
      names[name] = resolved(value)
    } else if let word = word(line) {
      found.append(word)
    } else {
      problems.append(line)
    }
  }

  private mutating func takeDetail(_ line: Substring) {
    let last = found.count - 1
    guard last >= 0, let (kind, rest) = Self.halves(line, " ") else { return problems.append(String(line)) }
    switch kind {
    case "keep": found[last].keeps.append(rest)
    case "unless": found[last].exceptions.append(rest)
    case "test":
      guard let (before, after) = Self.halves(rest[...], " => ") else { return problems.append(String(line)) }
      found[last].tests.append((before, after))
    default: problems.append(String(line))
    }
  }

  /// The line of a word; nil where it has none, or no words to find it by.
  private func word(_ line: String) -> WrongWord? {
    guard let open = line.firstIndex(of: "["), let close = line.firstIndex(of: "]"), open < close,
      let (wrong, right) = Self.halves(line[line.index(after: open)..<close], " => ")
    else { return nil }
    let before = patterns(line[..<open])
    let after = patterns(line[line.index(after: close)...])
    let places = (before + [pattern(wrong)] + after).compactMap(\.self)
    guard places.count == before.count + 1 + after.count else { return nil }
    let forms: [String: WrongWord.Right] = ["{base}": .baseForm, "{participle}": .participle]
    let isForm = forms[right] != nil
    guard let anchor = isForm ? places.firstIndex(where: \.isLiteral) : before.count, places[anchor].isLiteral else {
      return nil
    }
    return WrongWord(
      places: places, wrong: before.count, anchor: anchor, right: forms[right] ?? .words(right), source: line)
  }

  private func patterns(_ text: Substring) -> [WordPattern?] { text.split(separator: " ").map { pattern(String($0)) } }

  /// `(a|{noun}|<name>)`; nil where it can’t be read.
  private func pattern(_ text: String) -> WordPattern? {
    var result = WordPattern()
    for part in resolved(text.filter { $0 != "(" && $0 != ")" }).split(separator: "|") {
      switch part {
      case "^": result.isStart = true
      case "$": result.isEnd = true
      case ",": result.isComma = true
      case "{any}": result.isAnyWord = true
      case "{figure}": result.isFigure = true
      case "{vowel}": result.article = "an"
      case "{consonant}": result.article = "a"
      case _ where part.hasPrefix("{"):
        guard let found = Self.wordClass(part.dropFirst().dropLast()) else { return nil }
        if found.needed == .properNoun { result.isName = true }
        result.classes.append(found)
      default: result.words.append(Self.typed(part))
      }
    }
    return result
  }

  /// With what `<name>` stands for in its place. Few rows have a name, and each run reads all of them.
  private func resolved(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "<")) else { return text }
    return names.reduce(text) { $0.replacing("<\($1.key)>", with: $1.value) }
  }

  /// With the apostrophe of typewriters.
  private static func typed(_ word: Substring) -> [UInt8] {
    let text = word.utf8.contains(0xE2) ? String(word.replacing("’", with: "'")) : String(word)
    return Array(text.utf8)
  }

  /// `noun!verb`, `verb=verb`: what it is, what it isn’t, and what it is most often.
  private static func wordClass(_ text: Substring) -> WordPattern.Class? {
    var result = WordPattern.Class()
    let halves = text.split(separator: "=")
    if halves.count == 2 {
      guard halves[1] == "verb" else { return nil }
      result.dominant = .verb
    }
    for (index, name) in halves[0].split(separator: "!").enumerated() {
      guard let tag = tags[String(name)] else { return nil }
      if index == 0 { result.needed = tag } else { result.excluded.formUnion(tag) }
    }
    return result
  }

  private static func halves(_ text: Substring, _ mark: String) -> (String, String)? {
    guard let range = text.firstRange(of: mark) else { return nil }
    return (String(text[..<range.lowerBound]), String(text[range.upperBound...]))
  }

  /// The names that `build/tags.py` has for them.
  private static let tags: [String: WordTags] = [
    "noun": .noun, "plural": .pluralNoun, "mass": .massNoun, "proper": .properNoun, "verb": .baseVerb,
    "verb-s": .thirdPersonVerb, "past": .pastVerb, "participle": .pastParticiple, "ing": .presentParticiple,
    "adjective": .adjective, "graded": .graded, "adverb": .adverb, "determiner": .determiner,
    "preposition": .preposition, "coordinator": .coordinator, "subordinator": .subordinator,
    "to": .infinitiveMarker, "number": .number,
  ]
}
