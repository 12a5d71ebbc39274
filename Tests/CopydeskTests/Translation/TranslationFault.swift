import CopyModel
import TestSupport
import Testing

@testable import CopyKernel

/// A way to break a good translation.
struct TranslationFault: CustomTestStringConvertible, Sendable {
  let name: String
  /// The rules of which one has to speak.
  let rules: Set<String>
  /// Whether the app crashes or words are lost.
  let isGrave: Bool
  /// The broken text, or nil where the text has nothing of the kind.
  let apply: @Sendable (TranslationPair, inout SeededGenerator) -> String?
  var testDescription: String { name }

  init(
    _ name: String, _ rules: String..., isGrave: Bool = true,
    apply: @escaping @Sendable (TranslationPair, inout SeededGenerator) -> String?
  ) {
    (self.name, self.rules, self.isGrave, self.apply) = (name, Set(rules), isGrave, apply)
  }
}

/// A base text and its translation, in order as they are.
struct TranslationPair: Sendable {
  let locale, base, text: String

  /// The text with the first `old` of it replaced.
  func replacing(_ old: String, with new: String) -> String? {
    text.range(of: old).map { text.replacingCharacters(in: $0, with: new) }
  }
}

extension String {
  fileprivate func range(of other: String) -> Range<Index>? {
    guard !other.isEmpty else { return nil }
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(other) { return start..<index(start, offsetBy: other.count) }
      start = index(after: start)
    }
    return nil
  }

  fileprivate func replacingCharacters(in range: Range<Index>, with text: String) -> String {
    String(self[..<range.lowerBound]) + text + String(self[range.upperBound...])
  }
}

extension TranslationFault {
  static let all: [TranslationFault] = placeholders + names + markup + texts + marks

  private static let placeholders: [TranslationFault] = [
    TranslationFault("placeholder dropped", "l10n-placeholder") { pair, random in
      random.pick(["%@", "%1$@", "%2$@", "%lld", "%d"].filter { pair.text.contains($0) }.nonEmpty).flatMap {
        pair.replacing($0, with: "")
      }
    },
    TranslationFault("object for number", "l10n-placeholder") { pair, _ in
      pair.replacing("%lld", with: "%@") ?? pair.replacing("%d", with: "%@")
    },
    TranslationFault("number for object", "l10n-placeholder") { pair, _ in
      pair.replacing("%@", with: "%d") ?? pair.replacing("%1$@", with: "%1$ld")
    },
    TranslationFault("C string for object", "l10n-placeholder") { pair, _ in pair.replacing("%@", with: "%s") },
    TranslationFault("placeholder added", "l10n-placeholder") { pair, _ in
      pair.text.contains("$") ? pair.text + " %3$@" : pair.text.contains("%@") ? pair.text + " %@" : nil
    },
    TranslationFault("index beyond the base", "l10n-placeholder") { pair, _ in pair.replacing("%2$@", with: "%4$@") },
    TranslationFault("space in a placeholder", "l10n-placeholder", "placeholder-malformed") { pair, _ in
      pair.replacing("%@", with: "% @")
    },
    TranslationFault("full-width percent sign", "l10n-placeholder", "placeholder-malformed") { pair, _ in
      pair.replacing("%@", with: "％@")
    },
    TranslationFault("letter of a placeholder lost", "l10n-placeholder") { pair, _ in
      pair.replacing("%@ ", with: "% ") ?? pair.replacing("%@”", with: "%”")
    },
  ]

  private static let names: [TranslationFault] = [
    TranslationFault("name translated", "l10n-placeholder") { pair, _ in pair.replacing("{name}", with: "{nom}") },
    TranslationFault("name dropped", "l10n-placeholder") { pair, _ in pair.replacing("{name}", with: "") },
    TranslationFault("brace lost", "l10n-placeholder") { pair, _ in pair.replacing("{name}", with: "{name") },
  ]

  private static let markup: [TranslationFault] = [
    TranslationFault("closing tag lost", "l10n-markup") { pair, _ in pair.replacing("</b>", with: "") },
    TranslationFault("tag misspelled", "l10n-markup") { pair, _ in pair.replacing("<b>", with: "<v>") },
    TranslationFault("address changed", "l10n-url", isGrave: false) { pair, _ in
      pair.replacing("example.org", with: "exampel.org")
    },
  ]

  private static let texts: [TranslationFault] = [
    TranslationFault("text lost", "l10n-empty") { _, _ in "" },
    TranslationFault("left in English", "l10n-untranslated", isGrave: false) { pair, _ in
      pair.base.split(separator: " ").count > 4 ? pair.base : nil
    },
    TranslationFault("space at the end", "l10n-spacing", isGrave: false) { pair, _ in pair.text + " " },
    TranslationFault("line break written out", "l10n-spacing", isGrave: false) { pair, _ in
      pair.replacing("\n", with: "\\n")
    },
  ]

  private static let marks: [TranslationFault] = [
    TranslationFault("question mark lost", "l10n-terminal-punctuation", isGrave: false) { pair, _ in
      guard let last = pair.text.last, "?？؟".contains(last) else { return nil }
      return String(String(pair.text.dropLast()).reversed().drop { $0.isWhitespace }.reversed())
    },
    TranslationFault("three periods", "l10n-ellipsis", isGrave: false) { pair, _ in pair.replacing("…", with: "...") },
    TranslationFault("letter of another script", "l10n-lookalike", isGrave: false) { pair, _ in
      ["de", "fr", "es", "it"].contains(pair.locale) ? pair.text.withCyrillicVowel : nil
    },
  ]
}

extension [String] {
  fileprivate var nonEmpty: [String?] { isEmpty ? [nil] : self }
}

extension String {
  /// With a Cyrillic letter for the first “a” or “e” inside a word.
  fileprivate var withCyrillicVowel: String? {
    let letters = Array(self)
    for index in letters.indices.dropLast().dropFirst() where letters[index] == "a" || letters[index] == "e" {
      guard letters[index - 1].isLetter, letters[index + 1].isLetter else { continue }
      return String(letters[..<index]) + (letters[index] == "a" ? "а" : "е") + String(letters[(index + 1)...])
    }
    return nil
  }
}
