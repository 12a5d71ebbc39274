import CopyModel
import CopyPassage
import CopyText

/// What somebody left as it shouldn’t be, or let pass, in languages whose grammar isn’t known: « Vous avez laissé l’adresse vide »,
/// “Dejaste pasar la fecha límite”, „Sie haben die Frist versäumt“, 你错过了截止日期. A comment that somebody left blames nobody.
struct NeglectedDeed {
  let copy: Passage

  var range: Range<Int>? {
    guard copy.analysis.terminal != .question, copy.has(.omissionVerb) else { return nil }
    return copy.all(.omissionVerb).lazy.compactMap(deed).first
  }

  private func deed(_ verb: TermMatch) -> Range<Int>? {
    let sentence = copy.sentence(at: Int(verb.start))
    let person = copy.all(.personDeed).first { person in
      sentence.contains(Int(person.start)) && person.end <= verb.start && copy.opensSentence(at: Int(person.start))
    }
    guard let start = person?.start ?? (isOfPerson(verb) ? verb.start : nil) else { return nil }
    let end = (copy.all(.lapse) + copy.all(.dutyNoun)).first { match in
      sentence.contains(Int(match.start)) && match.start > start && match.start != verb.start
    }?.end
    return end.map { Int(start)..<Int(max($0, verb.end)) }
  }

  /// “Dejaste …”: the verb itself says who, at the start of its sentence.
  private func isOfPerson(_ verb: TermMatch) -> Bool {
    guard copy.opensSentence(at: Int(verb.start)), let word = copy.word(at: Int(verb.start)) else { return false }
    return word.start == verb.start && SpanishDeed.isOfPerson(word, in: copy)
  }
}

/// The person’s deed as the reason for what went wrong, in languages whose grammar isn’t known: „… fehlgeschlagen, weil Sie die Seite
/// verlassen haben“, “falhou porque você fechou a página”. Why somebody gets or sees a thing is no fault.
struct BlamedReason {
  let copy: Passage

  var range: Range<Int>? {
    guard copy.analysis.terminal != .question, copy.has(.reason) else { return nil }
    return copy.all(.reason).lazy.compactMap(reason).first
  }

  private func reason(_ reason: TermMatch) -> Range<Int>? {
    let sentence = copy.sentence(at: Int(reason.start))
    guard let person = subject(behind: Int(reason.end)) else { return nil }
    let clause = clause(from: Int(reason.start), in: sentence)
    let troubles: [TermList] = [.statedFailure, .problem, .setback, .taskFailure, .troubleNoun]
    let hasFailed = troubles.flatMap { copy.all($0) }.contains { match in
      sentence.contains(Int(match.start)) && !clause.contains(Int(match.start))
    }
    // „Weil du zu spät bezahlt hast“: the reason itself calls the deed wrong.
    let isDenied = copy.locale.isLanguage("es") && copy.text(Int(reason.end)..<person).contains(" no ")
    let isWrong =
      isDenied || copy.all(.faultManner).contains { $0.start >= person && clause.contains(Int($0.start)) }
    return hasFailed || isWrong ? Int(reason.start)..<person : nil
  }

  /// Where the person ends that is the subject behind the conjunction.
  private func subject(behind place: Int) -> Int? {
    let persons = copy.all(.personSubject) + copy.all(.personDeed)
    if let person = persons.first(where: { 0...1 ~= Int($0.start) - place }) { return Int(person.end) }
    guard let first = copy.word(at: place) else { return nil }
    // “porque no pagaste”
    let word = copy.text(first.range) == "no" ? copy.word(at: first.end + 1) ?? first : first
    return SpanishDeed.isOfPerson(word, in: copy) ? word.end : nil
  }

  /// The clause of the conjunction: behind the rest of the sentence, or before it up to its comma.
  private func clause(from start: Int, in sentence: Range<Int>) -> Range<Int> {
    guard copy.opensSentence(at: start) else { return start..<sentence.upperBound }
    let comma = copy.tokens.first { token in
      Int(token.start) > start && sentence.contains(Int(token.start))
        && [",", "，", "、"].contains(copy.text(token.range))
    }
    return start..<(comma.map { Int($0.start) } ?? sentence.upperBound)
  }
}

/// Spanish says who by the ending of the verb: elegiste, completaste; not existe, triste, and not what nobody does on purpose: ganaste,
/// recibiste.
enum SpanishDeed {
  static func isOfPerson(_ word: Token, in copy: Passage) -> Bool {
    guard copy.locale.isLanguage("es") else { return false }
    let text = copy.text(word.range).lowercased()
    guard text.count > 5, ["aste", "iste", "íste"].contains(where: text.hasSuffix) else { return false }
    return !copy.isWord(word, of: .stateVerb) && !copy.isWord(word, of: .remedyVerb)
  }
}
