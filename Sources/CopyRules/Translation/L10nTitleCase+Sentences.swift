import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// Title style that no base shows.
extension L10nTitleCase {
  /// Shorter words stay low in title style.
  private static let shortest = 4
  /// So many long words with a capital are no name, where a mark ends what they say.
  private static let most = 4

  /// “La Reserva De La Pista Ha Caducado.”: where every long word has a capital, and small ones too, or there are many in a whole
  /// sentence. German nouns have theirs by right, so there the small ones tell.
  func checkWhole(_ copy: Passage, _ report: inout Report) {
    guard copy.isRoleWitnessed, !copy.place.isRecased, copy.analysis.wordCount >= Self.most, let raised = raised(copy)
    else { return }
    let splices = copy.locale.isLanguage("de") ? [] : raised.compactMap { lowered($0, copy) }
    guard let first = raised.first, let last = raised.last else { return }
    report.add(
      .isEnglish(copy.text(Int(first.start)..<last.end)), at: Int(first.start)..<last.end,
      severity: copy.severityOfJudgement, fixes: [splices.count == raised.count ? Fix(splices, isSafe: false) : nil])
  }

  /// The words with a capital inside the sentences; nil where some long word hasn’t one, or too few show that it is no name.
  private func raised(_ copy: Passage) -> [Token]? {
    var (raised, small) = ([Token](), 0)
    for token in copy.tokens where token.kind == .word && !token.traits.contains(.startsSentence) {
      if !token.traits.isDisjoint(with: [.isName, .isQuoted, .hasInnerUpper, .hasDigit]) { return nil }
      guard token.traits.contains(.startsUpper), token.traits.contains(.hasLower) || token.length == 1 else {
        if token.length >= Self.shortest, !isSmall(token, copy) { return nil }
        continue
      }
      raised.append(token)
      if isSmall(token, copy) { small += 1 }
    }
    let isLong = raised.count >= Self.most && !copy.locale.isLanguage("de") && endsSentence(copy)
    return raised.count > 2 && (small > 0 || isLong) ? raised : nil
  }

  private func endsSentence(_ copy: Passage) -> Bool {
    copy.analysis.terminal == .period || copy.analysis.terminal == .question
  }

  private func isSmall(_ token: Token, _ copy: Passage) -> Bool {
    [TermList.smallWord, .determiner].contains { copy.isWord(token, of: $0) }
  }
}
