import CopyModel
import Foundation
import Testing

@testable import CopyText

/// What is learned of clauses, and what copy is by it.
@Suite struct ClauseModelTests {
  private let analyzer = Analyzer()
  private let scratch = FormScratch()

  private func reading<Answer>(_ copy: String, _ body: (UnsafeMutableBufferPointer<FormUnit>) -> Answer) -> Answer {
    let bytes = Array(copy.utf8)
    return bytes.withUnsafeBufferPointer { buffer in
      let view = Bytes(buffer)
      let tokens = analyzer.analyze(view, locale: .english).tokens
      scratch.fill(0..<tokens.count, of: tokens, in: view)
      return body(scratch.units)
    }
  }

  private func form(_ copy: String) -> (form: Form, confidence: Float) {
    let bytes = Array(copy.utf8)
    return bytes.withUnsafeBufferPointer { buffer in
      _ = analyzer.analyze(Bytes(buffer), locale: .english)
      return analyzer.form
    }
  }

  /// The recipe in Python and the program in Swift compute the same.
  @Test func weighsAsTheRecipeDoes() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let table = try String(contentsOf: root.appending(path: "Clauses/odds.tsv"), encoding: .utf8)
    let rows = table.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { $0.split(separator: "\t") }
    #expect(rows.count > 20)
    for row in rows {
      let (verb, command) = reading(String(row[0])) {
        (ClauseModel.english.likeliest(in: $0), ClauseModel.english.command(in: $0))
      }
      #expect(verb.map { "\($0.index) \($0.weight)" } ?? "-" == row[1], "\(row[0])")
      #expect(command.map(String.init) ?? "-" == row[2], "\(row[0])")
    }
  }

  @Test(arguments: [
    "Our neighbor waters the ferns", "These gloves shrink in hot water",
    "Where the trail ends, the river begins", "Your dough has doubled", "The moss between the stones dries out by noon",
    // Words that are nouns more often than verbs.
    "Ferns sprout after the first rain", "Most ladders rust in wet sheds", "Half of the nine seedlings wilt in June",
  ])
  func seesClausesWithoutTheirMark(_ copy: String) {
    let found = form(copy)
    #expect(found.form == .sentence && found.confidence >= 0.85, "\(copy): \(found)")
  }

  @Test(arguments: [
    "Does the tram stop at the museum", "How deep is the pond", "Which of the two jars did the twins break",
  ])
  func seesQuestionsWithoutTheirMark(_ copy: String) {
    #expect(form(copy).form == .question, "\(copy)")
  }

  @Test(arguments: [
    "No spare keys found", "Tide tables for the bay", "Caps left on the bench", "Choir practice moved to Friday",
    "Git push error", "Ways to dry the moss", "Where the trail ends", "All jars washed",
    "Is no longer watered", "Hide moss layers", "Is never wet", "Fern sprout after the first rain",
    "Half of the nine seedlings", "Quiet morning walks", "Ladder rust in wet sheds",
  ])
  func takesHeadlinesForNoSentence(_ copy: String) {
    #expect(form(copy).form == .fragment, "\(copy)")
  }

  /// A clause that belongs to a noun makes no sentence of it; another verb does.
  @Test(arguments: [
    ("Ferns you may water", Form.fragment), ("The neighbor who feeds the hens", .fragment),
    ("Jars your sister painted", .fragment), ("Why the moss dries out", .fragment),
    ("Whichever jar you take", .fragment), ("Start of the ferry season", .fragment),
    ("Catch weighed by the harbor", .fragment), ("The ferns you water grow faster", .sentence),
    ("The jar you sold us broke", .sentence), ("What you plant here stays here", .sentence),
    ("The neighbor who feeds the hens moved away", .sentence),
    ("A hen hopped on the lid at 6 AM", .sentence), ("Skipper won the cup", .sentence),
  ])
  func tellsClausesOfNounsFromSentences(_ copy: String, _ wanted: Form) {
    #expect(form(copy).form == wanted, "\(copy)")
  }

  /// A period says that copy is a sentence; the words must bear it out.
  @Test(arguments: [
    ("Half price until Monday.", Form.fragment), ("A jar without its lid.", .fragment),
    ("The ferns that you water.", .fragment), ("Neighbors who help water the ferns.", .fragment),
    ("Trays and Mist settings shown in the shed.", .fragment), ("Bread’s out of the oven.", .sentence),
    ("Quickly drain the tank.", .sentence), ("Authenticate with the harbor to enable maps.", .sentence),
    ("Berth Fee Waived.", .fragment), ("Delete Map.", .fragment), ("The Boat Left.", .sentence),
    ("Rook takes bishop.", .sentence), ("That makes nine in a row.", .sentence), ("Rinse the brush.", .sentence),
  ])
  func holdsAPeriodAgainstTheWords(_ copy: String, _ wanted: Form) {
    #expect(form(copy).form == wanted, "\(copy)")
  }

  /// A greeting is passed over, and what stands before it is nothing.
  @Test(arguments: ["Welcome aboard, Rosa.", "Welcome the table near the window.", "Hello a table."])
  func readsBehindGreetings(_ copy: String) { #expect(form(copy).confidence > 0) }

  /// “Needles Larger Than the Pattern Allows”: the only verb is that of another clause.
  @Test func doubtsVerbsOfOtherClauses() {
    #expect(form("Needles Larger Than the Pattern Allows").confidence < 0.85)
  }

  /// An owner has something; where nothing is owned, the ’s is a verb.
  @Test(arguments: [
    ("Bread’s out of the oven", true), ("No one’s signed for the parcel", true), ("Mum’s running late", true),
    ("Dinner’s ready", true), ("Sam’s mother called", false), ("A friend of Sam’s in town", false),
    ("The week’s running total", false), ("At Sam’s", false),
  ])
  func tellsContractionsFromOwners(_ copy: String, _ isContracted: Bool) {
    let found = reading(copy) { $0.contains { $0.can(.auxiliary) && $0.can(.subjectPronoun) } }
    #expect(found == isContracted, "\(copy)")
  }
}
