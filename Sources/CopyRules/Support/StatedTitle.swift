import CopyModel
import CopyPassage
import CopyText

/// Whether a title in German or a Romance language is a whole sentence: a phrase that an article opens, and the verb with a
/// tense behind it. Headlines leave the article out; behind a relative pronoun the verb is an attribute’s, “los datos que se borran”.
enum StatedTitle {
  static func holds(_ copy: Passage) -> Bool {
    let words = copy.tokens.filter { $0.kind == .word }
    if opensDenied(copy), words.count > 3, copy.sentenceCount == 1 { return true }
    guard copy.lexicon?.terms(in: .relative).isEmpty == false, words.count > 3, copy.sentenceCount == 1,
      let first = words.first, opensSubject(first, copy), let verb = verb(in: words, copy), verb < words.count - 1
    else { return false }
    let before = words[0].end..<Int(words[verb].start)
    return !copy.all(.relative).contains { $0.range.overlaps(before) }
      && !copy.bytes.slice(before).contains(UInt8(ascii: ","))
  }

  /// “No se ha podido …”, “Non è stato possibile …”: a verb with a tense and what denies it, in several words of the list.
  static func opensDenied(_ copy: Passage) -> Bool {
    copy.all(.finiteVerb).contains { verb in
      copy.opensSentence(at: Int(verb.start)) && copy.term(verb)?.text.contains(" ") == true
    }
  }

  /// “El”, “Dein”, and the article of “L’auto”, which is one word with what follows.
  private static func opensSubject(_ first: Token, _ copy: Passage) -> Bool {
    if copy.isWord(first, of: .determiner) { return true }
    let word = copy.text(first.range).lowercased()
    return ["l’", "l'", "un’", "un'"].contains { word.hasPrefix($0) }
  }

  /// The index of the verb: one of the list, or what a reflexive pronoun shows to be one, “se detiene”, “s’arrête”, “schaltet sich”.
  private static func verb(in words: [Token], _ copy: Passage) -> Int? {
    words.indices.dropFirst().first { index in
      let token = words[index]
      return isWhole(token, of: .finiteVerb, copy)
        || index > 1 && (isWhole(token, of: .reflexive, copy) || isElided(token, copy))
    }
  }

  private static func isWhole(_ token: Token, of list: TermList, _ copy: Passage) -> Bool {
    copy.all(list).contains { Int($0.start) == Int(token.start) }
  }

  private static func isElided(_ token: Token, _ copy: Passage) -> Bool {
    guard copy.locale.isLanguage("fr") else { return false }
    let word = copy.text(token.range).lowercased()
    return word.hasPrefix("s’") || word.hasPrefix("s'")
  }
}
