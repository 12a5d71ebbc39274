import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// A fault of English copy that no law sees and that examples have taught, asked for where all laws are silent.
struct LearnedWording {
  /// The words that tell most of it.
  let range: Range<Int>
  /// Nil where the rule speaks as it does of what it knows.
  let severity: Severity?

  /// Weights from which on something is said of copy whose role people declared, and of all other copy, and from which on it is
  /// said aloud. Of copy that programs show nine in ten texts are without fault, so that it takes more.
  private static let (certain, loud) = (4 * WordingModel.logit, 3 * WordingModel.logit)

  private static func least(_ fault: WordingFault) -> Int {
    switch fault {
    // Plain facts look much like it.
    case .evasion: 3 * WordingModel.logit
    case .blame, .anyTrouble, .mereNews: 2 * WordingModel.logit
    default: WordingModel.logit
    }
  }

  /// Nil where the copy is like copy without the fault.
  static func find(_ fault: WordingFault, in copy: Passage, _ report: Report) -> LearnedWording? {
    guard !report.isTrial, copy.isEnglish, copy.base == nil, copy.analysis.wordCount > 1, let words = copy.wordsRange
    else { return nil }
    let reading = copy.wording
    let weight = reading.weight(of: fault)
    // Plain facts of the world look too much like evasion.
    guard copy.isDeclared || fault != .evasion, weight >= (copy.isDeclared ? least(fault) : certain) else { return nil }
    let range = readable(WordingModel.english.place(of: fault, in: reading) ?? words, copy)
    return LearnedWording(range: range, severity: weight >= loud && copy.isDeclared ? nil : .note)
  }

  /// A short sentence as a whole, since a piece of it reads badly: “Thanks to you, the whole team had to wait”.
  private static func readable(_ range: Range<Int>, _ copy: Passage) -> Range<Int> {
    let sentence = copy.sentence(at: range.lowerBound)
    let words = copy.words.filter { sentence.contains(Int($0.start)) }
    guard let first = words.first, let last = words.last, words.count < 11 else { return range }
    return min(Int(first.start), range.lowerBound)..<max(last.end, range.upperBound)
  }

  /// Whether an alert with one button is like those that only tell news.
  static func isMereNews(_ set: CopySetView, _ report: Report) -> Bool {
    guard !report.isTrial, set.parts.allSatisfy(isPlain), set.firstPart?.isDeclared == true
    else { return false }
    let reading = WordingModel.english.reading(ofParts: set.parts.map { ($0.tokens, $0.bytes) })
    return reading.weight(of: .mereNews) >= least(.mereNews)
  }

  /// Whether nothing is filled in that may be trouble.
  private static func isPlain(_ part: Passage) -> Bool {
    part.isEnglish && part.base == nil && !part.tokens.contains { $0.kind == .placeholder }
  }
}

extension Report {
  /// Reports what is told at the words that tell most of it, or at `range`.
  mutating func add(
    _ message: (String) -> Message, like told: LearnedWording, in copy: Passage, at range: Range<Int>? = nil
  ) {
    let range = range ?? told.range
    add(message(copy.text(range)), at: range, severity: told.severity, isLikeness: true)
  }
}
