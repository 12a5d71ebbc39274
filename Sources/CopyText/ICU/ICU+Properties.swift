internal import CICU

extension ICU {
  /// Properties of a code point that are yes or no.
  package struct Traits: OptionSet, Hashable, Sendable {
    package let rawValue: UInt32
    package init(rawValue: UInt32) { self.rawValue = rawValue }

    private init(bit: Int) { rawValue = UInt32(bit) }

    /// `.` `?` `!` `؟` `。` `।`: Sentence_Terminal, which has the full stop but no colon.
    package static let sentenceTerminal = Traits(bit: CICU_SENTENCE_TERMINAL)
    /// The same with `,` `:` `;` and their kin.
    package static let terminalPunctuation = Traits(bit: CICU_TERMINAL_PUNCTUATION)
    /// Emoji and what may become one; without digits, `#` and `*`.
    package static let extendedPictographic = Traits(bit: CICU_EXTENDED_PICTOGRAPHIC)
    /// With digits, `#` and `*`.
    package static let emoji = Traits(bit: CICU_EMOJI)
    package static let alphabetic = Traits(bit: CICU_ALPHABETIC)
    package static let uppercase = Traits(bit: CICU_UPPERCASE)
    package static let lowercase = Traits(bit: CICU_LOWERCASE)
    /// Upper, lower or title case.
    package static let cased = Traits(bit: CICU_CASED)
    package static let ideographic = Traits(bit: CICU_IDEOGRAPHIC)
    /// Shown as nothing: joiners, direction marks, variation selectors.
    package static let defaultIgnorable = Traits(bit: CICU_DEFAULT_IGNORABLE)
    package static let whiteSpace = Traits(bit: CICU_WHITE_SPACE)
    package static let quotationMark = Traits(bit: CICU_QUOTATION_MARK)
    package static let dash = Traits(bit: CICU_DASH)
  }

  /// General category, numbered as in ICU.
  package enum Category: UInt8, CaseIterable, Sendable {
    case unassigned, uppercaseLetter, lowercaseLetter, titlecaseLetter, modifierLetter, otherLetter
    case nonspacingMark, enclosingMark, spacingMark
    case decimalNumber, letterNumber, otherNumber
    case spaceSeparator, lineSeparator, paragraphSeparator
    case control, format, privateUse, surrogate
    case dashPunctuation, openPunctuation, closePunctuation, connectorPunctuation, otherPunctuation
    case mathSymbol, currencySymbol, modifierSymbol, otherSymbol
    case initialPunctuation, finalPunctuation

    package var isLetter: Bool { (Self.uppercaseLetter.rawValue...Self.otherLetter.rawValue).contains(rawValue) }
    package var isMark: Bool { (Self.nonspacingMark.rawValue...Self.spacingMark.rawValue).contains(rawValue) }
    package var isPunctuation: Bool {
      self == .initialPunctuation || self == .finalPunctuation
        || (Self.dashPunctuation.rawValue...Self.otherPunctuation.rawValue).contains(rawValue)
    }
  }

  /// East Asian Width (UAX #11), numbered as in ICU.
  package enum EastAsianWidth: UInt8, CaseIterable, Sendable {
    case neutral, ambiguous, halfwidth, fullwidth, narrow, wide

    /// Takes two cells of a terminal and a full em of a font.
    package var isFull: Bool { self == .fullwidth || self == .wide }
  }

  /// Bidirectional class (UAX #9), numbered as in ICU.
  package enum BidiClass: UInt8, CaseIterable, Sendable {
    case leftToRight, rightToLeft, europeanNumber, europeanSeparator, europeanTerminator, arabicNumber
    case commonSeparator, paragraphSeparator, segmentSeparator, whiteSpace, otherNeutral
    case leftToRightEmbedding, leftToRightOverride, arabicLetter, rightToLeftEmbedding, rightToLeftOverride
    case popDirectionalFormat, nonspacingMark, boundaryNeutral
    case firstStrongIsolate, leftToRightIsolate, rightToLeftIsolate, popDirectionalIsolate

    /// Strongly from right to left.
    package var isRightToLeft: Bool { self == .rightToLeft || self == .arabicLetter }
  }

  /// All of the traits of a code point. What is no code point has none.
  package static func traits(of scalar: UInt32) -> Traits { Traits(rawValue: cicu_scalar_flags(scalar)) }

  package static func category(of scalar: UInt32) -> Category {
    Category(rawValue: UInt8(clamping: cicu_scalar_category(scalar))) ?? .unassigned
  }

  package static func eastAsianWidth(of scalar: UInt32) -> EastAsianWidth {
    EastAsianWidth(rawValue: UInt8(clamping: cicu_scalar_east_asian_width(scalar))) ?? .neutral
  }

  package static func bidiClass(of scalar: UInt32) -> BidiClass {
    BidiClass(rawValue: UInt8(clamping: cicu_scalar_bidi_class(scalar))) ?? .leftToRight
  }

  package static func script(of scalar: UInt32) -> Script {
    Script(rawValue: UInt8(clamping: cicu_scalar_script(scalar)))
  }

  /// The trait `extendedPictographic` alone, faster.
  static func isPictographic(_ scalar: UInt32) -> Bool { cicu_scalar_is_pictographic(scalar) }

  /// Word_Break of UAX #29 in ICU's numbers.
  static func wordBreak(of scalar: UInt32) -> Int32 { cicu_scalar_word_break(scalar) }
}

extension ICU {
  /// A script, numbered as in ICU; the numbers never change.
  package struct Script: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The script of an ISO 15924 code such as `Latn`, or a Unicode name such as `Latin`.
    package init?(_ name: String) {
      let code = cicu_script_code(name)
      guard (0...255).contains(code) else { return nil }
      rawValue = UInt8(code)
    }

    /// Used with any script: spaces, digits, most marks.
    package static let common = Script(rawValue: 0)
    /// Takes the script of what stands before: combining marks.
    package static let inherited = Script(rawValue: 1)
    package static let arabic = Script(rawValue: 2)
    package static let cyrillic = Script(rawValue: 8)
    package static let greek = Script(rawValue: 14)
    package static let han = Script(rawValue: 17)
    package static let hangul = Script(rawValue: 18)
    package static let hebrew = Script(rawValue: 19)
    package static let hiragana = Script(rawValue: 20)
    package static let katakana = Script(rawValue: 22)
    package static let latin = Script(rawValue: 25)
    package static let thai = Script(rawValue: 38)
    package static let unknown = Script(rawValue: 103)

    /// The ISO 15924 code, such as `Latn`.
    package var description: String {
      guard let name = cicu_script_name(Int32(rawValue)) else { return "Zzzz" }
      return String(cString: name)
    }
  }
}
