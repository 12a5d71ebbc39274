package import CopyKernel
import CopyModel
package import CopyPassage

/// A title that is only a generic word leaves the person to guess what happened.
package struct TitleVague: TextRule {
  package static let info = RuleInfo(
    "title-vague", "A title says what happened, not only that something did.",
    why: "People read the title first and often only the title. “Error” or “Warning” tells them nothing to act on.",
    source: "HIG, Alerts: Content", statements: [21, 23], roles: RoleSet(.alertTitle),
    languages: .havingAny([.vagueTitle, .genericNoun, .genericVerb, .genericModifier]),
    needs: .nothing,
    judges: .content,
    severity: .warning,
    silences: .onString("title-confirmation-filler", "title-single-word", "title-capitalization", "title-punctuation"),
    examples: [
      .bad("⟦What Now?⟧", .alertTitle), .bad("⟦Before You Go⟧", .alertTitle), .bad("⟦About Your Boat⟧", .alertTitle),
      .good("Two of Nine", .alertTitle), .good("Off the Air Until Noon", .alertTitle),
      .bad("⟦There’s Something to Know⟧", .alertTitle),
      .bad("⟦That wasn’t meant to happen.⟧", .alertTitle),
      .good("Hear the Owls at Nine", .alertTitle),
      .bad("⟦예상과 다른 결과입니다.⟧", .alertTitle, locale: .korean),
      .bad("⟦한번 더 해 보세요⟧", .alertTitle, locale: .korean),
      .bad("⟦그대로 할까요?⟧", .alertTitle, locale: .korean),
      .bad("⟦살펴보실 내용이 있습니다⟧", .alertTitle, locale: .korean),
      .bad("⟦무언가 사라졌습니다⟧", .alertTitle, locale: .korean),
      .good("이 화분을 그대로 옮길까요?", .alertTitle, locale: .korean),
      .good("읽지 않은 쪽지가 있습니다", .alertTitle, locale: .korean),
      .good("화분을 골라 주세요", .alertTitle, locale: .korean),
      .bad("⟦Error⟧", .alertTitle), .bad("⟦Something Went Wrong⟧", .alertTitle), .bad("⟦Are you sure?⟧", .alertTitle),
      .bad("⟦An error occurred.⟧", .alertTitle), .bad("⟦Oops!⟧", .alertTitle),
      .bad("⟦Something went wrong (code 500)⟧", .alertTitle), .good("The Kiln Is Full (Error 500)", .alertTitle),
      .bad("⟦エラーが発生しました(コード:-1009)⟧", .alertTitle, locale: .japanese),
      .bad("⟦오류가 발생했습니다 (코드: 500)⟧", .alertTitle, locale: .korean),
      .bad("⟦Our attempt was not successful.⟧", .alertTitle), .bad("⟦Unusual Condition Detected⟧", .alertTitle),
      .bad("⟦We encountered some difficulties⟧", .alertTitle), .bad("⟦Cannot process this command⟧", .alertTitle),
      .bad("⟦Please Note the Following⟧", .alertTitle), .bad("⟦A Brief Notice⟧", .alertTitle),
      .bad("⟦A few things have gone wrong.⟧", .alertTitle), .bad("⟦The process came to a sudden end.⟧", .alertTitle),
      .bad("⟦Difficulties Ahead⟧", .alertTitle), .good("The harvest came to a sudden end.", .alertTitle),
      .good("Sharp Bend Ahead", .alertTitle), .bad("⟦A Word of Warning⟧", .alertTitle),
      .bad("⟦A Spot of Trouble⟧", .alertTitle), .bad("⟦Ready?⟧", .alertTitle),
      .good("A Word of Thanks From Milo", .alertTitle), .good("Last Ferry at Nine", .alertTitle),
      .good("Note the Meter Reading First", .alertTitle), .good("Little Owls Detected", .alertTitle),
      .bad("⟦뜻밖의 사태입니다.⟧", .alertTitle, locale: .korean),
      .good("사태 수습이 끝났습니다.", .alertTitle, locale: .korean),
      .bad("⟦予期しない事態が起きました。⟧", .alertTitle, locale: .japanese),
      .good("Kiln Fault Detected", .alertTitle), .good("Permit Renewal Required", .alertTitle),
      .good("The request from Milo expired.", .alertTitle), .good("No Messages", .alertTitle),
      .bad("⟦오류⟧", .alertTitle, locale: .korean), .bad("⟦문제가 발생했습니다⟧", .alertTitle, locale: .korean),
      .bad("⟦エラー⟧", .alertTitle, locale: .japanese), .bad("⟦Fehler!⟧", .alertTitle, locale: .german),
      .bad("⟦Erreur inconnue⟧", .alertTitle, locale: .french),
      .bad("⟦Êtes-vous certain ?⟧", .alertTitle, locale: .french),
      .good("Fehlerprotokoll", .alertTitle, locale: .german), .good("エラーログ", .alertTitle, locale: .japanese),
      .good("The photo couldn’t be saved.", .alertTitle), .good("Error Log Is Full", .alertTitle),
      .good("Others Unavailable", .alertTitle), .good("Some Unavailable", .alertTitle),
      .bad("⟦요청을 처리할 수 없습니다.⟧", .alertTitle, locale: .korean), .bad("⟦중요 안내 말씀⟧", .alertTitle, locale: .korean),
      .bad("⟦안 되네요.⟧", .alertTitle, locale: .korean), .bad("⟦이 기능을 사용할 수 없습니다.⟧", .alertTitle, locale: .korean),
      .bad("⟦처리실패⟧", .alertTitle, locale: .korean), .bad("⟦통신 장애⟧", .alertTitle, locale: .korean),
      .good("물탱크 서버 장애", .alertTitle, locale: .korean), .good("씨앗전송실패", .alertTitle, locale: .korean),
      .good("This isn’t your boat", .alertTitle),
      .good("온실 난방을 사용할 수 없습니다.", .alertTitle, locale: .korean),
      .good("회의 요청이 거절되었습니다.", .alertTitle, locale: .korean), .good("알림 없음", .alertTitle, locale: .korean),
      .good("사진을 저장할 수 없습니다.", .alertTitle, locale: .korean),
    ])

  package func check(_ copy: Passage, _ report: inout Report) {
    guard !mayBeAnswer(copy) else { return }
    if copy.isVague {
      report.add(.saysNothing(copy.text), at: copy.trimmedRange)
    } else if !namesThing(copy), let told = LearnedWording.find(.anyTrouble, in: copy, report) {
      report.add(Message.saysNothing, like: told, in: copy, at: copy.trimmedRange)
    }
  }

  /// “This isn’t your boat”: a noun that few alerts have, whatever its title is like otherwise.
  private func namesThing(_ copy: Passage) -> Bool {
    let known = copy.all(.genericNoun) + copy.all(.headingNoun)
    return copy.tokens.contains { token in
      token.kind == .word && token.tags.dominant == .noun
        && token.tags.isDisjoint(with: [.adjective, .adverb, .number])
        && !known.contains { $0.range.overlaps(token.range) }
    }
  }

  /// “Erneut versuchen”, typed alone: taken for a title, and more likely a button.
  private func mayBeAnswer(_ copy: Passage) -> Bool {
    copy.roleEvidence == .guess
      && [.retryPhrase, .deferButton, .dismissButton, .cancelButton].contains { copy.whole($0) != nil }
  }
}

extension Message {
  fileprivate static func saysNothing(_ title: String) -> Message {
    "“\(title)” fits any alert. Name the thing, and what happened to it or is to happen"
  }
}
