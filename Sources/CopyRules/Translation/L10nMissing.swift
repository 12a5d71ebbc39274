package import CopyKernel
import CopyModel
package import CopyPassage
import CopyText

/// What the base has and a translation hasn’t.
package struct L10nMissing: TableRule {
  package static let info = RuleInfo(
    "l10n-missing", "A translation has all keys of its base.",
    why: "Where a translation is missing people see the key, or another language.",
    source: "compare-locales, missing entities", check: .translation, roles: .all, severity: .warning,
    examples: [
      .table("a = Löschen", locale: .german, base: "a = Delete\n⟦b = Rename…⟧"),
      .table("a = Löschen", locale: .german, base: "a = Delete\nb = %@ – %@"),
      .table("a = Löschen\nb = Umbenennen…", locale: .german, base: "a = Delete\nb = Rename…"),
    ])

  package func check(_ table: TranslationTable, _ report: inout Report) {
    guard let base = table.base else { return }
    for index in table.missingKeys() {
      let entry = base.catalog.entries[index]
      let (value, key) = (base.catalog.bytes(entry.value), base.catalog.bytes(entry.key))
      guard hasWords(value), !PropertyListKey.isName(key) else { continue }
      report.addMissing(.isMissing(table.locale), baseEntry: index, range: 0..<value.count)
    }
  }

  /// Whether there is something to translate: letters that no placeholder brings along.
  private func hasWords(_ value: Bytes) -> Bool {
    var (run, isInName) = (0, false)
    for byte in value {
      if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "%") || byte == UInt8(ascii: "\\") { isInName = true }
      if byte == UInt8(ascii: "}") || byte == UInt8(ascii: " ") || byte == UInt8(ascii: "@") { isInName = false }
      let isLetter = (0x61...0x7A).contains(byte | 0x20) || byte >= 0xC3
      run = isLetter && !isInName ? run + 1 : 0
      if run > 1 || byte >= 0xE3 { return true }
    }
    return false
  }
}

extension Message {
  fileprivate static func isMissing(_ locale: LocaleTag) -> Message {
    locale == .undetermined ? "The translation is missing" : "The translation into “\(locale)” is missing"
  }
}
