import CopyFormats
import CopyModel
import Testing

@testable import CopyPassage
@testable import CopyReview

/// What people type or paste first, and get an answer to.
@Suite struct FrontDoorTests {
  private func review(_ text: String) throws -> FileReview {
    var settings = Settings()
    settings.offered = ["tone-please", "tone-first-person", "tone-negative-word", "tone-filler"]
    (settings.proposes, settings.mergesSuggestions) = (true, true)
    return try FileReviewer(settings: settings).review(ByteBuffer(Array(text.utf8)), path: "")
  }

  private func better(_ line: String) throws -> [String] {
    try review(line + "\n").diagnostics.compactMap { $0.merged ?? $0.suggestions.first?.text }
  }

  private func title(_ text: String) throws -> String? { try review(text).proposals.first?.new.title }

  @Test(arguments: [
    ("btn1", CopyLabel.button), ("msg2", .message), ("Alert body", .message), ("cta3", .button), ("h2", .title),
  ])
  func `Short names of parts may have a number`(name: String, label: CopyLabel) {
    let bytes = ByteBuffer(Array(name.utf8))
    withExtendedLifetime(bytes) { #expect(CopyLabel(bytes.bytes) == label) }
  }

  @Test func `A code is no number of a part`() {
    #expect(PastedParts.read("Pump failed\n\nThe pump stopped. (Error 503)\n\n[OK]\n")[1].hasSuffix("(Error 503)"))
  }

  @Test func `Buttons with short names stand below their alert`() {
    let parts = PastedParts.read("title: drain pond\nbody: all frogs leave\nbtn1: cancel\nbtn2: drain\n")
    #expect(parts == ["alert-title drain pond", "alert-message all frogs leave", "button cancel", "button drain"])
  }

  @Test(arguments: ["Ja", "Sí", "はい", "Oui", "예", "제출"])
  func `An answer in any language is a button`(word: String) throws {
    let diagnostics = try review(word + "\n").diagnostics
    #expect(!diagnostics.isEmpty && diagnostics.allSatisfy { $0.role == .button })
  }

  @Test(arguments: [
    ("The gate is shut, please login again.", "The gate is shut. Log in again."),
    ("Please wait while we are baking your bread...", "Baking your bread…"),
    ("대본이 성공적으로 저장되어졌습니다", "대본이 저장되었습니다"),
    ("정말로 배달을 해지 하시겠습니까?", "배달을 해지하시겠습니까?"),
    ("Your permit will be expire soon.", "Your permit will expire soon."),
    ("No frogs were found for you're pond area.", "No frogs were found for your pond area."),
  ])
  func `A slip keeps no better words away`(line: String, words: String) throws {
    #expect(try better(line).contains(words))
  }

  @Test func `What goes on below a heading is no alert`() throws {
    let text =
      "Onboarding\n\nScreen 1\nWelcome to Pondkeeper\nThe easiest way to keep frogs.\nCTA: Next\n\n"
      + "Screen 2\nTurn on rain\nIt’s wet.\nCTA: Rain / Skip\n"
    #expect(try review(text).proposals.isEmpty)
    #expect(try review(text).diagnostics.allSatisfy { !$0.rule.hasPrefix("alert-") })
  }

  @Test func `A heading that names a notification makes one of its parts`() throws {
    let roles = PastedParts.read("[푸시]\n제목: 개구리가 왔습니다\n내용: 연못에 있습니다.\n").map { $0.prefix { $0 != " " } }
    #expect(roles == ["notification-title", "notification-body"])
  }

  @Test func `Of a title that becomes a question nobody wants title style`() throws {
    let found = try review("Title: Drain all ponds\nMessage: Frogs leave.\nButtons: Cancel, OK\n")
    #expect(found.proposals.first?.new.title == "Drain all ponds?")
    #expect(!found.diagnostics.contains { $0.rule == "title-capitalization" })
  }

  @Test(arguments: [
    ("Title: Unable to feed FR frog\nMessage: Wait a bit.\nButtons: Okay\n", "The FR frog couldn’t be fed."),
    ("Title: Couldn’t Feed Frog\nMessage: The pond is larger then the lake.\nButtons: OK\n", "Couldn’t Feed Frog"),
    (
      "Title: Uh oh, your ticket was refused\nMessage: You entered a ticket that isn’t valid. Please try another ticket\n"
        + "Buttons: Try another ticket, Cancel\n", "Your ticket was refused."
    ),
    ("Title: Error\nMessage: We couldn’t reach the pump at 10:42.\nButtons: OK\n", "Couldn’t Reach the Pump at 10:42"),
  ])
  func `Titles keep what they tell`(text: String, words: String) throws { #expect(try title(text) == words) }

  @Test func `The short way of a title has an article as it is written`() throws {
    let found = try review("Title: Unable to feed FR frog\nMessage: Wait a bit.\nButtons: Okay\n").proposals
    #expect(found.contains { $0.new.title == "Couldn’t Feed the FR Frog" })
  }

  @Test(arguments: ["You have unsaved ponds that will be lost if you leave.", "You have unread mail that was lost."])
  func `What hasn’t been done blames nobody`(line: String) throws {
    #expect(try !review(line + "\n").diagnostics.contains { $0.rule == "tone-accusatory" })
  }

  @Test func `A paragraph between a title and its buttons is copy`() {
    let text =
      "Pond update\n\nA new version of the pond is ready. Would you like to install it now?\n\n[Later] [Install]\n"
    #expect(PastedParts.read(text).count == 4)
  }

  /// Words that name parts, where they are copy.
  @Test(arguments: [
    "Title: Discard draft\nBody: Note: all text is lost.\nPrimary: Remove button\nSecondary: Keep draft\n",
    "| Title | Discard draft |\n|---|---|\n| Message | Note: all text is lost. |\n| Button 1 | Remove button |\n"
      + "| Button 2 | Keep draft |\n",
    "### Title\nDiscard draft\n\n### Body\nNote: all text is lost.\n\n### Buttons\nRemove button\nKeep draft\n",
    "Discard draft\n\nNote: all text is lost.\n\n[Remove button] [Keep draft]\n",
  ])
  func `What names a part may be copy`(text: String) {
    #expect(
      PastedParts.read(text) == [
        "alert-title Discard draft", "alert-message Note: all text is lost.", "button Remove button",
        "button Keep draft",
      ])
  }

  @Test(arguments: [
    ("An unexpected error occured while loading boats", "Boats couldn’t be loaded."),
    ("Successfully moved!", "Moved"),
    ("Add you first boat.", "Add your first boat."),
  ])
  func `What is typed alone gets words that are none of its faults`(line: String, words: String) throws {
    #expect(try better(line).contains(words))
  }

  @Test func `A slip that another one hides is told`() throws {
    let found = try review("No hotels were found for you're search critera\n").diagnostics
    #expect(found.count { $0.rule == "typo-misspelling" } == 2)
  }

  @Test func `A sentence with a slip is no fragment`() throws {
    let found = try review("Title: Sell the boat?\nMessage: The oars stays in the barn.\nButtons: Cancel, Sell\n")
    #expect(found.diagnostics.contains { $0.rule == "typo-misspelling" })
    #expect(!found.diagnostics.contains { $0.rule == "message-incomplete-sentence" })
  }

  @Test func `What is to be called Cancel needs no capitals`() throws {
    let found = try review("Title: Sell the boat?\nMessage: It’s old.\nButtons: Never mind [cancel], Sell\n")
    #expect(!found.diagnostics.contains { $0.rule == "button-capitalization" })
    #expect(found.proposals.first?.new.buttons.map(\.text) == ["Cancel", "Sell"])
  }

  @Test func `A wave at the end gives way to the mark`() throws {
    let found = try review("알림 제목: 배 도착\n알림 본문: 배가 항구에 들어왔습니다~\n").diagnostics
    #expect(found.contains { $0.suggestions.contains { $0.text == "배가 항구에 들어왔습니다." } })
  }
}
