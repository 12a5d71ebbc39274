import CopyModel
import CopyProgram
import TestSupport
import Testing

/// Whatever a program says, following its strings ends soon, and what is cut short is never told as if it were whole.
@Suite("Programs of the hostile kind", .timeLimit(.minutes(5)))
struct HostileProgramTests {
  private static let alert = "func honest() { let b = NSAlert(); b.messageText = \"Kite torn\"; b.runModal() }\n"

  private func repeated(_ count: Int, _ line: (Int) -> String) -> String {
    (0..<count).map(line).joined(separator: "\n")
  }

  /// Programs in Swift whose values grow with every line.
  private var growing: [String] {
    let show = "\nlet a = NSAlert(); a.messageText = x; a.addButton(withTitle: \"Land\"); a.runModal() }\n"
    let begin = "func fly(_ p: String) { var x = p; var y = p\n"
    return [
      begin + repeated(1_000) { _ in "x = x + y; y = x.a" } + show,
      begin + repeated(1_000) { "x = pull\($0 % 5)(x, y); y = pull\($0 % 3)(y, x)" } + show,
      begin + repeated(1_000) { "if wind\($0) { x = x + y } else { y = y + x }" } + show,
      begin + repeated(1_000) { "if wind\($0) { x = y " } + String(repeating: "}", count: 1_000) + show,
      begin + "x = p" + String(repeating: ".tail", count: 1_000) + "\n" + show,
      begin + "x = p" + String(repeating: ".tail(1)", count: 1_000) + "\n" + show,
      begin + "x = \"a\"" + String(repeating: " + x", count: 1_000) + "\n" + show,
      begin + "x = " + String(repeating: "(", count: 2_000) + "y" + String(repeating: ")", count: 2_000) + "\n" + show,
      begin + repeated(1_000) { _ in "x = y" } + "\n" + show,
    ]
  }

  @Test func `values that grow with every line are open`() {
    for program in growing {
      let facts = Reading.facts(program + Self.alert, .swift)
      let honest = facts.uses.filter { $0.role == .alertTitle && $0.copy.hasLetters }
      let grown = facts.sets.indices.filter { index in
        facts.uses.contains { $0.role == .button && $0.set == Int32(index) }
      }
      #expect(honest.count == 1 && grown.count == 1, "\(program.prefix(80))")
    }
  }

  /// Functions, properties, and types that lead to each other.
  private var circles: [(String, ProgramDialect)] {
    let tugs = repeated(20) { number in
      "func tug\(number)(_ t: String) { " + repeated(20) { "tug\((number + $0) % 20)(t); " }
        + "let a = NSAlert(); a.messageText = t; a.runModal() }"
    }
    let lines = repeated(100) { number in
      "class Line\(number): " + (1..<40).map { "Line\((number + $0) % 100)" }.joined(separator: ", ")
        + " { var title: String { Line\((number + 1) % 100)().title + title } }"
    }
    let knots = repeated(500) { "- (NSString *)knot\($0) { return [self knot\(($0 + 1) % 500)]; }" }
    return [
      (tugs + "\nfunc fly() { tug1(\"Hello\") }", .swift),
      (lines + "\nfunc fly() { let a = NSAlert(); a.messageText = Line1().title; a.runModal() }", .swift),
      (
        "@implementation Kite\n" + knots
          + "\n@end\nvoid fly() { NSAlert *a = [NSAlert new]; a.messageText = [[Kite new] knot1]; [a runModal]; }",
        .objectiveC
      ),
      (
        "class Kite { " + repeated(500) { "fun knot\($0)(a: String) = knot\(($0 + 1) % 500)(a + a)" }
          + "\nfun fly() { AlertDialog.Builder(c).setTitle(knot1(\"\")).show() } }", .kotlin
      ),
      (
        repeated(300) { _ in "func same(_ a: String) -> String { same(a) }" }
          + repeated(300) { "same(\"T\($0)\")" }, .swift
      ),
    ]
  }

  @Test func `functions and types that lead to each other come to an end`() {
    for (program, dialect) in circles {
      let facts = Reading.facts(program, dialect)
      let wrong = facts.uses.filter { $0.role == .alertTitle && $0.set >= 0 && $0.copy.key != 0 && dialect != .swift }
      #expect(wrong.isEmpty, "\(program.prefix(80))")
    }
  }

  @Test func `an alert with thousands of titles is open`() {
    let program =
      "func fly() { let a = NSAlert()\n" + repeated(300) { "if wind\($0) { a.messageText = \"T\($0)\" }" }
      + "\na.runModal() }\n"
    let open = Reading.facts(program, .swift).sets.filter(\.hasUnknownParts)
    #expect(!open.isEmpty && open.count == Reading.facts(program, .swift).sets.count)
  }

  private static let pieces = [
    "a", "tug", "\"wet\"", "@\"dry\"", "\"\\(", "\"\"\"", "1", "(", ")", "[", "]", "{", "}", ".", ",", ":", ";", "=",
    " + ",
    " ?? ", "?", "!", "\n", " ", "let a = ", "var a: B = ", "if a {", "else {", "switch a {", "case .a(let b):",
    "func a(b: C) {",
    "class A: B {", "return ", "a = ", "a.b = ", "NSAlert()", "UIAlertController(title: ", "Button(", "Text(",
    "label: {",
    ".alert(", "addAction(", "[UIAlertAction actionWithTitle:", "[a setText:", "#define A(b) b\n", "#define A",
    "@implementation A\n",
    "- (B)a:(C)b {", "@end\n", "val a get() = ", "fun a() = ", "AlertDialog.Builder(a)", ".setTitle(", "new A(",
    "R.string.a",
    "é", "\0", "_", "#Preview {", "String(format: ", "enum A { case b(C)\n", "self", "nil", "try {", "} catch {", "$0",
    "init(", "get {", "->", "stringWithFormat:", "keyEquivalent = \"\\r\"", "buttons[0]",
  ]

  @Test(arguments: [ProgramDialect.swift, .objectiveC, .kotlin, .java])
  func `any pieces of programs are read`(as dialect: ProgramDialect) {
    let table = CallTable(Reading.table, for: dialect)
    var chance = SeededGenerator(seed: 19)
    for _ in 0..<300 {
      let program = (0..<Int.random(in: 0...60, using: &chance)).compactMap { _ in
        Self.pieces.randomElement(using: &chance)
      }
      .joined()
      let buffer = ByteBuffer(program.utf8)
      let facts = withExtendedLifetime(buffer) {
        ProgramReader.facts(of: buffer.bytes, path: "a", dialect, table)
      }
      let lost = facts.uses.filter { Int($0.set) >= facts.sets.count || $0.copy.start > $0.copy.end }
      #expect(lost.isEmpty, "\(program)")
    }
  }
}
