package import CopyKernel
import CopyModel
package import CopyPassage
import CopyText

/// Words that are often misspelled into other words.
package struct L10nSpelling: TextRule {
  package static let info = RuleInfo(
    "l10n-spelling", "Words have the accents, the gender, and the number that the language asks for.",
    why: "“Si” is “if”, “Sí” is “yes”; “Los cambios se ha guardado” reads as if nobody had read it.",
    source: "National Institute of Korean Language; Real Academia Española; Duden; Académie française",
    check: .language, roles: .all,
    languages: .tagged("ko", "es", "it", "tr", "fr", "de", "pt", "nl", "pl", "ru", "ja", "zh", "sv"),
    severity: .warning,
    examples: [
      .bad("⟦아니오⟧", .button, better: "아니요", locale: .korean), .bad("⟦Si⟧", .button, better: "Sí", locale: .spanish),
      .bad("⟦Si⟧", .button, better: "Sì", locale: .italian), .good("아니요", .button, locale: .korean),
      .good("Sí", .button, locale: .spanish), .good("Si", .label, locale: .spanish, base: "If"),
      .good("Si", .button, locale: .french), .good("그는 학생이 아니오", .text, locale: .korean),
      .bad("지도를 ⟦저장 할⟧ 수 없습니다.", .text, better: "지도를 저장할 수 없습니다.", locale: .korean),
      .bad("지운 일정은 ⟦복구할수⟧ 없습니다.", .text, better: "지운 일정은 복구할 수 없습니다.", locale: .korean),
      .bad("사진은 10⟦장 까지⟧ 고릅니다.", .text, better: "사진은 10장까지 고릅니다.", locale: .korean),
      .bad("가마를 ⟦종료후⟧ 여세요.", .text, better: "가마를 종료 후 여세요.", locale: .korean),
      .bad("온도를 ⟦변경 되지⟧ 않게 하세요.", .text, better: "온도를 변경되지 않게 하세요.", locale: .korean),
      .good("집중 시 표시가 켜집니다.", .text, locale: .korean),
      .bad("연결이 ⟦불안정 합니다⟧.", .text, better: "연결이 불안정합니다.", locale: .korean),
      .good("실수 없이 함께 합니다.", .text, locale: .korean), .good("무슨 생각 하세요?", .text, locale: .korean),
      .good("저장해야 합니다.", .text, locale: .korean),
      .bad("La ⟦sincronizacion⟧ ha fallado.", .text, better: "La sincronización ha fallado.", locale: .spanish),
      .bad("Los cambios no se ⟦ha⟧ guardado.", .text, better: "Los cambios no se han guardado.", locale: .spanish),
      .bad("⟦Este⟧ contraseña no es válida.", .text, better: "Esta contraseña no es válida.", locale: .spanish),
      .bad("Vos photos ⟦a⟧ été envoyées.", .text, better: "Vos photos ont été envoyées.", locale: .french),
      .bad("Supprimer vos ⟦photo⟧\u{202F}?", .alertTitle, better: "Supprimer vos photos\u{202F}?", locale: .french),
      .bad("Deine Fotos ⟦wurde⟧ gelöscht.", .text, better: "Deine Fotos wurden gelöscht.", locale: .german),
      .good("Los cambios que ha hecho", .text, locale: .spanish),
      .bad("Acceda a ⟦la⟧ archivo.", .text, better: "Acceda al archivo.", locale: .spanish),
      .bad("⟦Conectate⟧ al horno.", .text, better: "Conéctate al horno.", locale: .spanish),
      .good("Conectate al horno.", .text, locale: LocaleTag("es-AR") ?? .undetermined),
      .good("Esta lista está vacía.", .text, locale: .spanish),
      .good("Mit der neuen Datei", .text, locale: .german), .good("Il les partage.", .text, locale: .french),
      .good("Wähle ein App Icon", .label, locale: .german),
      .bad("Vérifiez l’⟦ecran⟧.", .text, better: "Vérifiez l’écran.", locale: .french),
      .good("VERIFIEZ L’ECRAN", .text, locale: .french),
      .bad("Es gibt keine neuen ⟦nachrichten⟧.", .text, better: "Es gibt keine neuen Nachrichten.", locale: .german),
      .bad("초대장을 다시 ⟦보내드릴께요⟧.", .text, better: "초대장을 다시 보내드릴게요.", locale: .korean),
      .bad("가마가 보이지 ⟦안습니다⟧.", .text, better: "가마가 보이지 않습니다.", locale: .korean),
      .bad("⟦몇일⟧ 뒤에 엽니다.", .text, better: "며칠 뒤에 엽니다.", locale: .korean),
      .good("가마 안을 봅니다.", .text, locale: .korean), .good("여러분들께 드립니다.", .text, locale: .korean),
      .bad("ファイル⟦をを⟧開けません。", .text, better: "ファイルを開けません。", locale: .japanese),
      .bad("Die Verbindung ging ⟦verlohren⟧.", .text, better: "Die Verbindung ging verloren.", locale: .german),
      .bad("Cet ⟦apareil⟧ est éteint.", .text, better: "Cet appareil est éteint.", locale: .french),
      .bad("No hay ⟦notificaiones⟧ nuevas.", .text, better: "No hay notificaciones nuevas.", locale: .spanish),
      .good("Sie steht in der Benachrichtigungsleiste.", .text, locale: .german),
      .good("Die Garnspule liegt im Handschuhfach.", .text, locale: .german),
      .good("Nous reprogrammerons la livraison.", .text, locale: .french),
      .good("Abre “notificaiones” en la tienda.", .text, locale: .spanish),
      .bad("Touchez ⟦l’ écran⟧.", .text, better: "Touchez l’écran.", locale: .french),
      .good("Les touches l et o", .text, locale: .french), .good("Un po’ alla volta", .text, locale: .italian),
      .bad("⟦L’ ascolto⟧ è finito.", .text, better: "L’ascolto è finito.", locale: .italian),
      .bad("창을 ⟦확인하십시요⟧.", .text, better: "창을 확인하십시오.", locale: .korean),
      .good("가마를 열고자 합니다.", .text, locale: .korean), .good("모두 구운 빵을 먹고 싶어 합니다.", .text, locale: .korean),
      .bad("⟦잠시후⟧ 다시 엽니다.", .text, better: "잠시 후 다시 엽니다.", locale: .korean),
      .bad("3⟦일전에⟧ 열었습니다.", .text, better: "3일 전에 열었습니다.", locale: .korean),
      .good("Vous êtes connecté·e.", .text, locale: .french), .good("Versuch’s nochmal.", .text, locale: .german),
      .good("오전에 열고 오후에 닫습니다.", .text, locale: .korean), .good("일전에 열었습니다.", .text, locale: .korean),
    ])

  package func check(_ copy: Passage, _ report: inout Report) {
    if copy.isKorean {
      for (range, right) in KoreanSpacing.slips(in: copy) {
        let fix = Fix([Splice(range, right)], isSafe: false)
        report.add(.isSpaced(copy.text(range), right), at: range, severity: .note, fixes: [fix])
      }
    }
    for (range, right) in wrongForms(in: copy) {
      let (place, words) = ArticleContraction.join(right, at: range, in: copy)
      let fix = Fix([Splice(place, words)], isSafe: false)
      report.add(.isWrong(copy.text(range), right), at: range, fixes: [fix])
    }
    guard let words = copy.wordsRange, words == copy.trimmedRange, words.count < 20,
      let right = SpellingTraps.shared.spelling(of: copy.bytes.slice(words), in: copy.locale)
    else { return }
    guard RoleSet(.button, .notificationAction, .label, .menuItem, .unknown).contains(copy.role) else { return }
    let isAnswer = copy.base.map { $0.whole(.yesButton) != nil || $0.whole(.noButton) != nil }
    guard isAnswer ?? RoleSet(.button, .notificationAction).contains(copy.role) else { return }
    let fix = Fix([Splice(words, right)], isSafe: true)
    report.add(.isMisspelled(copy.text(words), right), at: words, fixes: [fix])
  }
}

extension L10nSpelling {
  /// What is wrong and what is meant, each place once: told by the words around it, by itself, by its accents.
  private func wrongForms(in copy: Passage) -> [(range: Range<Int>, meant: String)] {
    var found = WrongWords.find(in: copy).filter { !precedesOpenCompound($0.range, copy) }
    let terms = copy.all(.wrongForm).compactMap { match in
      copy.term(match)?.better.map { (range: match.range, meant: $0) }
    }
    let bare = BareSpelling.slips(in: copy).map { (range: $0.range, meant: $0.right) }
    let korean = copy.isKorean ? KoreanSpelling.slips(in: copy).map { (range: $0.range, meant: $0.right) } : []
    let near = NearSpelling.slips(in: copy).map { (range: $0.range, meant: $0.right) }
    let loose = LooseElision.slips(in: copy).map { (range: $0.range, meant: $0.right) }
    for one in terms + bare + korean + loose + near where !found.contains(where: { $0.range.overlaps(one.range) }) {
      found.append(one)
    }
    // What stayed in English has words that look misspelled.
    let isLeft = copy.isBaseText && copy.analysis.wordCount > 1
    if !found.isEmpty, isLeft || LanguageOfWords.shared.isEnglish(copy.bytes, ratherThan: copy.locale) { return [] }
    return found.filter { !isNameOfBase($0.range, copy) && !isVoseo(copy.text($0.range), $0.meant, copy) }
  }

  /// Where people say “vos”, as the Real Academia’s dictionary of doubts has it.
  private static let voseo: Set<String> = ["AR", "UY", "PY", "CR", "NI", "GT", "HN", "SV", "BO"]

  /// “Conectate”, “Registrate”: what “vos” is asked to do has no accent before the pronoun.
  private func isVoseo(_ word: String, _ meant: String, _ copy: Passage) -> Bool {
    guard copy.locale.isLanguage("es"), let region = copy.declaredLocale.regionCode, Self.voseo.contains(region) else {
      return false
    }
    let letters = LanguageOfWords.withoutAccents(meant).lowercased()
    return letters == word.lowercased() && ["ate", "ete", "ite"].contains { letters.hasSuffix($0) }
  }

  /// “Duck Addresses”: a name that the base has as well.
  private func isNameOfBase(_ range: Range<Int>, _ copy: Passage) -> Bool {
    guard let token = copy.tokens.first(where: { $0.range == range }) else { return false }
    return token.traits.contains(.startsUpper) && !token.traits.contains(.startsSentence)
      && BareSpelling.isInBase(token, copy)
  }

  /// „Ein App Icon“: a German noun behind another belongs to it, and has the gender.
  private func precedesOpenCompound(_ article: Range<Int>, _ copy: Passage) -> Bool {
    guard copy.locale.isLanguage("de") else { return false }
    let behind = copy.tokens.drop { Int($0.start) < article.upperBound }.filter { $0.kind != .space }.prefix(2)
    return behind.count == 2
      && behind.allSatisfy {
        $0.kind == .word && $0.traits.contains(.startsUpper) && !$0.traits.contains(.startsSentence)
      }
  }
}

extension Message {
  fileprivate static func isSpaced(_ words: String, _ right: String) -> Message {
    "“\(words)” is written “\(right)” in standard Korean"
  }

  fileprivate static func isWrong(_ word: String, _ right: String) -> Message {
    right.isEmpty ? .isTooMany(word) : "“\(word)” isn’t right here. Did you mean “\(right)”?"
  }

  fileprivate static func isMisspelled(_ word: String, _ right: String) -> Message {
    "“\(word)” is spelled “\(right)” as an answer"
  }
}
