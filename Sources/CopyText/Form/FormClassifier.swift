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
    let survey = FormSurvey(tokens, in: copy)
    if let evidence = survey.evidence(terminal: terminal) { return evidence }
    var segmenter = Segmenter(tokens, in: copy, lexicon: lexicon)
    guard var segment = segmenter.next() else { return .noWords }
    guard let second = segmenter.next() else { return read(segment, tokens, in: copy) }
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
