import CopyKernel
import CopyModel
package import CopyPassage
package import CopyText

/// Jokes wear off.
struct ToneHumor: TextRule {
  static let info = RuleInfo(
    "tone-humor", "Alerts and notifications do without jokes and slang.",
    why: "A joke is funny once, and not at all in trouble or in translation.",
    source: "Apple Style Guide, inclusive writing",
    roles: RoleSet(.alertTitle, .alertMessage, .notificationTitle, .notificationBody), languages: .having([.humor]),
    needs: .nothing,
    severity: .optIn,
    examples: [
      .bad("No signal. ⟦Bummer⟧.", .alertMessage),
      .bad("Come back later ⟦:)⟧", .alertMessage, better: "Come back later"),
      .bad("Come back later ⟦;-)⟧.", .alertMessage, better: "Come back later."),
      .bad("연결할 수 없어요⟦ㅠㅠ⟧", .alertMessage, better: "연결할 수 없어요", locale: .korean),
      .bad("⟦ドンマイ⟧。種はまだあります。", .alertMessage, locale: .japanese),
      .good("種はまだあります。", .alertMessage, locale: .japanese),
      .bad("⟦小菜一碟⟧，种子已种下。", .alertMessage, locale: LocaleTag("zh-Hans") ?? .undetermined),
      .good("小菜园已浇水。", .alertMessage, locale: LocaleTag("zh-Hans") ?? .undetermined),
      .bad("⟦小菜一碟⟧，種子已種下。", .alertMessage, locale: LocaleTag("zh-Hant") ?? .undetermined),
      .good("小菜園已澆水。", .alertMessage, locale: LocaleTag("zh-Hant") ?? .undetermined),
      .good("No signal.", .alertMessage), .good("Ratio 3:1 (default:)", .alertMessage),
      .bad("⟦Keine Panik⟧, der Ofen ist aus.", .alertMessage, locale: .german),
      .good("Der Ofen ist aus.", .alertMessage, locale: .german),
      .bad("⟦Pas de panique⟧, le four est éteint.", .alertMessage, locale: .french),
      .good("Le four est éteint.", .alertMessage, locale: .french),
      .bad("⟦Que no cunda el pánico⟧.", .alertMessage, locale: LocaleTag("es") ?? .undetermined),
      .good("El horno está apagado.", .alertMessage, locale: LocaleTag("es") ?? .undetermined),
      .bad("⟦Niente panico⟧, il forno è spento.", .alertMessage, locale: LocaleTag("it") ?? .undetermined),
      .good("Il forno è spento.", .alertMessage, locale: LocaleTag("it") ?? .undetermined),
      .bad("⟦Sem pânico⟧, o forno está desligado.", .alertMessage, locale: LocaleTag("pt-BR") ?? .undetermined),
      .good("O forno está desligado.", .alertMessage, locale: LocaleTag("pt-BR") ?? .undetermined),
      .bad("O forno ⟦bateu as botas⟧.", .alertMessage, locale: LocaleTag("pt-PT") ?? .undetermined),
      .good("O forno arrefeceu.", .alertMessage, locale: LocaleTag("pt-PT") ?? .undetermined),
    ])

  func check(_ copy: Passage, _ report: inout Report) {
    for match in copy.all(.humor) {
      report.add(.jokes(copy.text(match.range)), at: match.range)
    }
    guard let face = Emoticon.first(in: copy) else { return }
    report.add(.jokes(copy.text(face.face)), at: face.face, fixes: [Fix([Splice(face.cut, "")], isSafe: false)])
  }
}

extension Message {
  fileprivate static func jokes(_ words: String) -> Message {
    "“\(words)” won’t be funny to everyone. Say it plainly"
  }
}

/// Faces made of marks and letters: `:)`, `;-)`, ㅠㅠ, ^^.
package enum Emoticon {
  /// The first face, and what goes with it: the space before it, and more of the same. Nil where there is none.
  package static func first(in copy: Passage) -> (face: Range<Int>, cut: Range<Int>)? {
    guard let face = marks(in: copy) ?? letters(in: copy.bytes) else { return nil }
    let hasSpace = face.lowerBound > 0 && copy.bytes[face.lowerBound - 1] == 0x20
    return (face, (hasSpace ? face.lowerBound - 1 : face.lowerBound)..<face.upperBound)
  }

  /// A face of marks is a token of its own, as emoji are; `^^` stands behind a space.
  private static func marks(in copy: Passage) -> Range<Int>? {
    for (index, token) in copy.tokens.enumerated() {
      if token.kind == .emoji, copy.bytes[Int(token.start)] < 0x80 { return token.range }
      if index > 0, copy.tokens[index - 1].kind == .space, copy.bytes.hasLiteral("^^", at: Int(token.start)) {
        return Int(token.start)..<Int(token.start) + 2
      }
    }
    return nil
  }

  /// Whether a token is a face of marks or letters, and no picture.
  package static func isFace(_ token: Token, in copy: Passage) -> Bool {
    if token.kind == .emoji { return copy.bytes[Int(token.start)] < 0x80 }
    let text = copy.bytes.slice(token.range)
    return token.kind == .word && text.count > 5 && letters(in: text) == 0..<text.count
  }

  private static func letters(in bytes: Bytes) -> Range<Int>? {
    for start in bytes.indices where bytes[start] == 0xE3 {
      guard WordSet.faceLetters.holds(bytes.slice(start..<min(start + 6, bytes.count))) else { continue }
      var end = start + 3
      while bytes.slice(from: end).starts(with: bytes.slice(start..<start + 3)) { end += 3 }
      return start..<end
    }
    return nil
  }
}
