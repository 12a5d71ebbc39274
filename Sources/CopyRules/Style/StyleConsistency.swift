import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// One spelling for one title.
struct StyleConsistency: TableRule {
  static let info = RuleInfo(
    "style-consistency", "A title is written in one way in all its places.",
    why: "Set Up here and Setup there make people look for a difference that isn’t there.",
    source: "HIG, Writing: consistency", check: .project,
    roles: RoleSet(.button, .notificationAction, .menuItem, .label, .alertTitle), languages: .english,
    severity: .note,
    examples: [
      .table("a.button = Sign In\nb.button = Sign In\n⟦c.button = Sign-In⟧", locale: .english, base: ""),
      .table("⟦a.label = E-mail⟧\nb.label = Email\nc.label = Email", locale: .english, base: ""),
      .table("a.button = Sign In\nb.button = Sign In…\nc.label = Sign in", locale: .english, base: ""),
      .table("a.label = note\nb.label = Note\nc.label = Note\nd.label = NOTE", locale: .english, base: ""),
    ])

  /// Titles beyond this are texts, in bytes.
  private static let longest = 40

  /// Case has rules of its own, and a heading may have another than a setting.
  func check(_ table: TranslationTable, _ report: inout Report) {
    var groups = WordingGroups()
    table.forEachEntry { index, entry in
      let (role, text) = (table.role(of: index), table.catalog.bytes(entry.value))
      guard Self.info.roles.contains(role), entry.variation.isEmpty, text.count <= Self.longest, text.count > 2,
        text.allSatisfy({ $0 < 0x80 || $0 == 0xE2 }), !text.contains(where: { "%{$<\\\n".utf8.contains($0) }),
        Self.isTitle(text)
      else { return }
      let subject = WordingHash.words(of: text) &+ UInt64(role.rawValue)
      groups.add(index, subject: subject, wording: WordingHash.title(text, foldsCase: true))
    }
    groups.forEachOutlier { outlier in
      let (entry, other) = (table.catalog.entries[outlier.entry], table.catalog.entries[outlier.usual])
      // Once each, nobody knows which is the slip.
      guard outlier.count > 1 else { return }
      report.move(to: outlier.entry)
      report.add(
        .isWritten(table.text(of: entry), table.text(of: other), count: outlier.count),
        at: 0..<table.catalog.bytes(entry.value).count)
    }
  }
}

extension StyleConsistency {
  /// Words in small letters stand inside other copy, and those in capitals are a heading’s.
  private static func isTitle(_ text: Bytes) -> Bool {
    guard let first = text.first(where: { (0x61...0x7A).contains($0 | 0x20) }) else { return false }
    return first & 0x20 == 0 && text.contains { (0x61...0x7A).contains($0) }
  }
}

extension Message {
  fileprivate static func isWritten(_ title: String, _ usual: String, count: Int) -> Message {
    "“\(title)” is written “\(usual)” in \(count) other places"
  }
}
