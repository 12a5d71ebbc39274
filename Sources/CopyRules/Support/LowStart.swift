import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// A sentence behind another that begins low: “The tray is full. it holds ten sheets.” To the parser it’s no sentence of its own.
enum LowStart {
  /// Reports it, with a capital as a safe fix.
  static func report(in copy: Passage, _ report: inout Report) {
    guard copy.isEnglish, let word = find(in: copy) else { return }
    let first = Int(word.start)..<Int(word.start) + 1
    report.add(
      .startsLow(copy.text(word.range)), at: word.range,
      fixes: [Fix([Splice(first, copy.text(first).uppercased())], isSafe: true)])
  }

  private static func find(in copy: Passage) -> Token? {
    let tokens = copy.tokens
    for index in tokens.indices.dropFirst(3) where opensSentence(tokens[index]) {
      guard tokens[index - 1].kind == .space, tokens[index - 2].kind == .punctuation,
        isFinal(copy.bytes.slice(tokens[index - 2].range)), endsWord(tokens[index - 3])
      else { continue }
      return tokens[index]
    }
    return nil
  }

  /// A small word that no name and no abbreviation is: it, the, they, this.
  private static func opensSentence(_ token: Token) -> Bool {
    token.kind == .word && token.traits.contains(.startsLower) && token.traits.isDisjoint(with: [.isName, .isQuoted])
      && token.tags.dominant == .function
      && !token.tags.isDisjoint(with: [.subjectPronoun, .article, .determiner, .possessive])
  }

  /// “etc. the”, “v. the”: what is short, or not known as a word, may be an abbreviation.
  private static func endsWord(_ token: Token) -> Bool {
    token.kind == .word && token.length > 3 && !token.tags.contains(.abbreviation)
      && (!token.tags.isEmpty || token.traits.contains(.isName))
  }

  private static func isFinal(_ mark: Bytes) -> Bool { mark.equals(".") || mark.equals("!") || mark.equals("?") }
}

extension Message {
  fileprivate static func startsLow(_ word: String) -> Message {
    "“\(word)” begins a sentence. Write it with a capital"
  }
}
