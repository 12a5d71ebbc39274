import CopyKernel
import CopyModel
import Testing

@testable import CopyPassage
@testable import CopyReview

/// The other texts of a translation tell which marks its translators write.
@Suite struct EndMarkHabitTests {
  /// What is said of the ends of some translations, one for each mark, whose base texts are sentences.
  private func diagnostics(_ language: String, _ sentence: String, marks: [String]) throws -> [Diagnostic] {
    func file(_ lines: [String]) -> ByteBuffer { ByteBuffer(Array(lines.joined(separator: "\n").utf8)) }
    let english = marks.indices.map { #""\#($0)" = "Kite number \#($0) is in the air.";"# }
    let others = marks.enumerated().map { #""\#($0)" = "\#($0) \#(sentence)\#($1)";"# }
    let base = BaseCatalog(file(english), path: "en.lproj/Localizable.strings")
    return try FileReviewer(settings: Settings()).review(
      file(others), path: "\(language).lproj/Localizable.strings", base: base
    ).diagnostics.filter { $0.rule == "l10n-terminal-punctuation" }
  }

  @Test(
    "what nearly all texts do is no slip",
    arguments: [
      ("de", "Der Drachen fliegt jetzt", ""), ("am", "ካይቱ አሁን በአየር ላይ ነው", "።"), ("hy", "Օդապարիկը հիմա օդում է", ":"),
    ])
  func habitIsNoSlip(_ language: String, _ sentence: String, _ mark: String) throws {
    #expect(try diagnostics(language, sentence, marks: Array(repeating: mark, count: 9)).isEmpty)
  }

  @Test(
    "a slip gets the mark that the others have",
    arguments: [
      ("de", "Der Drachen fliegt jetzt", "."), ("pa", "ਪਤੰਗ ਹੁਣ ਹਵਾ ਵਿੱਚ ਹੈ", "।"), ("hy", "Օդապարիկը հիմա օդում է", "։"),
    ])
  func slipGetsMark(_ language: String, _ sentence: String, _ mark: String) throws {
    let found = try diagnostics(language, sentence, marks: Array(repeating: mark, count: 8) + [""])
    #expect(found.map(\.severity) == [.warning])
    #expect(found.first?.suggestions.first?.text == "8 \(sentence)\(mark)")
  }

  @Test(
    "texts that end in several ways are noted, and few texts tell no habit",
    arguments: [(5, Severity.note), (3, .warning)])
  func mixed(_ count: Int, _ severity: Severity) throws {
    let marks = Array(repeating: ".", count: count) + Array(repeating: "", count: count)
    let found = try diagnostics("de", "Der Drachen fliegt jetzt", marks: marks)
    #expect(found.map(\.severity) == Array(repeating: severity, count: count))
  }
}
