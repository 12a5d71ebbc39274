import CopyModel

/// Nouns made of a verb and its particle: setup, login, checkout.
///
/// Written in one, it is the noun; written in two, the verb.
package enum PhrasalNoun {
  /// “log”, “out” of “logout”; nil for a word of its own.
  package static func parts(of word: String) -> [String]? {
    guard VerbForms.english.participle(of: word) == nil else { return nil }
    for particle in WordSet.joinedParticle.words where word.hasSuffix(particle) {
      let verb = String(word.dropLast(particle.count))
      if verb.count > 1, VerbForms.english.isBase(verb) { return [verb, particle] }
    }
    return nil
  }

  /// “login” of “log” and “in”, “sign-in” of “sign” and “in”; nil where no such noun is known.
  static func joined(_ verb: String, _ particle: String) -> String? {
    guard WordSet.joinedParticle.contains(particle) else { return nil }
    return [verb + particle, "\(verb)-\(particle)"].first { isNoun($0) }
  }

  private static func isNoun(_ word: String) -> Bool {
    var word = word
    return word.withUTF8 { WordTable.english.tags(of: Bytes($0)).contains(.noun) }
  }
}
