import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// Addresses lead to the same place in every language.
struct L10nUrl: TextRule {
  static let info = RuleInfo(
    "l10n-url", "Web and mail addresses are those of the base, their language aside.",
    why: "A changed address leads nowhere, or to somebody else.", source: "pofilter and Lokalise, URLs",
    check: .translation, roles: .all, needs: .any(of: .isTranslation), severity: .note,
    examples: [
      .bad(
        "Siehe ⟦https://exmaple.org/help⟧.", .text, better: "Siehe https://example.org/help.", locale: .german,
        base: "See https://example.org/help."),
      .bad("⟦Siehe die Hilfe.⟧", .text, locale: .german, base: "See https://example.org/help."),
      .bad(
        "An ⟦help@kilns.test⟧", .label, better: "An help@kiln.test", locale: .german, base: "To help@kiln.test"),
      .bad(
        "Siehe die <a href=\"⟦https://exmaple.org⟧\">Hilfe</a>.", .text,
        better: "Siehe die <a href=\"https://example.org\">Hilfe</a>.", locale: .german,
        base: "See the <a href=\"https://example.org\">help</a>."),
      .good(
        "Siehe <a href=\"https://example.org/help-de.html\">Hilfe</a>.", .text, locale: .german,
        base: "See <a href=\"https://example.org/help.html\">help</a>."),
      .good("Siehe https://example.org/de/help", .text, locale: .german, base: "See https://example.org/en/help"),
      .good("https://example.org/ablage.git", .label, locale: .german, base: "git@example.org:user/repo.git"),
      .good(
        "https://example.org/w?uselang=de hilft", .text, locale: .german, base: "https://example.org/w?uselang=en helps"
      ),
      .good("ada@beispiel.de oder Ada", .label, locale: .german, base: "ada@example.org or Ada"),
      .good("Die https://-Adresse", .label, locale: .german, base: "The https:// address"),
      .good(
        "https://example.org'yi ziyaret edin", .text, locale: .turkish, base: "Visit https://example.org for more"),
      .good("Siehe example.org.", .text, locale: .german, base: "See https://example.org/"),
      .good(
        "Siehe https://example.org/hilfe/ofen.", .text, locale: .german, base: "See https://example.org/help/kiln."),
      .bad(
        "Siehe ⟦https://example.org/hlep⟧.", .text, better: "Siehe https://example.org/help.", locale: .german,
        base: "See https://example.org/help."),
    ])

  func check(_ copy: Passage, _ report: inout Report) {
    // An address that is all of the text is an example, or a page of its own for each language.
    guard let base = copy.base, base.tokens.contains(where: { $0.kind == .word }),
      base.tokens.contains(where: { $0.kind == .space || $0.kind == .newline || $0.traits.contains(.isUncased) })
    else { return }
    var wanted = Self.addresses(in: base).filter { !Self.isSample($0, in: base) }.map {
      (place: $0, parts: Self.parts(base.bytes, $0))
    }
    guard !wanted.isEmpty, copy.wordsRange != nil else { return }
    var changed: [Range<Int>] = []
    for address in Self.addresses(in: copy) {
      let parts = Self.parts(copy.bytes, address)
      if let place = wanted.firstIndex(where: { $0.parts == parts || holds(copy, address, base.text($0.place)) }) {
        wanted.remove(at: place)
      } else {
        changed.append(address)
      }
    }
    for (range, meant) in zip(changed, wanted) where !Self.isOwnPage(copy, range, base, meant.place) {
      let address = base.text(meant.place)
      // “example.orgHier”: the next word hangs on it.
      let isGlued = copy.text(range).hasPrefix(address)
      let fixes = isGlued ? [] : [Fix([Splice(range, address)], isSafe: false)]
      report.add(.isOther(copy.text(range), address), at: range, fixes: fixes)
    }
    for meant in wanted.dropFirst(changed.count) where !holds(copy, Self.bare(base.bytes, meant.place)) {
      report.add(.isMissing(base.text(meant.place)), at: copy.trimmedRange)
    }
  }

  /// Another page of the same site is the language’s own: “/ru/artikkel/…” of “/en/article/…”. Of seven such findings on unseen
  /// apps one was right. A part that is nearly the base’s was mistyped.
  private static func isOwnPage(_ copy: Passage, _ own: Range<Int>, _ base: Passage, _ meant: Range<Int>) -> Bool {
    let (parts, wanted) = (bare(copy.bytes, own).split(separator: "/"), bare(base.bytes, meant).split(separator: "/"))
    guard parts.count > 1 || wanted.count > 1, parts.first == wanted.first else { return false }
    guard parts.count == wanted.count else { return true }
    return zip(parts, wanted).contains { $0 != $1 && Nearest.name(to: String($0), among: [String($1)]) == nil }
  }

  /// “jane@example.com”: what shows the form of a mail address in a field is each language’s own.
  private static func isSample(_ address: Range<Int>, in copy: Passage) -> Bool {
    guard copy.role == .label || copy.role == .unknown || copy.role == .text,
      let sign = copy.bytes[address].firstIndex(of: UInt8(ascii: "@"))
    else { return false }
    return copy.bytes.hasLiteral("example.", at: sign + 1)
  }

  /// Those that stand by themselves, and where links lead.
  private static func addresses(in copy: Passage) -> [Range<Int>] {
    copy.tokens.compactMap { token in
      // “https://{kites|nests}.example.com”: where it goes on in brackets, its end isn’t known.
      if token.kind == .url, token.end < copy.bytes.count, copy.bytes[token.end] == UInt8(ascii: "{") { return nil }
      if token.kind == .url || token.kind == .email { return token.range }
      return token.kind == .markup ? link(token, in: copy) : nil
    }
  }

  /// The address in `href="…"`; nil where there is none, or a placeholder for it.
  private static func link(_ tag: Token, in copy: Passage) -> Range<Int>? {
    guard let name = tag.range.first(where: { copy.bytes.hasLiteral("href=\"http", at: $0) }) else { return nil }
    let start = name + 6
    guard let end = copy.bytes[start..<tag.end].firstIndex(of: UInt8(ascii: "\"")) else { return nil }
    return copy.bytes[start..<end].contains(UInt8(ascii: "%")) ? nil : start..<end
  }

  /// “https://-Adresse”, “https://example.org'yi”: the address of the base begins a longer word, or has an ending.
  private func holds(_ copy: Passage, _ address: Range<Int>, _ wanted: String) -> Bool {
    ["-", "'", "’"].contains { copy.text(address).hasPrefix(wanted + $0) }
  }

  /// Whether the address stands in the copy without its scheme, or in the middle of something else.
  private func holds(_ copy: Passage, _ address: String) -> Bool { copy.text.lowercased().contains(address) }

  /// What counts of an address: no scheme, no `www`, no pieces that name a language, no letter case.
  private static func parts(_ bytes: Bytes, _ range: Range<Int>) -> [String] {
    withoutLanguage(bare(bytes, range)).split(whereSeparator: { "/.?&#=-_".contains($0) }).map(String.init).filter {
      part in
      part.utf8.count != 2 && part != "www"
    }
  }

  /// `?uselang=vi`, `&hl=pt-br`: a query for a language is each language’s own.
  private static func withoutLanguage(_ address: String) -> String {
    guard let mark = address.firstIndex(of: "?") else { return address }
    let queries = address[address.index(after: mark)...].split(separator: "&").filter { query in
      let value = query.split(separator: "=").dropFirst().joined()
      return value.utf8.count != 2 && !(value.utf8.count == 5 && "-_".contains(value.dropFirst(2).prefix(1)))
    }
    return String(address[..<mark]) + queries.map { "?\($0)" }.joined()
  }

  /// The address in small letters, without scheme and closing marks.
  private static func bare(_ bytes: Bytes, _ range: Range<Int>) -> String {
    let pieces = bytes.slice(range).text.lowercased().split(separator: "/").drop { $0.hasSuffix(":") }
    var text = pieces.joined(separator: "/")
    while let last = text.last, "/.,;:!?)".contains(last) { text.removeLast() }
    return text
  }
}

extension Message {
  fileprivate static func isOther(_ own: String, _ meant: String) -> Message { "“\(own)” is “\(meant)” in the base" }
  fileprivate static func isMissing(_ meant: String) -> Message { "The address “\(meant)” of the base is missing" }
}
