package import CopyModel
package import CopyText

/// What stands somewhere in a piece of copy. Coarse on purpose: a fact may hold where a rule then finds nothing, never
/// the other way round.
@frozen @usableFromInline package struct CopyFacts: OptionSet, Sendable {
  @usableFromInline package let rawValue: UInt32

  @inlinable
  package init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  // The operations of all option sets are calls by way of the type in other modules; these aren’t.

  /// Whether all of `member` is in the set.
  @inlinable @inline(__always)
  package func contains(_ member: Self) -> Bool { rawValue & member.rawValue == member.rawValue }

  @inlinable @inline(__always)
  package mutating func formUnion(_ other: Self) { self = Self(rawValue: rawValue | other.rawValue) }

  /// A straight quotation mark or apostrophe.
  @inlinable package static var straightMark: CopyFacts { CopyFacts(rawValue: 1 << 0) }
  /// An exclamation mark, of either width.
  @inlinable package static var exclamation: CopyFacts { CopyFacts(rawValue: 1 << 1) }
  /// An opening parenthesis.
  @inlinable package static var parenthesis: CopyFacts { CopyFacts(rawValue: 1 << 2) }
  @inlinable package static var slash: CopyFacts { CopyFacts(rawValue: 1 << 3) }
  /// A control character other than line breaks and tabs, or a byte that ends or begins an invisible character.
  @inlinable package static var invisible: CopyFacts { CopyFacts(rawValue: 1 << 4) }
  /// One of `.,;:!?` twice in a row.
  @inlinable package static var repeatedMark: CopyFacts { CopyFacts(rawValue: 1 << 5) }
  /// A space at an edge, before a mark, or of more than one byte.
  @inlinable package static var oddSpace: CopyFacts { CopyFacts(rawValue: 1 << 6) }
  /// A name spelled otherwise than the list has it.
  @inlinable package static var misspelledName: CopyFacts { CopyFacts(rawValue: 1 << 7) }
  /// A word with a capital behind its first letter.
  @inlinable package static var innerCapital: CopyFacts { CopyFacts(rawValue: 1 << 8) }
  /// The base text is known.
  @inlinable package static var isTranslation: CopyFacts { CopyFacts(rawValue: 1 << 9) }
  /// A percent sign, of either width.
  @inlinable package static var percent: CopyFacts { CopyFacts(rawValue: 1 << 10) }
  @inlinable package static var backslash: CopyFacts { CopyFacts(rawValue: 1 << 11) }
  @inlinable package static var question: CopyFacts { CopyFacts(rawValue: 1 << 12) }
  /// A Greek or Cyrillic letter.
  @inlinable package static var foreignLetter: CopyFacts { CopyFacts(rawValue: 1 << 13) }
  /// The last byte of a mark of writing direction, which the ellipsis has as well.
  @inlinable package static var directionMark: CopyFacts { CopyFacts(rawValue: 1 << 14) }
  /// Two words alike with one token between them.
  @inlinable package static var repeatedWord: CopyFacts { CopyFacts(rawValue: 1 << 15) }

  /// The first byte of a mark that may join the letter before.
  @inlinable package static var joiningMark: CopyFacts { CopyFacts(rawValue: 1 << 16) }

  /// It isn’t surely English in a file of English.
  @inlinable package static var notEnglish: CopyFacts { CopyFacts(rawValue: 1 << 17) }
  /// Its file or its comment may limit its length.
  @inlinable package static var limit: CopyFacts { CopyFacts(rawValue: 1 << 18) }
  /// It is Korean, whose words are read by their stems and endings rather than looked up.
  @inlinable package static var korean: CopyFacts { CopyFacts(rawValue: 1 << 19) }
  /// A word that the lexicon lacks.
  @inlinable package static var unknownWord: CopyFacts { CopyFacts(rawValue: 1 << 20) }
}

extension CopyFacts {
  /// What `bytes` hold, and what their analysis saw.
  package init(of bytes: Bytes, _ tokens: TokenFacts) {
    self.init(rawValue: Self.marks(in: bytes))
    if tokens.isEmpty { return }
    if tokens.contains(.oddSpace) { insert(.oddSpace) }
    if tokens.contains(.repeatedWord) { insert(.repeatedWord) }
    if tokens.contains(.innerCapital) { insert(.innerCapital) }
    if tokens.contains(.misspelledName) { insert(.misspelledName) }
    if tokens.contains(.unknownWord) { insert(.unknownWord) }
  }

  private static func marks(in bytes: Bytes) -> UInt32 {
    FactsOfByte.table.withUnsafeBufferPointer { table in
      var facts: UInt32 = 0
      // Letters and spaces tell nothing.
      bytes.forEachMark { index, byte in
        let isRepeated = index > 0 && bytes[index - 1] == byte
        facts |= isRepeated ? table[Int(byte)] : table[Int(byte)] & ~repeatedMark.rawValue
      }
      return facts
    }
  }
}

/// What a single byte tells.
private enum FactsOfByte {
  static let table: [UInt32] = (0...255).map { fact(of: $0).rawValue }

  private static func fact(of byte: UInt8) -> CopyFacts {
    switch byte {
    case 0x09, 0x0A, 0x0D: []
    case 0..<0x20, 0x7F: .invisible
    case UInt8(ascii: "!"): [.exclamation, .repeatedMark]
    case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"): .repeatedMark
    case UInt8(ascii: "?"): [.repeatedMark, .question]
    case UInt8(ascii: "\""), UInt8(ascii: "'"): .straightMark
    case UInt8(ascii: "("): .parenthesis
    case UInt8(ascii: "/"): .slash
    case UInt8(ascii: "%"): .percent
    case UInt8(ascii: "\\"): .backslash
    // The last bytes of U+200B and U+00AD, and the first of U+FEFF and of full-width marks.
    case 0x8B: .invisible
    case 0xAD: [.invisible, .directionMark]
    case 0xA6...0xAE: .directionMark
    case 0xEF: [.invisible, .exclamation, .percent]
    // The first bytes of U+0300 to U+037F, of Korean letters apart, and of kana marks.
    case 0xCC, 0xE1, 0xE3: .joiningMark
    case 0xCD: [.joiningMark, .foreignLetter]
    // The first bytes of U+0380 to U+04FF.
    case 0xCE...0xD3: .foreignLetter
    default: []
    }
  }
}

/// What a rule needs in a piece of copy to have anything to say: one of some marks, or a term of one of some lists.
///
/// Most copy has none of what most rules look for. What it has is seen once, in one pass, and only the rules that need
/// it are asked; a rule still looks for itself.
package struct RuleNeeds: Sendable, Equatable {
  package let facts: CopyFacts
  package let lists: TermLists

  private init(_ facts: CopyFacts, _ lists: TermLists) { (self.facts, self.lists) = (facts, lists) }

  /// The rule is asked about all copy.
  package static let nothing = RuleNeeds([], TermLists())

  /// Copy with one of `facts`, or with a term of one of `lists`.
  package static func any(of facts: CopyFacts, terms lists: [TermList] = []) -> RuleNeeds {
    RuleNeeds(facts, TermLists(lists))
  }

  /// Copy with a term of one of `lists`.
  package static func terms(_ lists: [TermList]) -> RuleNeeds { any(of: [], terms: lists) }
}
