import CopyModel
import CopyPassage
import CopyText

/// A clause that says that what the app was to do went wrong: “The upload failed”, “The song couldn’t be shared”, “Unable to
/// sign in”. Defeats of people and of the world are news: “The vote failed”, “The team couldn’t score”.
struct StatedFailure {
  let copy: Passage
  let parse: Parse

  /// The words that state it, from the first of the clause to its verb; nil where nothing failed.
  static func find(in copy: Passage) -> Range<Int>? {
    guard copy.isEnglish, isWorthParsing(copy) else { return nil }
    return copy.parses.lazy.compactMap { StatedFailure(copy: copy, parse: $0).range }.first
  }

  /// Whether the words are there that all of these clauses have: one of failing, or a denial of what a task does.
  private static func isWorthParsing(_ copy: Passage) -> Bool {
    if copy.has(.taskFailure) || copy.has(.pastInability) || copy.has(.troubleNoun) { return true }
    if copy.has(.appVoice) && copy.has(.inability) || copy.has(.refusalVerb) && copy.has(.moneyWord) { return true }
    if copy.has(.phaseVerb), copy.has(.taskVerb) { return true }
    if copy.has(.refusalVerb), copy.has(.taskVerb) || copy.has(.machineNoun) { return true }
    if copy.has(.linkNoun) || copy.has(.brokenState) || copy.has(.keptThing) { return true }
    if copy.has(.standstillNoun), copy.has(.softwareTask) { return true }
    if copy.has(.troubleOpening), copy.has(.setback) || copy.has(.genericVerb) { return true }
    if copy.has(.pastDenial), copy.has(.taskVerb) || copy.has(.taskSuccess) { return true }
    return copy.has(.taskSuccess) && (copy.has(.denialWord) || copy.has(.inability)) || opensInability(copy)
  }

  private static func opensInability(_ copy: Passage) -> Bool {
    guard let match = copy.first(.inability), let words = copy.wordsRange else { return false }
    return Int(match.start) == words.lowerBound
  }

  private var range: Range<Int>? {
    if let inverted { return words(to: inverted) }
    if parse.mood == .interrogative { return nil }
    let told = [
      opening, failing, refusal, denial, rejection, trouble, balking, lostLink, brokenThing, unwilling, ending, undone,
    ]
    let last =
      namedTrouble ?? troubledWork ?? (parse.mood == .imperative ? headline : told.lazy.compactMap(\.self).first)
    return last.map(words)
  }

  private func words(to last: Int) -> Range<Int> {
    Int(copy.range(of: parse.units[0]).lowerBound)..<copy.range(of: parse.units[last]).upperBound
  }

  /// “Couldn’t sync the map.”: a verb of tasks that the parse takes for the subject of a question.
  private var inverted: Int? {
    guard copy.analysis.terminal != .question, parse.units.count > 2, isWord(0, of: .pastInability),
      isWord(1, of: .taskVerb), parse.units[1].tags.isDisjoint(with: [.presentParticiple, .subjectPronoun])
    else { return nil }
    return 1
  }

  func isWord(_ index: Int, of list: TermList) -> Bool { copy.isWord(parse.units[index], of: list) }

  func first(of list: TermList) -> Int? { parse.units.indices.first { isWord($0, of: list) } }

  /// “Upload Failed”: to the parse, a command.
  private var headline: Int? {
    let last = parse.units.count - 1
    return last > 0 && isWord(last, of: .taskFailure) && isTask(last - 1) ? last : nil
  }

  /// “Unable to…”, “Couldn’t…”, “Failed to…”: the app says it of itself, by leaving itself out.
  private var opening: Int? {
    guard parse.units.count > 2, parse.subject.map({ $0 > 1 }) ?? true else { return nil }
    let isUnable = isWord(0, of: .pastInability) || isWord(0, of: .inability)
    // “Couldn’t be better”
    if isUnable, parse.units[1].tags.contains(.baseVerb) { return parse.units[1].tags.contains(.copula) ? nil : 1 }
    guard isUnable || isWord(0, of: .taskFailure) else { return nil }
    return parse.units[1].tags.contains(.infinitiveMarker) ? 2 : nil
  }

  /// “The upload failed”, “Sync didn’t complete”, “The export was unsuccessful”: of a task of software, or of something generic.
  private var failing: Int? {
    guard let subject = subject else { return nil }
    // “Your photo failed to print”
    if let task = parse.child(of: parse.root, as: .openComplement), isWord(parse.root, of: .taskFailure),
      isWord(task, of: .taskVerb), isThing(subject)
    {
      return task
    }
    guard isTask(subject) || isWord(subject, of: .keptThing), !mayOnly else { return nil }
    let verb = parse.root == subject ? parse.units.count - 1 : parse.root
    if parse.negation == nil { return isWord(verb, of: .taskFailure) ? verb : nil }
    return isWord(verb, of: .taskSuccess) ? verb : nil
  }

  /// “The upload can get stuck”: what may be.
  var mayOnly: Bool {
    parse.children(of: parse.root).contains { index in
      copy.isAny(of: .openModal, at: copy.range(of: parse.units[index]))
    }
  }

  /// “The song couldn’t be shared”, “We were unable to renew it”.
  private var refusal: Int? {
    guard let subject = parse.subject else { return nil }
    if isWord(subject, of: .appVoice) {
      if first(of: .pastInability) != nil { return parse.root }
      // “We can’t wait”
      return first(of: .inability) != nil && isWord(parse.root, of: .taskVerb) ? parse.root : nil
    }
    // What can’t be done is a limit, and no failure.
    guard parse.voice == .passive, let inability = first(of: .pastInability), inability > subject else { return nil }
    return parse.root
  }

  /// “The song wasn’t shared”, “The clip didn’t upload”: a task was not done, or a thing didn’t do what a task does with it.
  private var denial: Int? {
    guard let subject = parse.subject, parse.negation != nil, isTaskVerb(parse.root, of: subject) else { return nil }
    let verb = parse.units[parse.root].tags
    if parse.voice == .passive { return isPast ? parse.root : nil }
    guard verb.contains(.baseVerb) || verb.contains(.pastParticiple), isPast, parse.object == nil else { return nil }
    return isThing(subject) ? parse.root : nil
  }

  /// “Didn’t”, “wasn’t”, “hasn’t been”: what isn’t done is a state, what won’t be done a plan.
  var isPast: Bool { first(of: .pastDenial) != nil }

  /// “The payment was declined”.
  private var rejection: Int? {
    guard let subject = parse.subject, parse.negation == nil, isWord(parse.root, of: .refusalVerb) else { return nil }
    // “The server rejected the attachment”
    if isWord(subject, of: .machineNoun), parse.voice == .active, parse.object != nil { return parse.root }
    let isPayment = isWord(subject, of: .softwareTask) && isWord(subject, of: .moneyWord) || isCard(subject)
    guard parse.voice == .passive, isPayment else { return nil }
    return parse.root
  }

  private func isCard(_ index: Int) -> Bool { copy.isAny(of: ["card"], at: copy.range(of: parse.units[index])) }

  /// “The clip stopped uploading”, “The map refused to load”, “The sync keeps failing”: of a task, by how it went on.
  private var balking: Int? {
    guard let subject, parse.negation == nil,
      let task = parse.child(of: parse.root, as: .openComplement, .clausalComplement, .object)
    else { return nil }
    if isWord(parse.root, of: .phaseVerb), isWord(task, of: .taskFailure) { return isTask(subject) ? task : nil }
    let balks = isWord(parse.root, of: .phaseVerb) || isWord(parse.root, of: .refusalVerb)
    let isDoing =
      isWord(task, of: .taskVerb) && !parse.units[task].tags.isDisjoint(with: [.presentParticiple, .baseVerb])
    guard balks, isDoing, isThing(subject), parse.child(of: task, as: .object) == nil else { return nil }
    return task
  }

  /// “We lost the connection to the camera”, “No connection to the server”.
  private var lostLink: Int? {
    guard let link = first(of: .linkNoun) else { return nil }
    if copy.isAny(of: ["lost", "lose", "loses"], at: copy.range(of: parse.units[parse.root])), parse.object == link {
      return link
    }
    let isDenied = link == 1 && copy.isAny(of: ["no"], at: copy.range(of: parse.units[0]))
    if isDenied, parse.root == link { return link }
    // “The connection to the hub was lost”
    let isCut =
      parse.subject == link && parse.negation == nil
      && copy.isAny(of: .cutForm, at: copy.range(of: parse.units[parse.root]))
    return isCut ? parse.root : nil
  }

  /// “The file is corrupt”, “Two messages are stuck”: of what software keeps.
  private var brokenThing: Int? {
    // “The file got corrupted”
    let state = isWord(parse.root, of: .brokenState) ? parse.root : parse.child(of: parse.root, as: .openComplement)
    guard let subject, let state, parse.negation == nil, isWord(state, of: .brokenState) else { return nil }
    let kept: [TermList] = [.newsNoun, .machineNoun, .keptThing]
    return kept.contains { isWord(subject, of: $0) } ? state : nil
  }

  /// “Sync Problem”, “Payment Not Processed”: a heading.
  private var namedTrouble: Int? {
    let last = parse.units.count - 1
    guard last > 0, last < 4, parse.subject == nil || parse.finiteVerb == nil else { return nil }
    if isWord(last, of: .troubleNoun), isWord(last - 1, of: .softwareTask) { return last }
    guard last > 1, copy.isAny(of: ["not"], at: copy.range(of: parse.units[last - 1])),
      parse.units[last].tags.contains(.pastParticiple),
      isWord(last - 2, of: .softwareTask) || isWord(last, of: .taskVerb)
    else { return nil }
    return last
  }

  /// “There was a problem with…”, “Something went wrong…”, “We ran into an error”.
  private var trouble: Int? {
    let noun = first(of: .troubleNoun)
    if let subject = parse.subject, let noun {
      if noun > subject, isWord(subject, of: .appVoice) || isTask(subject) && isMet(noun) { return noun }
      // “An issue came up”
      if noun == subject, isWord(parse.root, of: .genericVerb) { return parse.root }
    }
    guard isWord(0, of: .troubleOpening), parse.units.count > 2 else { return nil }
    if let noun, noun <= 4 { return noun }
    return parse.subject == 0 ? first(of: .taskFailure) ?? first(of: .setback) : nil
  }

  /// The subject; in a headline the noun before its participle.
  var subject: Int? {
    if let subject = parse.subject { return subject }
    guard let last = parse.units.last, last.tags.contains(.pastParticiple), parse.units.count > 1 else { return nil }
    return parse.units.count - 2
  }

  func isTask(_ index: Int) -> Bool {
    // “Syncing the notes”
    let isDoing = parse.units[index].tags.contains(.presentParticiple) && isWord(index, of: .taskVerb)
    return isDoing || isWord(index, of: .softwareTask) || isWord(index, of: .genericNoun)
  }

  /// A common noun that stands for no pronoun and no name.
  func isThing(_ index: Int) -> Bool {
    let unit = parse.units[index]
    let traits = copy.tokens[unit.token].traits
    // “Lesson 12 refuses to load”, but not “Rosa refuses to come”
    let isCommon = traits.contains(.startsLower) || traits.contains(.startsSentence) && !unit.tags.contains(.properNoun)
    return !unit.tags.isDisjoint(with: [.noun, .pluralNoun]) && isCommon
  }
}
