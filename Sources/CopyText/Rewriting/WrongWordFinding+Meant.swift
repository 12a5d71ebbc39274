package import CopyModel

/// What is meant by a wrong word, by the forms of verbs.
extension WrongWordFinding {
  /// What stands there wrongly, and what is meant, in small letters; nil where the form isn’t known.
  package func meant(
    of tokens: UnsafeBufferPointer<Token>, in copy: Bytes
  ) -> (range: Range<Int>, words: String)? {
    if right == .joined { return joined(tokens, copy) }
    if right == .nothing { return gone(tokens) }
    let range = tokens[token].range.lowerBound..<tokens[last].range.upperBound
    let word = copy.slice(range).text.lowercased()
    let words: String? =
      switch right {
      case .words(let words): words
      case .counterparts(let all): Self.counterpart(of: word, in: all)
      case .participle: VerbForms.english.participle(of: word)
      case .baseForm: VerbForms.english.plainForm(of: word)
      case .gerund: VerbForms.english.gerund(of: word)
      case .thirdPerson: VerbForms.english.thirdPerson(of: word)
      case .parted: PhrasalNoun.parts(of: word)?.joined(separator: " ")
      case .joined, .nothing: nil
      }
    return words.map { (range, $0) }
  }

  /// What is meant by `word`, or by its ending; nil where it is right as it is.
  private static func counterpart(of word: String, in all: [WrongWord.Counterpart]) -> String? {
    let typed = word.replacing("’", with: "'")
    for one in all {
      if one.wrong == typed { return one.right == word ? nil : one.right }
      guard one.wrong.hasPrefix("*"), word.hasSuffix(one.wrong.dropFirst()) else { continue }
      let meant = String(word.dropLast(one.wrong.count - 1)) + one.right.drop(while: { $0 == "*" })
      return meant == word ? nil : meant
    }
    return nil
  }

  /// The word with the space behind it, or where none is with the one before: “Enviado há 3 dias atrás.”
  private func gone(_ tokens: UnsafeBufferPointer<Token>) -> (range: Range<Int>, words: String)? {
    let (start, end) = (Int(tokens[token].start), tokens[last].end)
    if last + 1 < tokens.count, case let space = tokens[last + 1], space.kind == .space {
      return (start..<space.end, "")
    }
    guard token > 0, tokens[token - 1].kind == .space else { return nil }
    return (Int(tokens[token - 1].start)..<end, "")
  }

  /// “setup” of “set up”, with its particle; “another” of “an other”.
  private func joined(
    _ tokens: UnsafeBufferPointer<Token>, _ copy: Bytes
  ) -> (range: Range<Int>, words: String)? {
    let verb = copy.slice(tokens[token].range).text.lowercased()
    guard token + 2 < tokens.count, tokens[token + 1].kind == .space, tokens[token + 1].length == 1 else { return nil }
    let particle = tokens[token + 2].range
    let second = copy.slice(particle).text.lowercased()
    let words = PhrasalNoun.joined(verb, second) ?? Self.known(verb + second)
    return words.map { (Int(tokens[token].start)..<particle.upperBound, $0) }
  }

  private static func known(_ word: String) -> String? {
    var word = word
    return word.withUTF8 { WordTable.english.tags(of: Bytes($0)).isEmpty } ? nil : word
  }
}
