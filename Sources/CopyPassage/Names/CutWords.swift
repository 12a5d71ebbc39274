import CopyKernel
import CopyModel

/// The words that a translation cuts short with a period: “αποκλ.” beside „αποκλεισμού“. A word that stands bare in no text of
/// the language, and whole in some, is an abbreviation of that; so is one whose period a sentence goes on behind: “auto. senden”.
package struct CutWords: Sendable {
  /// All words but those right before a period, sorted.
  private let words: [String]
  /// Those whose period ends no sentence somewhere.
  private let goOn: Set<String>
  /// What was answered so far.
  private var answers: [String: Bool] = [:]

  init(of catalog: Catalog, in locale: LocaleTag) {
    var (words, goOn) = (Set<String>(), Set<String>())
    for entry in catalog.entries where entry.flags.isDisjoint(with: [.isDamaged, .isExempt]) {
      guard catalog.locale(of: entry) == locale else { continue }
      Self.gather(catalog.bytes(entry.value), into: &words, &goOn)
    }
    self.goOn = goOn
    self.words = words.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Whether `word` is the beginning of another, and no word of its own.
  mutating func isCut(_ word: Bytes) -> Bool {
    let word = word.text.lowercased()
    let answer = isCut(word)
    answers[word] = answer
    return answer
  }

  /// Whether all that was asked `before` is answered alike.
  func agrees(with before: CutWords) -> Bool { before.answers.allSatisfy { isCut($0.key) == $0.value } }

  private func isCut(_ word: String) -> Bool {
    if goOn.contains(word) { return true }
    let next = words.partitioningIndex { !$0.utf8.lexicographicallyPrecedes(word.utf8) }
    return next < words.count && words[next] != word && words[next].hasPrefix(word)
  }

  private static func gather(_ text: Bytes, into words: inout Set<String>, _ goOn: inout Set<String>) {
    // What stands before a period, and what stands between that and the next word.
    var (word, ended, gap) = ("", "", "")
    for scalar in text.text.unicodeScalars {
      if scalar.properties.isAlphabetic || scalar.properties.canonicalCombiningClass != .notReordered {
        if !ended.isEmpty, scalar.properties.isLowercase, gap == " " || gap == " (" { goOn.insert(ended) }
        (ended, gap) = ("", "")
        word.unicodeScalars.append(scalar)
        continue
      }
      if scalar == ".", !word.isEmpty {
        (ended, gap) = (word.lowercased(), "")
      } else {
        if !word.isEmpty { words.insert(word.lowercased()) }
        gap.unicodeScalars.append(scalar)
      }
      word = ""
    }
    if !word.isEmpty { words.insert(word.lowercased()) }
  }
}
