import CopyModel
import CopyPassage
import CopyText

/// Names inside a program that were left in its copy, told by their shape: `PHAuthorizationStatus`, `err=-36`, `openGate()`.
enum ProgramName {
  static func find(in copy: Passage) -> Range<Int>? {
    guard mayHold(copy) else { return nil }
    let text = copy.text
    let shape = /\b(?:[A-Z]{2,}[a-z]+(?:[A-Z][a-z]+)+\b|[A-Za-z_]\w{2,} ?= ?-?\d+\b|[a-z]\w*\(\))/
    return text.matches(of: shape).lazy.map { text.byteRange(of: $0.range) }.first { isName($0, copy) }
  }

  /// The expression is made anew each time, so it is asked only where it may say something.
  private static func mayHold(_ copy: Passage) -> Bool {
    copy.bytes.holds("()") || copy.bytes.contains(UInt8(ascii: "=")) && copy.bytes.hasDigit
      || copy.tokens.contains { $0.traits.contains(.hasInnerUpper) && $0.length >= shortestType }
  }

  /// Shorter ones are as often brands: OsmAndPlus.
  private static let shortestType = 14

  private static func isName(_ range: Range<Int>, _ copy: Passage) -> Bool {
    let isType = copy.bytes.slice(range).allSatisfy(\.isASCIILetter)
    if isType, range.count < shortestType { return false }
    return !copy.tokens.contains { token in
      token.range.overlaps(range)
        && (token.kind == .placeholder || token.kind == .url || !token.traits.isDisjoint(with: [.isName, .isQuoted]))
    }
  }
}
