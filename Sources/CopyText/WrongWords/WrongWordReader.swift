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
  private var names: [(name: Bytes, pattern: WordPattern, parts: [String])] = []
  private var problems: [String] = []
  /// Whether the rows keep their tests. No check of copy asks for them, and they are most of the file.
  private let keepsProofs: Bool

  /// What a file has, and the lines that can’t be read.
  package static func read(_ text: Bytes, keepsProofs: Bool = true) -> (words: [WrongWord], problems: [String]) {
    var reader = WrongWordReader(keepsProofs: keepsProofs)
    text.forEachPiece(between: 0x0A) { reader.take($0) }
    return (reader.found, reader.problems)
  }

  private init(keepsProofs: Bool) { self.keepsProofs = keepsProofs }

  private mutating func take(_ line: Bytes) {
    if line[0] == UInt8(ascii: "#") { return }
    if let detail = line.rest(behind: "  ") { return takeDetail(detail) }
    if let rest = line.rest(behind: "let "), let (name, value) = rest.halves(" = "), let pattern = pattern(value) {
      names.append((name, pattern, parts(of: value)))
    } else if let word = word(line) {
      if keepsProofs { word.source = line.text }
      found.append(word)
    } else {
      problems.append(line.text)
    }
  }

  private mutating func takeDetail(_ line: Bytes) {
    guard let word = found.last else { return problems.append(line.text) }
    if let phrase = line.rest(behind: "unless ") {
      word.exceptions.append(phrase.text)
    } else if let text = line.rest(behind: "keep ") {
      if keepsProofs { word.keeps.append(text.text) }
    } else if let test = line.rest(behind: "test ") {
      if keepsProofs { takeTest(test, of: word) }
    } else {
      problems.append(line.text)
    }
  }

  private mutating func takeTest(_ test: Bytes, of word: WrongWord) {
    guard let (before, after) = test.halves(" => ") else { return problems.append(test.text) }
    word.tests.append((before.text, after.text))
  }

  /// The line of a word; nil where it has none, or no words to find it by.
  private func word(_ line: Bytes) -> WrongWord? {
    guard let open = line.firstIndex(of: UInt8(ascii: "[")), let close = line.firstIndex(of: UInt8(ascii: "]")),
      open < close, let (wrong, right) = line.slice(open + 1..<close).halves(" => ")
    else { return nil }
    let before = patterns(line.slice(0..<open))
    let wrongs = patterns(wrong)
    let all = before + wrongs + patterns(line.slice(from: close + 1))
    let places = all.compactMap(\.self)
    guard places.count == all.count, let meant = self.right(right, of: wrong) else { return nil }
    let range = before.count..<before.count + wrongs.count
    // Of several words the last is asked for: “and” stands in most copy.
    let anchor = range.last { places[$0].canBeAnchor } ?? places.firstIndex(where: \.canBeAnchor)
    return anchor.map { WrongWord(places: places, wrong: range, anchor: $0, right: meant) }
  }

  /// What is meant by the words of `wrong`; nil where there are not as many.
  private func right(_ text: Bytes, of wrong: Bytes) -> WrongWord.Right? {
    switch text.text {
    case "{base}": return .baseForm
    case "{participle}": return .participle
    case "{ing}": return .gerund
    case "{third}": return .thirdPerson
    case "{nothing}": return .nothing
    case "{parted}": return .parted
    case "{joined}": return .joined
    case let words where !words.contains(where: { "<|*".contains($0) }): return .words(words)
    default:
      let (all, meant) = (parts(of: wrong), parts(of: text))
      return all.count != meant.count
        ? nil : .counterparts(zip(all, meant).map { WrongWord.Counterpart(wrong: $0, right: $1) })
    }
  }

  /// The words of `a|<name>`, one by one.
  private func parts(of text: Bytes) -> [String] {
    var parts: [String] = []
    text.forEachPiece(between: UInt8(ascii: "|")) { part in
      if part[0] == UInt8(ascii: "<"), let named = named(part) { parts += named.parts } else { parts.append(part.text) }
    }
    return parts
  }

  private func named(_ part: Bytes) -> (name: Bytes, pattern: WordPattern, parts: [String])? {
    names.first { $0.name.equals(part.slice(1..<part.count - 1)) }
  }

  private func patterns(_ text: Bytes) -> [WordPattern?] {
    var patterns: [WordPattern?] = []
    text.forEachWord { patterns.append(pattern($0)) }
    return patterns
  }

  /// `(a|{noun}|<name>|*ción)`, with `*` behind where any number of them may stand; nil where it can’t be read.
  private func pattern(_ text: Bytes) -> WordPattern? {
    var (result, isRead, text) = (WordPattern(), true, text)
    if text.last == UInt8(ascii: "*") {
      result.repeats = true
      text = text.slice(0..<text.count - 1)
    }
    let isEnclosed = text.first == UInt8(ascii: "(") && text.last == UInt8(ascii: ")")
    let parts = isEnclosed ? text.slice(1..<text.count - 1) : text
    parts.forEachPiece(between: UInt8(ascii: "|")) { part in
      isRead = take(part, into: result) && isRead
    }
    return isRead ? result : nil
  }

  /// Whether the part of a pattern could be read.
  private func take(_ part: Bytes, into pattern: WordPattern) -> Bool {
    switch part[0] {
    case UInt8(ascii: "<"):
      guard let named = named(part) else { return false }
      pattern.formUnion(named.pattern)
    case UInt8(ascii: "{"): return takeClass(part, into: pattern)
    case UInt8(ascii: "^"): pattern.signs.insert(.start)
    case UInt8(ascii: "$"): pattern.signs.insert(.end)
    case UInt8(ascii: ","): pattern.signs.insert(.comma)
    case UInt8(ascii: "*"): pattern.insert(ending: Self.typed(part.slice(from: 1)))
    case UInt8(ascii: "!") where part.count > 1: pattern.exclude(Self.typed(part.slice(from: 1)))
    default: pattern.insert(Self.typed(part))
    }
    return true
  }

  private func takeClass(_ part: Bytes, into pattern: WordPattern) -> Bool {
    if part.equals("{any}") {
      pattern.signs.insert(.anyWord)
    } else if part.equals("{run}") {
      pattern.signs.insert(.run)
      pattern.repeats = true
    } else if part.equals("{figure}") {
      pattern.signs.insert(.figure)
    } else if part.equals("{small}") {
      pattern.signs.insert(.small)
    } else if part.equals("{vowel}") {
      pattern.article = "an"
    } else if part.equals("{consonant}") {
      pattern.article = "a"
    } else if let found = Self.wordClass(part.slice(1..<part.count - 1)) {
      if found.needed == .properNoun { pattern.signs.insert(.name) }
      pattern.classes.append(found)
    } else {
      return false
    }
    return true
  }

  /// With the apostrophe of typewriters.
  private static func typed(_ word: Bytes) -> [UInt8] {
    guard word.contains(0xE2) else { return Array(word) }
    return Array(word.text.replacing("’", with: "'").utf8)
  }

  /// `noun!verb`, `verb=verb`: what it is, what it isn’t, and what it is most often.
  private static func wordClass(_ text: Bytes) -> WordPattern.Class? {
    var (result, names) = (WordPattern.Class(), text)
    if let (before, dominant) = text.halves("=") {
      guard dominant.equals("verb") || dominant.equals("noun") else { return nil }
      (result.dominant, names) = (dominant.equals("verb") ? .verb : .noun, before)
    }
    var isKnown = true
    names.forEachPiece(between: UInt8(ascii: "!")) { name in
      guard let tag = tags.first(where: { name.equals($0.name) })?.tags else { return isKnown = false }
      if result.needed.isEmpty { result.needed = tag } else { result.excluded.formUnion(tag) }
    }
    return isKnown ? result : nil
  }

  /// The names that `build/tags.py` has for them.
  private static let tags: [(name: StaticString, tags: WordTags)] = [
    ("noun", .noun), ("plural", .pluralNoun), ("mass", .massNoun), ("proper", .properNoun), ("verb", .baseVerb),
    ("verb-s", .thirdPersonVerb), ("past", .pastVerb), ("participle", .pastParticiple), ("ing", .presentParticiple),
    ("adjective", .adjective), ("graded", .graded), ("adverb", .adverb), ("determiner", .determiner),
    ("preposition", .preposition), ("coordinator", .coordinator), ("subordinator", .subordinator),
    ("to", .infinitiveMarker), ("number", .number),
    ("auxiliary", .auxiliary), ("copula", .copula), ("subject", .subjectPronoun), ("object", .objectPronoun),
    ("possessive", .possessive),
  ]
}
