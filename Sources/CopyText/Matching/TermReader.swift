package import CopyModel

/// An entry of a term list.
package struct Term: Sendable, Equatable {
  package var list: TermList
  /// The words as the lexicon writes them, without marks.
  package var text: String
  /// What must follow somewhere in the same sentence: `eingegeben` of “sie haben … eingegeben”.
  package var tail: String?
  /// What to write instead, where the lexicon says so.
  package var better: String?
  /// May start inside a word: a suffix or infix, `*` in front.
  package var opensFront: Bool
  /// May end inside a word: a prefix or infix, `*` behind.
  package var opensBack: Bool
  package var confidence: Confidence
  /// Holds only as it is written, and where no sentence starts: German “Sie” is you, “sie” they.
  package var isExact: Bool

  package init(
    list: TermList, text: String, tail: String? = nil, better: String? = nil, opensFront: Bool = false,
    opensBack: Bool = false,
    confidence: Confidence = .high, isExact: Bool = false
  ) {
    (self.list, self.text, self.tail, self.better) = (list, text, tail, better)
    (self.opensFront, self.opensBack) = (opensFront, opensBack)
    (self.confidence, self.isExact) = (confidence, isExact)
  }
}

/// A term found in copy.
@frozen @usableFromInline package struct TermMatch: Sendable {
  /// Index of the term in its lexicon.
  @usableFromInline package var term: Int32
  @usableFromInline package var list: TermList
  /// Whether the lexicon is unsure of the term.
  @usableFromInline package var isUnsure = false
  /// The words, as a range of the copy in bytes.
  @usableFromInline package var start: Int32
  @usableFromInline package var end: Int32

  @inlinable package var range: Range<Int> { Int(start)..<Int(end) }
}

/// How well a term is known to be what its list says.
package enum Confidence: UInt8, Comparable, Sendable {
  /// Taken on one person’s word: rules that see it speak no louder than a note.
  case unsure
  /// Known to speakers, and not counted.
  case medium
  /// Counted in translations, or stated by the guidance or by CLDR.
  case high

  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  /// The mark in lexicons; none stands for high.
  init?(mark: UInt8) {
    switch mark {
    case UInt8(ascii: "?"): self = .unsure
    case UInt8(ascii: "~"): self = .medium
    default: return nil
    }
  }
}

/// Reads the `terms.txt` of a language.
///
/// ```
/// supports counted-words
/// list blame
///   you entered
///   ? 잘못 입력하셨*
/// list word-choice
///   abort => stop
/// ```
/// A line is a term; `#` starts a comment, `*` marks an end that may lie inside a word, ` … ` stands for other words of the
/// same sentence, `=>` gives better words. Marks in front: `~` of medium confidence, `?` unsure, `=` only as written, `-` not in this region.
package struct TermReader {
  private var file = TermFile()
  private var list: TermList?
  private var number = 0

  private init() {}

  /// All that `text` says, and what could not be read.
  package static func read(_ text: Bytes) -> TermFile {
    var reader = TermReader()
    for line in text.split(separator: 0x0A, omittingEmptySubsequences: false) {
      reader.number += 1
      let content = Bytes(rebasing: line.prefix { $0 != 0x23 }).trimmed
      if !content.isEmpty { reader.read(line: content) }
    }
    return reader.file
  }

  private mutating func read(line: Bytes) {
    if let name = line.rest(behind: "list ") {
      list = named(name.trimmed)
    } else if let names = line.rest(behind: "supports ") {
      names.forEachWord { name in
        if let trait = LexiconTrait(rawValue: name.text) {
          file.traits.append(trait)
        } else {
          note("nothing is called “\(name.text)”")
        }
      }
    } else if let list {
      addTerm(line, to: list)
    } else if file.problems.isEmpty {
      note("a term stands before any list")
    }
  }

  /// The list called `name`; nil for what can’t be a name.
  private mutating func named(_ name: Bytes) -> TermList? {
    if !name.isEmpty, name.allSatisfy({ $0.isASCIILower || $0 == UInt8(ascii: "-") }) { return TermList(name.text) }
    note("a list is named by small letters and hyphens, not “\(name.text)”")
    return nil
  }

  private mutating func note(_ message: String) {
    file.problems.append(TermFile.Problem(line: number, message: message))
  }

  private mutating func addTerm(_ line: Bytes, to list: TermList) {
    let (isRemoved, confidence, isExact, words) = Self.marks(of: line)
    var term = Self.term(words, in: list)
    (term.confidence, term.isExact) = (confidence, isExact)
    if isRemoved { file.removed.append(term) } else { file.terms.append(term) }
  }

  /// A line of a list without marks in front: the term, its open ends, and better words.
  package static func term(_ content: String, in list: TermList) -> Term {
    var content = content
    return content.withUTF8 { term(Bytes($0), in: list) }
  }

  private static func term(_ words: Bytes, in list: TermList) -> Term {
    let (left, better) = split(words)
    let (front, back) = (left.first == UInt8(ascii: "*"), left.last == UInt8(ascii: "*"))
    let (text, tail) = parts(left.slice((front ? 1 : 0)..<max(front ? 1 : 0, left.count - (back ? 1 : 0))))
    return Term(list: list, text: text, tail: tail, better: better, opensFront: front, opensBack: back)
  }

  /// The marks in front of a space, and the words behind it.
  private static func marks(of line: Bytes) -> (Bool, Confidence, isExact: Bool, words: Bytes) {
    var (isRemoved, confidence, isExact, index) = (false, Confidence.high, false, 0)
    while index < line.count {
      if let known = Confidence(mark: line[index]) {
        confidence = known
      } else if line[index] == UInt8(ascii: "=") {
        isExact = true
      } else if line[index] == UInt8(ascii: "-") {
        isRemoved = true
      } else {
        break
      }
      index += 1
    }
    guard index > 0, index < line.count, line[index] == 0x20 else { return (false, .high, false, line) }
    return (isRemoved, confidence, isExact, line.slice(from: index).trimmed)
  }

  private static func split(_ content: Bytes) -> (Bytes, String?) {
    guard let (words, better) = content.halves("=>") else { return (content, nil) }
    return (words.trimmed, better.trimmed.text)
  }

  /// “sie haben … eingegeben” in its two parts.
  private static func parts(_ words: Bytes) -> (String, String?) {
    guard let (text, tail) = words.halves(" … ") else { return (words.text, nil) }
    return (text.text, tail.text)
  }
}

/// What a `terms.txt` says.
package struct TermFile: Sendable, Equatable {
  /// What is wrong with a line.
  package struct Problem: Error, Equatable, Sendable {
    /// Counted from 1.
    package var line: Int
    package var message: String
  }

  /// In the order they stand.
  package var terms: [Term] = []
  /// Terms of the general lexicon that don’t hold in this region, by list and text.
  package var removed: [Term] = []
  package var traits: [LexiconTrait] = []
  package var problems: [Problem] = []
}

/// What a lexicon knows of its language beyond words, as its line `supports` says. Rules ask for it.
package enum LexiconTrait: String, CaseIterable, Sendable {
  /// Words are parted by spaces and don’t grow together, so that one word alone says little.
  case countedWords = "counted-words"
  /// A sentence can be told by its words or its ending, and so its end mark be demanded.
  case endMarks = "end-marks"
  /// What follows “Are you sure you want to” is a whole question without it.
  case bareQuestions = "bare-questions"
  /// Prose has no mark at the end of sentences.
  case noEndMarks = "no-end-marks"
  /// Words don’t say more for being said twice, and the small ones that grammar doubles are in a list.
  case repeatedWords = "repeated-words"
  /// Nouns stay in the singular behind a number, so that no form for one is missed.
  case singularNumbers = "singular-numbers"

  var bit: UInt8 {
    switch self {
    case .countedWords: 1
    case .endMarks: 2
    case .noEndMarks: 4
    case .bareQuestions: 8
    case .repeatedWords: 16
    case .singularNumbers: 32
    }
  }
}
