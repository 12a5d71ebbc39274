import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// Names that the translation dropped or changed.
struct L10nNames: TextRule {
  static let info = RuleInfo(
    "l10n-names", "Names of products stay as they are in a translation.",
    why: "People look for the name that they know; a translated one is another product to them.",
    source: "Apple Style Guide, product names", check: .translation, roles: .all, needs: .any(of: .isTranslation),
    severity: .warning,
    examples: [
      .bad("⟦Auf deinem Äpfelfon speichern⟧", .button, locale: .german, base: "Save on your iPhone"),
      .bad("⟦Mit GitLab anmelden⟧", .button, locale: .german, base: "Sign in with GitHub"),
      .good("Auf deinem iPhone speichern", .button, locale: .german, base: "Save on your iPhone"),
      .good("Alle iPhone", .button, locale: .italian, base: "All iPhones"),
      .good("Tallenna iPhoneen", .button, locale: .finnish, base: "Save to iPhone"),
      .good("깃허브로 로그인", .button, locale: .korean, base: "Sign in with GitHub"),
      .good("Mit WLAN verbinden", .button, locale: .german, base: "Connect to Wi-Fi"),
    ])

  func check(_ copy: Passage, _ report: inout Report) {
    guard let base = copy.base, copy.wordsRange != nil, !copy.bytes.equals(base.bytes) else { return }
    for token in base.tokens where token.kind == .word && token.traits.isSuperset(of: [.isName, .hasInnerUpper]) {
      let name = Self.withoutEnding(base.bytes.slice(token.range))
      guard Self.isKept(name), !UnitSigns.of(base.declaredLocale).contain(name.text),
        !copy.bytes.containsFolded(Self.singular(name))
      else { continue }
      // A translator may do without a name; those of the project itself are another matter.
      let isOwn = copy.settings.names.contains(name.text)
      // Of a language that nothing is known of, in a script of its own, nobody can tell how it spells the name.
      if copy.lexicon?.hasOwnWords == false,
        !copy.tokens.contains(where: { $0.kind == .word && !$0.traits.contains(.isNonASCII) })
      {
        return
      }
      // Other scripts spell names in letters of their own, as habit has it.
      if !isOwn, !LocaleOfCopy.usesLatin(copy.locale) { return }
      return report.add(.isLost(name.text), at: copy.trimmedRange, severity: isOwn ? nil : .note)
    }
  }

  /// “iPhone’s” without its ending.
  private static func withoutEnding(_ word: Bytes) -> Bytes {
    let mark = word.indices.first { word[$0] == 0x27 || word.hasLiteral("’", at: $0) }
    return word.slice(0..<(mark ?? word.count))
  }

  /// “kDrives”: other languages have plurals of their own, or none.
  private static func singular(_ name: Bytes) -> Bytes {
    name.count > 4 && name.last == UInt8(ascii: "s") ? name.slice(0..<name.count - 1) : name
  }

  /// Names that no language has words of its own for: with a capital inside, as iPhone and GitHub have it. Acronyms and
  /// their plurals, URLs and PINs, are words.
  private static func isKept(_ name: Bytes) -> Bool {
    guard name.count > 3, let last = name.last else { return false }
    let small = name.count { (0x61...0x7A).contains($0) }
    return small > 1 || small == 1 && last != UInt8(ascii: "s")
  }
}

extension Bytes {
  /// Whether `word` stands somewhere in it, ASCII letters in any case.
  fileprivate func containsFolded(_ word: Bytes) -> Bool {
    guard count >= word.count, let first = word.first else { return false }
    for start in 0...(count - word.count) where self[start] | 0x20 == first | 0x20 {
      if zip(self[start...], word).allSatisfy({ $0 | 0x20 == $1 | 0x20 }) { return true }
    }
    return false
  }
}

extension Message {
  fileprivate static func isLost(_ name: String) -> Message {
    "The name “\(name)” is missing here"
  }
}
