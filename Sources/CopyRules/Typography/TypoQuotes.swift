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
      .bad("Open ⟦'Notes'⟧ again.", .text, better: "Open “Notes” again."),
      .bad("Say ⟦\"open 'Notes' now\"⟧.", .text, better: "Say “open ‘Notes’ now”."),
      .bad("Open ⟦'Notes'⟧ again.", .text, better: "Open ‘Notes’ again.", locale: LocaleTag("en-GB") ?? .english),
      .good("Open \"Kiln and choose \"Cool\" or \"Heat\".", .text),
      .good("Delete “Notes”?", .alertTitle), .good("A 27\" display", .text), .good("\"\"", .text),
      .good("<a href=\"https://example.com\">Help</a>", .text),
      .good("Type echo \"alias kiln=fire\" >> ~/.zshrc first.", .text), .good("See ^[Kiln](style: 'bold').", .text),
    ])

  func check(_ copy: Passage, _ report: inout Report) {
    guard copy.isEnglish, copy.bytes.contains(where: { $0 == 0x22 || $0 == 0x27 }) else { return }
    let pairs = QuotePairs.straight(in: copy)
    guard let first = pairs.first else { return }
    let isDouble = { (pair: Range<Int>) in copy.bytes[pair.lowerBound] == 0x22 || !isSingle(pair, copy) }
    let splices = pairs.flatMap { pair in
      let isDouble = isDouble(pair)
      return [
        Splice(pair.lowerBound..<pair.lowerBound + 1, isDouble ? "“" : "‘"),
        Splice(pair.upperBound - 1..<pair.upperBound, isDouble ? "”" : "’"),
      ]
    }
    let marks = isDouble(first) ? "“ ”" : "‘ ’"
    report.add(.straight(copy.text(first), marks), at: first, fixes: [Fix(splices, isSafe: true)])
  }

  /// Whether single marks are right: inside a quotation, and where the country quotes so.
  private func isSingle(_ pair: Range<Int>, _ copy: Passage) -> Bool {
    if let region = copy.locale.regionCode, region != "US", region != "CA" { return true }
    let before = copy.bytes[..<pair.lowerBound]
    let behind = copy.bytes[pair.upperBound...]
    let isOpen = before.count(where: { $0 == 0x22 }) % 2 == 1 || copy.text(0..<pair.lowerBound).contains("“")
    return isOpen && (behind.contains(0x22) || copy.text(pair.upperBound..<copy.bytes.count).contains("”"))
  }
}

/// Straight quotation marks that come in pairs around words.
enum QuotePairs {
  /// From the opening mark to behind the closing one. Marks inside words, markup, and measures are none.
  static func straight(in copy: Passage) -> [Range<Int>] {
    var (pairs, open) = ([Range<Int>](), [UInt8: Int]())
    for token in copy.tokens where token.kind == .punctuation && token.length == 1 {
      let (offset, byte) = (Int(token.start), copy.bytes[Int(token.start)])
      guard byte == 0x22 || byte == 0x27 else { continue }
      if let start = open[byte], canClose(offset, in: copy.bytes), offset > start + 1 {
        // What opened inside it doesn’t close outside.
        open = open.filter { $0.value < start }
        pairs.append(start..<offset + 1)
      } else if canOpen(offset, in: copy.bytes) {
        // One of two that open was never closed, and nobody knows where it should have been.
        if byte == 0x22, open[byte] != nil { return [] }
        if open[byte] == nil { open[byte] = offset }
      }
    }
    // “add '-w 0' to the command”: what is typed into a terminal stands as it is, and the text around it may be copied with it.
    let isOption = pairs.contains { copy.bytes.hasLiteral("-", at: $0.lowerBound + 1) }
    if isOption || isTyped(copy, pairs) { return [] }
    return pairs.filter { !isAttribute($0, copy.bytes) }.sorted { $0.lowerBound < $1.lowerBound }
  }

  /// `echo "alias kiln=fire" >> ~/.zshrc`: what stands between words of a terminal.
  private static func isTyped(_ copy: Passage, _ pairs: [Range<Int>]) -> Bool {
    let signs: [StaticString] = [" >> ", " > ~/", " && ", " | grep ", " | sh", " 2>&1", "$("]
    return !pairs.isEmpty && signs.contains(where: copy.bytes.holds)
  }

  /// `^[Kiln](style: 'bold')`: what stands behind the words of a link says how they look.
  private static func isAttribute(_ pair: Range<Int>, _ bytes: Bytes) -> Bool {
    guard let open = bytes[..<pair.lowerBound].lastIndex(of: UInt8(ascii: "(")), open > 0 else { return false }
    return bytes[open - 1] == UInt8(ascii: "]") && !bytes[open..<pair.lowerBound].contains(UInt8(ascii: ")"))
  }

  private static func canOpen(_ offset: Int, in bytes: Bytes) -> Bool {
    let isFree = offset == 0 || isSpaceOrBracket(bytes[offset - 1])
    return isFree && offset + 1 < bytes.count && bytes[offset + 1] != 0x20
  }

  private static func canClose(_ offset: Int, in bytes: Bytes) -> Bool {
    offset > 0 && bytes[offset - 1] != 0x20 && (offset + 1 == bytes.count || !isWord(offset + 1, in: bytes))
  }

  private static func isSpaceOrBracket(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x09, 0x0A, 0x0D, 0x20, 0x28, 0x5B, 0x2F, 0x3A, 0x94, 0x93: true
    default: false
    }
  }

  private static func isWord(_ place: Int, in bytes: Bytes) -> Bool {
    switch bytes[place] {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    case 0xC0...: Unicode.Scalar(bytes.scalar(at: place).value)?.properties.isAlphabetic ?? false
    default: false
    }
  }
}

extension Message {
  fileprivate static func straight(_ words: String, _ curly: String) -> Message {
    "\(words) has straight quotation marks. Use \(curly)"
  }
}
