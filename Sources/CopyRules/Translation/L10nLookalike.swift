import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// Letters of another script that look like those of the word.
struct L10nLookalike: TextRule {
  static let info = RuleInfo(
    "l10n-lookalike", "A word is written in one script.",
    why: "A Cyrillic “а” in a Latin word can’t be seen, but search, sorting, and VoiceOver stumble over it.",
    source: "Unicode Technical Standard 39, confusables", check: .language, roles: .all,
    needs: .any(of: .foreignLetter),
    severity: .warning,
    examples: [
      .bad("⟦O\u{41A}⟧", .button, better: "OK", locale: .german), .bad("⟦\u{421}ancel⟧", .button, better: "Cancel"),
      .bad("⟦C\u{43E}хранить⟧", .button, locale: .russian),
      .bad("⟦\u{41E}\u{41A}⟧", .button, better: "OK", locale: .german),
      .good("Сохранить", .button, locale: .russian), .good("ОК", .button, locale: .russian),
      .good("iPhone’ом и PDFы", .text, locale: .russian), .good("10 μm", .label),
      .good("精度：1μs", .label, locale: .japanese),
      .good("HTTP-запрос", .label, locale: .russian),
      .good("β-Version", .label, locale: .german), .good("В теме'map есть всё", .text, locale: .russian),
    ])

  func check(_ copy: Passage, _ report: inout Report) {
    for token in copy.tokens where token.kind == .word && token.traits.contains(.isNonASCII) {
      let word = copy.bytes.slice(token.range)
      // Most words in Cyrillic and Greek letters have no others.
      guard word.count == 4 || word.contains(where: { $0 < 0x80 }) else { continue }
      let letters = Letters(word, isAmongLatin: LocaleOfCopy.usesLatin(copy.locale))
      guard letters.others > 0, !Self.isMicro(word) else { continue }
      let isMixed = letters.latin > 0 ? letters.isSlip : isForeignWord(letters, copy)
      guard isMixed else { continue }
      let better = letters.latinSpelling
      let fix = better.flatMap { letters.isMostlyLatin ? Fix([Splice(token.range, $0)], isSafe: false) : nil }
      let text = copy.text(token.range)
      let message: Message =
        letters.latin > 0 ? .isMixed(text, letters.otherScript) : .isForeign(text, letters.otherScript)
      report.add(message, at: token.range, fixes: [fix])
    }
  }

  /// “1μs”: the letter mu before a unit, which is the micro sign to Unicode as well.
  private static func isMicro(_ word: Bytes) -> Bool {
    let unit = word.text.drop { $0.isNumber }
    return unit.first == "μ" && unit.dropFirst().allSatisfy(\.isASCII)
  }

  /// A word of look-alikes alone, in a language that is written in Latin letters.
  private func isForeignWord(_ letters: Letters, _ copy: Passage) -> Bool {
    guard letters.others > 1, letters.latinSpelling == "OK" else { return false }
    let tag = (try? ICU.LocaleNames.maximized("\(copy.locale)")).flatMap { LocaleTag($0) }
    return tag?.scriptCode == "Latn"
  }
}

/// The letters of a word by script.
private struct Letters {
  private(set) var latin = 0
  /// Cyrillic and Greek ones.
  private(set) var others = 0
  private(set) var otherScript = "Cyrillic"
  /// The word in Latin letters alone, where each other letter looks like one.
  private(set) var latinSpelling: String?
  private var changes = 0
  /// Whether the scripts change at an apostrophe or another mark: those are two words.
  private var meetsAtMark = false
  private var endsOther = false
  private var latinLookalikes = 0

  /// Whether the language is written in Latin letters.
  private let isAmongLatin: Bool

  init(_ word: Bytes, isAmongLatin: Bool) {
    self.isAmongLatin = isAmongLatin
    var (spelling, wasLatin, isBehindMark) = (String?.some(""), Bool?.none, false)
    for scalar in word.text.unicodeScalars {
      let script = ICU.script(of: scalar.value)
      let isLatin = script == .latin
      guard isLatin || script == .cyrillic || script == .greek else {
        spelling?.unicodeScalars.append(scalar)
        isBehindMark = true
        continue
      }
      if let wasLatin, wasLatin != isLatin {
        changes += 1
        if isBehindMark { meetsAtMark = true }
      }
      isBehindMark = false
      (wasLatin, endsOther) = (isLatin, !isLatin)
      if isLatin {
        latin += 1
        if Self.lookalikes.values.contains(Character(scalar)) { latinLookalikes += 1 }
        spelling?.unicodeScalars.append(scalar)
      } else {
        others += 1
        if script == .greek { otherScript = "Greek" }
        if let twin = Self.lookalikes[Character(scalar)] { spelling?.append(twin) } else { spelling = nil }
      }
    }
    latinSpelling = others > 0 ? spelling : nil
  }

  var isMostlyLatin: Bool { latin > others || latin == others && isAmongLatin || latinSpelling == "OK" }

  /// Whether the letters of the rarer script all look like the other’s, and are no ending: “iPhoneа”.
  var isSlip: Bool {
    if meetsAtMark { return false }
    if isMostlyLatin { return latinSpelling != nil && !(changes == 1 && endsOther && latin > 2) }
    return latinLookalikes == latin && !(changes == 1 && endsOther && latin > 1)
  }

  /// Cyrillic and Greek letters with Latin twins.
  private static let lookalikes: [Character: Character] = [
    "А": "A", "В": "B", "С": "C", "Е": "E", "Н": "H", "І": "I", "Ј": "J", "К": "K", "М": "M", "О": "O", "Р": "P",
    "Ѕ": "S", "Т": "T", "Х": "X", "У": "Y", "а": "a", "с": "c", "е": "e", "і": "i", "ј": "j", "о": "o", "р": "p",
    "ѕ": "s", "х": "x", "у": "y", "Α": "A", "Β": "B", "Ε": "E", "Ζ": "Z", "Η": "H", "Ι": "I", "Κ": "K", "Μ": "M",
    "Ν": "N", "Ο": "O", "Ρ": "P", "Τ": "T", "Υ": "Y", "Χ": "X", "ο": "o", "ν": "v",
  ]
}

extension Message {
  fileprivate static func isMixed(_ word: String, _ script: String) -> Message {
    "“\(word)” has letters of two scripts, Latin and \(script), that look alike"
  }

  fileprivate static func isForeign(_ word: String, _ script: String) -> Message {
    "“\(word)” is written in \(script) letters that look Latin"
  }
}
