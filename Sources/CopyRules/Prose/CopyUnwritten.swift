import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// Copy that nobody wrote must not ship.
struct CopyUnwritten: TextRule {
  static let info = RuleInfo(
    "copy-unwritten", "Copy has been written.",
    why: "Filler, notes to the team, and values of programs reach people as they are.",
    source: "HIG, Writing", roles: .all, severity: .error,
    silences: .onString(
      "title-vague", "title-single-word", "title-capitalization", "title-punctuation", "message-incomplete-sentence",
      "message-capitalization", "message-punctuation", "notification-title-capitalization", "tone-all-caps",
      "notification-body-sentence", "notification-body-capitalization", "notification-body-punctuation",
      "button-capitalization", "button-not-verb", "label-capitalization", "menu-capitalization"),
    examples: [
      .bad("⟦Put a short text about tides here.⟧", .alertMessage), .bad("⟦Caption still to come⟧", .alertTitle),
      .good("Put the boat here.", .alertMessage),
      .bad("⟦제목 제목⟧", .alertTitle, locale: .korean),
      .bad("⟦Lorem ipsum⟧ dolor sit amet.", .alertMessage), .bad("⟦TODO⟧: ask the lawyers", .alertTitle),
      .bad("⟦FIXME⟧ markers of the map", .label),
      .bad("⟦(null)⟧", .alertTitle), .bad("⟦asdf⟧", .button), .bad("⟦undefined⟧", .notificationBody),
      .bad("Dear ⟦null⟧, the boat is ready.", .alertMessage),
      .bad("The tram to ⟦undefined⟧ is late.", .notificationBody),
      .bad("⟦[add a heading]⟧", .alertTitle), .bad("⟦[insert name]⟧ waits at the pier.", .alertMessage),
      .bad("⟦Wording to follow⟧", .alertMessage), .bad("⟦Text for this page will be supplied⟧.", .alertMessage),
      .bad("⟦Some caption⟧", .alertTitle), .bad("⟦Text text⟧", .alertMessage), .good("Some messages", .alertTitle),
      .bad("⟦Dummy text⟧ for the sign", .alertTitle),
      .bad("⟦Button Caption⟧", .button), .bad("⟦foo bar⟧", .alertMessage),
      .good("If you choose <Replace the history>, it is lost.", .alertMessage),
      .good("Copy here", .button), .good("A translation is to follow in May.", .alertMessage),
      .good("Test Notification", .notificationTitle), .good("The title goes to Milo.", .alertMessage),
      .bad("⟦[ADD HEADING HERE]⟧", .alertTitle), .bad("⟦Placeholder Label 4⟧", .button),
      .bad("⟦ㄹㅇㄴㅁ⟧ 문구", .alertMessage, locale: .korean), .good("ㄱㄴㄷ순으로 정렬할까요?", .alertTitle, locale: .korean),
      .bad("⟦임시 제목⟧", .alertTitle, locale: .korean), .bad("⟦설명이 들어갑니다⟧.", .alertMessage, locale: .korean),
      .bad("⟦버튼2⟧", .button, locale: .korean), .bad("⟦테스트 테스트⟧", .alertTitle, locale: .korean),
      .bad("사진 설명 ⟦(작성 중)⟧", .alertMessage, locale: .korean), .good("버튼을 누르세요.", .alertMessage, locale: .korean),
      .good("제목을 입력하세요.", .alertMessage, locale: .korean), .good("임시 파일을 지울까요?", .alertTitle, locale: .korean),
      .good("The contract is null and void.", .alertMessage), .good("The field was set to null.", .alertMessage),
      .good("[Harbor] The tide is high.", .notificationBody), .good("Gate 4", .alertTitle),
      .good("The to-do list is empty.", .alertMessage), .good("The result is undefined for zero.", .alertMessage),
      .good("Todo en orden.", .alertMessage, locale: .spanish), .good("TODO", .label, locale: .spanish),
      .good("Null Island", .alertTitle),
      .good("QWERTZ", .menuItem), .good("XXX XXX XXX", .label, locale: .german, base: "XX XXX XX XX"),
    ])

  /// What programs print for no value, where it is the whole copy, and neighbouring keys struck in a row: the same in every
  /// language, and asked of nearly all strings, so they are read once.
  static let values = Set(words(in: .printedValue))
  /// By length, the letters that those of `values` begin with which are as long: a bit for the five lowest of each.
  private static let initials = values.reduce(into: [UInt32](repeating: 0, count: 16)) { initials, value in
    if let first = value.utf8.first, value.utf8.count < initials.count {
      initials[value.utf8.count] |= 1 << UInt32(first & 31)
    }
  }

  /// Whether a word of `copy` is as long as one of `values` and begins like one: nearly none has to be made small to be compared.
  static func mayHoldValue(_ copy: Passage) -> Bool {
    let initials = initials
    return copy.tokens.contains { mayBeValue($0, copy.bytes, initials) }
  }

  /// The same of one token.
  static func mayBeValue(_ token: Token, in copy: Bytes) -> Bool { mayBeValue(token, copy, initials) }

  private static func mayBeValue(_ token: Token, _ copy: Bytes, _ initials: [UInt32]) -> Bool {
    guard token.kind == .word, Int(token.length) < initials.count else { return false }
    return initials[Int(token.length)] >> UInt32(copy[Int(token.start)] & 31) & 1 != 0
  }

  private static let struckKeys = words(in: .struckKeys)
  /// Of both, small letters: most copy begins with another byte and is done.
  private static let firstBytes = Set((values + struckKeys).compactMap(\.utf8.first).map { $0 | 0x20 })

  private static func words(in list: TermList) -> [String] {
    LocaleTag("und").flatMap(Lexicon.embedded)?.terms(in: list).map(\.text) ?? []
  }

  func check(_ copy: Passage, _ report: inout Report) {
    if let base = copy.base, isPattern(base) { return }
    if let note = note(copy), !isSample(copy) {
      let severity: Severity? = isSure(note, copy) ? level(of: copy) : .note
      return report.add(.isUnwritten(copy.text(note)), at: note, severity: severity)
    }
    guard let range = filler(copy) ?? value(copy) ?? Unwritten.find(in: copy), !isSample(copy) else {
      return
    }
    report.add(.isUnwritten(copy.text(range)), at: range, severity: level(of: copy))
  }

  /// “XX XXX XX”: a number of that form, which other countries write with other gaps.
  private func isPattern(_ base: Passage) -> Bool {
    base.bytes.count < 32 && base.bytes.contains(UInt8(ascii: "X"))
      && base.bytes.allSatisfy { "Xx0123456789 +-()".utf8.contains($0) }
  }

  /// Samples in Interface Builder are mostly replaced when they are shown; “nil” in a program may stand for what never is.
  private func level(of copy: Passage) -> Severity? {
    if copy.place.catalog?.format.isProgram == true, !copy.isDeclared { return .note }
    return copy.roleEvidence == .class ? .warning : nil
  }

  /// `style_preview`: what shows how copy looks needs no meaning.
  private func isSample(_ copy: Passage) -> Bool {
    let key = copy.key.text.lowercased()
    return WordSet.sampleName.words.contains { key.contains($0) }
  }

  /// A note to the team, in capitals, at the start: “TODO: …”, “FIXME”, “TBD”.
  private func note(_ copy: Passage) -> Range<Int>? {
    guard let first = copy.tokens.first(where: { $0.kind != .space }), first.kind == .word else { return nil }
    // “TODO” is Spanish for “all”.
    let isNote = copy.all(.teamNote).contains { $0.range == first.range } && !copy.isWord(first, of: .everything)
    return isNote && first.traits.isDisjoint(with: [.hasLower, .startsLower]) ? first.range : nil
  }

  /// “TODO: ask” is a note; “TODO lists” and “FIXME tags” may be about such notes.
  private func isSure(_ note: Range<Int>, _ copy: Passage) -> Bool {
    let next = copy.tokens.first { Int($0.start) >= note.upperBound && $0.kind != .space }
    return next.map { !$0.traits.contains(.startsLower) } ?? true
  }

  private func filler(_ copy: Passage) -> Range<Int>? {
    copy.all(.fillerText).first { !copy.isName($0) }?.range
  }

  /// A value of a program, or neighbouring keys struck in a row.
  private func value(_ copy: Passage) -> Range<Int>? {
    let range = copy.trimmedRange
    guard range.count < 16, !range.isEmpty, Self.firstBytes.contains(copy.bytes[range.lowerBound] | 0x20) else {
      return nil
    }
    let text = copy.text(range)
    let low = text.lowercased()
    // A label may show a value on purpose.
    let mayShowValue = copy.role == .label || copy.role == .unknown || copy.roleEvidence >= .value
    if Self.values.contains(low), low.contains("(") || low == text && !mayShowValue { return range }
    // “QWERTZ” is what such a keyboard is called.
    let isStruck = Self.struckKeys.contains { low.hasPrefix($0) } && Set(low.split(separator: " ")).count == 1
    return isStruck && text != text.uppercased() ? range : nil
  }
}

extension Message {
  fileprivate static func isUnwritten(_ words: String) -> Message {
    "“\(words)” is no copy. Write what people are to read"
  }
}
