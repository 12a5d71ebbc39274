import Testing

@testable import CopyText

/// What is read off a parse besides the answers that the annotated copy is held to.
@Suite struct ParseReadingTests {
  private let bench: ParseBench

  init() { bench = ParseBench() }

  private func parse(_ copy: String) throws -> (parse: Parse, words: [String]) {
    try #require(bench.parses(of: copy).first)
  }

  @Test(arguments: [
    ("The lamp was switched off.", Voice.passive), ("The lamp lost its connection.", .active),
    ("Your message couldn’t be delivered.", .passive), ("Rename the shelf.", .active), ("Garden tools", nil),
  ])
  func tellsWhoActs(_ copy: String, _ voice: Voice?) throws {
    #expect(try parse(copy).parse.voice == voice)
  }

  @Test(arguments: [
    ("Turn it off", "Turn", "off"), ("Log in to see your beds", "Log", "in"),
    ("Save the drawing in the attic.", "Save", nil),
  ])
  func findsParticles(_ copy: String, _ verb: String, _ particle: String?) throws {
    let (parse, words) = try parse(copy)
    #expect(parse.particle(of: try #require(words.firstIndex(of: verb))).map { words[$0] } == particle)
  }

  @Test(arguments: [
    ("Delete the picture of the pond.", "of", "picture", "pond"),
    ("The shed is closed for repairs.", "for", "closed", "repairs"), ("Turn it off", "off", "Turn", nil),
    ("Changes to the plan are saved.", "to", "Changes", "plan"),
  ])
  func findsWhatPrepositionsBelongTo(_ copy: String, _ word: String, _ owner: String, _ noun: String?) throws {
    let (parse, words) = try parse(copy)
    let preposition = try #require(words.firstIndex(of: word))
    #expect(parse.attachment(of: preposition).map { words[$0] } == owner)
    #expect(parse.noun(behind: preposition).map { words[$0] } == noun)
  }

  @Test(arguments: [
    ("The door is open.", "is"), ("We’ll call you.", "We’ll"), ("The fan can’t start.", "can’t"), ("Garden tools", nil),
    ("The pump failed again.", "failed"),
  ])
  func findsTheTense(_ copy: String, _ verb: String?) throws {
    let (parse, words) = try parse(copy)
    #expect(parse.finiteVerb.map { words[$0] } == verb)
  }

  @Test func parsesEachSentence() {
    let parses = bench.parses(of: "The gate is open. Close it? (Or not.)").map { $0.parse.mood }
    #expect(Array(parses.prefix(2)) == [.declarative, .interrogative])
  }
}
