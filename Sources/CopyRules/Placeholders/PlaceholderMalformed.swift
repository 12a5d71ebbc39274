import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// Placeholders that a slip of the hand broke.
struct PlaceholderMalformed: TextRule {
  static let info = RuleInfo(
    "placeholder-malformed", "Placeholders are written as formatters read them.",
    why: "A broken placeholder is never filled in: people see “%1 $@” in place of a name.",
    source: "Apple, String Format Specifiers; Core Foundation, `CFString.c`", roles: .all, needs: .any(of: .percent),
    severity: .warning,
    examples: [
      .bad("Delete ⟦%1@⟧?", .alertTitle, better: "Delete %1$@?"),
      .bad("Delete ⟦% @⟧?", .alertTitle, better: "Delete %@?"),
      .bad("⟦%1 $@⟧ is new.", .text, better: "%1$@ is new."), .bad("⟦%$1@⟧ is new.", .text, better: "%1$@ is new."),
      .bad("⟦％@⟧ 삭제", .button, better: "%@ 삭제", locale: .korean), .bad("⟦%1$⟧ is new.", .text),
      .good("Delete %1$@?", .alertTitle), .good("100% of the files", .text), .good("50 % @home", .text),
      .good("%.1f GB", .label), .good("Costs 5%.", .text),
    ])

  func check(_ copy: Passage, _ report: inout Report) {
    var start = Self.sign(in: copy.bytes, from: 0)
    while start < copy.bytes.count {
      guard let (range, better) = fault(at: start, in: copy.bytes) else {
        start = Self.sign(in: copy.bytes, from: start + 1)
        continue
      }
      let fix = better.flatMap { Fix([Splice(range, $0)], isSafe: false, mendsPlaceholders: true) }
      if let better, Self.isFilled(copy.bytes.slice(range)) {
        report.add(.isOdd(copy.text(range), better), at: range, severity: .note, fixes: [fix])
      } else {
        report.add(.isBroken(copy.text(range), better: better), at: range, fixes: [fix])
      }
      start = Self.sign(in: copy.bytes, from: range.upperBound)
    }
  }

  /// `% @`, `%1@`: to Core Foundation the space is a flag, and the number a width.
  static func isFilled(_ written: Bytes) -> Bool {
    guard written.first == UInt8(ascii: "%"), written.last == UInt8(ascii: "@"), written.count > 2 else { return false }
    let between = written.dropFirst().dropLast()
    return between.allSatisfy { $0 == 0x20 } || between.allSatisfy(\.isASCIIDigit)
  }

  /// A percent sign, or the first byte of a wide one.
  private static func sign(in bytes: Bytes, from start: Int) -> Int {
    bytes.firstIndex(of: UInt8(ascii: "%"), or: 0xEF, from: start)
  }

  /// A broken placeholder that begins at `start`, and what was meant, where that is clear.
  private func fault(at start: Int, in bytes: Bytes) -> (Range<Int>, better: String?)? {
    guard bytes[start] == UInt8(ascii: "%") else {
      return bytes.hasLiteral("％@", at: start) ? (start..<start + 4, "%@") : nil
    }
    if follows(start, in: bytes) { return nil }
    var scan = Scan(bytes, start + 1)
    let hasSpace = scan.skip(UInt8(ascii: " "))
    let isSwapped = scan.skip(UInt8(ascii: "$"))
    let digits = scan.digits()
    let hasInnerSpace = !digits.isEmpty && scan.skip(UInt8(ascii: " "))
    let hasDollar = scan.skip(UInt8(ascii: "$"))
    if !digits.isEmpty { hasSpaceBehindDollar(&scan, hasDollar) }
    let range = start..<scan.position + 1
    guard scan.current == UInt8(ascii: "@") else {
      let isCut = !digits.isEmpty && hasDollar && !hasSpace && !scan.beginsConversion
      return isCut ? (start..<scan.position, nil) : nil
    }
    if digits.isEmpty { return hasSpace && !isSwapped && !hasDollar && isFree(range, in: bytes) ? (range, "%@") : nil }
    let isRight = !hasSpace && !isSwapped && !hasInnerSpace && hasDollar && range.count == digits.count + 3
    return isRight || hasSpace ? nil : (range, "%\(bytes.slice(digits).text)$@")
  }

  private func hasSpaceBehindDollar(_ scan: inout Scan, _ hasDollar: Bool) {
    if hasDollar, scan.next == UInt8(ascii: "@") { _ = scan.skip(UInt8(ascii: " ")) }
  }

  /// “50 % @home”: a percentage before an address.
  private func isFree(_ range: Range<Int>, in bytes: Bytes) -> Bool {
    range.upperBound == bytes.count || !(0x61...0x7A).contains(bytes[range.upperBound] | 0x20)
  }

  /// Whether a digit or another percent sign stands before: a percentage.
  private func follows(_ start: Int, in bytes: Bytes) -> Bool {
    guard start > 0 else { return false }
    let previous = bytes[start - 1]
    return (0x30...0x39).contains(previous) || previous == UInt8(ascii: "%")
  }

  /// Reads on in bytes.
  private struct Scan {
    let bytes: Bytes
    var position: Int

    init(_ bytes: Bytes, _ position: Int) { (self.bytes, self.position) = (bytes, position) }

    var current: UInt8 { position < bytes.count ? bytes[position] : 0 }
    var next: UInt8 { position + 1 < bytes.count ? bytes[position + 1] : 0 }

    mutating func skip(_ byte: UInt8) -> Bool {
      guard current == byte else { return false }
      position += 1
      return true
    }

    mutating func digits() -> Range<Int> {
      let start = position
      while current.isASCIIDigit { position += 1 }
      return start..<position
    }

    /// Flags, a width, or a letter that may go on to be a conversion.
    var beginsConversion: Bool { current > 0x20 && current < 0x7F && current != UInt8(ascii: "$") }
  }
}

extension Message {
  fileprivate static func isOdd(_ written: String, _ better: String) -> Message {
    "“\(written)” is filled in, in the order of the text. Write “\(better)”"
  }

  fileprivate static func isBroken(_ written: String, better: String?) -> Message {
    "“\(written)” is never filled in" + (better.map { ". Write “\($0)”" } ?? "")
  }
}

extension Message {
  /// One message behind another.
  fileprivate static func + (left: Message, right: String) -> Message { Message(stringLiteral: left.text + right) }
}
