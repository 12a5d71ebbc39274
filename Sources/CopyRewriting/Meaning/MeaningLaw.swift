package import CopyPassage
import CopyText

/// What new copy must keep of the old: each law forbids one way in which better words can say something else.
package enum MeaningLaw: String, Sendable, CaseIterable {
  /// What is denied or failed is denied still, and nothing else is.
  case negation
  /// Numbers and words such as all, none, only, and two stand in the new copy.
  case quantity
  /// A name that stands with its capital inside a sentence keeps it.
  case name
  /// Each sentence that says something of the matter has its words in the new copy.
  case content
  /// What the old copy asks is asked, and a button has the verb of the question.
  case question
  /// A button answers what it answered: only a refusal becomes Cancel, and no answer is lost.
  case answer
  /// Cancel and destructive styles stay where they are.
  case style
  /// “It” and “them” have before them what they stand for.
  case antecedent
  /// A failure isn’t told as advice alone.
  case event
  /// The message doesn’t say the title again.
  case repetition
  /// Links, file names, codes, and ways through menus stand letter by letter, as often as before.
  case code
  /// Sentences begin as sentences do, “a” and “an” fit, and no path is cut.
  case clause

  /// What it demands, as a sentence for people.
  package var demand: String {
    switch self {
    case .negation: "What is denied or failed must stay so."
    case .quantity: "Numbers, all, none, and only must stay."
    case .name: "Names must keep their capitals."
    case .content: "No fact may be lost."
    case .question: "The question must stay, and a button must answer it with its verb."
    case .answer: "Each button must answer what it answered."
    case .style: "Cancel and destructive styles must stay."
    case .antecedent: "“It” and “them” need what they stand for."
    case .event: "The title must say what happened."
    case .repetition: "The message must not say the title again."
    case .code: "Links, names of files, codes, and menu paths must stay."
    case .clause: "Sentences must stay whole."
    }
  }
}

/// Holds better words for one text to the laws of meaning, as far as one text shows them. Negation isn’t among them: what
/// mends blame or two negatives says the same without it.
package struct TextMeaning {
  private let old: Passage
  private let facts: LiteralFacts

  package init(_ old: Passage) {
    self.old = old
    facts = LiteralFacts(old)
  }

  /// The first law that `new` breaks, which would stand in the place of the text; nil where it keeps them all.
  package func brokenLaw(_ new: Passage) -> MeaningLaw? {
    let says = LiteralFacts(new)
    if !Set(facts.quantities).isSubset(of: says.quantities) { return .quantity }
    // A link that leads nowhere is mended; none is lost.
    if facts.codes.count != says.codes.count { return .code }
    if says.startsLow, !facts.startsLow { return .clause }
    if old.has(.permanence), !new.has(.permanence) { return .content }
    if isAnswerAlone(new), !isAnswerAlone(old) { return .event }
    return old.asks != new.asks && old.asks ? .question : nil
  }

  /// “Cancel?”, “Continue?”: a question that has no more words than the button that answers it.
  private func isAnswerAlone(_ copy: Passage) -> Bool {
    copy.asks && copy.analysis.wordCount == 1
      && TermList.bareAnswers.contains { copy.whole($0) != nil }
  }
}

extension Passage {
  /// Whether it is a question.
  var asks: Bool { form == .question || analysis.terminal == .question }
}
