import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// Say what is, not who is to blame.
struct ToneAccusatory: TextRule {
  static let info = RuleInfo(
    "tone-accusatory", "Copy says what is the matter, not whose fault it is.",
    why:
      "Blame makes people feel stupid and doesn’t help them on. Name the thing at fault and what is right. Blame is the "
      + "person as the subject of a fault, a neglect, or a reproach; “you must” alone gives an order, and makes a note.",
    source: "HIG, Alerts: Content", statements: [16],
    roles: RoleSet(.alertTitle, .alertMessage, .button, .notificationTitle, .notificationBody, .text),
    languages: .having([.blame]),
    needs: .nothing,
    judges: .content, severity: .warning,
    silences: SilencedRules(onString: ["tone-negative-word"], onWords: ["tone-pronoun"]),
    examples: [
      .bad("⟦Read the label properly this time⟧.", .alertMessage),
      .bad("⟦You put the battery in backward⟧.", .alertMessage),
      .good("The label is out of date. You should have a newer one.", .alertMessage),
      .bad("⟦You should have⟧ saved the plan.", .alertMessage),
      .bad("The sign was up, and ⟦you parked there anyway⟧.", .alertMessage),
      .bad("⟦If you had read⟧ the label, the sweater would still fit.", .alertMessage),
      .bad("You’ve kept the bike four hours ⟦longer than agreed⟧.", .alertMessage),
      .bad("⟦You’re holding up⟧ the line.", .alertMessage), .bad("⟦Stop wasting⟧ everyone’s time.", .alertMessage),
      .bad("A glance at the map ⟦would have told you⟧ that.", .alertMessage),
      .bad("The fault is ⟦entirely yours⟧.", .alertMessage),
      .bad("⟦The last person to touch the oven was you⟧.", .alertMessage),
      .bad("The seedlings died ⟦on your watch⟧.", .alertMessage),
      .bad("⟦Your refusal⟧ to sign held the crew up.", .alertMessage),
      .bad("⟦You’ve got yourself⟧ to blame for the fee.", .alertMessage),
      .bad("The form is late ⟦thanks to you⟧.", .alertMessage), .bad("⟦Surely you can⟧ read a clock.", .alertMessage),
      .bad("⟦Nobody thought⟧ to check the oil.", .alertMessage),
      .bad("⟦Somebody forgot⟧ to close the gate.", .alertMessage),
      .bad("This ⟦could have been avoided⟧.", .alertMessage),
      .bad("With a bit of effort, ⟦you would have⟧ passed.", .alertMessage),
      .bad("⟦Leaving the tank empty is inconsiderate⟧.", .alertMessage),
      .bad("Instead of reading the sign, ⟦you walked⟧ in.", .alertMessage),
      .bad("⟦You left the hatch open⟧ all night.", .alertMessage),
      .bad("⟦You made the whole crew wait⟧.", .alertMessage),
      .bad("A bit ⟦more care would have⟧ saved a trip.", .alertMessage),
      .good("The seat in row 9 is yours.", .alertMessage),
      .good("The last person to leave locks the door.", .alertMessage),
      .good("Nobody noticed the eclipse.", .alertMessage), .good("Your lack of allergies is on file.", .alertMessage),
      .good("Parking here is free.", .alertMessage), .good("Instead of butter, you can use oil.", .alertMessage),
      .bad("⟦Try rowing harder next time⟧.", .alertMessage),
      .good("Ship Later will send it the next time the pier is open.", .alertMessage),
      .bad("⟦Skipping a step is the reason⟧ the hull leaks.", .alertMessage),
      .bad("The delay at the lock is ⟦down to you⟧.", .alertMessage),
      .bad("That’s the third oar ⟦you put back wrong⟧.", .alertMessage),
      .bad("The one who left the hatch open ⟦is you⟧.", .alertMessage),
      .good("The choice is down to you.", .alertMessage),
      .good("The winner of the regatta is you.", .alertMessage),
      .bad("물을 안 ⟦주셔서⟧ 잎이 시들었습니다.", .alertMessage, locale: .korean),
      .bad("⟦You entered⟧ the wrong code.", .alertMessage, better: "The code is incorrect."),
      .bad("⟦You must⟧ sign in to continue.", .alertTitle, better: "Sign in to continue."),
      .bad("⟦You’ve forgotten⟧ a comma.", .alertMessage, better: "A comma is missing."),
      .bad("코드를 ⟦잘못 입력하셨⟧습니다.", .alertMessage, better: "코드가 올바르지 않습니다.", locale: .korean),
      .bad("⟦You never confirmed⟧ the address.", .alertMessage),
      .good("You haven’t been charged for the boat.", .alertMessage),
      .bad("⟦You used⟧ a name that isn’t free.", .alertMessage),
      .bad("The tape is torn because ⟦you pulled⟧ it out too early.", .alertMessage),
      .bad("The vase broke ⟦due to user error⟧.", .alertMessage),
      .bad("⟦Because of your late return⟧, the boat left.", .alertMessage),
      .good("Because of your early return, the deposit is back.", .alertMessage),
      .good("The boat left due to a technical error.", .alertMessage),
      .good("You’ve left the boat and are no longer afloat.", .alertMessage),
      .bad("Be ⟦more careful⟧ with the oars.", .alertMessage), .good("Careful, the oars are wet.", .alertMessage),
      .bad("⟦Vous avez mal⟧ rangé les rames.", .alertMessage, locale: .french),
      .good("Vous avez arrosé les plants.", .alertMessage, locale: .french),
      .bad("⟦Vous n’avez pas arrosé⟧ les plants.", .alertMessage, locale: .french),
      .good("Vous n’avez pas reçu de plants.", .alertMessage, locale: .french),
      .bad("⟦Du hast die Pflanzen nicht gegossen⟧.", .alertMessage, locale: .german),
      .good("Du hast keine Pflanzen bekommen.", .alertMessage, locale: .german),
      .good("サーバーのミスにより、予約が消えました。", .alertMessage, locale: .japanese),
      .good("이름을 입력하셨습니다.", .alertMessage, locale: .korean),
      .bad("사진을 너무 어둡게 ⟦찍으셨어요⟧.", .alertMessage, locale: .korean),
      .bad("일지를 읽지 ⟦않으셨기 때문에⟧ 배가 떠났습니다.", .alertMessage, locale: .korean),
      .good("오늘 너무 잘하셨어요.", .alertMessage, locale: .korean),
      .bad("온실에 ⟦들어오시면 안 됩니다⟧.", .alertMessage, locale: .korean),
      .bad("온실 문을 닫지 않고 ⟦나가셨습니다⟧.", .alertMessage, locale: .korean),
      .bad("씨앗을 먼저 ⟦불렸어야⟧ 합니다.", .alertMessage, locale: .korean),
      .bad("씨앗을 먼저 ⟦불렸어야죠⟧.", .alertMessage, locale: .korean),
      .bad("온실을 먼저 ⟦잠그지 그랬어요⟧.", .alertMessage, locale: .korean),
      .bad("온실을 ⟦잠그셨더라면⟧ 새가 들어오지 않았습니다.", .alertMessage, locale: .korean),
      .good("온실이 잠기지 않았는데 왜 그런지 보겠습니다.", .alertMessage, locale: .korean),
      .bad("심을 수 없는 씨앗을 ⟦주문하셨습니다⟧.", .alertMessage, locale: .korean),
      .good("보낸 사람이 주소를 입력하지 않았습니다.", .alertMessage, locale: .korean),
      .good("읽지 않은 편지를 선택하셨습니다.", .alertMessage, locale: .korean),
      .good("온실이 열리지 않았습니다.", .alertMessage, locale: .korean),
      .bad("⟦お客様の操作ミス⟧により、予約が消えました。", .alertMessage, locale: .japanese),
      .good("You have unsaved changes.", .alertMessage), .good("You don’t have permission to open it.", .alertMessage),
      .bad(
        "⟦You are not allowed⟧ to open this drawer.", .alertMessage,
        better: "You don’t have permission to open this drawer."), .bad("⟦You can’t⟧ park here.", .alertTitle),
      .bad("⟦You overlooked⟧ two fields.", .alertMessage),
      .bad(
        "The print failed because ⟦you moved⟧ the tray.", .alertMessage,
        better: "The print failed because the tray was moved."),
      .good("You can’t undo this.", .alertMessage), .good("You get this because you joined the list.", .alertMessage),
      .good("You entered Quiet Mode.", .alertMessage),
      .good("You received a parcel while offline.", .notificationBody),
      .good("The code is incorrect.", .alertMessage), .good("Sign in to continue.", .alertTitle),
      .bad("⟦You accidentally moved⟧ the tent.", .alertMessage),
      .bad("⟦You moved⟧ the tent by mistake.", .alertMessage),
      .bad("⟦You are rowing⟧ an unregistered boat in an invalid lane.", .alertMessage),
      .good("You are rowing in lane four.", .alertMessage),
      .good("If you accidentally moved the tent, move it back.", .alertMessage),
      .bad("⟦You squandered⟧ the hay.", .alertMessage), .bad("⟦You were careless⟧ with the oars.", .alertMessage),
      .bad("⟦You let⟧ the lease lapse.", .alertMessage), .bad("⟦Why didn’t you⟧ moor the boat?", .alertMessage),
      .bad("⟦Your carelessness⟧ sank the boat.", .alertMessage),
      .bad("⟦You were supposed to⟧ moor the boat.", .alertMessage), .bad("⟦Next time, check⟧ the tide.", .alertMessage),
      .bad("⟦You keep mooring⟧ at the wrong pier.", .alertMessage),
      .bad("⟦You caused⟧ a delay at the lock.", .alertMessage),
      .bad("⟦Had you moored⟧ it, it would float.", .alertMessage),
      .bad("⟦What you wrote⟧ is nonsense.", .alertMessage), .bad("⟦Didn’t you read⟧ the tide table?", .alertMessage),
      .bad("⟦You’ve been mooring⟧ at the wrong pier.", .alertMessage),
      .bad("The hull is scorched because ⟦you left⟧ the stove on.", .alertMessage),
      .bad("The hatch was ⟦left open by you⟧.", .alertMessage), .bad("⟦It was you who closed⟧ it.", .alertMessage),
      .bad("Not ⟦once did you⟧ check the tide.", .alertMessage),
      .bad("Since ⟦you opened⟧ the hatch, the hold flooded.", .alertMessage),
      .good("The album was shared by you and Ana.", .alertMessage),
      .good("Since you moved here, the fee is lower.", .alertMessage),
      .good("What you wrote is saved.", .alertMessage), .good("You’ve been rowing for an hour.", .alertMessage),
      .bad("The landing failed because ⟦you don’t look⟧.", .alertMessage),
      .bad("⟦Stop mooring at the wrong⟧ pier.", .alertMessage),
      .good("Next time you sail, the fee is lower.", .alertMessage),
      .good("You broke the club record.", .alertMessage), .good("You let the boat drift.", .alertMessage),
      .good("If you were late, the gate is closed.", .alertMessage),
      .good("You can change this in Settings.", .alertMessage),
      .good("To restore old notes, you must have the old key.", .alertMessage),
      .good("You haven’t added any recipes yet.", .text), .good("You haven’t moored the boat yet.", .alertMessage),
      .bad("⟦You haven’t moored⟧ the boat.", .alertMessage, better: "The boat hasn’t been moored."),
      .good("Du hast noch keine Pflanzen gegossen.", .alertMessage, locale: .german),
      .good("Vous n’avez pas encore arrosé les plants.", .alertMessage, locale: .french),
      .good("You must restart the app to see the change.", .text),
      .bad("⟦You entered⟧ too many wrong codes.", .text, better: "Too many wrong codes were entered."),
      .bad("잘못된 코드를 ⟦입력하셨⟧습니다.", .alertMessage, better: "코드가 올바르지 않습니다.", locale: .korean),
      .bad(
        "⟦Sie haben⟧ eine ungültige E-Mail-Adresse eingegeben.", .alertMessage,
        better: "Die E-Mail-Adresse ist ungültig.", locale: .german),
      .bad("⟦Vous avez saisi⟧ un code incorrect.", .alertMessage, better: "Le code est incorrect.", locale: .french),
      .good("Wenn Sie ein Passwort eingegeben haben, öffnet sich der Ordner.", .alertMessage, locale: .german),
      .bad("약관에 ⟦동의하지 않으셨⟧습니다.", .alertMessage, locale: .korean),
      .bad("이미 사용 중인 이름을 ⟦선택하셨습니다⟧.", .alertMessage, locale: .korean),
      .bad("⟦이용자의 과실로⟧ 대여가 끝났습니다.", .alertMessage, locale: .korean),
      .good("이용자의 요청으로 대여가 끝났습니다.", .alertMessage, locale: .korean),
      .bad("화분 번호를 또 ⟦틀렸습니다⟧.", .alertMessage, locale: .korean),
      .bad("물 주는 ⟦날도 모르십니까⟧?", .alertMessage, locale: .korean),
      .bad("⟦똑바로 심으세요⟧.", .alertMessage, locale: .korean),
      .bad("물뿌리개를 ⟦비워 두셨습니다⟧.", .alertMessage, locale: .korean),
      .good("친구가 화분 번호를 틀렸습니다.", .alertMessage, locale: .korean),
      .good("화분을 비워 두었습니다.", .alertMessage, locale: .korean),
      .bad("⟦Vous avez négligé⟧ d’arroser les plants.", .alertMessage, locale: .french),
      .good("세 곡을 선택하셨습니다.", .alertMessage, locale: .korean),
      .good("코드가 일치하지 않습니다.", .alertMessage, locale: .korean),
      .bad("물 주는 날을 또 ⟦빠뜨리다니⟧ 아쉽습니다.", .alertMessage, locale: .korean),
      .bad("안내문을 안 ⟦읽은 티가 납니다⟧.", .alertMessage, locale: .korean),
      .bad("⟦대충 심으시니⟧ 시드는 겁니다.", .alertMessage, locale: .korean),
      .bad("설명을 안 ⟦보고 심으셨네요⟧.", .alertMessage, locale: .korean),
      .bad("물 주기를 ⟦미뤄 온 탓에⟧ 꽃이 말랐습니다.", .alertMessage, locale: .korean),
      .bad("⟦아직도 흙을 안 바꾸셨나요⟧?", .alertMessage, locale: .korean),
      .bad("이렇게 자주 ⟦빠지시면 곤란합니다⟧.", .alertMessage, locale: .korean),
      .bad("꽃이 시든 건 ⟦손님 화분 때문이에요⟧.", .alertMessage, locale: .korean),
      .bad("흙만 ⟦살폈다면 시들지 않았을⟧ 꽃입니다.", .alertMessage, locale: .korean),
      .good("아직 화분을 고르지 않았습니다.", .alertMessage, locale: .korean),
      .good("비가 온 탓에 밭일이 취소되었습니다.", .alertMessage, locale: .korean),
      .good("함부로 열지 마세요.", .alertMessage, locale: .korean),
      .good(
        "Vous avez oublié vos gants au vestiaire.", .alertMessage, locale: .french, base: "Your gloves are still here."),
      .good("You can’t fire it until the door is closed.", .alertMessage),
    ])

  private static let laws = RuleNeeds.any(
    of: .korean,
    terms: [
      .blame, .pronoun, .causePhrase, .careWord, .personDeed, .personRole, .ownFault, .faultManner, .reproach,
      .wrongQuality, .negativeWord, .nextTime, .omissionVerb, .reason, .avoidableWord, .characterFault, .faultVerb,
    ])

  /// Whether likeness to copy that blames was told.
  @discardableResult
  private func tellLikeness(_ copy: Passage, _ report: inout Report) -> Bool {
    guard RoleSet.alertText.contains(copy.role), let told = LearnedWording.find(.blame, in: copy, report),
      // “We need you’re location”: a wrong word speaks of somebody whom nobody means.
      !WrongWords.find(in: copy).contains(where: { $0.range.overlaps(told.range) })
    else { return false }
    report.add(Message.blames, like: told, in: copy)
    return true
  }

  func check(_ copy: Passage, _ report: inout Report) {
    // A translation is never judged harder than its base.
    guard !copy.isPlainInBase(.blame) else { return }
    guard Self.laws.areMet(by: copy) else {
      tellLikeness(copy, &report)
      return
    }
    let matches = copy.all(.blame).filter { copy.isEnglish || isOpening($0, in: copy) && !isPlainReport($0, in: copy) }
    let blaming = matches.filter { !isCondition($0, in: copy) && !isExplained($0, in: copy) && !isOwned($0, in: copy) }
    if let match = blaming.first(where: { !$0.isUnsure }) {
      report.add(.blames(copy.text(match.range)), at: match.range, severity: copy.severityOfJudgement)
    } else if copy.isEnglish, let range = PersonAtFault.find(in: copy) ?? ReproachedPerson.find(in: copy),
      !isHelp(range, in: copy)
    {
      report.add(.blames(copy.text(range)), at: range, severity: copy.severityOfJudgement)
    } else if copy.isEnglish, copy.isDeclared, let range = PersonAtFault.refusal(in: copy) {
      report.add(.refuses(copy.text(range)), at: range, severity: .note)
    } else if copy.role != .text, copy.role != .button, let range = BlamedCause.find(in: copy) {
      report.add(.blames(copy.text(range)), at: range, severity: copy.severityOfJudgement)
    } else if copy.isKorean, let range = KoreanSense(copy).blame {
      report.add(.blames(copy.text(range)), at: range, severity: copy.severityOfJudgement)
    } else if tellLikeness(copy, &report) {
      return
    } else if let duty = blaming.first(where: { !foretells($0, in: copy) }) {
      let words = copy.text(duty.range)
      report.add(
        copy.isEnglish || copy.isKorean ? .orders(words) : .blames(words), at: duty.range, severity: .note)
    }
  }

  /// “You’ll need to fire it again”: what comes of a deed.
  private func foretells(_ duty: TermMatch, in copy: Passage) -> Bool {
    guard copy.isEnglish else { return false }
    let words = copy.text(duty.range).lowercased()
    return words.contains("ll ") || words.contains("will ")
  }

  /// In help, “you haven’t … yet” instructs; only what the person did is held against anybody there.
  private func isHelp(_ range: Range<Int>, in copy: Passage) -> Bool {
    guard copy.role == .text else { return false }
    return copy.tokens.contains { token in
      range.contains(Int(token.start))
        && (token.tags.contains(.negative) || ["not", "never"].contains { copy.bytes.slice(token.range).equals($0) })
    }
  }

  /// Korean “you have entered …” is a reproach only where what was entered is called wrong.
  private func isPlainReport(_ match: TermMatch, in copy: Passage) -> Bool {
    if copy.isKorean, KoreanSense(copy).isOfOthers(at: Int(match.start)) { return true }
    guard copy.isKorean, let term = copy.term(match)?.text, ["입력하셨", "선택하셨"].contains(term) else { return false }
    return !copy.all(.negativeWord).contains { $0.end <= match.start }
  }

  /// In other languages a reproach opens its sentence, “Sie haben…”, behind which it may be a clause of any kind; verbs that
  /// stand last are marked by open ends. Help may say so.
  private func isOpening(_ match: TermMatch, in copy: Passage) -> Bool {
    guard let term = copy.term(match) else { return false }
    // “Forgotten your password?” asks, and a button says what people have to say.
    if !copy.isKorean, copy.role == .button || copy.analysis.terminal == .question { return false }
    if term.opensFront || copy.isKorean { return copy.role != .text || copy.isKorean }
    return copy.role != .text && copy.opensSentence(at: Int(match.start))
  }

  /// “You should have a newer code”: what people most likely have, and nothing that they should have done.
  private func isOwned(_ match: TermMatch, in copy: Passage) -> Bool {
    guard copy.isEnglish, copy.text(match.range).lowercased().hasSuffix(" have"),
      let next = copy.words.first(where: { $0.start >= match.end })
    else { return false }
    return next.tags.isDisjoint(with: [.pastParticiple, .adverb])
  }

  /// “To use this, you must…” names a condition. In help, “you must” and “you haven’t … yet” instruct; only what the
  /// person did is held against anybody there.
  private func isExplained(_ match: TermMatch, in copy: Passage) -> Bool {
    guard copy.isEnglish, let verb = copy.tokens.last(where: { $0.range.overlaps(match.range) && $0.kind == .word })
    else { return false }
    let isOrder = !verb.tags.isDisjoint(with: [.auxiliary, .infinitiveMarker])
    if copy.role == .text, isOrder || verb.tags.contains(.negative) { return true }
    let opening = copy.tokens.last { Int($0.start) < Int(match.start) && $0.traits.contains(.startsSentence) }
    return opening?.tags.contains(.infinitiveMarker) ?? false
  }

  /// “If you have not received…”, “the code you entered”: a case or a clause, no reproach.
  private func isCondition(_ match: TermMatch, in copy: Passage) -> Bool {
    // “It’s your fault” has no clause of its own.
    guard copy.isEnglish, !copy.text(match.range).lowercased().hasPrefix("your "),
      let before = copy.tokens.last(where: { $0.end <= Int(match.start) && $0.kind != .space && $0.kind != .markup })
    else { return false }
    if before.kind == .punctuation || before.kind == .newline { return false }
    return !before.tags.contains(.coordinator) || before.tags.contains(.subordinator)
  }
}

extension Message {
  fileprivate static func orders(_ words: String) -> Message {
    "“\(words)” gives an order. Say what is needed, or simply what to do"
  }

  fileprivate static func refuses(_ words: String) -> Message {
    "“\(words)” turns the person away. Say what the thing allows, or what is needed for it"
  }

  fileprivate static func blames(_ words: String) -> Message {
    "“\(words)” blames the person. Say what is the matter with the thing instead"
  }
}
