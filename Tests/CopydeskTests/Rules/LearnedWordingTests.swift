import CopyKernel
import CopyModel
import Testing

@testable import CopyPassage
@testable import CopyReview

/// What likeness to examples tells where no law does: aloud where people declared the role and the weight is high, as a note
/// elsewhere, and never in the place of what is known.
@Suite struct LearnedWordingTests {
  private func diagnostics(of copy: String, as role: Role? = nil, path: String = "") throws -> [Diagnostic] {
    var settings = Settings()
    settings.role = role
    return try FileReviewer(settings: settings).review(ByteBuffer(Array(copy.utf8)), path: path).diagnostics
  }

  /// None of these is an example, and before likeness was asked nothing was said of any.
  @Test(arguments: [
    ("tone-accusatory", "Thanks to you, the whole crew had to wait.", Role.alertMessage),
    ("tone-oblique", "The backup has its head in the clouds.", .alertMessage),
    ("title-vague", "Not what any of us wanted", .alertTitle),
    ("notification-error", "The duck counter fell silent and lost its readings.", .notificationBody),
    ("notification-sensitive", "Your scan shows a small shadow on the lung.", .notificationBody),
    ("notification-instructs", "Two crews would love to hear which boat you like.", .notificationBody),
    ("notification-title-generic", "Today Is a Good Day", .notificationTitle),
    ("notification-action-opens-app", "Find Out Why", .notificationAction),
  ])
  func isToldOfDeclaredCopy(_ rule: String, _ copy: String, _ role: Role) throws {
    let found = try diagnostics(of: copy, as: role)
    #expect(found.contains { $0.rule == rule }, "\(copy): \(found.map(\.rule))")
  }

  @Test func isANoteWhereOnlyAKeyTellsTheRole() throws {
    let copy = "Thanks to you, the whole crew had to wait."
    #expect(try diagnostics(of: copy, as: .alertMessage).first { $0.rule == "tone-accusatory" }?.severity == .warning)
    let found = try diagnostics(of: "\"waitAlertMessage\" = \"\(copy)\";", path: "en.lproj/a.strings")
    #expect(found.first { $0.rule == "tone-accusatory" }?.severity ?? .note == .note)
  }

  /// A title that fits any alert is told no mark; one that only looks so is.
  @Test func silencesNothing() throws {
    let rules = try diagnostics(of: "This went another way", as: .alertTitle).map(\.rule)
    #expect(rules.contains("title-vague") && rules.contains("title-punctuation"), "\(rules)")
  }

  @Test func namesAShortSentenceWhole() throws {
    let found = try diagnostics(of: "Thanks to you, the whole crew had to wait.", as: .alertMessage)
    let words = try #require(found.first { $0.rule == "tone-accusatory" }).message
    #expect(words.hasPrefix("“Thanks to you, the whole crew had to wait”"), "\(words)")
  }
}
