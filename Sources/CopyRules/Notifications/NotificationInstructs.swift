import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// People know how to open an app.
struct NotificationInstructs: TextRule {
  static let info = RuleInfo(
    "notification-instructs", "A notification doesn’t tell people what to do in the app.",
    why: "Tapping the notification opens the right place; instructions are forgotten on the way.",
    source: "HIG, Notifications: Content", statements: [60], roles: RoleSet(.notificationTitle, .notificationBody),
    languages: .having([.appInstruction]), needs: .nothing,
    judges: .content, severity: .warning, notOn: .android,
    examples: [
      .bad("It ⟦takes ten seconds⟧ to confirm the pickup.", .notificationBody),
      .bad("Only the phone number is ⟦left to enter⟧.", .notificationBody),
      .good("There’s one song left to play.", .notificationBody),
      .bad("The only thing ⟦missing is your signature⟧.", .notificationBody),
      .bad("The orchard’s profile ⟦could use a photo⟧.", .notificationBody),
      .bad("A short ⟦review would help⟧ the baker.", .notificationBody),
      .bad("⟦Your comment on the hedge plan is still open⟧.", .notificationBody),
      .bad("⟦Time for a new password⟧.", .notificationBody),
      .bad("⟦Let Mina know⟧ if Sunday works.", .notificationBody),
      .bad("If the loaf was good, ⟦leave⟧ a heart.", .notificationBody),
      .bad("One thing is left to do: ⟦choose⟧ a name for the goat.", .notificationBody),
      .bad("⟦You haven’t rated⟧ the kayak yet.", .notificationBody),
      .bad("⟦Reply⟧ to Mina so she can book.", .notificationBody),
      .bad("⟦It’s time to choose⟧ a lineup for Sunday.", .notificationBody),
      .bad("Eight photos have no title. ⟦Give⟧ them one.", .notificationBody),
      .bad("⟦Take⟧ the quiz before Sunday.", .notificationBody),
      .bad("⟦How about rating⟧ the stay?", .notificationBody),
      .bad("Mr. Bell would ⟦like everyone to rate⟧ the hike.", .notificationBody),
      .bad("The full menu ⟦is inside⟧.", .notificationBody), .bad("Find the full ⟦menu inside⟧.", .notificationBody),
      .bad("⟦Come on in to see⟧ who won the pie contest.", .notificationBody),
      .bad("The answer waits ⟦behind this banner⟧.", .notificationBody),
      .bad("The pictures can be seen ⟦with a tap⟧.", .notificationBody),
      .bad("⟦Expand to see⟧ all names.", .notificationBody), .bad("⟦Take a look⟧.", .notificationBody),
      .bad("By ⟦opening this notification⟧, the map appears.", .notificationBody),
      .bad("The summary is just ⟦a swipe away⟧.", .notificationBody), .good("The cat is inside.", .notificationBody),
      .good("The rest of the band waits inside.", .notificationBody),
      .good("Stop in at the bakery to see the new oven.", .notificationBody),
      .good("The lamp turns on with a click.", .notificationBody),
      .good("Your comment is open to everyone.", .notificationBody), .good("The soup needs salt.", .notificationBody),
      .good("Time for a walk.", .notificationBody), .good("If it rains, take the bus.", .notificationBody),
      .good("Reply from Mina.", .notificationBody),
      .bad("⟦How about adding⟧ a photo?", .notificationBody),
      .bad("The form ⟦needs filling⟧ in.", .notificationBody),
      .bad("The crew list is short, so ⟦add⟧ a name.", .notificationBody),
      .bad("Two drafts are ⟦waiting for your approval⟧.", .notificationBody),
      .bad("The lamp ⟦can be switched⟧ off in the settings.", .notificationBody),
      .bad("⟦Press here⟧ for the tide table.", .notificationBody),
      .bad("⟦One tap⟧ brings up the chart.", .notificationBody),
      .bad("The chart is there once ⟦the app is open⟧.", .notificationBody),
      .good("How about a walk on the pier?", .notificationBody),
      .good("The hull needs painting.", .notificationBody),
      .bad("지금 ⟦로그인하기 좋은 때입니다⟧.", .notificationBody, locale: .korean),
      .good("지금 산책하기 좋은 때입니다.", .notificationBody, locale: .korean),
      .bad("화분 사진을 ⟦올려 주시면 됩니다⟧.", .notificationBody, locale: .korean),
      .bad("색인 목록을 ⟦고쳐 두는 게 좋습니다⟧.", .notificationBody, locale: .korean),
      .bad("온실 후기를 ⟦쓸 차례예요⟧.", .notificationBody, locale: .korean),
      .bad("낱말을 같이 ⟦외워 볼까요⟧?", .notificationBody, locale: .korean),
      .bad("약관에 ⟦동의해야 씨앗을 받을 수 있습니다⟧.", .notificationBody, locale: .korean),
      .bad("청구서 ⟦확인 바랍니다⟧.", .notificationBody, locale: .korean),
      .bad("쪽지가 왔어. 얼른 들어와서 ⟦읽어 봐⟧.", .notificationBody, locale: .korean),
      .bad("⟦배너를 밀면⟧ 온실이 보입니다.", .notificationBody, locale: .korean),
      .bad("⟦탭 한⟧ 번이면 온실이 열립니다.", .notificationBody, locale: .korean),
      .bad("씨앗 목록은 ⟦앱 안에 있습니다⟧.", .notificationBody, locale: .korean),
      .bad("⟦앱을 켜면⟧ 물 준 날이 보입니다.", .notificationBody, locale: .korean),
      .bad("위로 ⟦당기면 온실 화면이 나옵니다⟧.", .notificationBody, locale: .korean),
      .good("텃밭에 물을 줄 차례예요.", .notificationBody, locale: .korean),
      .good("목록을 아래로 당길 때", .notificationTitle, locale: .korean),
      .good("문을 밀면 종이 울립니다.", .notificationBody, locale: .korean),
      .good("지호 님이 앱에 들어오면 알립니다.", .notificationBody, locale: .korean),
      .good("비를 피하는 게 좋습니다.", .notificationBody, locale: .korean),
      .bad("⟦Open the app⟧ to finish setup.", .notificationBody),
      .bad("앱에서 설정을 ⟦완료하세요⟧.", .notificationBody, locale: .korean),
      .bad("링크를 눌러 ⟦투표하세요⟧.", .notificationBody, locale: .korean),
      .good("화분에 물을 주세요.", .notificationBody, locale: .korean),
      .bad("후기를 ⟦남겨 주세요⟧.", .notificationBody, locale: .korean),
      .bad("남은 이야기를 이어서 ⟦들어 보세요⟧.", .notificationBody, locale: .korean),
      .good("초대장을 챙겨 주세요.", .notificationBody, locale: .korean),
      .bad("프로필이 비어 있습니다. 지금 ⟦완성해 보세요⟧.", .notificationBody, locale: .korean),
      .bad("설정에서 위치를 ⟦허용해야 합니다⟧.", .notificationBody, locale: .korean),
      .good("지도가 업데이트되어야 합니다.", .notificationBody, locale: .korean),
      .bad("⟦Open the Calendar app⟧ to see it.", .notificationBody),
      .bad("⟦Swipe⟧ right to accept the ride.", .notificationBody),
      .bad("The fare is due. ⟦Open⟧ Wallet to pay.", .notificationBody),
      .bad("⟦Sign⟧ up to win a prize.", .notificationBody),
      .bad("⟦Visit⟧ the profile page to add a photo.", .notificationBody),
      .bad("⟦Mend⟧ the entry under Garden > Beds.", .notificationBody),
      .bad("⟦Pop⟧ into the app for the tide table.", .notificationBody),
      .bad("⟦Remember to sign⟧ in before the auction.", .notificationBody),
      .bad("Hurry up and ⟦tap⟧ the banner.", .notificationBody),
      .bad("⟦Take⟧ a look at the new album.", .notificationBody),
      .bad("⟦Check⟧ out who won the regatta.", .notificationBody),
      .bad("Today is a fine ⟦day to open⟧ the Offers tab.", .notificationBody),
      .bad("⟦A tap⟧ on the boat shows its log.", .notificationBody),
      .good("Today is a fine day to sail.", .notificationBody),
      .good("A click in the hull was heard.", .notificationBody),
      .good("Look at the moon tonight.", .notificationBody),
      .good("Remember to water the ferns.", .notificationBody), .good("Meet the makers of the app.", .notificationBody),
      .good("Two entries under Garden > Beds are new.", .notificationBody),
      .bad("⟦Geh in die Einstellungen⟧ und wähle ein Beet.", .notificationBody, locale: .german),
      .bad("⟦Du musst dein Beet noch bestätigen⟧.", .notificationBody, locale: .german),
      .bad("⟦Bestätige⟧ noch heute den Platz am Steg.", .notificationBody, locale: .german),
      .bad("⟦Jetzt einloggen⟧ und Saatgut sichern.", .notificationBody, locale: .german),
      .good("Installieren beim Beenden", .notificationBody, locale: .german),
      .good("Descarga total en la sesión", .notificationBody, locale: LocaleTag("es") ?? .undetermined),
      .good("Du musst die Beete gießen.", .notificationBody, locale: .german),
      .good("Die Einstellungen gelten jetzt.", .notificationBody, locale: .german),
      .bad("⟦Pull⟧ down to reload the tide table.", .notificationBody),
      .bad("⟦Use⟧ the menu to mute it.", .notificationBody),
      .bad("⟦Switch⟧ on location sharing to see the boats.", .notificationBody),
      .bad("⟦Take⟧ a look at your highlights.", .notificationBody),
      .bad("⟦Pay⟧ the toll under the Tolls tab.", .notificationBody),
      .bad("You can pay the toll by ⟦opening⟧ the Tolls tab.", .notificationBody),
      .good("Pull the rope to open the hatch.", .notificationBody),
      .good("Take a look at the moon.", .notificationBody),
      .good("Switch on the pump at noon.", .notificationBody), .good("Use the ladder to reach it.", .notificationBody),
      .good("Open the window.", .notificationBody), .good("Check the tires before the trip.", .notificationBody),
      .good("Sign the lease by noon.", .notificationBody), .good("Late sign-in attempt", .notificationBody),
      .good("Mila shared the menu.", .notificationBody),
      .good("Setup is almost complete.", .notificationBody), .good("설정이 거의 끝났습니다.", .notificationBody, locale: .korean),
      .good("Tap to pay the fare.", .notificationBody, format: "android"),
    ])

  func check(_ copy: Passage, _ report: inout Report) {
    if copy.isKorean {
      guard let order = KoreanSense(copy).instruction else { return }
      report.add(.instructs(copy.text(order)), at: order, severity: copy.severityOfJudgement)
    } else if let match = copy.first(.appInstruction) {
      report.add(.instructs(copy.text(match.range)), at: match.range, severity: copy.severityOfJudgement)
    } else if let range = order(in: copy) ?? command(in: copy) ?? urged(in: copy) ?? entry(in: copy)
      ?? disguised(in: copy) ?? commandAtPath(in: copy) ?? ScreenOrder.find(in: copy) ?? AppDoor.find(in: copy)
      ?? SuggestedDeed.find(in: copy) ?? LackedAnswer.find(in: copy)
    {
      report.add(.instructs(copy.text(range)), at: range, severity: copy.severityOfJudgement)
    } else if let range = ToldDuty.find(in: copy) {
      report.add(.instructs(copy.text(range)), at: range, severity: copy.severityOfJudgement)
    } else if let told = LearnedWording.find(.order, in: copy, report) {
      report.add(Message.instructs, like: told, in: copy)
    }
  }

  /// A verb that acts in software, as a command: “Sign in to vote.”, “Visit the profile page.”
  private func command(in copy: Passage) -> Range<Int>? {
    guard copy.isEnglish, Self.actsAnywhere(copy) else { return nil }
    for parse in copy.parses {
      for verb in parse.commandVerbs + joinedCommands(parse) where actsInSoftware(verb, parse, copy) {
        return copy.range(of: parse.units[verb])
      }
    }
    return nil
  }

  /// “Don’t miss it, log in now”, “Hurry and tap the banner”: orders beside an order, which the parse hangs below it.
  private func joinedCommands(_ parse: Parse) -> [Int] {
    guard parse.mood == .imperative else { return [] }
    return parse.units.indices.filter { index in
      let unit = parse.units[index]
      return index > 0 && [.parataxis, .clausalComplement, .conjunct].contains(unit.relation)
        && unit.tags.contains(.baseVerb) && parse.subject(of: index) == nil
        && parse.child(of: index, as: .marker, .auxiliary) == nil
    }
  }

  static func actsAnywhere(_ copy: Passage) -> Bool {
    copy.has(.softwareVerb) || copy.has(.openVerb) || copy.has(.logIn) || copy.has(.signIn) || copy.has(.appPlace)
  }

  /// “Make sure to sign in”, “You need to open the app”: the order stands behind words that urge.
  private func urged(in copy: Passage) -> Range<Int>? {
    guard copy.isEnglish, Self.actsAnywhere(copy), copy.analysis.terminal != .question else { return nil }
    for phrase in copy.all(.urgingPhrase) where copy.opensSentence(at: Int(phrase.start)) {
      for parse in copy.parses {
        let verb = parse.units.firstIndex { copy.range(of: $0).lowerBound > Int(phrase.end) }
        guard let verb, copy.range(of: parse.units[verb]).lowerBound == Int(phrase.end) + 1,
          parse.units[verb].tags.contains(.baseVerb), actsInSoftware(verb, parse, copy)
        else { continue }
        return Int(phrase.start)..<copy.range(of: parse.units[verb]).upperBound
      }
    }
    return nil
  }

  /// “Pop into the app”, “Swing by the dashboard”: what may be a noun elsewhere, and goes to a part of software.
  private func entry(in copy: Passage) -> Range<Int>? {
    guard copy.isEnglish, copy.has(.appPlace) else { return nil }
    for place in copy.all(.appPlace) {
      let words = copy.tokens.filter {
        $0.kind == .word && copy.sentence(at: Int(place.start)).contains(Int($0.start)) && $0.end <= Int(place.start)
      }
      guard (3...5).contains(words.count), let verb = words.first, verb.tags.contains(.baseVerb),
        copy.isAny(of: .wayIn, at: words[1].range),
        words[words.count - 1].tags.contains(.determiner) || words[words.count - 1].tags.contains(.possessive)
      else { continue }
      let next = copy.word(at: Int(place.end))
      let tells: WordTags = [.thirdPersonVerb, .copula, .auxiliary, .pastVerb, .noun]
      if next.map({ $0.tags.isDisjoint(with: tells) }) ?? true { return verb.range }
    }
    return nil
  }

  /// “Mend the entry under Garden > Beds.”: whatever is to be done, it is to be done where the path leads.
  private func commandAtPath(in copy: Passage) -> Range<Int>? {
    guard copy.isEnglish, copy.bytes.contains(UInt8(ascii: ">")) || copy.bytes.contains(0xE2) else { return nil }
    let elements = ElementNames(copy: copy)
    guard copy.tokens.contains(where: { $0.kind == .word && elements.isStep($0) }) else { return nil }
    for parse in copy.parses {
      guard let verb = parse.commandVerbs.first, !mayBeNoun(verb, parse) else { continue }
      return copy.range(of: parse.units[verb])
    }
    return nil
  }

  /// “Open the Calendar app”: an order that names the app.
  private func order(in copy: Passage) -> Range<Int>? {
    guard copy.isEnglish, let name = AppName.find(in: copy) else { return nil }
    let words = copy.tokens.filter { $0.kind == .word && $0.end <= name.lowerBound }.suffix(2)
    let verb = words.first { word in copy.all(.launchVerb).contains { Int($0.start) == Int(word.start) } }
    return verb.map { Int($0.start)..<name.upperBound }
  }
}

extension Message {
  fileprivate static func instructs(_ words: String) -> Message {
    "“\(words)” gives an order. Say what happened; a tap opens the app"
  }
}
