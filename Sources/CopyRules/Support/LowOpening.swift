import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// A sentence that opens low, in languages with capitals whose words aren’t known: „der Anker wird gelichtet.“ A mark at its end
/// shows that it is one.
enum LowOpening {
  /// Reports it, with the capital as a safe fix.
  static func report(in copy: Passage, _ report: inout Report) {
    guard let word = find(in: copy) else { return }
    let first = Int(word.start)..<Int(word.start) + copy.text(word.range).prefix(1).utf8.count
    report.add(
      .opensLow(copy.text(word.range)), at: word.range,
      fixes: [Fix([Splice(first, copy.text(first).uppercased())], isSafe: !copy.locale.isLanguage("nl"))])
  }

  /// Whether the copy ends like a sentence; what is declared to be prose may lack its mark.
  private static func isClosed(_ copy: Passage) -> Bool {
    copy.analysis.terminal == .period
      || copy.analysis.terminal == .none && copy.isDeclared && copy.analysis.wordCount > 3
  }

  private static func find(in copy: Passage) -> Token? {
    guard !copy.isEnglish, !copy.isKorean, isClosed(copy), copy.analysis.wordCount > 2,
      copy.base?.casing != .lower, let first = copy.tokens.first(where: { $0.kind != .space }), first.kind == .word,
      first.traits.contains(.startsLower), first.traits.isDisjoint(with: [.isName, .mayBeName, .isQuoted])
    else { return nil }
    let text = copy.text(first.range)
    // “iCloud”, “%@ar”, “macOS-Version”
    let isPlain =
      text.allSatisfy { $0.isLowercase || "’'".contains($0) } || text.wholeMatch(of: /[ldnsu][’']\p{L}\p{Ll}*/) != nil
    return isPlain && copy.text(first.range).count < 16 ? first : nil
  }
}

extension Message {
  fileprivate static func opensLow(_ word: String) -> Message {
    "“\(word)” begins a sentence. Write it with a capital"
  }
}
