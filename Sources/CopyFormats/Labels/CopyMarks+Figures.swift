import CopyModel

/// What a text has beside words: pictures, and the sizes and colours of a design.
extension CopyMarks {
  /// The description of a picture in Markdown that is alone on its line: `![A map](map.png)`.
  func imageTitle(_ line: Range<Int>) -> Range<Int>? {
    let content = behindBullet(line) ?? line
    guard text.hasLiteral("![", at: content.lowerBound), text[content].last == UInt8(ascii: ")"),
      let close = content.first(where: { text.hasLiteral("](", at: $0) }), close > content.lowerBound + 2
    else { return nil }
    return trimmed(content.lowerBound + 2..<close)
  }

  /// Whether each of several names has its size or colour beside it, as design tools tell them: `Padding 16 · #FF3B30`.
  func isMeasured(_ line: Range<Int>) -> Bool {
    guard text[line].contains(where: \.isASCIIDigit), let items = parted(line), items.count > 1 else { return false }
    return items.contains { isColor($0) || isSize($0) && text[$0].last?.isASCIIDigit == true }
      && items.allSatisfy { isColor($0) || isSize($0) }
  }

  private func isColor(_ item: Range<Int>) -> Bool {
    text[item].first == UInt8(ascii: "#") && [4, 7, 9].contains(item.count)
      && text[item.dropFirst()].allSatisfy { $0.isASCIIDigit || "abcdef".utf8.contains($0 | 0x20) }
  }

  /// `Radius 14`, `Padding 16 px`
  private func isSize(_ item: Range<Int>) -> Bool {
    let units = ["px", "pt", "dp", "sp", "%", "ms"]
    let words = text.slice(item).text.split(separator: " ")
    guard (2...3).contains(words.count), let figure = words.dropFirst().first else { return false }
    let unit = words.count > 2 ? String(words[2]) : figure.drop { $0.isNumber || $0 == "." }.lowercased()
    return words[0].allSatisfy(\.isLetter) && figure.first?.isNumber == true && (unit.isEmpty || units.contains(unit))
  }

  /// What stands in quotation marks, without the comment of a program behind it: `"Leave?" # too long`.
  func withoutRemark(_ range: Range<Int>) -> Range<Int> {
    let signs: [StaticString] = ["#", "//", "/*", "--", ";", "<!--"]
    guard let mark = text[range].first, "\"'`".utf8.contains(mark) else { return range }
    let close = range.dropFirst().first { offset in
      guard text[offset] == mark, offset + 1 < range.upperBound, isBlank(text[offset + 1]) || text[offset + 1] == 0x2C
      else { return false }
      let rest = trimmed(offset + (text[offset + 1] == 0x2C ? 2 : 1)..<range.upperBound)
      return signs.contains { text.slice(rest).hasLiteral($0, at: 0) }
    }
    return close.map { range.lowerBound..<$0 + 1 } ?? range
  }

  /// Without the space before a colon that French sets, and that breaks no line.
  func withoutFixedSpace(_ range: Range<Int>) -> Range<Int> {
    let spaces: [StaticString] = ["\u{A0}", "\u{202F}"]
    let space = spaces.first { text.slice(range).hasSuffix($0) }
    return trimmed(range.dropLast(space?.utf8CodeUnitCount ?? 0))
  }
}
