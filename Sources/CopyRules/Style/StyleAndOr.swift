import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// And, or or: rarely both.
struct StyleAndOr: TextRule {
  static let info = RuleInfo(
    "style-and-or", "Copy writes “and” or “or”, not both at once.",
    why: "The reader has to work out what the writer didn’t decide.", source: "Apple Style Guide, and/or", roles: .all,
    languages: .english, needs: .any(of: .slash), severity: .optIn,
    examples: [.bad("Add a name ⟦and/or⟧ a photo.", .text), .good("Add a name, a photo, or both.", .text)])

  func check(_ copy: Passage, _ report: inout Report) {
    guard copy.isEnglish else { return }
    for offset in copy.bytes.indices where copy.bytes[offset] == UInt8(ascii: "/") {
      let start = offset - 3
      guard start >= 0, copy.bytes.hasLiteral("and/or", at: start), isFree(start..<start + 6, in: copy.bytes) else {
        continue
      }
      report.add(.undecided, at: start..<start + 6)
    }
  }

  private func isFree(_ range: Range<Int>, in bytes: Bytes) -> Bool {
    (range.lowerBound == 0 || bytes[range.lowerBound - 1] == 0x20)
      && (range.upperBound == bytes.count || bytes[range.upperBound] == 0x20)
  }
}

extension Message {
  fileprivate static let undecided: Message = "Write “and” or “or” for “and/or”, or name both cases"
}
