import CopyModel

/// One look over all tokens, which decides most copy: no words, one word, a short label.
struct FormSurvey {
  /// Words; parts of a compound count once.
  private(set) var words = 0
  private(set) var placeholders = 0
  /// Everything that the words can be, taken together.
  private var tags: WordTags = []
  /// A mark or line end that may part sentences or clauses.
  private var hasBreak = false
  private var hasSpace = false
  private var isIdentifier = false

  /// Labels of up to so many words are decided without a look at their grammar.
  private static let labelLength = 8

  /// From so many words on, “to” may tell an instruction from a label.
  private static let purposeLength = 6

  /// What clauses are made with; a label without any of it is no sentence, whatever else is in it.
  private static let grammar: WordTags = [
    .auxiliary, .negative, .article, .possessive, .subjectPronoun, .interjection,
  ]

  init(_ tokens: UnsafeBufferPointer<Token>, in copy: Bytes) {
    var last = tokens.count
    while last > 0, !tokens[last - 1].countsAsWord { last -= 1 }
    for index in tokens.indices {
      let token = tokens[index]
      switch token.kind {
      case .word:
        // “10-band” is a word, though its number is none.
        if !token.traits.contains(.followsHyphen) || index >= 2 && tokens[index - 2].kind == .number { words += 1 }
        tags.formUnion(token.tags)
      case .placeholder: placeholders += 1
      case .space: hasSpace = true
      case .newline: (hasSpace, hasBreak) = (true, true)
      case .punctuation, .other: hasBreak = hasBreak || Self.parts(copy[Int(token.start)], isInner: index < last)
      default: break
      }
    }
    if !hasSpace, words > 0 { isIdentifier = Self.isIdentifier(copy) }
  }

  /// The answer, where the survey is enough for one.
  func evidence(terminal: Terminal) -> FormEvidence? {
    if words == 0 { return .noWords }
    if isIdentifier { return .identifier }
    if words == 1 { return terminal == .question && placeholders > 0 ? .questionMark : .singleWord }
    guard !hasBreak else { return nil }
    switch terminal {
    case .question: return .questionMark
    // An exclamation mark makes no sentence of a label: “Backup Restored!”.
    case .none, .ellipsis, .colon, .exclamation:
      if words >= Self.purposeLength && tags.contains(.infinitiveMarker) { return nil }
      return words <= Self.labelLength && tags.isDisjoint(with: Self.grammar) ? .telegraphic : nil
    default: return nil
    }
  }

  /// Whether a mark may part sentences, or clauses, or, as a bracket, hide the mark at the end.
  private static func parts(_ byte: UInt8, isInner: Bool) -> Bool {
    if byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]") { return !isInner }
    guard isInner else { return false }
    switch byte {
    case UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: ","), UInt8(ascii: ":"),
      UInt8(ascii: ";"), 0xE2:
      return true
    default: return false
    }
  }

  /// `settings.title_label`, `bgn-CT-cEk.title`: names for the program, several parts joined by dots and lines.
  private static func isIdentifier(_ copy: Bytes) -> Bool {
    var (joints, dots, lines, hasLower) = (0, 0, 0, false)
    for index in copy.indices {
      hasLower = hasLower || copy[index] &- 0x61 < 26
      guard index > 0, index + 1 < copy.count, isAlphanumeric(copy[index - 1]), isAlphanumeric(copy[index + 1])
      else { continue }
      switch copy[index] {
      case UInt8(ascii: "."): dots += 1
      case UInt8(ascii: "_"): lines += 1
      case UInt8(ascii: "-"): joints += 1
      default: break
      }
    }
    return hasLower && (lines > 0 || dots > 0 && dots + joints >= 2)
  }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 26
  }
}
