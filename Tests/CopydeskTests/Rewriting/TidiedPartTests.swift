import CopyModel
import TestSupport
import Testing

@testable import CopyPassage
@testable import CopyReview

/// Better words take over no slip of the old ones.
@Suite struct TidiedPartTests {
  private func proposal(_ block: String, _ language: String) throws -> String? {
    try TypedAlert.proposal(block, in: language)
  }

  @Test(arguments: [
    ("en", "The boat is late 🙈 Take the train. 😢", "The boat is late. / Take the train. / OK"),
    ("en", "The boat is late :( take the train", "The boat is late. / Take the train. / OK"),
    ("en", "The boat is late ★ The pier is wet ♪", "The boat is late. / The pier is wet. / OK"),
    ("en", "The boat is late The next one leaves at nine.", "The boat is late. / The next one leaves at nine. / OK"),
    ("en", "The boat is late  Take the train.", "The boat is late. / Take the train. / OK"),
    ("en", "The boat is late!\\n⚠️ Take the train!!", "The boat is late. / Take the train. / OK"),
    ("en", "The boat is late. TAKE ALL 12 BAGS TO PELLA.", "The boat is late. / Take all 12 bags to Pella. / OK"),
    ("en", "The boat is late. Turn On The Lamp At The Pier.", "The boat is late. / Turn on the lamp at the pier. / OK"),
    ("de", "Das Boot sinkt :( Nehmen Sie den Zug.", "Das Boot sinkt. / Nehmen Sie den Zug. / OK"),
    ("ja", "船が遅れています★次の便に乗ってください♪", "船が遅れています。 / 次の便に乗ってください。 / OK"),
    ("ja", "船が遅れています 次の便に乗ってください", "船が遅れています。 / 次の便に乗ってください。 / OK"),
    ("ko", "배가 늦어졌습니다 ㅠㅠ 다음 배를 타세요", "배가 늦어졌습니다. / 다음 배를 타세요. / 확인"),
    ("ko", "배가 늦어졌습니다 다음 배를 타세요", "배가 늦어졌습니다. / 다음 배를 타세요. / 확인"),
  ])
  func `what was two sentences is two sentences`(_ language: String, _ message: String, _ expected: String) throws {
    let known = ["en": ("Error", "OK"), "de": ("Fehler", "OK"), "ja": ("エラー", "OK")]
    let (title, button) = known[language] ?? ("오류", "확인")
    #expect(try proposal("Title: \(title)\nMessage: \(message)\nButtons: \(button)", language) == expected)
  }

  @Test(arguments: [
    (
      "Title: Leave The Pier?!!\nMessage: The boat sinks.\nButtons: No, Yes",
      "Leave the pier? / The boat sinks. / Cancel, Leave"
    ),
    (
      "Title: Merge piers\nMessage: WARNING: merging piers 4 and 9 is IRREVERSIBLE!!\nButtons: OK, Cancel",
      "Merge piers? / Merging piers 4 and 9 is irreversible. / Cancel, Merge"
    ),
    (
      "Title: Error\nMessage: Delete the map?... The pier is wet.\nButtons: No, Yes",
      "Delete the map? / The pier is wet. / Cancel, Delete"
    ),
  ])
  func `whoever asks has one mark for it`(_ block: String, _ expected: String) throws {
    #expect(try proposal(block, "en") == expected)
  }

  @Test func `what stands for a word stays`() throws {
    let found = try proposal("Title: Error\nMessage: Tap ⚙️ to moor the boat.\nButtons: OK", "en")
    #expect(found?.contains("⚙️") ?? true)
    let face = try proposal("Title: Error\nMessage: Tap 😀 to moor the boat.\nButtons: OK", "en")
    #expect(face?.contains("😀 to moor") ?? true)
  }

  private static let facts = [
    "The boat left at 9:30", "Berth R-4.21b couldn’t be saved", "2 of 7 sails are missing", "The tank is too old",
    "You entered a wrong PIN", "Ropes that haven’t been tied will be lost", "The lamp of pier #A-17/3 is out",
  ]
  private static let asks = ["Do you really want to leave the pier?", "Delete all 12 ropes?", "Please try again later"]
  private static let slips = ["", ".", "!", "!!", " 😢", " ⚠️", " :(", "?!", "..."]

  @Test(arguments: 0..<60)
  func `numbers and codes stay, ornaments don’t`(_ seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed) &+ 1)
    let sentences = (0..<Int.random(in: 1...3, using: &random)).compactMap { _ in
      (Self.facts + Self.asks).randomElement(using: &random).map { fact in
        fact + (Self.slips.randomElement(using: &random) ?? "")
      }
    }
    let title = ["Error", "Oops!", "Attention ❗"].randomElement(using: &random) ?? ""
    let buttons = ["OK", "No, Yes", "Cancel, OK"].randomElement(using: &random) ?? ""
    let message = sentences.joined(separator: [" ", "\\n"].randomElement(using: &random) ?? " ")
    guard let found = try proposal("Title: \(title)\nMessage: \(message)\nButtons: \(buttons)", "en") else { return }
    for code in ["9:30", "R-4.21b", "2 of 7", "#A-17/3", "12"] where message.contains(code) {
      #expect(found.contains(code), "\(message) → \(found)")
    }
    for sign in ["😢", "⚠", ":(", "❗", "!!", "?!", "\\n", "?."] {
      #expect(!found.contains(sign), "\(message) → \(found)")
    }
  }
}
