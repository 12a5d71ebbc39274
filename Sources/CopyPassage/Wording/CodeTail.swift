import CopyModel
import CopyText

/// A code that stands in brackets behind what the copy says, for those who look into it: “(code 500)”, （コード：-1009）.
extension Passage {
  /// Where its bracket opens; nil where no code ends the copy.
  var codeTail: Int? {
    guard bytes.hasDigit, let close = tokens.lastIndex(where: { $0.kind != .space && !isEnd($0) }),
      isMark(tokens[close], [")", "）", "]"]),
      let open = tokens[..<close].lastIndex(where: { isMark($0, ["(", "（", "["]) }), open > 0
    else { return nil }
    let inner = tokens[(open + 1)..<close]
    let hasFigure = inner.contains { $0.kind == .number || $0.kind == .version || $0.traits.contains(.hasDigit) }
    return hasFigure && inner.allSatisfy(mayBelongToCode) ? Int(tokens[open].start) : nil
  }

  private func isEnd(_ token: Token) -> Bool { isMark(token, [".", "。", "!"]) }

  private func isMark(_ token: Token, _ marks: [StaticString]) -> Bool {
    token.kind != .word && isAny(of: marks, at: token.range)
  }

  /// A figure, a mark, a word that announces a code, or capitals alone.
  private func mayBelongToCode(_ token: Token) -> Bool {
    guard token.kind == .word else { return token.kind != .placeholder }
    return token.traits.contains(.hasDigit) || bytes.slice(token.range).allSatisfy(\.isASCIIUpper)
      || [.errorWord, .codeNoun, .numberSign].contains { isWord(token, of: $0) }
  }
}
