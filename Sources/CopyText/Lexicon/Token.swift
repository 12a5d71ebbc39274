/// A piece of copy: a word, a placeholder, a mark. Tokens cover the copy without gaps, in order.
@frozen @usableFromInline package struct Token: Sendable {
  @frozen @usableFromInline package enum Kind: UInt8, Sendable {
    /// Letters, as ICU breaks words; contractions (`can’t`) are one word, parts of compounds are words of their own.
    case word
    /// Digits with their separators, `1,024` or `2.5`.
    case number
    /// `%@`, `{name}`, `${x}`, `\(x)` and their kin: filled at run time, counts as a word of unknown case.
    case placeholder
    /// `%%`: a percent sign written for a formatter.
    case escapedPercent
    /// `<b>`, `</a>`, `<br/>`.
    case markup
    /// `&amp;`, `&#39;`.
    case entity
    case url, email, path, fileName
    /// `⌘S`, `⇧⌘N`.
    case shortcut
    /// `v2.1`, `10.15.7`.
    case version
    case emoji
    /// One mark: `.`, `,`, `…`, `“`, `-`.
    case punctuation
    /// Spaces and tabs.
    case space
    /// A line break.
    case newline
    /// Anything else: symbols, control characters.
    case other
  }

  @frozen @usableFromInline package struct Traits: OptionSet, Sendable {
    @usableFromInline package let rawValue: UInt16
    @inlinable package init(rawValue: UInt16) { self.rawValue = rawValue }

    /// The members of a literal, joined.
    @inlinable @inline(__always)
    package init(arrayLiteral members: Self...) {
      var bits: UInt16 = 0
      for member in members { bits |= member.rawValue }
      self.init(rawValue: bits)
    }

    // The operations of all option sets are calls by way of the type in other modules; these aren’t.

    /// Whether all of `member` is in the set.
    @inlinable @inline(__always)
    package func contains(_ member: Self) -> Bool { rawValue & member.rawValue == member.rawValue }

    /// Whether nothing is in both sets.
    @inlinable @inline(__always)
    package func isDisjoint(with other: Self) -> Bool { rawValue & other.rawValue == 0 }

    @inlinable @inline(__always)
    package var isEmpty: Bool { rawValue == 0 }

    /// The first cased letter is a capital.
    @inlinable package static var startsUpper: Traits { Traits(rawValue: 1 << 0) }
    /// The first cased letter is small.
    @inlinable package static var startsLower: Traits { Traits(rawValue: 1 << 1) }
    /// A capital stands behind the first letter.
    @inlinable package static var hasInnerUpper: Traits { Traits(rawValue: 1 << 2) }
    /// A small letter stands somewhere.
    @inlinable package static var hasLower: Traits { Traits(rawValue: 1 << 3) }
    @inlinable package static var hasDigit: Traits { Traits(rawValue: 1 << 4) }
    @inlinable package static var isNonASCII: Traits { Traits(rawValue: 1 << 5) }
    /// Inside quotation marks, unless these enclose the copy as a whole.
    @inlinable package static var isQuoted: Traits { Traits(rawValue: 1 << 6) }
    /// A hyphen joins it to the word before.
    @inlinable package static var followsHyphen: Traits { Traits(rawValue: 1 << 7) }
    /// A hyphen joins it to the word behind.
    @inlinable package static var precedesHyphen: Traits { Traits(rawValue: 1 << 8) }
    /// Part of a name with a fixed spelling, written as the list has it.
    @inlinable package static var isName: Traits { Traits(rawValue: 1 << 9) }
    /// Part of a name with a fixed spelling, written otherwise.
    @inlinable package static var isMisspelledName: Traits { Traits(rawValue: 1 << 10) }
    /// The first word of a sentence.
    @inlinable package static var startsSentence: Traits { Traits(rawValue: 1 << 11) }
    /// In a script that has no capitals.
    @inlinable package static var isUncased: Traits { Traits(rawValue: 1 << 12) }
    /// Between round, square or angle brackets.
    @inlinable package static var isBracketed: Traits { Traits(rawValue: 1 << 13) }
    /// Joined without a space to what stands before: the s of “%@’s” and “file(s)”. Keeps its case.
    @inlinable package static var isSuffix: Traits { Traits(rawValue: 1 << 14) }
    /// Written as a name that is an ordinary word as well: Photos. The words around decide which of the two it is.
    @inlinable package static var mayBeName: Traits { Traits(rawValue: 1 << 15) }
  }

  /// Offset of the first byte in the copy.
  @usableFromInline package var start: Int32
  /// Length in bytes.
  @usableFromInline package var length: Int32
  @usableFromInline package var kind: Kind
  @usableFromInline package var traits: Traits
  /// What the lexicon of the copy's language knows of the word; empty for other kinds and unknown words.
  @usableFromInline package var tags: WordTags

  /// FNV-1a of a word of ASCII letters alone, case aside, as `LetterRun` has it; 0 for any other token.
  let hash: UInt32

  package init(_ kind: Kind, _ range: Range<Int>, traits: Traits = [], tags: WordTags = []) {
    self.init(kind, start: range.lowerBound, end: range.upperBound, traits: traits, tags: tags, hash: 0)
  }

  @inline(__always)
  init(_ kind: Kind, start: Int, end: Int, traits: Traits, tags: WordTags, hash: UInt32) {
    self.start = Int32(truncatingIfNeeded: start)
    length = Int32(truncatingIfNeeded: end &- start)
    (self.kind, self.traits, self.tags, self.hash) = (kind, traits, tags, hash)
  }

  /// Whether both may be the same word, case aside; never false where they are.
  @inline(__always)
  package func mayRepeat(_ other: Token) -> Bool {
    kind == .word && length == other.length && other.kind == .word
      && (hash == other.hash || hash == 0 || other.hash == 0)
  }

  @inlinable package var range: Range<Int> { Int(start)..<Int(start) + Int(length) }
  @inlinable package var end: Int { Int(start) + Int(length) }
  /// Whether it is read as a word: a word, or a placeholder that stands for one.
  @inlinable package var countsAsWord: Bool { kind == .word || kind == .placeholder }
}
