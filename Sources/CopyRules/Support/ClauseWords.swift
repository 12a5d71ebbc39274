import CopyModel
import CopyPassage
import CopyText

/// Words by which the sense of a clause is told, in languages whose grammar isn’t known here: `Lexicons/shared/clause-words.tsv`.
struct ClauseWords: Sendable {
  enum Class: Int {
    case denials = 1, abilities, reversals, downtoners, subjects, buttons, means, purposes, lacks, duties, software,
      keeps, again, anytime, ongoing
  }

  private let language: LocaleTag
  /// In the order of the classes, lower-case.
  private let words: [[String]]

  /// The words of the language that `copy` is in; nil where they aren’t known.
  static func of(_ copy: Passage) -> ClauseWords? {
    copy.isEnglish || copy.isKorean ? nil : all.first { copy.locale.hasLanguage(of: $0.language) }
  }

  private static let all: [ClauseWords] = {
    var rows: [ClauseWords] = []
    TSVReader(named: "shared/clause-words.tsv").forEachLine { rows.append(ClauseWords($0)) }
    return rows
  }()

  private init(_ cells: [String]) {
    precondition(cells.count == 16, "shared/clause-words.tsv: \(cells)")
    language = LocaleTag(cells[0]) ?? .undetermined
    words = cells.dropFirst().map { cell in
      cell == "-" ? [] : cell.split(separator: " ").map { String($0).replacing("_", with: " ") }
    }
  }

  subscript(list: Class) -> [String] { words[list.rawValue - 1] }

  /// Whether a word of the class stands in `range` of the copy.
  func stands(_ list: Class, in copy: Passage, _ range: Range<Int>) -> Bool {
    let text = copy.text(range).lowercased()
    if language.isLanguage("ja") { return self[list].contains(where: text.contains) }
    let spaced = " " + String(text.map { $0.isLetter || "’'-".contains($0) ? $0 : " " }) + " "
    return self[list].contains { word in
      // “n’”, “l’”: an elided word stands at the next one.
      spaced.contains(" " + word + (word.hasSuffix("’") ? "" : " "))
    }
  }

  /// Whether `copy` opens with a word of the class, in its first sentence.
  func opens(_ list: Class, _ copy: Passage, at offset: Int) -> Bool {
    let text = copy.text(offset..<copy.sentence(at: offset).upperBound).lowercased()
    return self[list].contains { text.hasPrefix($0 + " ") || $0.hasSuffix("’") && text.hasPrefix($0) }
  }
}
