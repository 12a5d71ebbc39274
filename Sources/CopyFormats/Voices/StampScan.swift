import CopyModel

/// The head that a chat sets above or before what somebody says: a name and a time, in any order; and the row of reactions below.
enum StampScan {
  /// Whether the line is nothing else: `Mina Park  10:42 AM`, `Mina — Today at 10:42`, `[10:42] Mina:`, `Mina, 3 hours ago`.
  static func isStamp(_ line: Bytes) -> Bool {
    let (longest, most) = (56, 8)
    guard line.count <= longest else { return false }
    let words = line.text.split { " \t()[],—–·|".contains($0) || $0 == "-" }.filter { $0 != ":" }
    guard (1...most).contains(words.count) else { return false }
    var (times, names, others) = (0, 0, 0)
    let apart = namesApart(line)
    for (index, word) in words.enumerated() {
      let bare = word.last == ":" ? word.dropLast() : word
      if isTime(bare) || moments.contains(bare.lowercased()) {
        times += isTime(bare) || agos.contains(bare.lowercased()) ? 1 : 0
      } else if index < apart || bare.first == "@" || TalkWords.isName(String(bare)) {
        names += isDate(bare) ? 0 : 1
      } else if !isDate(bare) {
        others += 1
      }
    }
    return times > 0 && others == 0 && names <= 3 && names + times > 1
  }

  /// How many words stand before a gap or dash, as the name of an account does: `mina_p  10:42 AM`.
  private static func namesApart(_ line: Bytes) -> Int {
    let (signs, most): ([StaticString], Int) = (["  ", "\t", " — ", " – ", " · "], 2)
    let gap = line.indices.first { offset in signs.contains { line.hasLiteral($0, at: offset) } }
    let names = line.slice(0..<(gap ?? 0)).text.split(separator: " ")
    return names.count <= most && names.allSatisfy { $0.first?.isLetter == true } ? names.count : 0
  }

  /// `12.03.`, `2031-02-03`, `3월`
  private static func isDate(_ word: Substring) -> Bool {
    word.contains(where: \.isNumber) && word.allSatisfy { $0.isNumber || "./-년월일年月日".contains($0) }
      || word.allSatisfy(\.isNumber)
  }

  /// Whether the line is a time and nothing else: `10:42 AM`.
  static func isMoment(_ line: Bytes) -> Bool {
    let words = line.text.split(separator: " ")
    return (1...3).contains(words.count) && words.contains(where: isTime)
      && words.allSatisfy { isTime($0) || moments.contains($0.lowercased()) }
  }

  /// Whether nothing but signs and figures stand there: `✅ 1   🙏 3`, `:eyes: 2`, `(edited)`.
  static func isReaction(_ line: Bytes) -> Bool {
    let words = line.text.split(separator: " ")
    if words.count == 1, ["(edited)", "(bearbeitet)", "(modifié)", "(편집됨)", "(editado)"].contains(words[0]) {
      return true
    }
    let isSign = { (word: Substring) in
      word.count > 2 && word.first == ":" && word.last == ":"
        || word.unicodeScalars.allSatisfy { $0.value >= 0x2190 && !$0.properties.isAlphabetic }
    }
    return words.contains(where: isSign) && words.contains { $0.allSatisfy(\.isNumber) }
      && words.allSatisfy { isSign($0) || $0.allSatisfy(\.isNumber) }
  }

  /// `10:42`, `14h07`
  private static func isTime(_ word: Substring) -> Bool {
    let parts = word.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "h" }
    return (2...3).contains(parts.count) && parts.allSatisfy { (1...2).contains($0.count) && $0.allSatisfy(\.isNumber) }
  }

  private static let agos: Set<String> = [
    "ago", "yesterday", "today", "전", "어제", "오늘", "gestern", "heute", "hier", "ayer", "hoy", "昨日", "今日",
  ]

  /// Words around a time.
  private static let moments: Set<String> = agos.union([
    "am", "pm", "a.m", "p.m", "at", "um", "uhr", "à", "a", "las", "vor", "hace", "il", "y", "오전", "오후", "午前", "午後",
    "minute", "minutes", "min",
    "hour", "hours", "day", "days", "stunde", "stunden", "minuten", "heures", "horas", "시간", "분", "monday", "tuesday",
    "wednesday", "thursday",
    "friday", "saturday", "sunday", "mon", "tue", "wed", "thu", "fri", "sat", "sun",
  ])
}
