package import CopyKernel
import CopyModel
package import CopyPassage

/// A translation of which the base knows nothing.
package struct L10nExtra: TextRule {
  package static let info = RuleInfo(
    "l10n-extra", "A translation has no keys that its base lacks.",
    why: "Nobody sees it: the key was renamed or misspelled, or its text is gone.",
    source: "compare-locales, obsolete entities", check: .translation, roles: .all, severity: .note,
    examples: [
      .table("a = Löschen\n⟦b = Umbenennen⟧", locale: .german, base: "a = Delete"),
      .table("a = Löschen", locale: .german, base: "a = Delete\nb = Rename"),
      .table(
        "NSCameraUsageDescription = Zum Scannen.\nCFBundleName = Notizen", locale: .german,
        base: "CFBundleDisplayName = Notes"),
    ])

  package func check(_ copy: Passage, _ report: inout Report) {
    guard copy.isExtra, !PropertyListKey.hasText(copy.key) else { return }
    report.add(.isUnknown(copy.key.text), at: 0..<copy.bytes.count)
  }
}

extension Message {
  fileprivate static func isUnknown(_ key: String) -> Message { "The base has no key “\(key)”" }
}
