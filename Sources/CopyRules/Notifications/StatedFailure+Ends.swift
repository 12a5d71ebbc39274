import CopyModel
import CopyPassage
import CopyText

/// How work ends, where no verb of failing says so.
extension StatedFailure {
  /// “The podcast wouldn’t download”, “The clip won’t open”, “The file can’t be read”: of what software keeps, what it doesn’t let
  /// anybody do.
  var unwilling: Int? {
    guard let subject = parse.subject, parse.negation != nil, isWord(subject, of: .keptThing) else { return nil }
    // “A folder can’t be moved into itself” holds of any.
    let isAny = parse.children(of: subject).contains {
      copy.isAny(of: ["a", "an", "any"], at: copy.range(of: parse.units[$0]))
    }
    if isAny { return nil }
    let refuses = parse.units.contains { unit in
      copy.isAny(of: .refusingModal, at: copy.range(of: unit))
    }
    return refuses && isTaskVerb(parse.root, of: subject) && parse.object == nil ? parse.root : nil
  }

  /// “The import came to a halt”, “The sync ended with an error”: of a task, by the noun that its verb leads to.
  var ending: Int? {
    guard let subject, isTask(subject) || isWord(subject, of: .keptThing), parse.negation == nil, !mayOnly else {
      return nil
    }
    // “The backup stopped halfway”
    let isBroken = copy.isAny(of: .stoppingVerb, at: copy.range(of: parse.units[parse.root]))
    let isEarly = parse.units.contains { copy.isAny(of: .tooEarly, at: copy.range(of: $0)) }
    if isBroken, isEarly, parse.voice != .passive { return parse.root }
    return parse.units.indices.first { index in
      index > parse.root && isWord(index, of: .standstillNoun) && parse.units[index].head == parse.root
        && !isRemedied(index)
    }
  }

  /// “The message is still unsent”: what is done with it hasn’t been done.
  var undone: Int? {
    guard let subject = parse.subject, isWord(subject, of: .keptThing) || isWord(subject, of: .newsNoun),
      parse.negation == nil
    else { return nil }
    let word = copy.text(copy.range(of: parse.units[parse.root])).lowercased()
    guard word.hasPrefix("un"), let lexicon = copy.lexicon else { return nil }
    let done = word.dropFirst(2)
    return [TermList.taskVerb, .handlingVerb].contains { list in
      lexicon.terms(in: list).contains { $0.text == done }
    } ? parse.root : nil
  }

  /// “Trouble syncing the notes”, “No luck uploading the clip”: a heading of what went wrong and the work.
  var troubledWork: Int? {
    let units = parse.units
    guard units.count > 1, parse.subject == nil || parse.finiteVerb == nil else { return nil }
    let isUnlucky =
      copy.isAny(of: ["no"], at: copy.range(of: units[0]))
      && copy.isAny(of: .luckNoun, at: copy.range(of: units[1]))
    guard isUnlucky || isWord(0, of: .troubleNoun), units.count > (isUnlucky ? 2 : 1) else { return nil }
    let work = isUnlucky ? 2 : 1
    let isDoing = units[work].tags.contains(.presentParticiple)
    return isDoing && (isWord(work, of: .taskVerb) || isWord(work, of: .handlingVerb)) ? work : nil
  }

  /// Whether the verb is one of tasks: of software alone, or one that is done to what `subject` names, which software keeps.
  func isTaskVerb(_ verb: Int, of subject: Int) -> Bool {
    isWord(verb, of: .taskVerb) || isWord(verb, of: .handlingVerb) && isWord(subject, of: .keptThing)
  }

  /// “The export hit a snag”, but not “The export is new, if you see problems…”
  func isMet(_ noun: Int) -> Bool {
    isWord(parse.root, of: .genericVerb) || parse.units[noun].head == parse.root && !isRemedied(noun)
  }

  /// “The update fixes a problem”
  func isRemedied(_ noun: Int) -> Bool {
    copy.isAny(of: .remedyForm, at: copy.range(of: parse.units[parse.root]))
  }
}
