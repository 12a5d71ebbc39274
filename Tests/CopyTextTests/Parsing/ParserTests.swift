import CopyModel
import TestSupport
import Testing

@testable import CopyText

@Suite struct ParserTests {
  private let bench: ParseBench

  init() { bench = ParseBench() }

  private static let letters = Array("NARDPICSFMBZGXTQ")
  private static let names = """
    nsubj nsubj:pass csubj obj iobj ccomp xcomp advcl acl acl:relcl advmod amod nummod det case mark aux aux:pass cop cc conj \
    compound compound:prt flat fixed appos parataxis nmod nmod:poss obl expl discourse
    """.split(separator: " ")

  private func cell(_ unit: Parse.Unit) -> String {
    let place = unit.head.map { "\($0):\(Self.names[Int(unit.relation.rawValue)])" } ?? "-"
    return "\(Self.letters[Int(unit.wordClass.rawValue)])\(place)"
  }

  /// The recipe in Python and C and the program in Swift compute the same.
  @Test func findsWhatTheRecipeFinds() throws {
    let rows = try ParseTable("decoding").rows
    #expect(rows.count > 20 && Self.names.count == Relation.allCases.count - 1)
    for row in rows {
      let cells = bench.parses(of: row[0]).flatMap { $0.parse.units.map(cell) }
      #expect(cells.joined(separator: " ") == row[1], "\(row[0])")
    }
  }

  /// Words thrown together: whatever they say, every unit has one head, one is the root, and no path goes round.
  @Test func makesTreesOfAnything() {
    let pieces = [
      "file", "open", "the", "is", "not", "can’t", "to", "if", "you", "%@", "12", ",", "-", ":", "(", ")", "“", "”",
      "&", "$",
      "quickly", "who", "we’ll", "deleted", "saving", "and", "xyzzy", "Ünder", "…", "?", ".", "on", "up", "photos",
      "'s", "\n",
    ]
    var random = SeededGenerator(seed: 21)
    for _ in 0..<400 {
      let copy = (0..<Int.random(in: 1...40, using: &random)).map { _ in pieces.randomElement(using: &random)! }
      for (parse, _) in bench.parses(of: copy.joined(separator: " ")) { check(parse) }
    }
  }

  private func check(_ parse: Parse) {
    #expect(parse.units.filter { $0.head == nil }.count == 1)
    #expect(parse.units[parse.root].relation == .root)
    for index in parse.units.indices {
      var (place, steps): (Int?, Int) = (index, 0)
      while let current = place, steps <= parse.units.count {
        place = parse.units[current].head
        steps += 1
      }
      #expect(steps <= parse.units.count, "a path goes round")
      #expect(parse.span(of: index).contains(index))
    }
    #expect(parse.span(of: parse.root) == 0...(parse.units.count - 1))
  }

  @Test func readsVeryLongCopy() {
    let long = String(repeating: "very ", count: 2_000)
    for (parse, _) in bench.parses(of: "The gate is \(long)old.") { check(parse) }
  }

  /// Style says nothing to the parser, so that it can be asked before the case is mended.
  @Test func ignoresCase() throws {
    for row in try ParseTable("decoding").rows where !row[0].contains("%") {
      let (plain, upper) = (bench.parses(of: row[0]), bench.parses(of: row[0].uppercased()))
      #expect(plain.map { $0.parse.units.map(cell) } == upper.map { $0.parse.units.map(cell) }, "\(row[0])")
    }
  }

  @Test func givesTheSameAnswerWhateverCameBefore() throws {
    let copy = try ParseTable("decoding").rows.map { $0[0] }
    let forward = copy.map { bench.parses(of: $0).flatMap { $0.parse.units.map(cell) } }
    let backward = copy.reversed().map { bench.parses(of: $0).flatMap { $0.parse.units.map(cell) } }
    #expect(forward == backward.reversed())
  }

  @Test func hasNothingToParseInMarks() {
    for copy in ["", " ", "…", "?", "()", "— —"] { #expect(bench.parses(of: copy).isEmpty) }
  }
}
