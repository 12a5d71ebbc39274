import CopyModel

/// Wordings that letters or numbers in a row tell apart: `A) Leave?`, `B) Leave now?`. Each is a string by itself, whatever stands
/// above or below all of them.
extension PastedText {
  static func withVariants(_ lines: [CopyLine], _ text: Bytes) -> [CopyLine] {
    var read = lines
    for run in runs(of: lines, text) where isApart(run, in: lines) && !goesOn(run, in: lines, text) {
      for index in run {
        (read[index].kind, read[index].words) = (.named(read[index].role(text)), 0..<0)
        (read[index].buttons, read[index].isGuess) = ([], true)
      }
      if let first = run.first, first > 0 { readName(at: first - 1, &read, text) }
    }
    return read
  }

  /// Lines behind each other that begin with the signs of a row, from its first on; blank lines may stand between them.
  private static func runs(of lines: [CopyLine], _ text: Bytes) -> [[Int]] {
    var (found, run) = ([[Int]](), [Int]())
    for index in lines.indices where lines[index].kind != .blank {
      let place = self.place(of: lines[index], text)
      if place != run.count + 1 {
        if run.count > 1 { found.append(run) }
        run = []
      }
      if place == run.count + 1 { run.append(index) }
    }
    return run.count > 1 ? found + [run] : found
  }

  /// Whether a part of an alert stands right above or below them, which all of them share; else they are points of a list.
  private static func isApart(_ run: [Int], in lines: [CopyLine]) -> Bool {
    guard let first = run.first, let last = run.last else { return false }
    return [first - 1, last + 1].contains { index in
      guard lines.indices.contains(index) else { return false }
      switch lines[index].kind {
      case .label(_?), .buttons: return true
      default: return false
      }
    }
  }

  /// Whether the row goes on with what is no wording: “(3) [Land] [Cancel]” below a title and a message with numbers.
  private static func goesOn(_ run: [Int], in lines: [CopyLine], _ text: Bytes) -> Bool {
    guard let next = run.last.map({ $0 + 1 }), lines.indices.contains(next) else { return false }
    return rank(of: lines[next], text) == run.count + 1
  }

  /// A label right above them that no sentence stands behind is the name of them all: `Push – back in stock`.
  private static func readName(at index: Int, _ lines: inout [CopyLine], _ text: Bytes) {
    guard case .label(let label?) = lines[index].kind, !label.isButton, !lines[index].isBullet,
      !endsSentence(lines[index].copy, text)
    else { return }
    lines[index].kind = .remark
  }

  /// The place that the sign before a line has in a row: 2 for `B)`, `2.`, `(b)`.
  private static func place(of line: CopyLine, _ text: Bytes) -> Int? {
    switch line.kind {
    case .text where line.isBullet && line.buttons.isEmpty, .buttons(isSure: false) where line.isBullet: break
    default: return nil
    }
    return rank(of: line, text)
  }

  private static func rank(of line: CopyLine, _ text: Bytes) -> Int? {
    let sign = text[line.content].prefix { !isBlank($0) }.filter { $0.isASCIIDigit || $0.isASCIILetter }
    guard let first = sign.first else { return nil }
    if sign.allSatisfy(\.isASCIIDigit) { return Int(String(decoding: sign, as: UTF8.self)) }
    return sign.count == 1 ? Int((first | 0x20) - UInt8(ascii: "a")) + 1 : nil
  }
}
