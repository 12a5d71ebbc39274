import CopyFormats
import CopyModel

/// Words that somebody wrote among the pairs of a `.strings` file, outside of its comments.
extension PastedAside {
  /// The lines that are neither pairs nor comments; nil where there are none, or something else is pasted.
  func amongPairs() -> [Range<Int>]? {
    guard text.contains(UInt8(ascii: "\"")), PastedShape.shape(of: text) is StringsFormat else { return nil }
    var (found, isComment, isOpen) = ([Range<Int>](), false, false)
    for line in lines where !text.trimmed(line).isEmpty {
      let words = text.slice(text.trimmed(line))
      if isComment {
        isComment = !words.holds("*/")
      } else if !isOpen, words.hasLiteral("/*", at: 0) {
        isComment = !words.holds("*/")
      } else if !isOpen, isSaid(words) {
        found.append(line)
      } else if quotes(in: words) % 2 == 1 {
        isOpen.toggle()
      }
    }
    return found.isEmpty ? nil : found
  }

  /// Whether a line holds nothing that pairs have: no quotation mark, no sign of a comment, no end.
  private func isSaid(_ words: Bytes) -> Bool {
    !words.contains { "\"=".utf8.contains($0) } && words.last != UInt8(ascii: ";") && !words.hasLiteral("//", at: 0)
      && words.contains { $0.isASCIILetter || $0 >= 0x80 }
  }

  private func quotes(in words: Bytes) -> Int {
    words.indices.count { place in
      words[place] == UInt8(ascii: "\"") && (place == 0 || words[place - 1] != UInt8(ascii: "\\"))
    }
  }
}
