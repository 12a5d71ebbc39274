import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// Errors belong in the app.
struct NotificationError: TextRule {
  static let info = RuleInfo(
    "notification-error", "An error is shown in the app, not as a notification.",
    why: "A notification comes when people do something else, and can’t be acted on there.",
    source: "HIG, Notifications: Content", statements: [61], roles: RoleSet(.notificationTitle, .notificationBody),
    languages: .having([.errorWord]),
    needs: .nothing,
    judges: .content, severity: .warning, notOn: .android,
    examples: [
      .bad("⟦The upload keeps starting⟧ over.", .notificationBody),
      .bad("⟦Delivery of the newsletter hit a snag⟧.", .notificationBody),
      .bad("⟦The shared album is unreachable⟧.", .notificationBody),
      .bad("⟦The pass expired, so no data is coming⟧ in.", .notificationBody),
      .bad("⟦The shed camera went dark⟧ at noon.", .notificationBody),
      .bad("⟦The barn scale has lost its pairing⟧.", .notificationBody),
      .bad("⟦The orchard lamp ignores⟧ every command.", .notificationBody),
      .bad("⟦There is no signal from the goat collar⟧.", .notificationBody),
      .bad("⟦The lawn robot can’t find⟧ its dock.", .notificationBody),
      .bad("⟦The picture of the pond came out blank⟧.", .notificationBody),
      .bad("⟦Half of the orchard video is black⟧.", .notificationBody),
      .bad("⟦The firmware is stuck⟧ at 40 percent.", .notificationBody),
      .bad("⟦The hut lamp wouldn’t take the new version⟧.", .notificationBody),
      .bad("⟦The goat feeder needs⟧ a restart.", .notificationBody),
      .bad("⟦The map tiles failed to arrive⟧.", .notificationBody),
      .bad("⟦The barn scale no longer talks⟧ to the phone.", .notificationBody),
      .bad("⟦The recording cut out⟧ after two minutes.", .notificationBody),
      .bad("⟦The barn calendar is out of sync⟧.", .notificationBody),
      .bad("⟦The goat schedule was lost⟧ when the hub restarted.", .notificationBody),
      .bad("⟦Only half of the songs made⟧ it onto the phone.", .notificationBody),
      .bad("⟦The orchard map is missing⟧ some tiles.", .notificationBody),
      .bad("⟦The milk sensor gives nonsense⟧ readings.", .notificationBody),
      .bad("⟦The heater isn’t taking⟧ commands.", .notificationBody),
      .bad("⟦Something is up with the goat feeder⟧.", .notificationBody),
      .bad("⟦The refill request was rejected⟧.", .notificationBody),
      .bad("⟦Two tracks came back unreadable⟧.", .notificationBody),
      .bad("⟦No luck⟧ reaching the library’s server.", .notificationBody),
      .good("Mina found an error in the atlas.", .notificationBody),
      .good("The lake went dark at noon.", .notificationBody),
      .good("The library went quiet after the exam.", .notificationBody),
      .good("No word from the jury yet.", .notificationBody),
      .good("The goat feeder needs a new lid.", .notificationBody),
      .good("The bike lost to the train by a minute.", .notificationBody),
      .good("The pond is frozen.", .notificationBody), .good("The letter hasn’t arrived yet.", .notificationBody),
      .bad("⟦The buoy monitor isn’t responding⟧.", .notificationBody),
      .bad("⟦None of the readings reached⟧ the hub.", .notificationBody),
      .bad("⟦There was no reaching⟧ the server.", .notificationBody),
      .good("The ferry didn’t arrive.", .notificationBody),
      .good("Nobody reached the buoy.", .notificationBody),
      .bad("센서가 ⟦응답하지⟧ 않습니다.", .notificationBody, locale: .korean),
      .bad("해도를 받다가 ⟦끊겼습니다⟧.", .notificationBody, locale: .korean),
      .bad("해도를 서버에 ⟦올리지 못하고⟧ 멈췄습니다.", .notificationBody, locale: .korean),
      .bad("⟦연결이 끊겨⟧ 물을 주지 않았습니다.", .notificationBody, locale: .korean),
      .bad("해도를 ⟦옮기다 말았습니다⟧.", .notificationBody, locale: .korean),
      .bad("센서에서 ⟦답이 없습니다⟧.", .notificationBody, locale: .korean),
      .bad("해도가 ⟦절반만 올라갔습니다⟧.", .notificationBody, locale: .korean),
      .bad("백업 도중 ⟦끊김⟧", .notificationTitle, locale: .korean),
      .bad("해도 전송 ⟦미완료⟧", .notificationTitle, locale: .korean),
      .bad("서버가 ⟦응답을 안 해⟧.", .notificationBody, locale: .korean),
      .good("지호 님이 모임에 나가지 못해 미안해합니다.", .notificationBody, locale: .korean),
      .good("새 규칙에서는 이름을 숫자로 시작할 수 없고 띄어 쓸 수 없습니다.", .notificationBody, locale: .korean),
      .bad("Backup ⟦error⟧", .notificationTitle), .bad("백업 ⟦오류⟧", .notificationTitle, locale: .korean),
      .bad("⟦The export failed⟧.", .notificationBody), .bad("⟦Upload Failed⟧", .notificationTitle),
      .bad("⟦The mixtape couldn’t be burned⟧.", .notificationBody),
      .bad("⟦Unable to print⟧ the poster.", .notificationBody), .bad("⟦Couldn’t sync⟧ the flyers.", .notificationBody),
      .bad("⟦There was a problem⟧ with the purchase.", .notificationBody),
      .bad("⟦The clip didn’t upload⟧.", .notificationBody), .bad("⟦The sync has stalled⟧.", .notificationBody),
      .bad("⟦The payment was declined⟧.", .notificationBody),
      .bad("⟦The photo failed to print⟧.", .notificationBody),
      .bad("⟦An issue came⟧ up while saving the draft.", .notificationBody),
      .bad("⟦We hit a snag⟧ with the order.", .notificationBody),
      .bad("Das Plakat ⟦konnte nicht⟧ gedruckt werden.", .notificationBody, locale: .german),
      .bad("결제가 ⟦거절되었습니다⟧.", .notificationBody, locale: .korean),
      .bad("⟦The clip stopped uploading⟧.", .notificationBody), .bad("⟦The map refused to load⟧.", .notificationBody),
      .bad("⟦The server rejected⟧ the clip.", .notificationBody), .bad("⟦The file is corrupt⟧.", .notificationBody),
      .bad("⟦Transfer Problem⟧", .notificationTitle), .bad("⟦Upload Not Finished⟧", .notificationTitle),
      .bad("⟦The mixtape wouldn’t load⟧.", .notificationBody), .bad("⟦Two drafts weren’t opened⟧.", .notificationBody),
      .bad("⟦The import came to a standstill⟧.", .notificationBody),
      .bad("⟦The draft is still unsaved⟧.", .notificationBody),
      .bad("⟦The link to the buoy was cut⟧.", .notificationBody),
      .bad("⟦Trouble syncing⟧ the atlas", .notificationTitle),
      .bad("⟦The export stopped⟧ halfway.", .notificationBody), .good("The train stopped halfway.", .notificationBody),
      .good("The umpire corrected an error in the score.", .notificationBody),
      .good("Une erreur dans l’horaire a été corrigée.", .notificationBody, locale: .french),
      .bad("⟦The error couldn’t be fixed⟧.", .notificationBody),
      .good("The gate wasn’t opened.", .notificationBody), .good("The strike came to a halt.", .notificationBody),
      .good("The update fixes a problem with the oars.", .notificationBody),
      .good("The bakery stopped sending flyers.", .notificationBody),
      .good("The mayor is corrupt.", .notificationBody),
      .good("The proposal was declined.", .notificationBody),
      .good("The goalkeeper didn’t save it.", .notificationBody),
      .good("친구가 사진을 보내지 않았습니다.", .notificationBody, locale: .korean),
      .good("The motion failed by two votes.", .notificationBody),
      .good("The bus couldn’t stop on Elm Street.", .notificationBody),
      .good("The Trial of Errors opens tonight.", .notificationBody),
      .good("Nobody could open box 9.", .notificationBody),
      .bad("동영상을 ⟦보낼⟧ 수 없습니다.", .notificationBody, locale: .korean),
      .bad("앨범을 ⟦동기화하지⟧ 못했어요.", .notificationBody, locale: .korean),
      .bad("앱이 ⟦강제 종료되었습니다⟧.", .notificationBody, locale: .korean),
      .bad("⟦결제가 어렵습니다⟧.", .notificationBody, locale: .korean),
      .bad("화분 그림을 그려 ⟦내지⟧ 못했습니다.", .notificationBody, locale: .korean),
      .bad("화분을 옮겨 적는 중 ⟦문제가⟧ 생겼습니다.", .notificationBody, locale: .korean),
      .bad("전송⟦실패⟧", .notificationTitle, locale: .korean),
      .good("우리 팀이 골을 넣지 못했습니다.", .notificationBody, locale: .korean),
      .good("이번 주 목표를 이루지 못했습니다.", .notificationBody, locale: .korean),
      .good("등산이 어렵습니다.", .notificationBody, locale: .korean),
      .good("오늘은 바다에 들어갈 수 없습니다.", .notificationBody, locale: .korean),
      .good("Backup Finished", .notificationTitle), .good("Your code is 1234.", .notificationBody),
      .good("The export failed.", .notificationBody, format: "android"),
    ])

  func check(_ copy: Passage, _ report: inout Report) {
    // Where a program shows it, no translation can change that.
    if copy.roleEvidence == .source, !copy.isEnglish { return }
    // “The referee corrected an error”: it is out of the world.
    let isMended = copy.has(.mendingVerb) || isFoundByPerson(copy)
    let words =
      isMended
      ? nil : copy.all(.errorWord).first { !isNeutral($0, copy) && !isInTitle($0, copy) && !describes($0, copy) }
    let failure =
      copy.isKorean
      ? KoreanSense(copy).failure
      : StatedFailure.find(in: copy)
        ?? BrokenContact.find(in: copy) ?? FaultyMachine.find(in: copy) ?? DeniedData.find(in: copy) ?? told(copy)
    if let range = words?.range ?? failure {
      report.add(.belongsInApp(copy.text(range)), at: range, severity: copy.severityOfJudgement)
    } else if !isMended, let told = LearnedWording.find(.failure, in: copy, report), !isOrder(copy) {
      report.add(Message.belongsInApp, like: told, in: copy)
    }
  }

  /// “Open the app to start tracking”: who tells what to do tells of no failure.
  private func isOrder(_ copy: Passage) -> Bool { copy.parses.allSatisfy { $0.mood == .imperative } }

  /// In other languages, by the words of failing; a translation fails where its base does.
  private func told(_ copy: Passage) -> Range<Int>? {
    guard !copy.isEnglish, let match = copy.first(.statedFailure) else { return nil }
    guard let base = copy.base, base.isEnglish else { return match.range }
    return StatedFailure.find(in: base) == nil ? nil : match.range
  }

  /// “Mina spotted an error in problem 6”: somebody by name, at the start.
  private func isFoundByPerson(_ copy: Passage) -> Bool {
    let words = copy.words.prefix(2)
    guard copy.isEnglish, let name = words.first, let verb = words.last, words.count == 2 else { return false }
    return copy.isAny(of: .findingForm, at: verb.range) && name.tags.dominant != .function
  }

  /// “The error budget is back above 90 percent”: of another thing.
  private func describes(_ word: TermMatch, _ copy: Passage) -> Bool {
    guard copy.isEnglish, let next = copy.word(at: Int(word.end)), next.start == word.end + 1 else { return false }
    return next.tags.dominant == .noun && !copy.isAny(of: .errorCarrier, at: next.range)
      && !copy.isWord(next, of: .troubleNoun)
  }

  /// A code, a status or an exception may be anything; an error is one.
  private func isNeutral(_ word: TermMatch, _ copy: Passage) -> Bool {
    (copy.all(.weakErrorWord) + copy.all(.exceptionWord)).contains { $0.range == word.range }
  }

  /// « La Comédie des erreurs », and “The Comedy of Errors”: a capital inside a sentence.
  private func isInTitle(_ word: TermMatch, _ copy: Passage) -> Bool {
    guard let first = copy.word(at: Int(word.start)), first.start == word.start else { return false }
    if first.traits.contains(.isQuoted) { return true }
    guard copy.isEnglish, copy.casing != .title else { return false }
    return first.traits.contains(.startsUpper) && !first.traits.contains(.startsSentence)
  }
}

extension Message {
  fileprivate static func belongsInApp(_ word: String) -> Message {
    "“\(word)” announces an error. Show it in the app, where people can act on it"
  }
}
