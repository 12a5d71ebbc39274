import CopyModel
import Testing

@testable import CopyText

/// The form of English copy, construction by construction, and how sure the classifier says it is.
@Suite struct FormClassifierTests {
  private let analyzer: Analyzer
  private let classifier = FormClassifier()

  init() { analyzer = Analyzer() }

  private func evidence(_ copy: String) -> FormEvidence {
    let bytes = Array(copy.utf8)
    return bytes.withUnsafeBufferPointer { buffer in
      let view = Bytes(buffer)
      let analysis = analyzer.analyze(view, locale: .english)
      return classifier.evidence(analysis.tokens, in: view, terminal: analysis.terminal)
    }
  }

  @Test(arguments: FormExamples.all)
  func tellsForm(_ examples: FormExamples) {
    for copy in examples.copy {
      let found = evidence(copy)
      #expect(found.form == examples.form, "\(copy): \(found)")
    }
  }

  @Test func examplesAreManyAndDifferent() {
    let copy = FormExamples.all.flatMap(\.copy)
    #expect(copy.count >= 250 && Set(copy).count == copy.count)
    #expect(Set(FormExamples.all.map(\.form)) == Set(Form.allCases))
  }

  /// Casing is what rules judge by the form, so the form must not hang on it. Commands are the exception: capitals
  /// throughout make a label of them.
  @Test(arguments: FormExamples.all.filter { !$0.construction.contains("command") && $0.form != .none })
  func ignoresCase(_ examples: FormExamples) {
    for copy in examples.copy where !copy.contains("%") && !copy.contains("{") && !copy.contains("\n") {
      let lower = copy.prefix(1) + copy.dropFirst().lowercased()
      // A small letter behind a period or an ellipsis goes on with the sentence.
      guard examples.form != .sentences else { continue }
      #expect(evidence(String(lower)).form == examples.form, "\(lower)")
    }
  }

  @Test(arguments: FormEvidence.allCases)
  func confidenceIsAShare(_ evidence: FormEvidence) {
    #expect(evidence.confidence > 0 && evidence.confidence < 1)
  }

  @Test func isSurerOfMarksThanOfDoubtfulVerbs() {
    let sure = evidence("Delete this bed?").confidence
    let doubtful = evidence("move the old pot left or right, or grow herbs around it and keep some").confidence
    #expect(sure > 0.95 && doubtful < sure)
  }

  /// Segments longer than the memory kept for one are read as far as it goes.
  @Test func readsVeryLongCopy() {
    let long = String(repeating: "very ", count: 2_000)
    #expect(evidence("The gate is \(long)old.").form == .sentence)
    #expect(evidence("\(long)").form == .fragment)
    #expect(evidence(String(repeating: "The gate is open. ", count: 500)).form == .sentences)
  }

  /// Whatever the tables say of a word, the classifier reads a sentence with it.
  @Test func readsEveryWordOfTheLexicon() throws {
    for row in try LexiconFile("en/words.tsv").rows {
      _ = evidence("check the \(row[0]) again")
    }
    #expect(!WordClassSet.open.isEmpty)
  }

  @Test(arguments: ["", " ", "\n\n", ".", "?", "()", "“”", "%", "(", ":::", ", ,"])
  func findsNoWordsInMarks(_ copy: String) {
    #expect(evidence(copy).form == .none)
  }

  @Test func givesTheSameAnswerWhateverCameBefore() {
    let copy = FormExamples.all.flatMap(\.copy)
    let forward = copy.map { evidence($0) }
    let backward = copy.reversed().map { evidence($0) }
    #expect(forward == backward.reversed())
  }
}
