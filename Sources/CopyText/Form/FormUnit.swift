import CopyModel

/// A word, placeholder, number or mark of a segment, as the tagger and the reader of clauses take it.
struct FormUnit {
  enum Kind: UInt8 {
    case word, placeholder, number, mark
  }

  var kind: Kind
  /// What it is in its clause; `other` for marks.
  var wordClass = WordClass.other
  /// The byte of a mark: ASCII, dashes as `-`, ellipses as `.`, all else as `~`.
  var mark: UInt8 = 0
  var tags: WordTags = []
  var startsUpper = false
  /// Has a spelling of its own, whatever the style.
  var isName = false
  /// Hash of the word, lower-cased.
  var word: UInt32
  /// Hash of what the lexicon says of the word, or of its ending where it says nothing.
  var group: UInt32
  /// Hash of the last three bytes.
  var ending: UInt32
  /// The classes it can have.
  var classes: WordClassSet
  /// How far the tagger puts “verb with a tense” and “imperative” behind its choice; 0 or less.
  var finiteMargin = Int16.min
  var imperativeMargin = Int16.min

  var isMark: Bool { kind == .mark }

  /// Whether the lexicon allows any of `tags`.
  func can(_ tags: WordTags) -> Bool { !self.tags.isDisjoint(with: tags) }
  /// Whether the lexicon allows none of `tags`.
  func isDisjoint(with tags: WordTags) -> Bool { self.tags.isDisjoint(with: tags) }
  func isWord(_ word: FunctionWord) -> Bool { self.word == word.hash && kind == .word }
  /// “Noon”, “Friday”.
  var tellsTime: Bool { kind == .word && TimeWords.contains(word) }
  func isMark(_ byte: Unicode.Scalar) -> Bool { isMark && mark == UInt8(ascii: byte) }
}

extension FormUnit {
  static let placeholder = FormUnit(standIn: .placeholder, "\u{1}ph", .noun)
  static let number = FormUnit(standIn: .number, "\u{1}num", .other)
  /// Stands before the first and behind the last unit.
  static let edge = FormUnit(standIn: .mark, "\u{1}end", .noun)

  private init(standIn kind: Kind, _ name: StaticString, _ wordClass: WordClass) {
    let word = FunctionWord.hash(name)
    self.init(
      kind: kind, wordClass: wordClass, word: word, group: word ^ Self.groupSeed, ending: word ^ Self.endingSeed,
      classes: wordClass.set)
  }

  static func mark(_ byte: UInt8) -> FormUnit {
    let word = (0x811C_9DC5 ^ UInt32(byte)) &* 0x0100_0193
    return FormUnit(
      kind: .mark, mark: byte, word: word, group: word ^ groupSeed, ending: word ^ endingSeed, classes: .other)
  }

  private static let groupSeed: UInt32 = 0x5BD1_E995
  private static let endingSeed: UInt32 = 0x2545_F491

  /// A word of the copy. ASCII letters are lower-cased, ’ becomes '; other letters stay, as does the training.
  init(word bytes: Bytes, tags: WordTags, traits: Token.Traits) {
    var (word, index): (UInt32, Int) = (0x811C_9DC5, 0)
    var last: UInt32 = 0
    while index < bytes.count {
      var byte = bytes[index]
      if byte == 0xE2, bytes.hasLiteral("’", at: index) { (byte, index) = (UInt8(ascii: "'"), index + 2) }
      if byte &- 0x41 < 26 { byte |= 0x20 }
      word = (word ^ UInt32(byte)) &* 0x0100_0193
      last = last << 8 | UInt32(byte)
      index += 1
    }
    let isGenitive = last & 0xFFFF == 0x2773
    let ending = Self.hash(ofEnding: last, length: isGenitive ? 2 : min(3, bytes.count))
    let bits = tags.rawValue
    self.init(
      kind: .word, tags: tags, word: word, group: bits == 0 ? ending ^ Self.groupSeed : bits &* 0x9E37_79B1,
      ending: ending ^ Self.endingSeed, classes: isGenitive ? .determiner : .open)
    let known = WordClassSet(tags, isPlainBe: last == 0x6265)
    // Tags that name no class say no more of the word than none.
    if !known.isEmpty { classes = known }
    // “AirPlay” and “Google” are verbs to the lexicon alone; as names they can be what a sentence is about.
    if traits.contains(.isName), !known.isEmpty, !can(.noun) {
      classes.formUnion(WordClass.noun.set)
      self.tags.insert(.noun)
    }
    startsUpper = traits.contains(.startsUpper)
    isName = !traits.isDisjoint(with: [.isName, .isMisspelledName])
  }

  @inline(__always)
  private static func hash(ofEnding last: UInt32, length: Int) -> UInt32 {
    var value: UInt32 = 0x811C_9DC5
    if length > 2 { value = (value ^ (last >> 16 & 0xFF)) &* 0x0100_0193 }
    if length > 1 { value = (value ^ (last >> 8 & 0xFF)) &* 0x0100_0193 }
    return (value ^ (last & 0xFF)) &* 0x0100_0193
  }
}

/// Words that the grammar of a clause turns on and that no tag of the lexicon singles out.
struct FunctionWord {
  let hash: UInt32

  init(_ word: StaticString) { hash = Self.hash(word) }

  static let please = FunctionWord("please")
  static let lets = FunctionWord("let's")
  static let who = FunctionWord("who")
  static let that = FunctionWord("that")
  static let which = FunctionWord("which")
  static let be = FunctionWord("be")
  static let been = FunctionWord("been")
  static let have = FunctionWord("have")
  static let does = FunctionWord("does")
  static let did = FunctionWord("did")
  static let doPlain = FunctionWord("do")
  static let dont = FunctionWord("don't")
  static let not = FunctionWord("not")
  static let never = FunctionWord("never")
  static let no = FunctionWord("no")
  static let nothing = FunctionWord("nothing")
  static let need = FunctionWord("need")
  static let dare = FunctionWord("dare")

  /// FNV-1a, the hash of `FormUnit.word`.
  static func hash(_ word: StaticString) -> UInt32 {
    var value: UInt32 = 0x811C_9DC5
    for index in 0..<word.utf8CodeUnitCount {
      value = (value ^ UInt32(word.utf8Start[index])) &* 0x0100_0193
    }
    return value
  }
}

/// The units of the segment under analysis, in memory that is kept from string to string.
final class FormScratch {
  /// Longer segments are read up to here; no sentence of copy hides its verb behind so many words.
  static let capacity = 128

  private let storage = UnsafeMutablePointer<FormUnit>.allocate(capacity: FormScratch.capacity)
  private var count = 0
  /// Whether the units are those of copy that is a single segment.
  var isOfWhole = false

  deinit { storage.deallocate() }

  var units: UnsafeMutableBufferPointer<FormUnit> { UnsafeMutableBufferPointer(start: storage, count: count) }

  /// Takes in what counts of a segment: no spaces, markup or quotation marks, nothing in brackets if words stand outside.
  func fill(_ segment: Range<Int>, of tokens: UnsafeBufferPointer<Token>, in copy: Bytes) {
    collect(segment, of: tokens, in: copy, skipsBrackets: true)
    let hasWord = units.contains { $0.kind == .word }
    if !hasWord { collect(segment, of: tokens, in: copy, skipsBrackets: false) }
    Contraction.mark(units)
  }

  private func collect(
    _ segment: Range<Int>, of tokens: UnsafeBufferPointer<Token>, in copy: Bytes, skipsBrackets: Bool
  ) {
    count = 0
    var depth = 0
    for index in segment where count < Self.capacity {
      let token = tokens[index]
      let change = Self.bracketChange(token, in: copy)
      if change > 0 { depth += 1 }
      let isOutside = depth == 0 && change == 0
      if isOutside || !skipsBrackets, let unit = Self.unit(for: token, in: copy) { add(unit) }
      if change < 0 { depth = max(0, depth - 1) }
    }
  }

  /// Marks before the first word say nothing of the clause.
  private func add(_ unit: FormUnit) {
    if count == 0 && unit.isMark { return }
    (storage + count).initialize(to: unit)
    count += 1
  }

  /// 1 where a bracket opens, -1 where one closes.
  static func bracketChange(_ token: Token, in copy: Bytes) -> Int {
    guard token.kind == .punctuation || token.kind == .other else { return 0 }
    switch copy[Int(token.start)] {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): return 1
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): return -1
    default: return 0
    }
  }

  /// The unit for a token; nil for what says nothing of the clause.
  static func unit(for token: Token, in copy: Bytes) -> FormUnit? {
    switch token.kind {
    case .word: FormUnit(word: copy.slice(token.range), tags: token.tags, traits: token.traits)
    case .placeholder, .url, .email, .path, .fileName, .shortcut: .placeholder
    case .number, .version: .number
    case .space, .newline, .markup, .entity: nil
    case .escapedPercent, .emoji, .punctuation, .other: mark(token, in: copy)
    }
  }

  private static func mark(_ token: Token, in copy: Bytes) -> FormUnit? {
    let byte = copy[Int(token.start)]
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "*"), UInt8(ascii: "`"): return nil
    case 0xE2 where copy.hasLiteral("–", at: Int(token.start)) || copy.hasLiteral("—", at: Int(token.start)):
      return .mark(UInt8(ascii: "-"))
    case 0xE2 where copy.hasLiteral("…", at: Int(token.start)): return .mark(UInt8(ascii: "."))
    // U+2018 to U+201F, quotation marks.
    case 0xE2
    where token.length == 3 && copy[Int(token.start) + 1] == 0x80 && copy[Int(token.start) + 2] & 0xF8 == 0x98:
      return nil
    case 0..<0x80: return .mark(byte)
    default: return .mark(UInt8(ascii: "~"))
    }
  }
}
