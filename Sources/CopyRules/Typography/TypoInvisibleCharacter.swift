import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// Characters that nobody sees.
struct TypoInvisibleCharacter: TextRule {
  static let info = RuleInfo(
    "typo-invisible-character", "No zero-width or control characters in copy.",
    why: "They come along when text is pasted, break search and comparison, and can’t be seen.",
    source: "Unicode Standard, default ignorable code points", roles: .all, needs: .any(of: .invisible),
    severity: .warning,
    examples: [
      .bad("Save⟦\u{200B}⟧ Changes", .button, better: "Save Changes"),
      .bad("Done⟦\u{7}⟧", .button, better: "Done"),
      .bad("the ⟦\u{200B}\u{200B}⟧kiln", .text, better: "the kiln"),
      .good("Save Changes", .button), .good("\u{200B}", .text), .good("\u{2}Kiln:\u{2} %@", .text),
      .bad("開啟 Ki⟦\u{200B}\u{200B}⟧ln", .label, better: "開啟 Kiln", locale: LocaleTag("zh-TW") ?? .undetermined),
      .good("👩\u{200D}👩\u{200D}👧 Family", .label), .good("ห้อง\u{200B}ภาพ", .label),
      .bad("ห้อง\u{200B}⟦\u{200B}⟧ภาพ", .label, better: "ห้อง\u{200B}ภาพ"),
      .good("Zahnrad\u{AD}presse", .label, locale: .german),
      .bad("사진 ⟦\u{200B}⟧추가", .button, better: "사진 추가", locale: .korean),
    ])

  func check(_ copy: Passage, _ report: inout Report) {
    // By itself it stands where a program needs a character that nobody sees.
    guard copy.tokens.contains(where: { $0.kind != .other && $0.kind != .space }) else { return }
    var position = 0
    while position < copy.bytes.count {
      let start = position
      position += utf8Length(lead: copy.bytes[position])
      guard let name = name(at: start, in: copy) else { continue }
      // Several in a row go together.
      while position < copy.bytes.count, self.name(at: position, in: copy) == name {
        position += utf8Length(lead: copy.bytes[position])
      }
      let range = start..<min(position, copy.bytes.count)
      // Khmer and its neighbours part all their words so: typed twice it is no news.
      if copy.bytes.hasLiteral("\u{200B}", at: start), Self.partedByNothing.contains(copy.locale.languageCode) {
        continue
      }
      // Where words are parted by it, one too many changes nothing that anybody sees.
      let isHarmless = copy.bytes.hasLiteral("\u{200B}", at: start) && !copy.isKorean && !isCased(copy)
      report.add(
        .invisible(name), at: range, severity: isHarmless ? .note : nil, fixes: [Fix([Splice(range, "")], isSafe: true)]
      )
    }
  }

  /// Joiners have work to do in emoji and in some scripts, direction marks beside right-to-left text, and a zero-width space
  /// where words are written without spaces; soft hyphens are set where a long word may break. So only what does nothing in
  /// copy of this kind is reported.
  private func name(at position: Int, in copy: Passage) -> String? {
    switch copy.bytes[position] {
    case 0x09, 0x0A, 0x0D: return nil
    case 0..<0x20 where switchesStyle(copy.bytes[position], in: copy): return nil
    case 0..<0x20, 0x7F: return codePoint(UInt32(copy.bytes[position]))
    case 0xE2 where copy.bytes.hasLiteral("\u{200B}", at: position) && (isCased(copy) || isIdle(position, in: copy)):
      return "U+200B, zero-width space"
    case 0xEF where copy.bytes.hasLiteral("\u{FEFF}", at: position): return "U+FEFF, byte-order mark"
    default: return nil
    }
  }

  /// “␂Topic:␂ %@”: what stands around words switches bold or colours on and off, as chats over IRC have it.
  private func switchesStyle(_ control: UInt8, in copy: Passage) -> Bool {
    copy.bytes.count { $0 == control } > 1
  }

  private static let partedByNothing = ["km", "lo", "my", "th", "bo", "dz"]

  private func isCased(_ copy: Passage) -> Bool {
    !copy.tokens.contains { $0.traits.contains(.isUncased) }
  }

  /// Whether the line may break at `position` without it: beside a space or another one, at an edge, in Korean.
  private func isIdle(_ position: Int, in copy: Passage) -> Bool {
    let end = position + 3
    if copy.isKorean || position == 0 || end >= copy.bytes.count { return true }
    return copy.bytes[position - 1] == 0x20 || copy.bytes[end] == 0x20 || isInLatinWord(position, copy.bytes)
      || position > 2 && copy.bytes.hasLiteral("\u{200B}", at: position - 3)
  }

  /// A word in Latin letters isn’t parted by spaces of no width, however many there are.
  private func isInLatinWord(_ position: Int, _ bytes: Bytes) -> Bool {
    var (start, end) = (position, position + 3)
    while bytes.hasLiteral("\u{200B}", at: start - 3) { start -= 3 }
    while bytes.hasLiteral("\u{200B}", at: end) { end += 3 }
    return start > 0 && end < bytes.count && bytes[start - 1].isASCIILetter && bytes[end].isASCIILetter
  }

  private func codePoint(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: 4 - digits.count) + digits + ", control character"
  }
}

extension Message {
  fileprivate static func invisible(_ name: String) -> Message { "An invisible character stands here: \(name)" }
}
