import CopyKernel
import CopyModel
import Testing

@testable import CopyPassage
@testable import CopyReview

/// A line that somebody types, and nothing that says what it is for.
@Suite struct TypedLineTests {
  private static func review(_ line: String) throws -> [Diagnostic] {
    var settings = Settings()
    settings.offered = ["tone-first-person", "tone-filler", "tone-humor", "tone-please"]
    settings.mergesSuggestions = true
    return try FileReviewer(settings: settings).review(ByteBuffer(Array((line + "\n").utf8)), path: "").diagnostics
  }

  @Test(arguments: [
    "Yes, sink it", "No, keep my oars", "예, 삭제합니다", "Click here to row on", "Tap here for oars",
  ])
  func `What answers, and what asks to be pressed, is a button`(line: String) throws {
    let diagnostics = try Self.review(line)
    #expect(!diagnostics.isEmpty && diagnostics.allSatisfy { $0.role == .button && $0.severity == .note })
  }

  @Test(arguments: ["Yes, the oars couldn’t be loaded, nor could the sails", "Here is your boat", "No boats yet"])
  func `Other lines that begin so are none`(line: String) throws {
    #expect(try Self.review(line).allSatisfy { $0.role != .button })
  }

  @Test(arguments: [
    ("Yes, sink it", "Sink"), ("No, keep my oars", "Keep My Oars"), ("예, 삭제합니다", "삭제"),
    ("Click here to row on", "Row On"),
    ("Unfortunately, we were not able to load your map", "The map couldn’t be loaded."),
    ("Sorry, we could not load your map :(", "The map couldn’t be loaded."),
    ("The map was successfully moved", "The map was moved"),
    ("Your row are saved", "Your row is saved"),
  ])
  func `It is said as well as its own words can`(line: String, better: String) throws {
    let diagnostics = try Self.review(line)
    let words = diagnostics.flatMap { [$0.merged].compactMap(\.self) + $0.suggestions.map(\.text) }
    #expect(words.contains(better), "\(words)")
  }

  @Test func `Who asks for leave says what for`() throws {
    #expect(try Self.review("Our app needs access to your photos").map(\.rule).contains("message-missing-reason"))
    #expect(try !Self.review("It needs your photos to draw a map").map(\.rule).contains("message-missing-reason"))
  }

  @Test func `Two sentences come before one that a comma splits`() throws {
    let texts = try Self.review("The boat has sunk, please row later").flatMap(\.suggestions).map(\.text)
    #expect(texts.first == "The boat has sunk. Row later.")
  }

  @Test func `What tells many details is a message`() throws {
    let line = "The oars were moved to the shed by the crew of the other boat!"
    #expect(try Self.review(line).allSatisfy { $0.role == .alertMessage })
    #expect(try Self.review("Move the oars to the shed of the other boat!?").allSatisfy { $0.role != .alertMessage })
  }

  @Test func `A face is no more than the end of a sentence`() throws {
    #expect(try Self.review("Your boat is on it’s way 🎉").contains { "\($0.message)".contains("“its”") })
  }

  @Test func `All of many things are many`() throws {
    #expect(try Self.review("You were seen from all rooftop").contains { "\($0.message)".contains("“rooftops”") })
    for line in ["You can row all day", "All oar and sail repairs are done"] {
      #expect(try !Self.review(line).contains { $0.rule == "typo-misspelling" })
    }
  }

  @Test func `Who says yes is given no way back`() throws {
    #expect(try !Self.review("Yes, cancel").flatMap(\.suggestions).map(\.text).contains("Cancel"))
  }

  @Test func `Two slips among small words are told`() throws {
    #expect(try Self.review("Your ordr has been shiped").count { $0.rule == "typo-misspelling" } == 2)
  }

  @Test(arguments: [("The boat coudn’t sink", "couldn’t"), ("You wan’t to row", "want"), ("It cann’t sink", "can’t")])
  func `Contractions that lack a letter are told`(line: String, right: String) throws {
    #expect(try Self.review(line).contains { "\($0.message)".contains("“\(right)”") })
  }
}
