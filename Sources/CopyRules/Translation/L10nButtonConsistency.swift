import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// One button, one title.
struct L10nButtonConsistency: TableRule {
  static let info = RuleInfo(
    "l10n-button-consistency", "A button of the base has one title in each language of a catalogue.",
    why: "Two words for one action look like two actions.", source: "HIG, Alerts: Buttons", statements: [82],
    check: .project, roles: RoleSet(.button, .notificationAction), severity: .warning,
    examples: [
      .table(
        "a.button = Annuleer\nb.button = Annuleer\n⟦c.button = Annuleren⟧", locale: .dutch,
        base: "a.button = Cancel\nb.button = Cancel\nc.button = Cancel"),
      .table(
        "a.button = Annuleer\nb.button = Stop", locale: .dutch, base: "a.button = Cancel\nb.button = Stop"),
      .table(
        "a.button = Annuleer\nb.button = Annuleer\nc.back = Annuleer\nc.button = Stoppen", locale: .dutch,
        base: "a.button = Cancel\nb.button = Cancel\nc.back = Keep Going\nc.button = Cancel"),
      .table(
        "a.button = Klaar\nb.button = Klaar\nc.button = Terug naar de tuin", locale: .dutch,
        base: "a.button = Done\nb.button = Done\nc.button = Done"),
      .table("a.button = Fertig\nb.button = Weiter", locale: .german, base: "a.button = Done\nb.button = Done"),
      .table(
        "a.button = Отмена\n⟦b.button = Отменить⟧", locale: LocaleTag("ru") ?? .undetermined,
        base: "a.button = Cancel\nb.button = Cancel"),
      .table("a.button = Fertig\nb.button = Fertig\u{200B}", locale: .german, base: "a.button = Done\nb.button = Done"),
      .table(
        "a.button = Отменить\nb.button = ОТМЕНИТЬ", locale: LocaleTag("ru") ?? .undetermined,
        base: "a.button = Cancel\nb.button = CANCEL"),
      .table("a.button = Opnieuw…\nb.button = Opnieuw", locale: .dutch, base: "a.button = Retry…\nb.button = Retry"),
      .table(
        "a.button = Alles tonen…\nb.button = Toon alle", locale: .dutch,
        base: "a.button = Show All…\nb.button = Show All"),
      .table(
        "a.button = en de pas\nb.button = en de pas\nc.button = of de pas", locale: .dutch,
        base: "a.button = and the pass\nb.button = and the pass\nc.button = and the pass"),
      .table(
        "a.button = Wis\nb.button = Wis\nc.button = Wis het logboek", locale: .dutch,
        base: "a.button = Erase\nb.button = Erase\nc.button = Erase"),
    ])

  /// Titles beyond this say more than an action, in bytes.
  private static let longest = 48

  func check(_ table: TranslationTable, _ report: inout Report) {
    var groups = WordingGroups()
    table.forEachEntry { index, entry in
      guard Self.info.roles.contains(table.role(of: index)), entry.variation.isEmpty else { return }
      let text = table.catalog.bytes(entry.value)
      let base = table.withBase(of: index) { base in
        Self.isPlain(base) && !Self.isPiece(base) && !text.equals(base) ? Self.subject(of: base) : nil
      }
      guard let base = base ?? nil, Self.isPlain(text),
        !AnimationFrame.isShown(text, comment: table.catalog.bytes(entry.comment))
      else { return }
      groups.add(index, subject: base, wording: WordingHash.title(text, foldsCase: true))
    }
    groups.forEachOutlier { outlier in
      let (entry, other) = (table.catalog.entries[outlier.entry], table.catalog.entries[outlier.usual])
      // Of a key that stands twice, one never shows.
      if table.catalog.bytes(entry.key).equals(table.catalog.bytes(other.key)) { return }
      // ОТМЕНИТЬ is Отменить where the base shouts as well; hashes fold the capitals of ASCII alone.
      if Self.visible(table.text(of: entry)) == Self.visible(table.text(of: other)) { return }
      // “Löschen” beside “Datei löschen” names what the other leaves to the alert.
      if Self.adds(table.text(of: entry), to: table.text(of: other)) { return }
      // “Retour aux réglages” for “Done” says where the button leads, which the translator chose to.
      let areForms = Self.areForms(table.text(of: entry), table.text(of: other))
      let base = table.withBase(of: outlier.entry) { Self.words(of: $0) } ?? 0
      if !areForms, Self.saysMore(entry, than: base, table) { return }
      // The usual word is taken: the button beside it, which does something else, has it.
      if isTaken(table.text(of: other), beside: outlier.entry, in: table) { return }
      // “Weiter” once and “Fertig” once may be two actions that English has one word for; “Отмена” and “Отменить” are one.
      if outlier.count < 2, !areForms { return }
      let range = 0..<table.catalog.bytes(entry.value).count
      // What only sounds like a button may be its tooltip.
      let isSure = table.isRoleKnown(of: outlier.entry) && table.isRoleKnown(of: outlier.usual)
      report.move(to: outlier.entry)
      report.add(
        .isElsewhere(table.text(of: entry), table.text(of: other), count: outlier.count), at: range,
        severity: outlier.isSlip && isSure ? nil : .note,
        notes: ["It is so at the key “\(table.catalog.bytes(other.key).text)”."])
    }
  }

  /// Whether a translation has two words more than its base.
  private static func saysMore(_ entry: Entry, than base: Int, _ table: TranslationTable) -> Bool {
    base > 0 && words(of: table.catalog.bytes(entry.value)) > base + 1
  }

  private static func words(of title: Bytes) -> Int { title.count { $0 == UInt8(ascii: " ") } + 1 }

  /// Whether a button near the entry at `index`, which translates something else, has the title `usual`.
  private func isTaken(_ usual: String, beside index: Int, in table: TranslationTable) -> Bool {
    let base = table.withBase(of: index) { Self.subject(of: $0) }
    let near = max(0, index - Self.near)...min(table.catalog.entries.count - 1, index + Self.near)
    return near.contains { other in
      guard other != index, Self.info.roles.contains(table.role(of: other)) else { return false }
      let entry = table.catalog.entries[other]
      return entry.locale == table.catalog.entries[index].locale
        && Self.visible(table.text(of: entry)) == Self.visible(usual)
        && table.withBase(of: other) { Self.subject(of: $0) } != base
    }
  }

  /// The buttons of one alert stand this many entries apart at most.
  private static let near = 3

  /// Whether one title is all of the other with more words before or behind it.
  private static func adds(_ title: String, to other: String) -> Bool {
    let (title, other) = (title.lowercased(), other.lowercased())
    let (short, long) = title.count < other.count ? (title, other) : (other, title)
    return long.hasPrefix(short + " ") || long.hasSuffix(" " + short)
  }

  /// The title in small letters, without what nobody sees.
  private static func visible(_ title: String) -> String {
    var scalars = title.lowercased().unicodeScalars
    scalars.removeAll(where: \.properties.isDefaultIgnorableCodePoint)
    return String(scalars)
  }

  /// Whether both titles begin alike, for half of the shorter one: two forms of one word, or two spellings.
  private static func areForms(_ title: String, _ other: String) -> Bool {
    let (title, other) = (title.lowercased(), other.lowercased())
    let shared = zip(title, other).prefix { $0 == $1 }.count
    return shared > 1 && 2 * shared >= min(title.count, other.count)
  }

  /// “Show All” and “Show All…” are two actions.
  private static func subject(of base: Bytes) -> UInt64 {
    let goesOn = base.hasLiteral("…", at: base.count - 3) || base.hasLiteral("...", at: base.count - 3)
    return WordingHash.title(base, foldsCase: true) &+ (goesOn ? 1 : 0)
  }

  /// “and the terms”: small letters from the first on are those of a piece of a sentence.
  private static func isPiece(_ base: Bytes) -> Bool { base[0].isASCIILower && base.contains(0x20) }

  /// Whether the title is all there, with nothing filled in.
  private static func isPlain(_ text: Bytes) -> Bool {
    !text.isEmpty && text.count <= longest && !text.contains { "%{$<\\".utf8.contains($0) }
  }
}

extension Message {
  fileprivate static func isElsewhere(_ title: String, _ usual: String, count: Int) -> Message {
    count > 1
      ? "“\(title)” is called “\(usual)” in \(count) other places" : "“\(title)” is called “\(usual)” elsewhere"
  }
}
