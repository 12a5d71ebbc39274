package import CopyKernel
import CopyModel
package import CopyPassage
import CopyText

/// Others may see the screen.
package struct NotificationSensitive: TextRule {
  package static let info = RuleInfo(
    "notification-sensitive", "A notification holds nothing private.",
    why: "Notifications show on a locked screen, where anyone may read them.", source: "HIG, Notifications: Content",
    statements: [63], roles: RoleSet(.notificationTitle, .notificationBody),
    languages: .having([.sensitive]), needs: .nothing, judges: .content, severity: .warning,
    examples: [
      .bad("The safe opens on ⟦12-8-31⟧.", .notificationBody),
      .bad("The gate at the pool takes ⟦6604⟧.", .notificationBody),
      .good("The garage takes 2000 cars.", .notificationBody),
      .good("The alarm goes off at 6 30.", .notificationBody),
      .bad("The barn is home to nobody, and the house ⟦is empty⟧ until Sunday.", .notificationBody),
      .bad("The ⟦key is under the⟧ blue pot.", .notificationBody),
      .bad("Rosa ⟦weighs 84⟧ kilos now.", .notificationBody),
      .bad("You ⟦failed⟧ the driving test.", .notificationBody),
      .bad("The ⟦hearing test shows⟧ a severe loss.", .notificationBody),
      .bad("The ⟦eviction hearing⟧ is on Monday.", .notificationBody),
      .bad("Rosa started on ⟦antidepressants⟧.", .notificationBody),
      .good("The answer key is inside the folder.", .notificationBody),
      .good("The fish weighs 84 kilos.", .notificationBody),
      .good("The results of the hearing test are ready.", .notificationBody),
      .good("The score was 3-1.", .notificationBody), .good("The bridge failed the stress test.", .notificationBody),
      .bad("The shed unlocks with ⟦4471⟧.", .notificationBody),
      .bad("The wallet is down to ⟦nine dollars⟧.", .notificationBody),
      .bad("The sofa goes to ⟦27 Quarry Road⟧.", .notificationBody),
      .bad("The last reading was ⟦182 over 110⟧.", .notificationBody),
      .bad("The ⟦mortgage was declined⟧.", .notificationBody),
      .good("The fair opens with 2500 balloons.", .notificationBody),
      .good("The parade starts on Quarry Road.", .notificationBody),
      .good("Missed an incoming payment.", .notificationBody),
      .bad("Two ⟦missed payments⟧ on the boat.", .notificationBody),
      .bad("The hatch opens with ⟦three-one-one-eight⟧.", .notificationBody),
      .good("Two, three, or four boats are free.", .notificationBody),
      .bad("Your account ⟦balance⟧ is low.", .notificationBody),
      .bad("⟦잔액⟧이 부족합니다.", .notificationBody, locale: .korean),
      .bad("⟦솔밭로 12, 301호⟧에 화분을 두었습니다.", .notificationBody, locale: .korean),
      .bad("온실을 여는 번호는 ⟦4402⟧번입니다.", .notificationBody, locale: .korean),
      .bad("지호 님이 ⟦3만 원⟧을 보냈습니다.", .notificationBody, locale: .korean),
      .good("솔밭로 12에 꽃집이 열렸습니다.", .notificationBody, locale: .korean),
      .good("화분을 3만 원에 보냈습니다.", .notificationBody, locale: .korean),
      .bad("⟦Nine hundred francs⟧ went from the account.", .notificationBody),
      .bad("The ⟦card ending 3321⟧ was refused.", .notificationBody),
      .bad("Your rent of ⟦900 dollars⟧ is due.", .notificationBody),
      .bad("Mia sent you ⟦sixty pounds⟧.", .notificationBody),
      .good("A hundred euros to the winner!", .notificationBody),
      .bad("⟦£75⟧ was withdrawn.", .notificationBody), .bad("⟦5555 5555 5555 4444⟧ was declined.", .notificationBody),
      .bad("The ⟦biopsy⟧ is on Friday.", .notificationBody),
      .bad("The ⟦xylopril⟧ is ready.", .notificationBody), .good("The PIN is needed at the gate.", .notificationBody),
      .bad("The gate code is ⟦river4711⟧.", .notificationBody),
      .bad("Your ⟦divorce⟧ hearing is at noon.", .notificationBody),
      .good("The probation ends in May.", .notificationBody),
      .good("Balance your week with a swim.", .notificationBody),
      .bad("⟦妊娠⟧の記録があります。", .notificationBody, locale: .japanese),
      .good("植物の診断ツールが使えます。", .notificationBody, locale: .japanese),
      .bad("退款⟦300元⟧已到账。", .notificationBody, locale: LocaleTag("zh-Hans") ?? .undetermined),
      .good("满300元包邮。", .notificationBody, locale: LocaleTag("zh-Hans") ?? .undetermined),
      .bad("⟦憂鬱⟧量表的結果已送達。", .notificationBody, locale: LocaleTag("zh-Hant") ?? .undetermined),
      .good("Your boat is back. We charge $2/hour from noon.", .notificationBody),
      .good("A statement is ready.", .notificationBody), .good("Seats from $15.", .notificationBody),
      .good("The balance beam final is at noon.", .notificationBody),
      .good("Parcel 5555 5555 5555 4445 is here.", .notificationBody),
      .good("명세서가 도착했습니다.", .notificationBody, locale: .korean),
      .bad("Die ⟦Biopsie⟧ ist am Freitag.", .notificationBody, locale: .german),
      .good("Die App sucht neue Lieder.", .notificationBody, locale: .german),
      .bad("⟦L’échographie⟧ est à midi.", .notificationBody, locale: .french),
      .good("Les soldes commencent samedi.", .notificationBody, locale: .french),
      .bad("La ⟦biopsia⟧ es el viernes.", .notificationBody, locale: LocaleTag("es") ?? .undetermined),
      .good("La receta de la semana es una sopa.", .notificationBody, locale: LocaleTag("es") ?? .undetermined),
      .bad("La ⟦biopsia⟧ è venerdì.", .notificationBody, locale: LocaleTag("it") ?? .undetermined),
      .good("Stasera si parla dell’influenza di Bach.", .notificationBody, locale: LocaleTag("it") ?? .undetermined),
      .bad("A ⟦biópsia⟧ é na sexta.", .notificationBody, locale: LocaleTag("pt-BR") ?? .undetermined),
      .good("A receita da semana é uma sopa.", .notificationBody, locale: LocaleTag("pt-BR") ?? .undetermined),
      .bad("O ⟦divórcio⟧ é na segunda.", .notificationBody, locale: LocaleTag("pt-PT") ?? .undetermined),
      .good("O barco parte às nove.", .notificationBody, locale: LocaleTag("pt-PT") ?? .undetermined),
    ])

  package func check(_ copy: Passage, _ report: inout Report) {
    let word = copy.all(.sensitive).first { !isApparatus($0, copy) && !isUntold($0, copy) && !isOrder($0, copy) }
    guard
      let range = (word ?? copy.all(.healthWord).first { !isApparatus($0, copy) && !isTopic($0, copy) })?.range
        ?? Self.privateMatter(copy)
        ?? MedicineName.find(in: copy) ?? PrivateFigure.find(in: copy) ?? Self.debt(copy) ?? PrivateLife.find(in: copy)
    else {
      // A house may be anybody’s, or a museum.
      if let place = PrivatePlace.find(in: copy) {
        report.add(.isPrivate(copy.text(place)), at: place, severity: .note)
      } else if let told = LearnedWording.find(.privateMatter, in: copy, report) {
        report.add(Message.isPrivate, like: told, in: copy)
      }
      return
    }
    report.add(.isPrivate(copy.text(range)), at: range)
  }

  /// “Balance beam”, “work–life balance”: a word for money with another meaning by what it is joined to.
  private func isApparatus(_ word: TermMatch, _ copy: Passage) -> Bool {
    copy.all(.sensitiveNamesake).contains { $0.range.overlaps(word.range) }
  }
}

extension NotificationSensitive {
  /// “The mortgage was turned down”, “two missed rent payments”: what a bank thinks of a person, and what that person owes.
  private static func debt(_ copy: Passage) -> Range<Int>? {
    guard copy.isEnglish else { return nil }
    let words = copy.tokens.filter { $0.kind == .word || $0.kind == .number }
    for index in words.indices {
      let near = words[(index + 1)...].prefix(5)
      if copy.isAny(of: .creditNoun, at: words[index].range),
        let verdict = near.first(where: { copy.isAny(of: .turnedForm, at: $0.range) })
      {
        return Int(words[index].start)..<verdict.end
      }
      // “A missed incoming payment” is due from somebody else.
      if copy.isAny(of: .missedForm, at: words[index].range),
        !near.contains(where: { copy.isAny(of: ["incoming"], at: $0.range) }),
        let sum = near.prefix(3).first(where: {
          copy.isWord($0, of: .moneyWord) && $0.tags.contains(.pluralNoun)
            || copy.isAny(of: ["payment", "installment", "rent"], at: $0.range)
        })
      {
        return Int(words[index].start)..<sum.end
      }
    }
    return nil
  }

  /// “Your parole hearing”, “your loan”: of the person, and nobody else’s business.
  static func privateMatter(_ copy: Passage) -> Range<Int>? {
    guard copy.isEnglish, copy.has(.privateMatter) else { return nil }
    let words = copy.words
    return zip(words, words.dropFirst()).first { own, matter in
      copy.isAny(of: ["your"], at: own.range) && copy.isWord(matter, of: .privateMatter)
    }?.1.range
  }

  /// “Balance your day”: a verb, which opens its sentence and governs what follows.
  private func isOrder(_ word: TermMatch, _ copy: Passage) -> Bool {
    guard copy.isEnglish, copy.opensSentence(at: Int(word.start)), let verb = copy.word(at: Int(word.start)),
      verb.tags.contains(.baseVerb), let next = copy.word(at: Int(word.end))
    else { return false }
    return !next.tags.isDisjoint(with: [.possessive, .determiner, .article])
  }

  /// “The worksheet on diabetes”, “a talk about migraine”: what is learned of it is nobody’s illness.
  private func isTopic(_ word: TermMatch, _ copy: Passage) -> Bool {
    guard copy.isEnglish, let before = copy.tokens.last(where: { $0.kind == .word && $0.end <= Int(word.start) }) else {
      return false
    }
    guard copy.isAny(of: ["on", "about", "against"], at: before.range) else { return false }
    // “Rosa started on antidepressants” has a verb before it.
    let topic = copy.tokens.last { $0.kind == .word && $0.end <= Int(before.start) }
    return topic.map { $0.tags.isDisjoint(with: [.pastVerb, .pastParticiple, .copula]) } ?? true
  }

  /// “The PIN is needed at the gate”: of a secret only that there is one.
  private func isUntold(_ word: TermMatch, _ copy: Passage) -> Bool {
    guard copy.isEnglish, copy.bytes.slice(word.range).hasSuffix(" is"), let next = copy.word(at: Int(word.end)) else {
      return false
    }
    return next.kind == .word && !next.tags.isEmpty && next.traits.isDisjoint(with: [.hasDigit, .isQuoted])
  }
}

extension Message {
  fileprivate static func isPrivate(_ words: String) -> Message {
    "“\(words)” may be private, and a notification shows on the Lock Screen"
  }
}
