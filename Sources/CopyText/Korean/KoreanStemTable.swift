/// Korean words by what they mean, of `Lexicons/ko/stems.tsv`: nouns, stems, and words that stand as they are.
package struct KoreanStemTable: Sendable {
  /// What a word means for the person who reads it; the head of the table says what each class is for.
  package enum Meaning: String, CaseIterable, Sendable {
    case trouble, process, notice, filler, news, arrives, greeting, software, place, thing, task, done, loss, nuisance
    case fault, wrong, proper, deed, state, opens, shows, begins, screen, breaks, happens, question
    case softwareSure = "software-sure", wayBack = "way-back", likeVerb = "like-verb", plain = "-"
  }

  private enum Part: String { case noun, verb, other }

  package static let shared = KoreanStemTable(TSVReader(named: "ko/stems.tsv"))

  private var nouns: [Meaning: Set<String>] = [:]
  private var verbs: [Meaning: Set<String>] = [:]
  private var others: [Meaning: Set<String>] = [:]
  /// Stems of verbs with any meaning.
  let knownVerbs: Set<String>

  init(_ reader: TSVReader) {
    var (nouns, verbs, others, known) = (
      [Meaning: Set<String>](), [Meaning: Set<String>](), [Meaning: Set<String>](), Set<String>()
    )
    reader.forEachLine { cells in
      guard cells.count == 3, let part = Part(rawValue: cells[1]) else { preconditionFailure("ko/stems.tsv: \(cells)") }
      for name in cells[2].split(separator: " ") {
        guard let meaning = Meaning(rawValue: String(name)) else { preconditionFailure("ko/stems.tsv: \(cells)") }
        switch part {
        case .noun: nouns[meaning, default: []].insert(cells[0])
        case .verb: verbs[meaning, default: []].insert(cells[0])
        case .other: others[meaning, default: []].insert(cells[0])
        }
      }
      if part == .verb { known.insert(cells[0]) }
    }
    (self.nouns, self.verbs, self.others, knownVerbs) = (nouns, verbs, others, known)
  }

  /// Whether `word`, without its particles, is a noun of one of `meanings`.
  package func isNoun(_ word: KoreanWord, _ meanings: Meaning...) -> Bool {
    word.nouns.contains { noun in meanings.contains { nouns[$0]?.contains(noun) == true } }
  }

  /// Whether `noun` has this meaning.
  func isNoun(_ noun: String, _ meaning: Meaning) -> Bool { nouns[meaning]?.contains(noun) == true }

  /// Whether `word` is a form of a verb of one of `meanings`, or of a noun of them with 하다 and its kin.
  package func isVerb(_ word: KoreanWord, _ meanings: Meaning...) -> Bool {
    word.forms.contains { form in form.stems.contains { stem in meanings.contains { isVerb(stem, $0) } } }
  }

  /// Whether the stem has this meaning: 발생하 by its noun.
  package func isVerb(_ stem: String, _ meaning: Meaning) -> Bool {
    if verbs[meaning]?.contains(stem) == true { return true }
    if isPassive(stem, meaning) { return true }
    return Self.verbalizers.contains { suffix in
      stem.count > suffix.count && stem.hasSuffix(suffix)
        && nouns[meaning]?.contains(String(stem.dropLast(suffix.count))) == true
    }
  }

  /// 옮겨지 is what happens to what somebody 옮기.
  private func isPassive(_ stem: String, _ meaning: Meaning) -> Bool {
    guard stem.count > 2, stem.hasSuffix("지") else { return false }
    let actives = KoreanStems.infinitive(Jamo.letters(String(stem.dropLast()))[...])
    return actives.contains { verbs[meaning]?.contains(Jamo.text($0)) == true }
  }

  /// Whether the word, in any part of speech, has one of `meanings`.
  package func means(_ word: KoreanWord, _ meanings: Meaning...) -> Bool {
    meanings.contains { meaning in
      word.nouns.contains { others[meaning]?.contains($0) == true } || isNoun(word, meaning) || isVerb(word, meaning)
    }
  }

  /// Whether `stem` is one of the table.
  package func isKnown(_ stem: String) -> Bool { knownVerbs.contains(stem) }

  /// What makes verbs of nouns: 삭제하다, 삭제되다, 삭제시키다; 오류이다.
  package static let verbalizers = ["하", "되", "시키", "당하", "드리", "이"]
}
