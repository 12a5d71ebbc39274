import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// Curly quotation marks.
struct TypoQuotes: TextRule {
  static let info = RuleInfo(
    "typo-quotes", "Quotation marks are curly.",
    why: "Straight marks are a typewriter’s; curly ones show where a name starts and ends.",
    source: "Apple Style Guide, quotation marks", roles: .all, languages: .english, needs: .any(of: .straightMark),
    severity: .note,
    examples: [
      .bad("Delete ⟦\"Notes\"⟧?", .alertTitle, better: "Delete “Notes”?"),
      .bad("Open ⟦'Notes'⟧ again.", .text, better: "Open ‘Notes’ again."),
      .good("Delete “Notes”?", .alertTitle), .good("A 27\" display", .text), .good("\"\"", .text),
      .good("<a href=\"https://example.com\">Help</a>", .text),
    ])

  func check(_ copy: Passage, _ report: inout Report) {
    guard copy.isEnglish, copy.bytes.contains(where: { $0 == 0x22 || $0 == 0x27 }) else { return }
    let pairs = QuotePairs.straight(in: copy)
    guard let first = pairs.first else { return }
    let splices = pairs.flatMap { pair in
      let isDouble = copy.bytes[pair.lowerBound] == 0x22
      return [
        Splice(pair.lowerBound..<pair.lowerBound + 1, isDouble ? "“" : "‘"),
        Splice(pair.upperBound - 1..<pair.upperBound, isDouble ? "”" : "’"),
      ]
    }
    let isDouble = copy.bytes[first.lowerBound] == 0x22
    report.add(.straight(copy.text(first), isDouble ? "“ ”" : "‘ ’"), at: first, fixes: [Fix(splices, isSafe: true)])
  }
}

/// Straight quotation marks that come in pairs around words.
enum QuotePairs {
  /// From the opening mark to behind the closing one. Marks inside words, markup, and measures are none.
  static func straight(in copy: Passage) -> [Range<Int>] {
    var (pairs, open) = ([Range<Int>](), Int?.none)
    for token in copy.tokens where token.kind == .punctuation && token.length == 1 {
      let (offset, byte) = (Int(token.start), copy.bytes[Int(token.start)])
      guard byte == 0x22 || byte == 0x27 else { continue }
      if let start = open, copy.bytes[start] == byte, canClose(offset, in: copy.bytes), offset > start + 1 {
        pairs.append(start..<offset + 1)
        open = nil
      } else if open == nil, canOpen(offset, in: copy.bytes) {
        open = offset
      }
    }
    return pairs
  }

  private static func canOpen(_ offset: Int, in bytes: Bytes) -> Bool {
    let isFree = offset == 0 || isSpaceOrBracket(bytes[offset - 1])
    return isFree && offset + 1 < bytes.count && bytes[offset + 1] != 0x20
  }

  private static func canClose(_ offset: Int, in bytes: Bytes) -> Bool {
    offset > 0 && bytes[offset - 1] != 0x20 && (offset + 1 == bytes.count || !isWord(bytes[offset + 1]))
  }

  private static func isSpaceOrBracket(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x09, 0x0A, 0x0D, 0x20, 0x28, 0x5B, 0x2F, 0x3A, 0x94, 0x93: true
    default: false
    }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: byte >= 0xC0
    }
  }
}

extension Message {
  fileprivate static func straight(_ words: String, _ curly: String) -> Message {
    "\(words) has straight quotation marks. Use \(curly)"
  }
}
