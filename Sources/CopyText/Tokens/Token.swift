/// A piece of copy: a word, a placeholder, a mark. Tokens cover the copy without gaps, in order.
package struct Token: Sendable {
  package enum Kind: UInt8, Sendable {
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

    /// Written out since the comparison that enums get is a call in other modules; a kind is one byte.
    @inlinable @inline(__always)
    package static func == (left: Kind, right: Kind) -> Bool {
      unsafeBitCast(left, to: UInt8.self) == unsafeBitCast(right, to: UInt8.self)
    }
  }

  package struct Traits: OptionSet, Sendable {
    package let rawValue: UInt16
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
    package static let startsUpper = Traits(rawValue: 1 << 0)
    /// The first cased letter is small.
    package static let startsLower = Traits(rawValue: 1 << 1)
    /// A capital stands behind the first letter.
    package static let hasInnerUpper = Traits(rawValue: 1 << 2)
    /// A small letter stands somewhere.
    package static let hasLower = Traits(rawValue: 1 << 3)
    package static let hasDigit = Traits(rawValue: 1 << 4)
    package static let isNonASCII = Traits(rawValue: 1 << 5)
    /// Inside quotation marks, unless these enclose the copy as a whole.
    package static let isQuoted = Traits(rawValue: 1 << 6)
    /// A hyphen joins it to the word before.
    package static let followsHyphen = Traits(rawValue: 1 << 7)
    /// A hyphen joins it to the word behind.
    package static let precedesHyphen = Traits(rawValue: 1 << 8)
    /// Part of a name with a fixed spelling, written as the list has it.
    package static let isName = Traits(rawValue: 1 << 9)
    /// Part of a name with a fixed spelling, written otherwise.
    package static let isMisspelledName = Traits(rawValue: 1 << 10)
    /// The first word of a sentence.
    package static let startsSentence = Traits(rawValue: 1 << 11)
    /// In a script that has no capitals.
    package static let isUncased = Traits(rawValue: 1 << 12)
    /// Between round, square or angle brackets.
    package static let isBracketed = Traits(rawValue: 1 << 13)
    /// Joined without a space to what stands before: the s of “%@’s” and “file(s)”. Keeps its case.
    package static let isSuffix = Traits(rawValue: 1 << 14)
    /// Written as a name that is an ordinary word as well: Photos. The words around decide which of the two it is.
    package static let mayBeName = Traits(rawValue: 1 << 15)
  }

  /// Offset of the first byte in the copy.
  package var start: Int32
  /// Length in bytes.
  package var length: Int32
  package var kind: Kind
  package var traits: Traits
  /// What the lexicon of the copy's language knows of the word; empty for other kinds and unknown words.
  package var tags: WordTags

  package init(_ kind: Kind, _ range: Range<Int>, traits: Traits = [], tags: WordTags = []) {
    start = Int32(range.lowerBound)
    length = Int32(range.count)
    (self.kind, self.traits, self.tags) = (kind, traits, tags)
  }

  package var range: Range<Int> { Int(start)..<Int(start) + Int(length) }
  package var end: Int { Int(start) + Int(length) }
  /// Whether it is read as a word: a word, or a placeholder that stands for one.
  package var countsAsWord: Bool { kind == .word || kind == .placeholder }
}
