import CopyModel

/// A way to say a sentence better: what it looks like, and what to write instead. `Lexicons/<language>/rewrites` has
/// them as text, each with its own tests.
///
/// An object, so that to hand one on copies nothing; its reader fills it before anyone else sees it.
package final class RewritePattern: @unchecked Sendable {
  /// Ids of the rules whose findings it answers.
  package internal(set) var rules: [String] = []
  /// The sentence as the file has it, for messages of tests.
  package internal(set) var source = ""
  /// The line of the file, counted from 1.
  package internal(set) var line = 0
  var elements: [RewriteElement] = [] {
    didSet { opening = RewriteOpening(elements, isQuestion: isQuestion) }
  }
  /// What the elements let a sentence begin with, and whether it asks.
  private(set) var opening = RewriteOpening([])
  /// Holds only for sentences that end with a question mark.
  var isQuestion: Bool {
    get { opening.isQuestion }
    set { opening.isQuestion = newValue }
  }
  /// With one of these words in it, the sentence is another. Folded as the elements are.
  var exceptions: [[UInt8]] = []
  /// The columns of tables that it looks for words in.
  var columns: [RewriteColumn] = []
  /// What to write, best first. Empty where the sentence goes.
  var outputs: [RewriteOutput] = []
  /// The meaning stays exactly as it is.
  package internal(set) var isSafe = false
  /// Sentences and what becomes of them; an empty text where the sentence goes.
  package internal(set) var tests: [Test] = []
  /// Sentences that it must leave alone.
  package internal(set) var keeps: [String] = []

  package struct Test: Sendable {
    package var before, after: String
  }
}

/// A piece of the sentence that a pattern looks for.
struct RewriteElement: Sendable {
  enum Kind: Sendable {
    /// One of these texts, folded to small letters and straight apostrophes. `number` counts the choices of a pattern
    /// from 1, for what is written in its place; 0 where there is nothing to choose.
    case words([Literal], number: Int)
    case slot(RewriteSlot, name: String)
  }

  struct Literal: Sendable {
    var bytes: [UInt8]
    /// May end inside a word: `*` in the file.
    var isOpen: Bool
  }

  var kind: Kind
  var isOptional = false
  /// Nothing may stand between it and what comes before: a Korean particle behind its noun.
  var isGlued = false
}

/// What a slot takes up.
enum RewriteSlot: String, Sendable, CaseIterable {
  /// A noun with what belongs to it: “the old password”, “‘Report’”, `%@`, “names of files”.
  case noun
  /// The same with prepositions, and several of them: “the photos and videos in the album”.
  case thing
  /// A thing without the phrases behind it that belong to the verb: “the photos in the album”, of “add %@ to the album” `%@`.
  case object
  /// The phrases behind an object that belong to the verb, or nothing: “to the album”.
  case complement
  /// The base form of a verb, with its particle: “save”, “sign in”.
  case verb
  /// A past participle: “saved”.
  case done
  /// A form in -ing: “saving”.
  case doing
  /// A third person’s form: “deletes”.
  case does
  /// A base form and all that follows: “delete this photo for good”.
  case action
  /// A sentence of its own: a subject and a verb with a tense.
  case clause
  case adjective
  /// Digits or a placeholder for them.
  case number
  /// Any words, one at least.
  case words
  /// One word, or what is filled in for one.
  case word
  /// Any words or none: `…` in the file.
  case rest
}

/// What to write: words, and slots in one of their forms.
struct RewriteOutput: Sendable {
  enum Piece: Sendable {
    case text(String)
    case slot(String, form: String)
    /// What a table has for the word that was found in the choice of this number.
    case cell(choice: String, [String: String])
  }

  var pieces: [Piece] = []
}

/// What most sentences lack that a pattern looks for, told by a few bits: the two bytes that the sentence can begin with,
/// small letters for capitals, and some words that must stand in it.
struct RewriteOpening: Sendable {
  private typealias Bits = (low: UInt128, high: UInt128)

  /// Whether only a question is meant.
  var isQuestion: Bool
  /// Nil where anything may stand first.
  private var first: Bits?
  /// Nil where anything may stand behind that.
  private var second: Bits?
  /// Words of the first elements that ask for some.
  private var words = (RewriteWords.any, RewriteWords.any, RewriteWords.any)

  /// The first bytes of what `elements` look for.
  init(_ elements: [RewriteElement], isQuestion: Bool = false) {
    self.isQuestion = isQuestion
    let needed = elements.compactMap { RewriteWords(of: $0) } + [.any, .any, .any]
    words = (needed[0], needed[1], needed[2])
    guard let element = elements.first, !element.isOptional, case .words(let words, _) = element.kind else { return }
    first = Self.bits(of: words, at: 0)
    second = Self.bits(of: words, at: 1)
  }

  /// Nil where a word has no such byte, or begins with a mark: straight ones stand for curly ones, which are longer.
  private static func bits(of words: [RewriteElement.Literal], at place: Int) -> Bits? {
    var bits: Bits = (0, 0)
    for word in words {
      guard place < word.bytes.count, let lead = word.bytes.first else { return nil }
      let isMark = lead == UInt8(ascii: "'") || lead == UInt8(ascii: "\"")
      if isMark || word.bytes[place] == UInt8(ascii: "'") { return nil }
      insert(word.bytes[place], into: &bits)
    }
    return bits
  }

  private static func insert(_ byte: UInt8, into bits: inout Bits) {
    if byte < 0x80 { bits.low |= 1 << UInt128(byte) } else { bits.high |= 1 << UInt128(byte - 0x80) }
  }

  /// Whether a sentence that begins with these bytes may be one; 0 stands for none.
  func allows(_ first: UInt8, _ second: UInt8) -> Bool {
    Self.has(first, self.first) && (second == 0 || Self.has(second, self.second))
  }

  /// Whether a sentence of these words may be one.
  func allows(_ sentence: RewriteWords) -> Bool {
    words.0.meets(sentence) && words.1.meets(sentence) && words.2.meets(sentence)
  }

  private static func has(_ byte: UInt8, _ bits: Bits?) -> Bool {
    guard let bits else { return true }
    let half = byte < 0x80 ? bits.low >> UInt128(byte) : bits.high >> UInt128(byte - 0x80)
    return half & 1 != 0
  }
}

/// Beginnings of words, as bits: what a sentence has, or one of which a pattern asks for. A bit stands for the first two
/// letters, case aside, and for some other pairs.
struct RewriteWords: Sendable {
  private var bits: UInt64

  /// The words of a sentence.
  init(of sentence: Bytes) {
    bits = 0
    var isInside = false
    for index in 0..<sentence.count {
      let isLetter = sentence[index].isASCIILetter
      if isLetter, !isInside, index + 1 < sentence.count {
        insert(sentence[index].lowered, sentence[index + 1].lowered)
      }
      isInside = isLetter || sentence[index].isASCIIDigit
    }
  }

  /// One of the words that may stand for an element; nil where the pattern does without it, or where it is no word of its own.
  init?(of element: RewriteElement) {
    guard !element.isOptional, !element.isGlued, case .words(let words, _) = element.kind else { return nil }
    bits = 0
    for word in words {
      guard let start = Self.longestWord(of: word.bytes) else { return nil }
      insert(word.bytes[start], word.bytes[start + 1])
    }
  }

  /// Where the longest word of letters begins, which fewer sentences have than the others: “have” of “you have to”.
  private static func longestWord(of bytes: [UInt8]) -> Int? {
    var (longest, start): (Range<Int>?, Int) = (nil, 0)
    for (index, byte) in bytes.enumerated() where !byte.isASCIILetter {
      if index - start > longest?.count ?? 1 { longest = start..<index }
      // Behind an apostrophe no word begins.
      start = byte == UInt8(ascii: " ") ? index + 1 : bytes.count
    }
    return bytes.count - start > longest?.count ?? 1 ? start : longest?.lowerBound
  }

  private init(bits: UInt64) { self.bits = bits }

  static let any = RewriteWords(bits: .max)

  /// Whether both have some word, or what looks like it.
  @inline(__always)
  func meets(_ other: RewriteWords) -> Bool { bits & other.bits != 0 }

  private mutating func insert(_ first: UInt8, _ second: UInt8) {
    let pair = (UInt64(first) << 8 | UInt64(second)) &* 0x9E37_79B9_7F4A_7C15
    bits |= 1 << (pair >> 58)
  }
}
