package import CopyModel

/// Decides what an English string is as a piece of language: sentence, question, sentences, fragment, word, none.
///
/// Most copy is decided by its marks and the tags of its words alone; the tagger is asked about the rest. Each analyzer
/// has its own classifier, which keeps memory between strings: one must not be used by two threads at a time.
package struct FormClassifier {
  private let model: TagModel
  private let lexicon: WordTable
  private let scratch = FormScratch()

  /// With the lexicon and the tagger that are part of the program.
  package init(lexicon: WordTable = .english) {
    self.lexicon = lexicon
    model = .english
  }

  /// The form of `copy`, and how sure that is: 0 to 1.
  /// - Parameters:
  ///   - tokens: the tokens of the copy, with the tags of the English lexicon.
  ///   - terminal: the mark that ends the copy.
  package func classify(
    _ tokens: UnsafeBufferPointer<Token>, in copy: Bytes, terminal: Terminal
  ) -> (form: Form, confidence: Float) {
    let evidence = evidence(tokens, in: copy, terminal: terminal)
    return (evidence.form, evidence.confidence)
  }

  /// Why the copy has the form it has.
  func evidence(_ tokens: UnsafeBufferPointer<Token>, in copy: Bytes, terminal: Terminal) -> FormEvidence {
    scratch.isOfWhole = false
    let survey = FormSurvey(tokens, in: copy)
    if let evidence = survey.evidence(terminal: terminal) { return evidence }
    var segmenter = Segmenter(tokens, in: copy, lexicon: lexicon)
    guard var segment = segmenter.next() else { return .noWords }
    guard let second = segmenter.next() else {
      scratch.isOfWhole = segment.end != .question
      return read(segment, tokens, in: copy)
    }
    if segment.end != .line { return .severalSentences }
    if read(segment, tokens, in: copy).form != .fragment { return .severalLines }
    segment = second
    while let next = segmenter.next() {
      if segment.end != .line { return .severalSentences }
      if read(segment, tokens, in: copy).form != .fragment { return .severalLines }
      segment = next
    }
    return read(segment, tokens, in: copy).form != .fragment ? .severalLines : .wrappedLines
  }

  private func read(
    _ segment: Segment, _ tokens: UnsafeBufferPointer<Token>, in copy: Bytes
  ) -> FormEvidence {
    if segment.end == .question { return .questionMark }
    scratch.fill(segment.tokens, of: tokens, in: copy)
    let units = scratch.units
    guard !units.isEmpty else { return .noVerb }
    model.tag(units)
    let evidence = ClauseReader(units, end: segment.end, words: segment.words).read()
    return evidence.form == .fragment ? readBehindColon(units, segment) ?? evidence : evidence
  }

  /// What the learned judge of clauses says of copy that is a single segment; asked right behind `evidence`, which has filled the
  /// units where it looked at them.
  func learned(_ tokens: UnsafeBufferPointer<Token>, in copy: Bytes, isTitleCased: Bool) -> LearnedForm? {
    if !scratch.isOfWhole {
      var segmenter = Segmenter(tokens, in: copy, lexicon: lexicon)
      guard let segment = segmenter.next(), segmenter.next() == nil else { return nil }
      scratch.fill(segment.tokens, of: tokens, in: copy)
    }
    return scratch.units.isEmpty ? nil : LearnedForm(scratch.units, isTitleCased: isTitleCased)
  }

  /// “Tip: You can also drag files here.” is what stands behind its colon.
  private func readBehindColon(_ units: UnsafeMutableBufferPointer<FormUnit>, _ segment: Segment) -> FormEvidence? {
    guard let colon = units.firstIndex(where: { $0.isMark(":") }) else { return nil }
    guard let start = units[colon...].firstIndex(where: { !$0.isMark }) else { return nil }
    let rest = UnsafeMutableBufferPointer(rebasing: units[start...])
    let words = rest.count { $0.kind == .word }
    guard words >= 3 else { return nil }
    let evidence = ClauseReader(rest, end: segment.end, words: words).read()
    return evidence.form == .sentence ? evidence : nil
  }
}

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
  private var name = OpeningName()

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
        name.read(token)
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
      if name.isSubject { return .clause }
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
