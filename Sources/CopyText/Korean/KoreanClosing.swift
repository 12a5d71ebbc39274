/// How a Korean sentence ends, its last word read with what stands before it.
///
/// Bare -나, -니, -냐, -ㄴ가 end as many nouns as questions (누나, 언니, 휴가), and -요, -세요, -지, -오 state or order as well as ask.
/// What stands before tells: an object, an auxiliary’s verb, a word like 왜.
package struct KoreanClosing: Sendable {
  /// The ending; it asks where the sentence surely does.
  package let form: KoreanForm
  /// Whether the sentence may state, order, or ask, and only its voice tells.
  package let isOpen: Bool
  /// What a sentence that is open likelier does.
  package let asksLikely: Bool

  package init?(_ words: [KoreanWord]) {
    guard let last = words.last else { return nil }
    self.init(last, behind: { Array(words.dropLast()) })
  }

  /// - Parameter before: the words before `last`, which are seldom needed.
  init?(_ last: KoreanWord, behind before: () -> [KoreanWord]) {
    let final = last.final
    if let final, final.asks || ![.either, .requests].contains(final.kind) {
      (form, isOpen, asksLikely) = (final, false, final.asks)
      return
    }
    guard final != nil || last.forms.contains(where: { KoreanContext.bareEndings.contains($0.ending) }) else {
      return nil
    }
    let context = KoreanContext(before() + [last])
    guard var form = final ?? context.bareForm else { return nil }
    let (isOrder, asks) = (form.kind == .requests, form.kind == .asks || context.asks(form))
    if asks { form.kind = .asks }
    self.form = form
    isOpen = !asks && (!isOrder || context.query != .absent && context.mayAsk(form))
    // Who says 그렇죠 or 있으시죠 to somebody waits for a yes.
    asksLikely = asks || isOpen && (context.query != .absent || ["죠", "지요"].contains(form.ending))
  }
}

/// What stands before the last word of a Korean sentence, for who asks whether that word asks.
struct KoreanContext {
  let words: [KoreanWord]
  let last: KoreanWord
  let query: KoreanQuery

  init(_ words: [KoreanWord]) {
    self.words = words
    last = words[words.count - 1]
    query = KoreanQuery(words)
  }

  private var before: KoreanWord? { words.count > 1 ? words[words.count - 2] : nil }
  private var table: KoreanStemTable { .shared }

  // MARK: Endings that other words share

  /// In which nouns end as well, and the form in -아/-어 by itself.
  static let bareEndings: Set<String> = ["나", "니", "냐", "ㄴ가", "ㄹ래", "지", "오", "소", "야", "이야", ""]

  /// The last word as a verb whose ending nouns share as well, where what stands before shows that it is one.
  var bareForm: KoreanForm? {
    for form in last.forms {
      switch form.ending {
      case "나", "니", "냐", "ㄴ가":
        if isQuestion(form) { return form }
      case "ㄹ래":
        if isMarked || isBehindObject { return form }
      case "지", "오", "소", "야", "이야", "":
        if query != .absent || isOfManner(form) || isOfQueryWord(form), isAsked(form) {
          return form.asking(as: .either)
        }
      default: break
      }
    }
    return nil
  }

  /// 비가 오니, 다 읽을 거니, 집에 가나
  private func isQuestion(_ form: KoreanForm) -> Bool {
    // 비가 오나 눈이 오나
    let isPair =
      form.ending == "나" && words.dropLast().contains { $0.surelyHas(endings: ["나"]) || $0.text == last.text }
    if isPair { return false }
    if leans(form) || isFrame(form) || isOfQueryWord(form) || isCounted(form) { return true }
    // 마지막 섬인가
    let isCopula = form.ending == "ㄴ가" && last.text.hasSuffix("인가") && last.text.count > 2
    if isCopula, words.count > 1, !WordSet.questionLikeNoun.contains(last.text) { return true }
    if isBehindObject { return !isVerbItself }
    guard isVerb(form), !WordSet.questionLikeNoun.contains(last.text), !isVerbItself else { return false }
    return isMarked || query != .absent || form.isHonorific && words.count > 1
  }

  /// 왜 늦지, 얼마를 내면 되오, 몇 시야
  private func isAsked(_ form: KoreanForm) -> Bool {
    if isOfManner(form) { return true }
    switch form.ending {
    case "야", "이야": return isFrame(form) || isOfQueryWord(form) || isCounted(form)
    case "":
      let isSure = WordSet.sureInfinitiveEnd.words.contains(where: last.text.hasSuffix)
      return last.nouns.count == 1 && (query.isAdverb && (isVerb(form) || isSure) || isMarked && isVerb(form))
    default:
      return form.isPast || form.intends || leans(form) || isFrame(form) || isOfQueryWord(form) || isVerb(form)
        || isCounted(form)
    }
  }

  /// 신나, 살아나: a verb in 나 as friends talk, which asks nothing.
  private var isVerbItself: Bool {
    last.forms.contains { $0.ending.isEmpty && $0.stems.contains(last.text) && table.isKnown(last.text) }
  }

  private func isVerb(_ form: KoreanForm) -> Bool {
    form.stems.contains { stem in
      table.isKnown(stem) || WordSet.basicVerb.contains(stem)
        || stem.count > 1 && WordSet.sureVerbEnd.words.contains(where: stem.hasSuffix)
    }
  }

  /// 문을: nothing but a verb or its adverb stands behind.
  private var isBehindObject: Bool {
    guard let before else { return false }
    return before.nouns.count > 1 && (before.text.hasSuffix("을") || before.text.hasSuffix("를"))
      && !before.surelyModifies
  }

  /// 비가, 집에, 벌써: a verb may follow, where a bare noun or 의 would be followed by a noun.
  private var isMarked: Bool {
    guard let before else { return false }
    if WordSet.verbalAdverb.contains(before.text) { return true }
    return before.nouns.count > 1 && !before.text.hasSuffix("의") && !before.surelyModifies
  }

  /// 가고 싶니, 춥지 않나, 놀아 주니, 출발해도 되니, 쓸 수 있니: the last word leans on the verb before.
  private func leans(_ form: KoreanForm) -> Bool {
    guard let before else { return false }
    let isOf = { (stems: Set<String>) in !stems.isDisjoint(with: form.stems) }
    if before.has(ending: "고"), isOf(["싶", "있", "계"]) { return true }
    if before.has(ending: "지"), isOf(["않", "못하", "말"]) { return true }
    if before.has(ending: "도") || before.has(ending: "면") || before.has(ending: "으면") {
      if isOf(["되", "괜찮", "좋"]) { return true }
    }
    if WordSet.abilityNoun.contains(before.text) || before.text == "줄" { return isOf(["있", "없", "알", "모르"]) }
    // 써 보니 goes on as well.
    return before.isInfinitive && form.stems.contains(where: WordSet.leaningVerb.contains)
      && !(form.ending == "니" && form.stems.contains("보"))
  }

  /// 할 거니, 희생할 텐가: a noun that only frames the verb before it, with the copula.
  private func isFrame(_ form: KoreanForm) -> Bool {
    guard let before, form.stems.contains(where: WordSet.framedQuestion.contains) else { return false }
    return before.has(kind: .modifies)
  }

  /// 누구니, 뭐지, 어디야, 누구세요
  private func isOfQueryWord(_ form: KoreanForm) -> Bool {
    form.stems.contains { stem in
      stem.count > 1 && stem.hasSuffix("이") && table.isNoun(String(stem.dropLast()), .question)
        || form.kind == .requests && table.isNoun(stem, .question)
    }
  }

  /// 어때, 어떠세요
  private func isOfManner(_ form: KoreanForm) -> Bool { form.stems.contains("어떻") }

  /// 몇 시예요, 무슨 뜻이지, 누구 차례지: the copula with the noun that is asked for.
  private func isCounted(_ form: KoreanForm) -> Bool {
    guard let before, KoreanQuery.asksForNoun(before) else { return false }
    return form.stems.contains { stem in
      guard stem.count > 1, stem.hasSuffix("이"), !table.isKnown(stem) else { return false }
      let noun = String(stem.dropLast())
      return !KoreanContext.bareEndings.contains(form.ending) || form.ending == "이야" || table.isWord(noun)
        || WordSet.countedNoun.contains(noun)
    }
  }

  // MARK: Endings that state or order as well

  /// Whether a form that states, orders, or asks surely asks here.
  func asks(_ form: KoreanForm) -> Bool {
    let readings = last.forms.filter { $0.ending == form.ending }
    if isOfManner(form) || readings.contains(where: isOfQueryWord) { return true }
    if form.kind == .requests { return WordSet.politeRequest.contains(form.ending) && asksInsteadOfOrdering(form) }
    if readings.contains(where: isCounted) || query == .sure { return true }
    if query == .some, form.isHonorific, query.asksWhat { return true }
    guard ["죠", "지요", "지"].contains(form.ending) else { return false }
    // 예약하셨죠, 맞으시죠, 맞죠: of the reader, or whether it is right, nobody tells the reader.
    return form.isHonorific && (form.isPast || isState(form)) || form.stems.contains("맞")
  }

  /// 듣고 싶으세요, 춥지 않으세요: nobody orders a wish or a state. 왜 그만두세요: nor what he doesn’t know.
  private func asksInsteadOfOrdering(_ form: KoreanForm) -> Bool {
    guard mayAsk(form) else { return false }
    return isState(form) || isCounted(form) || query == .sure || query.asksWhat
  }

  /// 알려 주세요 asks for a favour, whatever stands before.
  func mayAsk(_ form: KoreanForm) -> Bool {
    guard WordSet.politeRequest.contains(form.ending) else { return false }
    return !(form.stems.contains("주") && before?.isInfinitive == true)
      && !form.stems.contains { $0.count > 1 && $0.hasSuffix("주") && table.isKnown($0) }
  }

  private func isState(_ form: KoreanForm) -> Bool {
    if form.stems.contains("있") {
      return before.map { $0.isSubject || WordSet.abilityNoun.contains($0.text) || $0.text == "적" } ?? false
    }
    if form.stems.contains("않") { return before?.has(ending: "지") == true }
    return form.stems.contains { stem in
      WordSet.statedOnly.contains(stem)
        || stem.count > 2 && stem.hasSuffix("이") && !table.isKnown(stem) && table.isWord(String(stem.dropLast()))
    }
  }
}

extension KoreanForm {
  /// The same, as an ending that states or asks.
  fileprivate func asking(as kind: Kind) -> KoreanForm {
    var form = self
    form.kind = kind
    return form
  }
}
