package import CopyModel

/// What is meant by a wrong word, by the forms of verbs.
extension WrongWordFinding {
  /// What stands there wrongly, and what is meant, in small letters; nil where the form isn’t known.
  package func meant(
    of tokens: UnsafeBufferPointer<Token>, in copy: Bytes
  ) -> (range: Range<Int>, words: String)? {
    if right == .joined { return joined(tokens, copy) }
    let range = tokens[token].range
    let word = copy.slice(range).text.lowercased()
    let words: String? =
      switch right {
      case .words(let words): words
      case .participle: VerbForms.english.participle(of: word)
      case .baseForm: VerbForms.english.plainForm(of: word)
      case .parted: PhrasalNoun.parts(of: word)?.joined(separator: " ")
      case .joined: nil
      }
    return words.map { (range, $0) }
  }

  /// “setup” of “set up”, with its particle.
  private func joined(
    _ tokens: UnsafeBufferPointer<Token>, _ copy: Bytes
  ) -> (range: Range<Int>, words: String)? {
    let verb = copy.slice(tokens[token].range).text.lowercased()
    guard token + 2 < tokens.count, tokens[token + 1].kind == .space, tokens[token + 1].length == 1 else { return nil }
    let particle = tokens[token + 2].range
    return PhrasalNoun.joined(verb, copy.slice(particle).text.lowercased()).map {
      (Int(tokens[token].start)..<particle.upperBound, $0)
    }
  }
}
