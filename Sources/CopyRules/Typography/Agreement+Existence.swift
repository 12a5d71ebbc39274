import CopyModel
import CopyPassage
import CopyText

/// “There’s three invoices”, “One of your invoice”: nouns that stand behind what tells their number, with words between.
extension Agreement {
  /// “There is new messages”: the noun behind the verb tells its number.
  func existence(at index: Int) -> Slip? {
    let verb = words[index]
    guard verb.tags.contains(.copula) else { return nil }
    let isJoined = isWord(verb, "there’s") || isWord(verb, "there's")
    guard isJoined || index > 0 && isWord(words[index - 1], "there"),
      isJoined || VerbNumber.other(than: copy.bytes.slice(verb.range))?.isPlural == true,
      let head = manyThings(behind: index), closesPhrase(behind: head, isSurelyMany: true) || isDescribed(head)
    else { return nil }
    let meant = isJoined ? "there are" : VerbNumber.other(than: copy.bytes.slice(verb.range))?.text
    return meant.map { Slip(range: verb.range, partner: words[head].range, meant: written($0, like: verb)) }
  }

  /// “three invoices waiting”: what behind a plural tells what it does.
  private func isDescribed(_ head: Int) -> Bool {
    guard head + 1 < words.count else { return false }
    let next = words[head + 1].tags
    return !next.isDisjoint(with: [.presentParticiple, .pastParticiple]) && next.dominant != .noun
  }

  /// The noun of many that follows right behind what counts and describes it; nil behind an article, and where an amount is
  /// meant: “There’s 5 minutes left”.
  private func manyThings(behind index: Int) -> Int? {
    var head = index + 1
    while head < words.count, isAny(words[head], ["also", "already", "currently", "now", "still", "not"]) { head += 1 }
    guard head < words.count else { return nil }
    let isCounted = isFigure(words[head])
    if isCounted || isAny(words[head], .manyWord) || isAny(words[head], ["some", "no", "any"]) { head += 1 }
    while head < words.count, words[head].tags.contains(.adjective), !isPluralOnly(words[head]) { head += 1 }
    guard head < words.count, isNoun(words[head]), isPlural(words[head]) else { return nil }
    return isCounted && isAny(words[head], .amountNoun) ? nil : head
  }

  /// “1 of your backup”: of one thing there is none.
  func choice(at index: Int) -> Slip? {
    guard index + 3 < words.count, words[index + 1].tags.contains(.preposition), isWord(words[index + 1], "of"),
      isAny(words[index + 2], .definiteDeterminer),
      !isAny(words[index + 2], ["this", "that"]), isChosen(at: index)
    else { return nil }
    var head = index + 3
    while head + 1 < words.count, isPart(words[head]), isNoun(words[head + 1]) { head += 1 }
    let noun = words[head]
    guard isNoun(noun), isOneThing(noun), closesPhrase(behind: head, isSurelyMany: true),
      let many = NounNumber.plural(of: text(noun))
    else { return nil }
    return Slip(range: noun.range, partner: words[index].range, meant: many)
  }

  /// “backup” is an adjective as well.
  private func isOneThing(_ noun: Token) -> Bool {
    let others: WordTags = [.pluralNoun, .massNoun, .number, .adverb, .preposition]
    return noun.tags.contains(.noun) && noun.tags.dominant == .noun && noun.tags.isDisjoint(with: others)
      && !isAny(noun, .collectiveNoun) && !isAny(noun, .measureNoun)
  }

  /// Whether the word chooses some of several: a number, “each”, “both”. “Step 1 of the setup” is a name.
  private func isChosen(at index: Int) -> Bool {
    let token = words[index]
    if isAny(token, ["one"]) { return opensClause(at: index) || counts(behind: words[index - 1]) }
    if isAny(token, ["each", "both", "either", "neither"]) { return true }
    return token.kind != .placeholder && number(of: token, at: index) != nil
      && token.tags.isDisjoint(with: .determiner)
  }

  /// “The list of members have”: the one thing before the phrase is the subject.
  func oneWithPhrase(before index: Int) -> (start: Int, head: Int)? {
    guard let subject = subject(before: index, passesPhrases: true), subject.start + 1 == subject.head,
      isAny(words[subject.start], .definiteDeterminer), !isAny(words[subject.head], .groupNoun)
    else { return nil }
    return subject
  }

  /// “The download don’t start”: behind its article a word is a noun, whatever it is elsewhere.
  func isOneBehindArticle(_ subject: (start: Int, head: Int)) -> Bool {
    let (article, noun) = (words[subject.start], words[subject.head])
    let others: WordTags = [
      .pluralNoun, .adjective, .presentParticiple, .pastParticiple, .massNoun, .number, .adverb, .properNoun,
    ]
    guard subject.start + 1 == subject.head, opensOne(article) else { return false }
    return isDeed(noun)
      || noun.tags.contains(.noun) && noun.tags.isDisjoint(with: others) && !isAny(noun, .collectiveNoun)
  }
}
