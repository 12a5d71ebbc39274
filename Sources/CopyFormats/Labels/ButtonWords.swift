package import CopyModel
import Lexicons

/// What buttons are called in all languages, as their lists of terms have it.
package struct ButtonWords: Sendable {
  package static let shared = ButtonWords()

  /// Those that only answer, with the language that is known best of those which have them.
  let answers: [String: String]
  /// Those that name what is done.
  private let deeds: [String: String]

  private init() {
    let answering: [StaticString] = [
      "yes-button", "no-button", "ok-button", "cancel-button", "dismiss-button", "close-button", "defer-button",
    ]
    let doing: [StaticString] = [
      "destructive-verb", "question-action", "saving-verb", "retry-phrase", "continue-phrase", "vague-button",
    ]
    var (answers, deeds) = ([String: String](), [String: String]())
    for (language, terms) in Self.termsByLength {
      Self.add(answering, of: terms, language, to: &answers)
      Self.add(doing, of: terms, language, to: &deeds)
    }
    (self.answers, self.deeds) = (answers, deeds)
  }

  /// The terms of each language, English first and then the longest.
  private static var termsByLength: [(language: String, terms: Bytes)] {
    let name = "/terms.txt"
    return (0..<lexicon_file_count()).compactMap { index in
      let file = lexicon_file_at(index).pointee
      let path = String(cString: file.name)
      guard path.hasSuffix(name), !path.hasPrefix("und") else { return nil }
      return (String(path.dropLast(name.count)), Bytes(start: file.bytes, count: file.count))
    }.sorted { left, right in
      if left.language == "en" || right.language == "en" { return left.language == "en" }
      return (left.terms.count, right.language) > (right.terms.count, left.language)
    }
  }

  private static func add(
    _ lists: [StaticString], of terms: Bytes, _ language: String, to found: inout [String: String]
  ) {
    var (cursor, isWanted) = (LineCursor(terms), false)
    while let line = cursor.next() {
      if terms.hasLiteral("list ", at: line.lowerBound) {
        isWanted = lists.contains { isName($0, at: line.lowerBound + 5, of: terms) }
      } else if isWanted, terms.hasLiteral("  ", at: line.lowerBound) {
        let words = terms[line].drop { !($0.isASCIILetter || $0 >= 0x80) }.prefix { $0 != UInt8(ascii: "=") }
        let term = Bytes(rebasing: words).text.lowercased()
        let name = term.hasSuffix(" ") ? String(term.dropLast()) : term
        found[name] = found[name] ?? language
      }
    }
  }

  /// Whether the list that begins at `offset` has the name and no longer one.
  private static func isName(_ name: StaticString, at offset: Int, of terms: Bytes) -> Bool {
    let end = offset + name.utf8CodeUnitCount
    return terms.hasLiteral(name, at: offset) && (end >= terms.count || terms[end] <= 0x20)
  }

  /// Whether the words, as a whole, are what a button is called in any language: “Weiter”.
  package func names(_ words: Bytes) -> Bool {
    let name = CopyLabel.folded(words, isNear: true)
    return answers[name] != nil || deeds[name] != nil
  }

  /// The language of words that are what a button is called in it, and not in English: “Ja”.
  package func language(of words: Bytes) -> LocaleTag? {
    let name = CopyLabel.folded(words, isNear: true)
    guard let language = answers[name] ?? deeds[name], language != "en" else { return nil }
    return LocaleTag(language)
  }
}
