import CopyModel
import CopyPassage
import CopyText

/// Whether a title in German or a Romance language is a whole sentence: a phrase that an article opens, and the verb with a
/// tense behind it. Headlines leave the article out; behind a relative pronoun the verb is an attribute’s, “los datos que se borran”.
enum StatedTitle {
  static func holds(_ copy: Passage) -> Bool {
    let words = copy.words
    if opensDenied(copy), words.count > 3, copy.sentenceCount == 1 { return true }
    if copy.sentenceCount == 1, words.count > 2, opensClause(words, copy) { return true }
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
    if numerals[copy.locale.languageCode]?.contains(word) == true { return true }
    return opensElided(first, copy)
  }

  private static func opensElided(_ first: Token, _ copy: Passage) -> Bool {
    let word = copy.text(first.range).lowercased()
    return ["l’", "l'", "un’", "un'"].contains { word.hasPrefix($0) }
  }

  /// „Zwei Spieler warten …“: numbers open a subject as articles do.
  private static let numerals: [String: Set<String>] = [
    "de": ["zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn", "elf", "zwölf"],
    "es": ["dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez", "once", "doce"],
    "fr": ["deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix", "onze", "douze"],
    "it": ["due", "tre", "quattro", "cinque", "sei", "sette", "otto", "nove", "dieci", "undici", "dodici"],
    "pt": ["dois", "duas", "três", "quatro", "cinco", "seis", "sete", "oito", "nove", "dez", "onze", "doze"],
  ]

  /// « Il reste une place », „Niemand antwortet mehr“: a pronoun that is a subject and nothing else; “Queda una plaza”: that there
  /// is something, which no order tells.
  private static func opensClause(_ words: [Token], _ copy: Passage) -> Bool {
    let (first, next) = (copy.text(words[0].range).lowercased(), copy.text(words[1].range))
    // “Falta de espacio”
    guard !["de", "di"].contains(next) else { return false }
    switch copy.locale.languageCode {
    case "de":
      let isSubject = ["es", "niemand", "jemand", "man", "wir", "ich"].contains(first)
      return isSubject && words[1].traits.contains(.startsLower)
        && (isWhole(words[1], of: .finiteVerb, copy) || next.hasSuffix("t") || next == "sind" || next == "ist")
    case "es":
      return ["hay", "queda", "quedan", "falta", "faltan", "existe", "existen", "hubo"].contains(first)
        || first == "nadie"
    case "fr":
      let isDenied =
        ["personne", "rien"].contains(first) && (next == "ne" || next.hasPrefix("n’") || next.hasPrefix("n'"))
      if isAgo(words, copy) { return false }
      return isDenied || ["il", "ils", "elle", "elles", "on"].contains(first)
    case "it": return ["manca", "mancano", "resta", "restano", "c’è", "c'è"].contains(first)
    case "pt": return ["há", "falta", "faltam", "resta", "restam", "ninguém"].contains(first)
    default: return false
    }
  }

  /// « Il y a une semaine »
  private static func isAgo(_ words: [Token], _ copy: Passage) -> Bool {
    guard let last = words.last, words.count < 6, copy.text(words[1].range) == "y" else { return false }
    let times = ["seconde", "minute", "heure", "jour", "semaine", "mois", "an", "année"]
    return times.contains { [$0, $0 + "s"].contains(copy.text(last.range)) }
  }

  private static func isAuxiliary(_ token: Token, _ copy: Passage) -> Bool {
    let word = copy.text(token.range)
    switch copy.locale.languageCode {
    case "es": return ["ha", "han", "había", "habían"].contains(word)
    case "it": return ["ha", "hanno", "è"].contains(word)
    case "pt": return ["foi", "foram", "está", "estão"].contains(word)
    default: return false
    }
  }

  /// The index of the verb: one of the list, or what a reflexive pronoun shows to be one, “se detiene”, “s’arrête”, “schaltet sich”.
  private static func verb(in words: [Token], _ copy: Passage) -> Int? {
    words.indices.dropFirst().first { index in
      let token = words[index]
      return isWhole(token, of: .finiteVerb, copy)
        || index > 1 && (isWhole(token, of: .reflexive, copy) || isElided(token, copy))
        || isVerbByPlace(index, in: words, copy) || isGermanSecond(index, in: words, copy)
        || index > (opensElided(words[0], copy) ? 0 : 1)
          && (isAuxiliary(token, copy) || FiniteEnding.isVerb(token, in: copy) || precedesVerb(token, copy))
    }
  }

  /// „Das Boot kreuzt den Hafen“, “El barco cruza la bahía”: between a subject and the article of an object stands a verb. The
  /// most of something is no object, « la carte la plus grande ».
  private static func isVerbByPlace(_ index: Int, in words: [Token], _ copy: Passage) -> Bool {
    let isBehindSubject = index == 2 && copy.isWord(words[0], of: .determiner)
    guard isBehindSubject, index + 2 < words.count, words[index].traits.contains(.startsLower),
      words[index].length > 3, !isSmall(words[index], copy), !isSmall(words[1], copy),
      opensObject(words[index + 1], copy), !isDegree(words[index + 2], copy)
    else { return false }
    let behind = words[index].end..<Int(words[index + 1].start)
    return copy.text(behind) == " " && (!copy.locale.isLanguage("de") || words[1].traits.contains(.startsUpper))
  }

  /// « Le capitaine vous attend », “La barca ti aspetta”, « Le phare ne brille plus »: what stands before verbs alone.
  private static func precedesVerb(_ token: Token, _ copy: Passage) -> Bool {
    let word = copy.text(token.range)
    switch copy.locale.languageCode {
    case "fr":
      let isElided = ["n’", "n'", "t’", "t'", "m’", "m'"].contains {
        word.hasPrefix($0) && word.utf8.count > $0.utf8.count + 2
      }
      return isElided || ["ne", "vous", "nous", "te", "me", "lui"].contains(word)
    case "es": return ["te", "le", "les", "nos", "me"].contains(word)
    case "it": return ["ti", "vi", "ci", "mi", "gli"].contains(word)
    case "pt": return ["te", "lhe", "lhes"].contains(word)
    default: return false
    }
  }

  /// „Der Zug hält heute nicht“: German has its verb in second place. What ends like a participle may be one.
  private static func isGermanSecond(_ index: Int, in words: [Token], _ copy: Passage) -> Bool {
    guard copy.locale.isLanguage("de"), index == 2, copy.isWord(words[0], of: .determiner),
      words[1].traits.contains(.startsUpper), words[2].traits.contains(.startsLower), words[2].length > 4,
      !isSmall(words[2], copy)
    else { return false }
    let word = copy.text(words[2].range)
    let mayBeParticiple =
      ["ge", "be", "ver", "er", "ent", "zer", "über", "unter"].contains(where: word.hasPrefix) || word.hasSuffix("iert")
    let isDenied = ["nicht", "kein", "keine", "keinen", "sich"].contains(copy.text(words[3].range))
    // „Die Seite feuerfest machen“, „Die Alarme stummgeschaltet“
    let mayBeAdverb = copy.text(words[words.count - 1].range).hasSuffix("en") || word.contains("ge")
    guard !mayBeAdverb || isDenied else { return false }
    return word.hasSuffix("t") && !Self.germanAdverbs.contains(word) && (!mayBeParticiple || isDenied)
  }

  private static let germanAdverbs: Set<String> = [
    "jetzt", "dort", "erst", "fast", "selbst", "nicht", "laut", "statt", "seit", "weit", "leicht", "sonst", "längst",
    "zuletzt", "bekannt", "defekt", "direkt", "komplett", "verdeckt", "exakt", "dicht", "leicht", "recht", "sofort",
  ]

  /// „den“, which no subject has, as well.
  private static func opensObject(_ token: Token, _ copy: Passage) -> Bool {
    if copy.isWord(token, of: .determiner) { return true }
    return copy.locale.isLanguage("de")
      && ["den", "einen", "keinen", "deinen", "ihren", "unseren"].contains(copy.text(token.range))
  }

  private static func isSmall(_ token: Token, _ copy: Passage) -> Bool {
    copy.isWord(token, of: .determiner) || copy.isWord(token, of: .smallWord)
  }

  private static func isDegree(_ token: Token, _ copy: Passage) -> Bool {
    ["plus", "moins", "más", "menos", "più", "meno", "mais", "mejor", "peor", "meilleur", "meilleure"].contains(
      copy.text(token.range).lowercased())
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
