import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// Isolates that open and close.
struct L10nBidi: TextRule {
  static let info = RuleInfo(
    "l10n-bidi", "Marks of writing direction come in pairs, and those around the base’s placeholders stay.",
    why: "An isolate that never ends, or lost its partner, jumbles the rest of the line in Arabic and Hebrew.",
    source: "Unicode Standard Annex 9", check: .language, roles: .all,
    needs: .any(of: [.directionMark, .isTranslation]), severity: .warning,
    examples: [
      .bad("حذف ⟦\u{2068}⟧%@؟", .alertTitle, locale: .arabic), .bad("%@⟦\u{2069}⟧ ist neu", .label, locale: .german),
      .bad("⟦حذف %@؟⟧", .alertTitle, locale: .arabic, base: "Delete \u{2068}%@\u{2069}?"),
      .good("حذف \u{2068}%@\u{2069}؟", .alertTitle, locale: .arabic),
      .good("\u{202B}حذف\u{202C}", .button, locale: .arabic), .good("حذف %@؟", .alertTitle, locale: .arabic),
    ])

  func check(_ copy: Passage, _ report: inout Report) {
    let marks = DirectionMarks(copy.bytes)
    for place in marks.unpaired {
      report.add(.isUnpaired(copy.bytes, place), at: place, fixes: [])
    }
    guard let base = copy.base, marks.isolates == 0, DirectionMarks(base.bytes).isolates > 0 else { return }
    if isRightToLeft(copy.locale) { report.add(.areMissing, at: copy.trimmedRange) }
  }

  private func isRightToLeft(_ locale: LocaleTag) -> Bool { ICU.LocaleNames.isRightToLeft("\(locale)") }
}

/// The marks of direction in a piece of copy that have to come in pairs.
private struct DirectionMarks {
  /// Marks without their partner, in order.
  private(set) var unpaired: [Range<Int>] = []
  /// How many isolates open.
  private(set) var isolates = 0

  init(_ bytes: Bytes) {
    var (open, embedded) = ([Range<Int>](), [Range<Int>]())
    var position = 0
    while let start = bytes[position...].firstIndex(of: 0xE2) {
      position = start + 1
      guard start + 2 < bytes.count else { break }
      let range = start..<start + 3
      switch (bytes[start + 1], bytes[start + 2]) {
      case (0x81, 0xA6...0xA8):
        open.append(range)
        isolates += 1
      case (0x81, 0xA9): if open.popLast() == nil { unpaired.append(range) }
      case (0x80, 0xAA), (0x80, 0xAB), (0x80, 0xAD), (0x80, 0xAE): embedded.append(range)
      case (0x80, 0xAC): if embedded.popLast() == nil { unpaired.append(range) }
      default: break
      }
    }
    // A paragraph’s end closes embeddings; writers of right-to-left text rely on it.
    unpaired = (unpaired + open).sorted { $0.lowerBound < $1.lowerBound }
  }
}

extension Message {
  fileprivate static func isUnpaired(_ bytes: Bytes, _ range: Range<Int>) -> Message {
    let value = UInt32(bytes[range.lowerBound + 1] & 0x3F) << 6 | UInt32(bytes[range.lowerBound + 2] & 0x3F) | 0x2000
    return "U+\(String(value, radix: 16, uppercase: true)), a mark of writing direction, has no partner"
  }

  fileprivate static let areMissing: Message =
    "The base isolates its placeholders (U+2068 to U+2069), this text doesn’t"
}
