import CopyModel
import TestSupport
import Testing

@testable import CopyReview

/// What comments wish to stand.
@Suite struct StetReaderTests {
  private func directives(_ comment: String) -> [StetDirective] {
    let buffer = ByteBuffer(Array(comment.utf8))
    return withExtendedLifetime(buffer) { StetReader.directives(in: buffer.bytes) }
  }

  @Test(arguments: [
    ("stet: title-vague -- a film", ["title-vague"], true), ("stet: title-vague", ["title-vague"], false),
    ("Title. stet: title-vague, tone-* — a film", ["title-vague", "tone-*"], true),
    ("Title of the alert\nstet:title-vague,tone-please–a film\nMore", ["title-vague", "tone-please"], true),
    ("stet", [], false), ("stet -- all of it is quoted", [], true), ("Title. stet", [], false),
    ("(stet: typo-dash)", ["typo-dash"], false), ("stet: typo-dash --", ["typo-dash"], false),
  ])
  func isRead(_ comment: String, _ rules: [String], _ hasReason: Bool) throws {
    let found = directives(comment)
    #expect(found.count == 1)
    #expect(found.first?.subjects.map(\.pattern) == rules)
    #expect(found.first?.hasReason == hasReason)
    #expect(found.first?.isFileWide == false)
  }

  @Test(arguments: ["The word stet", "stet is Latin", "stetson: a-b", "un-stet: a-b", "stet_file", "Stets", ""])
  func isOnlyMentioned(_ comment: String) { #expect(directives(comment) == []) }

  @Test func holdsForTheFile() {
    let found = directives("Texts of films\nstet file: title-vague, typo-dash -- names\nstet file -- all quoted")
    #expect(found.map(\.isFileWide) == [true, true])
    #expect(found.map { $0.subjects.map(\.pattern) } == [["title-vague", "typo-dash"], []])
  }

  @Test func subjectsHaveTheirPlaces() {
    let comment = "Note. stet: title-vague, tone-please -- x"
    let ranges = directives(comment)[0].subjects.map(\.range)
    #expect(ranges.map { String(decoding: Array(comment.utf8)[$0], as: UTF8.self) } == ["title-vague", "tone-please"])
  }

  /// No comment, however broken, makes the reader leave its bytes or hang.
  @Test func randomCommentsAreRead() {
    var random = SeededGenerator(seed: 7)
    let pieces = ["stet", ":", " ", ",", "--", "—", "file", "a-b", "*", "\n", ".", "é", "-", "?"]
    for _ in 0..<2000 {
      let comment = (0..<Int.random(in: 0...12, using: &random)).map { _ in pieces.randomElement(using: &random)! }
        .joined()
      for directive in directives(comment) {
        #expect(String(decoding: Array(comment.utf8)[directive.range], as: UTF8.self) == "stet")
      }
    }
  }
}
