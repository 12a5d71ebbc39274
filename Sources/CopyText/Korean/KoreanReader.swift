import CopyModel

/// One reading of a Korean verb or adjective: its ending, what stands between, and the stems that it may be of.
package struct KoreanForm: Equatable, Sendable {
  /// What an ending makes of its sentence.
  package enum Kind: String, Sendable {
    /// `either` states or asks, as the voice tells; `names` makes a noun; `modifies` stands before one; `joins` goes on.
    case states, asks, either, requests, proposes, names, modifies, joins
  }

  /// 합쇼체, 해요체, 해체, 한다체.
  package enum Level: String, Sendable { case formal, polite, plain, written }

  /// As the table has it: `ㄹ까요`; empty for the form in -아/-어 by itself.
  package let ending: String
  package internal(set) var kind: Kind
  package let level: Level?
  /// Stems it may be of, the honorific -시- taken off where there is one: 하, 되, 만들.
  package var stems: [String]
  package var isPast = false
  /// -겠-: intends, or supposes.
  package var intends = false
  /// -(으)시-: the subject is held in honour, in copy for people mostly the reader.
  package var isHonorific = false

  /// Whether the form asks: by its ending, or as 하시겠어요 does, which puts to the reader what only the reader intends.
  package var asks: Bool { kind == .asks || kind == .either && intends && isHonorific }

  /// 봄입니다, 봄이에요: what a thing is.
  package var isOfCopula: Bool { kind != .requests && stems.allSatisfy { $0.hasSuffix("이") && $0.count > 1 } }

  /// Whether a sentence can end in it.
  package var isFinal: Bool {
    switch kind {
    case .states, .asks, .either, .requests, .proposes: true
    case .names, .modifies, .joins: false
    }
  }
}

/// The endings of `Lexicons/ko/endings.tsv`, by their last letters.
struct KoreanEndingTable: Sendable {
  /// What must stand before an ending.
  enum Base: String {
    case closed, open, any, infinitive
    case nounClosed = "noun-closed"
    case nounOpen = "noun-open"
  }

  struct Ending: Sendable {
    let text: String
    let letters: [UInt32]
    let base: Base
    let kind: KoreanForm.Kind
    let level: KoreanForm.Level?
  }

  static let embedded = KoreanEndingTable(TSVReader(named: "ko/endings.tsv"))

  /// In the order of the file.
  let all: [Ending]
  private let byLast: [UInt32: [Ending]]

  init(_ reader: TSVReader) {
    var all: [Ending] = []
    reader.forEachLine { cells in
      let bases = cells[1].split(separator: " ").compactMap { Base(rawValue: String($0)) }
      guard cells.count == 4, !bases.isEmpty, let kind = KoreanForm.Kind(rawValue: cells[2]) else {
        preconditionFailure("ko/endings.tsv: \(cells)")
      }
      all += bases.map { base in
        Ending(
          text: cells[0], letters: Jamo.letters(cells[0]), base: base, kind: kind,
          level: KoreanForm.Level(rawValue: cells[3]))
      }
    }
    self.all = all
    byLast = Dictionary(grouping: all) { $0.letters.last ?? 0 }
  }

  /// The endings that `letters` end in, the longest first.
  func endings(of letters: ArraySlice<UInt32>) -> [Ending] {
    (byLast[letters.last ?? 0] ?? [])
      .filter { $0.letters.count < letters.count && letters.suffix($0.letters.count).elementsEqual($0.letters) }
      .sorted { $0.letters.count > $1.letters.count }
  }
}

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
    case .nounOpen: if isNoun(rest, before: ending) { add([rest + Jamo.letters("이")]) }
    case .open: add(KoreanStems.open(rest) + KoreanStems.kept(rest, before: ending.letters))
    case .infinitive: found += behindInfinitive(rest, form); add(KoreanStems.infinitive(rest))
    case .closed: found += behindTense(rest, form); add(isTense(rest) ? [] : KoreanStems.closed(rest))
    case .any:
      found += behindTense(rest, form);
      add(isTense(rest) || rest.isEmpty ? [] : [Array(rest)] + KoreanStems.lost(rest, before: ending.letters))
    }
    return found
  }

  /// Whether the copula may have lost its 이 between: 누구니. What stands before -니 or -지 may be a verb as well, and is none where
  /// it is known as one: 보지 is not of 보이다.
  private static func isNoun(_ rest: ArraySlice<UInt32>, before ending: KoreanEndingTable.Ending) -> Bool {
    guard rest.last.map(Jamo.isVowel) == true else { return false }
    return ["여", "예요"].contains(ending.text) || !KoreanStemTable.shared.isKnown(Jamo.text(rest))
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
