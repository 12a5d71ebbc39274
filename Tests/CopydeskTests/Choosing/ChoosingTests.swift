import CopyKernel
import CopyModel
import CopyReporting
import Testing

/// What keys come to in `--fix --interactive`, without a terminal.
@Suite struct ChoosingTests {
  /// A finding about `words` of `text`, with the words that may stand in their place.
  private static func question(
    _ rule: String, _ text: String, _ words: String, better: [String], entry: Int = 0, in path: String = "a.strings",
    sets: [Proposal] = []
  ) throws -> Question {
    let found = try #require(text.range(of: words))
    let start = text.utf8.distance(from: text.startIndex, to: found.lowerBound)
    let range = start..<start + words.utf8.count
    let suggestions = better.map { new in
      Suggestion(
        text: text.replacing(words, with: new), isSafe: false,
        edits: [Edit(span: ByteSpan(offset: start, length: range.count), bytes: Array(new.utf8), text: new)],
        splices: [Splice(range, new)])
    }
    let diagnostic = Diagnostic(
      rule: rule, severity: .warning, message: "“\(words)” is wrong", path: path, locale: "en", role: .text,
      roleEvidence: .key, text: text, words: range, suggestions: suggestions, notes: [], fingerprint: Fingerprint(),
      entry: entry)
    return try #require(Question(diagnostic, in: path, sets))
  }

  private static func proposal(_ entries: [Int]) -> Proposal {
    let edit = Edit(span: ByteSpan(offset: 0, length: 1), bytes: [0x41], text: "A")
    return Proposal(
      path: "a.strings", group: "g", surface: "alert", old: .init(buttons: []), new: .init(title: "New", buttons: []),
      edits: [edit], entries: entries)
  }

  /// Presses `keys`, and tells the words at fault of each question that is at hand, in order.
  private static func walk(_ choosing: inout Choosing, _ keys: String) -> [String] {
    keys.map { key in
      let words = choosing.current?.question.words ?? "–"
      _ = choosing.press(key) { _ in nil }
      return words
    } + [choosing.current?.question.words ?? "–"]
  }

  @Test func `Each key answers one question`() throws {
    var choosing = Choosing([
      try Self.question("one", "Plant teh bulb", "teh", better: ["the", "ten"], entry: 0),
      try Self.question("one", "Water teh bulb", "bulb", better: ["bulbs"], entry: 1),
      try Self.question("two", "Prune it", "it", better: ["them"], entry: 2),
    ])
    #expect(Self.walk(&choosing, "2k1") == ["teh", "bulb", "it", "–"])
    #expect(choosing.chosen.paths == ["a.strings"])
    #expect(choosing.unseen == 0)
  }

  @Test func `A rule is skipped to the end of the run, and undone`() throws {
    var choosing = Choosing([
      try Self.question("one", "a b", "a", better: ["x"], entry: 0),
      try Self.question("two", "c d", "c", better: ["x"], entry: 1),
      try Self.question("one", "e f", "e", better: ["x"], entry: 2, in: "b.strings"),
      try Self.question("two", "g h", "g", better: ["x"], entry: 3),
    ])
    #expect(Self.walk(&choosing, "rk") == ["a", "c", "g"])
    #expect(Self.walk(&choosing, "uu") == ["g", "c", "a"])
    #expect(Self.walk(&choosing, "kk") == ["a", "c", "e"])
    #expect(choosing.chosen.paths.isEmpty)
  }

  @Test func `Undo at the start says so`() throws {
    var choosing = Choosing([try Self.question("one", "a b", "a", better: ["x"])])
    #expect(choosing.press("u") { _ in nil } == .nothingToUndo)
    #expect(choosing.current != nil)
  }

  @Test(arguments: [("2" as Character, Choosing.Answer.unknown), ("x", .unknown), ("0", .unknown), ("?", .help)])
  func `What is no choice leaves the question`(key: Character, answer: Choosing.Answer) throws {
    var choosing = Choosing([try Self.question("one", "a b", "a", better: ["x"])])
    #expect(choosing.press(key) { _ in nil } == answer)
    #expect(choosing.current?.question.words == "a")
  }

  @Test func `Words that are allowed aren’t asked about again`() throws {
    var choosing = Choosing([
      try Self.question("one", "Open the Trowelr", "Trowelr", better: ["Trowel"], entry: 0),
      try Self.question("one", "Close the trowelr", "trowelr", better: ["trowel"], entry: 1),
      try Self.question("one", "Close the spdae", "spdae", better: ["spade"], entry: 2),
    ])
    #expect(Self.walk(&choosing, "a") == ["Trowelr", "spdae"])
    #expect(choosing.allowed.map(\.words) == ["Trowelr"])
  }

  @Test func `Words that can’t be allowed leave the question`() throws {
    var choosing = Choosing([try Self.question("one", "a b", "a", better: ["x"])])
    #expect(choosing.press("a") { _ in "no list of words has it" } == .refused("no list of words has it"))
    #expect(choosing.current != nil && choosing.allowed.isEmpty)
  }

  @Test func `What the words taken have overwritten isn’t asked about`() throws {
    let text = "teh  bulb"
    var choosing = Choosing([
      try Self.question("one", text, "teh  bulb", better: ["the bulb"]),
      try Self.question("two", text, "  ", better: [" "]),
      try Self.question("three", "teh", "teh", better: ["the"], entry: 1),
    ])
    #expect(Self.walk(&choosing, "1") == [text, "teh"])
  }

  @Test func `Words apart in one string can both be taken`() throws {
    let text = "teh bulb,pot"
    var choosing = Choosing([
      try Self.question("one", text, "teh", better: ["the"]),
      try Self.question("two", text, ",", better: [", "]),
    ])
    #expect(Self.walk(&choosing, "11") == ["teh", ",", "–"])
  }

  @Test func `A whole alert settles all its parts, and is offered once`() throws {
    let set = Self.proposal([0, 1])
    let questions = [
      try Self.question("one", "a b", "a", better: ["x"], entry: 0, sets: [set]),
      try Self.question("one", "c d", "c", better: ["x"], entry: 1, sets: [set]),
      try Self.question("one", "e f", "e", better: ["x"], entry: 2, sets: [set]),
    ]
    var taken = Choosing(questions)
    #expect(Self.walk(&taken, "2") == ["a", "e"])
    var kept = Choosing(questions)
    #expect(Self.walk(&kept, "k") == ["a", "c"])
    #expect(kept.current?.choices.count == 1)
    var mended = Choosing(questions)
    #expect(Self.walk(&mended, "1") == ["a", "c"])
    #expect(mended.current?.choices.count == 1)
  }

  @Test func `Who stops keeps what was chosen`() throws {
    var choosing = Choosing([
      try Self.question("one", "a b", "a", better: ["x"], entry: 0),
      try Self.question("two", "c d", "c", better: ["x"], entry: 1),
      try Self.question("two", "e f", "e", better: ["x"], entry: 2),
    ])
    #expect(Self.walk(&choosing, "1q") == ["a", "c", "–"])
    #expect(choosing.chosen.paths == ["a.strings"] && choosing.unseen == 2)
  }
}
