/// The stems that a verb may have whose form was cut off before an ending.
///
/// Spelling rules of 한글 맞춤법, chapter 4, read backwards: contraction of vowels, and stems that change before endings. A form
/// may come from several stems; which of them is a word, only a lexicon knows.
enum KoreanStems {
  private typealias Letters = ArraySlice<UInt32>

  private enum Vowel {
    static let a = UInt32(0x1161), ae = UInt32(0x1162), ya = UInt32(0x1163), eo = UInt32(0x1165), yeo = UInt32(0x1167)
    static let e = UInt32(0x1166), o = UInt32(0x1169), wa = UInt32(0x116A), wae = UInt32(0x116B), oe = UInt32(0x116C)
    static let u = UInt32(0x116E), wo = UInt32(0x116F), we = UInt32(0x1170), wi = UInt32(0x1171), eu = UInt32(0x1173)
    static let i = UInt32(0x1175)
  }

  private enum Final {
    static let d = UInt32(0x11AE), l = UInt32(0x11AF), b = UInt32(0x11B8), s = UInt32(0x11BA), h = UInt32(0x11C2)
  }

  private static let nieun = UInt32(0x1102), rieul = UInt32(0x1105), mieum = UInt32(0x1106), hieut = UInt32(0x1112)

  /// Before an ending that wants a vowel: 가 may be of 가다 or 갈다, 도우 of 돕다, 지으 of 짓다, 그러 of 그렇다.
  static func open(_ form: ArraySlice<UInt32>) -> [[UInt32]] {
    guard let last = form.last, Jamo.isVowel(last) else { return [] }
    var stems = [Array(form), form + [Final.l]]
    let head = form.dropLast(2)
    let isBare = form.dropLast().last == Jamo.ieung
    if isBare, last == Vowel.u, head.last.map(Jamo.isVowel) == true { stems.append(head + [Final.b]) }
    if isBare, last == Vowel.eu, head.last.map(Jamo.isVowel) == true { stems.append(head + [Final.s]) }
    if last == Vowel.eo || last == Vowel.a { stems.append(form + [Final.h]) }
    return stems
  }

  /// 열 of 열면, 만들며: ㄹ stays before ㄹ and ㅁ.
  static func kept(_ form: ArraySlice<UInt32>, before ending: [UInt32]) -> [[UInt32]] {
    form.last == Final.l && [rieul, mieum].contains(ending.first) ? [Array(form)] : []
  }

  /// 열 of 여는, 만드네요: ㄹ goes before ㄴ.
  static func lost(_ form: ArraySlice<UInt32>, before ending: [UInt32]) -> [[UInt32]] {
    form.last.map(Jamo.isVowel) == true && ending.first == nieun ? [form + [Final.l]] : []
  }

  /// Before an ending that wants a consonant: 들 in 들을까요 may be of 듣다.
  static func closed(_ form: ArraySlice<UInt32>) -> [[UInt32]] {
    guard let last = form.last, Jamo.isFinal(last) else { return [] }
    return last == Final.l ? [Array(form), form.dropLast() + [Final.d]] : [Array(form)]
  }

  /// Of the form in -아/-어, or of what stands before the ㅆ of the past: 해 is of 하다, 봐 of 보다, 눌러 of 누르다.
  static func infinitive(_ form: ArraySlice<UInt32>) -> [[UInt32]] {
    guard let vowel = form.last, Jamo.isVowel(vowel), let initial = form.dropLast().last else { return [] }
    let (onset, head) = (form.dropLast(), form.dropLast(2))
    var stems = contracted(vowel, onset)
    if initial == Jamo.ieung { stems += separate(vowel, head) }
    if initial == hieut, vowel == Vowel.ae { stems.append(onset + [Vowel.a]) }
    // 눌러, 몰라: the stem is in 르.
    if initial == rieul, vowel == Vowel.a || vowel == Vowel.eo, head.last == Final.l {
      stems.append(head.dropLast() + [rieul, Vowel.eu])
    }
    return stems
  }

  /// The vowels of stem and ending in one: 가, 켜, 바꿔, 써.
  private static func contracted(_ vowel: UInt32, _ onset: Letters) -> [[UInt32]] {
    let sources: [UInt32] =
      switch vowel {
      case Vowel.a: [Vowel.a, Vowel.eu]
      case Vowel.eo: [Vowel.eo, Vowel.eu]
      case Vowel.ae, Vowel.e: [vowel]
      case Vowel.yeo: [Vowel.i, Vowel.yeo]
      case Vowel.wa: [Vowel.o]
      case Vowel.wo: [Vowel.u]
      case Vowel.wae: [Vowel.oe]
      case Vowel.we: [vowel]
      default: []
      }
    return sources.map { onset + [$0] } + (vowel == Vowel.ae || vowel == Vowel.ya ? [onset + [Vowel.eo, Final.h]] : [])
  }

  /// A syllable of the ending’s own: 잡아, 먹어, 하여, 추워, 들어 of 듣다, 지어 of 짓다.
  private static func separate(_ vowel: UInt32, _ head: Letters) -> [[UInt32]] {
    guard let last = head.last else { return [] }
    if vowel == Vowel.wa || vowel == Vowel.wo { return Jamo.isVowel(last) ? [head + [Final.b]] : [] }
    if vowel == Vowel.yeo { return head.suffix(2) == [hieut, Vowel.a] ? [Array(head)] : [] }
    guard vowel == Vowel.a || vowel == Vowel.eo else { return [] }
    if Jamo.isFinal(last) { return closed(head) }
    let isWhole = [Vowel.i, Vowel.oe, Vowel.wi, Vowel.u, Vowel.o, Vowel.ae, Vowel.e].contains(last)
    return (isWhole ? [Array(head)] : []) + [head + [Final.s]]
  }
}

/// Korean words by what they mean, of `Lexicons/ko/stems.tsv`: nouns, stems, and words that stand as they are.
package struct KoreanStemTable: Sendable {
  /// What a word means for the person who reads it; the head of the table says what each class is for.
  package enum Meaning: String, CaseIterable, Sendable {
    case trouble, process, notice, filler, news, arrives, greeting, software, place, thing, task, done, loss, nuisance
    case fault, wrong, proper, deed, state, opens, shows, begins, screen, breaks, happens, question, event, person
    case excess, praise, result, kept, smooth, small, badly, halts, looks, well, keeps, mood, machine
    case acts, wire, slip, character, faculty, gain, effort, happening
    case anything, later, leads, enters, goal, setback, carries, doubt, scarcely, tries, direction, stores
    case byHand = "by-hand"
    case softwareSure = "software-sure", wayBack = "way-back", likeVerb = "like-verb", plain = "-"
  }

  private enum Part: String { case noun, verb, other }

  package static let shared = KoreanStemTable(TSVReader(named: "ko/stems.tsv"))

  private var nouns: [Meaning: Set<String>] = [:]
  private var verbs: [Meaning: Set<String>] = [:]
  private var others: [Meaning: Set<String>] = [:]
  /// Stems of verbs with any meaning.
  let knownVerbs: Set<String>
  /// Nouns, and words that stand as they are, with any meaning.
  private let knownWords: Set<String>

  init(_ reader: TSVReader) {
    var (nouns, verbs, others, known) = (
      [Meaning: Set<String>](), [Meaning: Set<String>](), [Meaning: Set<String>](), Set<String>()
    )
    var words: Set<String> = []
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
      if part == .verb { known.insert(cells[0]) } else { words.insert(cells[0]) }
    }
    (self.nouns, self.verbs, self.others, knownVerbs, knownWords) = (nouns, verbs, others, known, words)
  }

  /// Whether the noun names what somebody or something does, so that 하다 or 되다 makes a verb of it.
  package func isDeed(_ noun: String) -> Bool {
    [.acts, .carries, .deed, .done, .halts, .loss, .process, .task].contains { nouns[$0]?.contains(noun) == true }
  }

  /// Whether the word, as a noun without its particles or as a verb, is one of the table.
  func knows(_ word: KoreanWord) -> Bool {
    if word.nouns.contains(where: knownWords.contains) { return true }
    return word.forms.contains { form in
      form.stems.contains { stem in
        knownVerbs.contains(stem)
          || WordSet.verbalizer.words.contains {
            stem.hasSuffix($0) && knownWords.contains(String(stem.dropLast($0.count)))
          }
      }
    }
  }

  /// Whether `word` is a noun of the table, or a word that stands as it is.
  func isWord(_ word: String) -> Bool { knownWords.contains(word) }

  /// Whether `word` stands as it is with this meaning.
  func isOther(_ word: String, _ meaning: Meaning) -> Bool { others[meaning]?.contains(word) == true }

  /// Whether `noun` has one of these meanings.
  package func isNoun(_ noun: String, of meanings: [Meaning]) -> Bool {
    meanings.contains { nouns[$0]?.contains(noun) == true }
  }

  /// Whether `word`, without its particles, is a noun of one of `meanings`.
  package func isNoun(_ word: KoreanWord, _ meanings: Meaning...) -> Bool {
    word.nouns.contains { noun in meanings.contains { nouns[$0]?.contains(noun) == true } }
  }

  /// Whether `noun` has this meaning.
  package func isNoun(_ noun: String, _ meaning: Meaning) -> Bool { nouns[meaning]?.contains(noun) == true }

  /// Whether `word` is a form of a verb of one of `meanings`, or of a noun of them with 하다 and its kin.
  package func isVerb(_ word: KoreanWord, _ meanings: Meaning...) -> Bool {
    word.forms.contains { form in form.stems.contains { stem in meanings.contains { isVerb(stem, $0) } } }
  }

  /// Whether the stem has this meaning: 발생하 by its noun.
  package func isVerb(_ stem: String, _ meaning: Meaning) -> Bool {
    if verbs[meaning]?.contains(stem) == true { return true }
    if isPassive(stem, meaning) { return true }
    return WordSet.verbalizer.words.contains { suffix in
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
}
