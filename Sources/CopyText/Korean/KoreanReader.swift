/// Reads Korean words by their endings and particles.
///
/// Endings are cut off from the right: 저장하 + 시 + 겠 + 어요, 끝나 + ㅆ + 습니다. No lexicon decides what a stem is; a word has as
/// many readings as it can be cut, and whoever asks looks for the stems it knows.
package enum KoreanReader {
  private static let past = UInt32(0x11BB)
  private static let honorific = Jamo.letters("시"), epenthesis = Jamo.letters("으"), intention = Jamo.letters("겠")

  /// How `word` can be read as a verb or adjective, the longest ending first.
  package static func forms(of word: String) -> [KoreanForm] {
    let letters = Jamo.letters(word)[...]
    let cut = KoreanEndingTable.embedded.endings(of: letters).flatMap { ending in
      forms(before: ending, letters.dropLast(ending.letters.count))
    }
    return cut + infinitive(letters)
  }

  /// The form in -아/-어 by itself: 눌러, 해.
  private static func infinitive(_ letters: ArraySlice<UInt32>) -> [KoreanForm] {
    let stems = KoreanStems.infinitive(letters)
    return stems.isEmpty ? [] : [KoreanForm(ending: "", kind: .joins, level: nil, stems: stems.map { Jamo.text($0) })]
  }

  private static func forms(before ending: KoreanEndingTable.Ending, _ rest: ArraySlice<UInt32>) -> [KoreanForm] {
    let form = KoreanForm(ending: ending.text, kind: ending.kind, level: ending.level, stems: [])
    var found: [KoreanForm] = []
    func add(_ stems: [[UInt32]], _ change: (inout KoreanForm) -> Void = { _ in }) {
      guard !stems.isEmpty else { return }
      var next = form
      change(&next)
      next.stems = stems.map { Jamo.text($0) }
      found += withHonorific(next, stems)
    }
    switch ending.base {
    case .nounClosed: if rest.last.map(Jamo.isFinal) == true { add([rest + Jamo.letters("이")]) }
    case .nounOpen: if rest.last.map(Jamo.isVowel) == true { add([rest + Jamo.letters("이")]) }
    case .open: add(KoreanStems.open(rest))
    case .infinitive: found += behindInfinitive(rest, form); add(KoreanStems.infinitive(rest))
    case .closed: found += behindTense(rest, form); add(isTense(rest) ? [] : KoreanStems.closed(rest))
    case .any: found += behindTense(rest, form); add(isTense(rest) || rest.isEmpty ? [] : [Array(rest)])
    }
    return found
  }

  /// 했어요, 하겠어요: the -어 of the ending stands behind the ㅆ of the past or behind -겠-.
  private static func behindInfinitive(_ rest: ArraySlice<UInt32>, _ form: KoreanForm) -> [KoreanForm] {
    let syllable = Jamo.letters("어")
    guard rest.count > 2, rest.suffix(2).elementsEqual(syllable) else { return [] }
    return behindTense(rest.dropLast(2), form)
  }

  private static func isTense(_ rest: ArraySlice<UInt32>) -> Bool {
    rest.last == past && rest.count > 3 && !isExistence(rest)
  }

  /// 있 by itself is a stem.
  private static func isExistence(_ rest: ArraySlice<UInt32>) -> Bool {
    rest.suffix(3).elementsEqual(Jamo.letters("있"))
  }

  private static func behindTense(_ rest: ArraySlice<UInt32>, _ form: KoreanForm) -> [KoreanForm] {
    guard rest.last == past else { return [] }
    var (form, rest) = (form, rest)
    if rest.count > 3, rest.suffix(3).elementsEqual(intention) {
      form.intends = true
      rest = rest.dropLast(3)
      if rest.last != past || isExistence(rest) {
        form.stems = [Jamo.text(rest)]
        return withHonorific(form, [Array(rest)])
      }
    }
    guard !isExistence(rest) else { return [] }
    form.isPast = true
    let stems = KoreanStems.infinitive(rest.dropLast()) + copula(rest.dropLast())
    form.stems = stems.map { Jamo.text($0) }
    return stems.isEmpty ? [] : withHonorific(form, stems)
  }

  /// 오류였 is of 오류이다.
  private static func copula(_ rest: ArraySlice<UInt32>) -> [[UInt32]] {
    let syllable = Jamo.letters("여")
    guard rest.count > 3, rest.suffix(2).elementsEqual(syllable) else { return [] }
    return [rest.dropLast(2) + Jamo.letters("이")]
  }

  /// The form as it stands and, where a stem ends in -시-, the honorific one of the stem before. 하시 is no verb, 마시 is one:
  /// both are given, the honorific first.
  private static func withHonorific(_ form: KoreanForm, _ stems: [[UInt32]]) -> [KoreanForm] {
    let bare = stems.filter { $0.count > honorific.count && $0.suffix(honorific.count).elementsEqual(honorific) }
      .flatMap { stem -> [[UInt32]] in
        let rest = stem.dropLast(honorific.count)
        guard rest.count > 2, rest.suffix(2).elementsEqual(epenthesis) else { return KoreanStems.open(rest) }
        return KoreanStems.closed(rest.dropLast(2)) + KoreanStems.open(rest)
      }
    guard !bare.isEmpty else { return [form] }
    var honoured = form
    honoured.isHonorific = true
    honoured.stems = bare.map { Jamo.text($0) }
    return [honoured, form]
  }
}
