/// How wide one character is, and how it behaves beside others.
struct AdvanceRecord {
  /// What a character does to the cluster it stands in; numbered as in `advanceunits.py`.
  enum Kind: UInt8 {
    case plain
    /// No width, part of the cluster before.
    case mark
    /// Joins the consonant before to the one behind.
    case virama
    /// An Indic consonant, which has a half form before another one.
    case consonant
    /// An Arabic letter that joins on both sides, or to the one before only.
    case dualJoining, rightJoining
    /// Joins its neighbours and has one form: the tatweel.
    case joinCausing
    /// A vowel sign that has a width, part of the cluster before.
    case spacingMark
    /// A pictograph, which may be part of the one before: a skin colour, the half of a flag, what a joiner adds. Of the
    /// constant blocks alone, never in the file.
    case emoji
  }

  /// In em.
  var regular: Float = 0
  var semibold: Float = 0
  var kind = Kind.plain
  /// The pair matrix it belongs to, counted from 1; 0 for none.
  var group: UInt8 = 0
  /// Its row where it stands first, its column where it stands second.
  var row: UInt8 = 0
  var column: UInt8 = 0

  static func constant(_ advance: Float) -> AdvanceRecord { AdvanceRecord(regular: advance, semibold: advance) }

  /// In em, at a weight between regular (0) and semibold (1); fonts other than Inter have nothing beyond.
  @inline(__always)
  func advance(at weight: Float) -> Float { regular + (semibold - regular) * weight }

  /// Whether it takes part in the joining of Arabic letters.
  @inline(__always)
  var joinsBefore: Bool { kind == .dualJoining || kind == .rightJoining || kind == .joinCausing }
  @inline(__always)
  var joinsBehind: Bool { kind == .dualJoining || kind == .joinCausing }

  /// Whether it is part of the cluster before it.
  @inline(__always)
  var isMark: Bool { kind == .mark || kind == .spacingMark || kind == .virama }
}
