import CopyModel
import CopyPassage
import CopyText

/// A clause that says that what the app was to do went wrong: “The upload failed”, “The song couldn’t be shared”, “Unable to
/// sign in”. Defeats of people and of the world are news: “The vote failed”, “The team couldn’t score”.
struct StatedFailure {
  private let copy: Passage
  private let parse: Parse

  /// The words that state it, from the first of the clause to its verb; nil where nothing failed.
  static func find(in copy: Passage) -> Range<Int>? {
    guard copy.isEnglish, isWorthParsing(copy) else { return nil }
    return copy.parses.lazy.compactMap { StatedFailure(copy: copy, parse: $0).range }.first
  }

  private static func isWorthParsing(_ copy: Passage) -> Bool {
    copy.has(.genericModifier) || copy.has(.genericVerb) || copy.has(.genericNoun)
      || copy.has(.problem)
  }

  private var range: Range<Int>? {
    if parse.mood == .interrogative { return nil }
    let last =
      parse.mood == .imperative ? headline : [opening, failing, refusal, trouble].lazy.compactMap(\.self).first
    return last.map { Int(copy.range(of: parse.units[0]).lowerBound)..<copy.range(of: parse.units[$0]).upperBound }
  }

  /// “Upload Failed”: to the parse, a command.
  private var headline: Int? {
    let last = parse.units.count - 1
    return last > 0 && word(last) == "failed" && isTask(last - 1) ? last : nil
  }

  private func word(_ index: Int) -> String { copy.text(copy.range(of: parse.units[index])).lowercased() }

  /// “Unable to…”, “Couldn’t…”, “Failed to…”: the app says it of itself, by leaving itself out.
  private var opening: Int? {
    let first = word(0).replacing("'", with: "’")
    guard parse.units.count > 2, parse.subject.map({ $0 > 1 }) ?? true else { return nil }
    if first == "couldn’t" || first == "can’t" || first == "cannot" {
      return parse.units[1].tags.contains(.baseVerb) ? 1 : nil
    }
    return (first == "unable" || first == "failed") && word(1) == "to" ? 2 : nil
  }

  /// “The upload failed”, “Sync didn’t complete”, “The export was unsuccessful”: of a task of software, or of something generic.
  private var failing: Int? {
    guard let subject = subject, isTask(subject) else { return nil }
    let verb = parse.root == subject ? parse.units.count - 1 : parse.root
    let stem = word(verb)
    if stem.hasPrefix("fail") || stem == "unsuccessful" || stem == "incomplete" { return verb }
    guard parse.negation != nil else { return nil }
    return ["complete", "completed", "finish", "finished", "succeed", "work", "possible", "successful"].contains(stem)
      ? verb : nil
  }

  /// “The song couldn’t be shared”, “We were unable to renew it”.
  private var refusal: Int? {
    guard let subject = parse.subject, let negation = parse.negation ?? unable else { return nil }
    if ["we"].contains(word(subject)) { return isAbility(negation) ? parse.root : nil }
    guard parse.voice == .passive, negation > subject, isPast(negation) else {
      return nil
    }
    return parse.root
  }

  private var unable: Int? { parse.units.indices.first { word($0) == "unable" } }

  private func isAbility(_ index: Int) -> Bool {
    ["couldn’t", "couldn't", "can’t", "can't", "cannot", "unable"].contains(word(index))
  }

  /// “Couldn’t”, “could not”: it was tried. What can’t be done is a limit, and no failure.
  private func isPast(_ index: Int) -> Bool {
    if word(index) == "not" { return index > 0 && word(index - 1) == "could" }
    return ["couldn’t", "couldn't", "unable"].contains(word(index))
  }

  /// “There was a problem with…”, “Something went wrong…”
  private var trouble: Int? {
    if word(0) == "there", let noun = parse.units.indices.first(where: { isTrouble($0) }), noun <= 4 { return noun }
    guard word(0) == "something", parse.units.count > 2 else { return nil }
    return parse.units.indices.first { ["wrong", "failed", "broke"].contains(word($0)) }
  }

  private func isTrouble(_ index: Int) -> Bool {
    ["problem", "problems", "issue", "issues", "error", "errors", "trouble", "failure"].contains(word(index))
  }

  /// The subject; in a headline the noun before its participle.
  private var subject: Int? {
    if let subject = parse.subject { return subject }
    guard let last = parse.units.last, last.tags.contains(.pastParticiple), parse.units.count > 1 else { return nil }
    return parse.units.count - 2
  }

  private func isTask(_ index: Int) -> Bool {
    copy.isWord(parse.units[index], of: .softwareTask) || copy.isWord(parse.units[index], of: .genericNoun)
  }
}
