import CopyModel
import CopyProgram
import CopyText

/// The literals of a program that it compares with something: whoever changes such a text where it is shown must change it there
/// as well, `[title isEqualToString:@"Choose…"]`.
struct ComparedLiterals {
  private var hashes: Set<UInt64> = []

  /// What compares the text in brackets, or behind a colon, with another one.
  private static let functions: [StaticString] = [
    "isEqualToString", "isEqual", "equals", "equalsIgnoreCase", "contentEquals", "hasPrefix", "hasSuffix",
  ]

  init(_ text: Bytes, _ dialect: ProgramDialect) {
    let tokens = ProgramLexer.tokens(of: text, dialect)
    for index in tokens.indices where tokens[index].kind == .string {
      let behind = tokens[..<index].suffix(2).map { text.slice(Int($0.start)..<Int($0.end)) }
      let ahead = tokens[(index + 1)...].prefix(2).map { text.slice(Int($0.start)..<Int($0.end)) }
      if Self.compares(behind) || Self.areEqualSigns(ahead) { hashes.insert(Self.hash(text, tokens[index])) }
    }
  }

  func contains(_ literal: ProgramToken, in text: Bytes) -> Bool {
    !hashes.isEmpty && hashes.contains(Self.hash(text, literal))
  }

  /// `==`, `!=`, `case`, or a function that compares.
  private static func compares(_ tokens: [Bytes]) -> Bool {
    guard let last = tokens.last else { return false }
    if areEqualSigns(tokens) || last.equals("case") { return true }
    guard tokens.count == 2, last.equals("(") || last.equals(":") else { return false }
    return functions.contains { tokens[0].equals($0) }
  }

  private static func areEqualSigns(_ tokens: [Bytes]) -> Bool {
    tokens.count == 2 && tokens[1].equals("=") && (tokens[0].equals("=") || tokens[0].equals("!"))
  }

  private static func hash(_ text: Bytes, _ literal: ProgramToken) -> UInt64 {
    LiteralHash.exact(text.slice(Int(literal.start)..<Int(literal.end)))
  }
}
