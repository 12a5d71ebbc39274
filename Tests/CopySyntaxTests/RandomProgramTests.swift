import CopySyntax
import TestSupport
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
    "label: ", "é", "\0", "when ", "fun ", "val ", "object ", "is ", "$a", "${", "?:", "!!", "::", "new ", "@A ", "by ",
    "class A(", "yield ",
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
