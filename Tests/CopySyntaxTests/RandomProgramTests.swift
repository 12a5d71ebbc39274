import CopySyntax
import Testing

/// Whatever stands in a file, reading it ends, and places are in order.
struct RandomProgramTests {
  private static let pieces = [
    "a", "dig", "\"wet\"", "@\"dry\"", "\"\\(", "\"\"\"", "1", "(", ")", "[", "]", "{", "}", ".", ",", ":", ";", "=",
    "+", "?", "!",
    "??", "->", "<", ">", ">>", "&", "*", "^", "@", "#", "\\", "'", "`", "\n", " ", "//x\n", "/*", "*/", "let ", "var ",
    "if ", "else ", "guard ", "case ", "switch ", "for ", "in ", "func ", "init", "class ", "return ", "try ", "await ",
    "as ", "is ", "where ", "get ", "set", "@interface ", "@end ", "@implementation ", "- (", "return", "#if x\n",
    "#endif\n",
    "label: ", "é", "\0",
  ]

  @Test(arguments: SyntaxLanguage.allCases) func anythingIsRead(as language: SyntaxLanguage) {
    var chance = SeededGenerator(seed: 20)
    for _ in 0..<1_000 {
      let program = (0..<Int.random(in: 0...60, using: &chance)).map { _ in
        Self.pieces.randomElement(using: &chance) ?? ""
      }
      .joined()
      let outline = TreeOutline(program, language)
      #expect(outline.faults.isEmpty, "\(program)")
    }
  }

  /// The nesting of a hostile program ends somewhere, and time stays linear.
  @Test(arguments: SyntaxLanguage.allCases) func deepNestingIsPassedOver(in language: SyntaxLanguage) {
    for piece in ["(", "[", "{", "a(", "a ? ", "!", "\"\\(", "if a {", "{ a in ", "a<", "[a b:", "- "] {
      let outline = TreeOutline(String(repeating: piece, count: 1_000), language)
      #expect(!outline.tree.nodes.isEmpty)
    }
  }
}

/// Numbers that look random and are the same in each run (SplitMix64).
private struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}
