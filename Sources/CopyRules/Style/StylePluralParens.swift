import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// One item, two items: a plural entry.
struct StylePluralParens: TextRule {
  static let info = RuleInfo(
    "style-plural-parens", "Copy has a plural entry rather than “item(s)”.",
    why: "“1 item(s)” is never right, and many languages can’t be written that way.",
    source: "Apple Style Guide, plurals", roles: .all, languages: .english, needs: .any(of: .parenthesis),
    severity: .warning,
    examples: [
      .bad("%d ⟦item(s)⟧ selected", .label), .bad("Delete 3 ⟦item(s)⟧?", .alertTitle, better: "Delete 3 items?"),
      .bad("Choose the ⟦file(s)⟧ to send.", .text, better: "Choose the files to send."),
      .bad("⟦Kiln(s)⟧ of version 2 may not fit.", .text, better: "Kilns of version 2 may not fit."),
      .bad("%1$s glaze ⟦recipe(s)⟧ will be kept.", .text), .bad("Fires in ${days} ⟦day(s)⟧.", .text),
      .bad("3 ⟦boat(s)⟧ hasn’t been synced.", .text, better: "3 boats haven’t been synced."),
      .good("Starts with http(s)://", .text), .good("Enter an http(s) address.", .text),
      .good("%d items selected", .label), .good("Function f(s)", .text),
    ])

  func check(_ copy: Passage, _ report: inout Report) {
    guard copy.isEnglish else { return }
    for token in copy.tokens where token.kind == .word && token.length > 2 && !token.traits.contains(.isQuoted) {
      for ending in ["(s)", "(es)"] as [StaticString] where copy.bytes.hasLiteral(ending, at: token.end) {
        let range = Int(token.start)..<token.end + ending.utf8CodeUnitCount
        // “http(s)://” is an address.
        if copy.bytes.hasLiteral("://", at: range.upperBound) || copy.isAny(of: ["http", "ftp"], at: token.range) {
          continue
        }
        let message = counts(token, in: copy) ? Message.needsPlural(copy.text(range)) : .needsNoNumber(copy.text(range))
        // “Week(s)” alone may stand beside a number that somebody types.
        let isAlone = range == copy.trimmedRange && copy.role == .label
        report.add(message, at: range, severity: isAlone ? .note : nil, fixes: [plain(token, range, in: copy)])
      }
    }
  }

  /// Whether a number stands shortly before the word, or is filled in somewhere. “Needs version 1.0” counts nothing. A text
  /// that is filled in is a number where it stands before the word: “%1$s comment thread(s)”.
  private func counts(_ word: Token, in copy: Passage) -> Bool {
    let before = copy.tokens.filter { $0.end <= Int(word.start) && $0.kind != .space }
    let phrase = before.suffix(3).reversed().prefix { $0.kind == .word || $0.kind == .placeholder }
    return before.suffix(2).contains { $0.kind == .number } || phrase.contains { $0.kind == .placeholder }
      || FormatArguments(copy.bytes).all.contains { $0.kind.isInteger || $0.kind == .decimal || $0.kind == .object }
  }

  /// Where the number itself is written, it tells which form is right; where there is none, the plural stands for any.
  private func plain(_ word: Token, _ range: Range<Int>, in copy: Passage) -> Fix? {
    let plural = copy.text(range).filter { $0 != "(" && $0 != ")" }
    if !counts(word, in: copy) { return Fix([Splice(range, plural)] + ofMany(behind: range, in: copy), isSafe: false) }
    // “6 selected oar(s)”
    let before = copy.tokens.filter { $0.end <= Int(word.start) && $0.kind != .space }.suffix(2)
    guard let number = before.last(where: { $0.kind == .number }),
      before.allSatisfy({ $0.start <= number.start || !$0.tags.isDisjoint(with: [.adjective, .pastParticiple]) })
    else { return nil }
    let isOne = copy.bytes.slice(number.range).equals("1")
    if isOne { return Fix([Splice(range, copy.text(word.range))], isSafe: false) }
    return Fix([Splice(range, plural)] + ofMany(behind: range, in: copy), isSafe: false)
  }

  /// “Haven’t” for “3 boat(s) hasn’t been synced”: the verb right behind goes with many.
  private func ofMany(behind range: Range<Int>, in copy: Passage) -> [Splice] {
    guard let verb = copy.word(at: range.upperBound), Int(verb.start) == range.upperBound + 1,
      verb.tags.contains(.auxiliary) || verb.tags.contains(.copula),
      case let word = copy.text(verb.range).replacing("'", with: "’"),
      let other = VerbNumber.other(than: word),
      ["has", "is", "was", "does"].contains(where: word.lowercased().hasPrefix)
    else { return [] }
    return [Splice(verb.range, other.text)]
  }
}

extension Message {
  fileprivate static func needsPlural(_ word: String) -> Message {
    "“\(word)” is right for no number. Use a plural entry with a form for one and a form for more"
  }

  fileprivate static func needsNoNumber(_ word: String) -> Message {
    "“\(word)” leaves the number open. Use the plural, which stands for one as well where nobody counts"
  }
}
