import CopyFiles
package import CopyKernel

/// A finding for a person to decide, and what there is to choose from.
package struct Question: Sendable {
  /// What may stand in the place of the copy.
  package enum Choice: Sendable {
    case words(Suggestion)
    /// The whole alert or notification that the copy is part of.
    case set(Proposal)
  }

  /// The file, as the run reads it.
  package let path: String
  package let diagnostic: Diagnostic
  /// Best first, one for each digit at most.
  package let choices: [Choice]

  /// Keys from 1 to 9.
  private static let mostChoices = 9

  /// - Parameter proposals: those of the file. Nil where nothing can be chosen, or where the fault is the file’s or the base’s.
  package init?(_ diagnostic: Diagnostic, in path: String, _ proposals: [Proposal]) {
    guard let entry = diagnostic.entry, !diagnostic.isMalformed, !diagnostic.isInherited else { return nil }
    let sets = proposals.filter { !$0.edits.isEmpty && $0.entries.contains(entry) }.map(Choice.set)
    let words = diagnostic.suggestions.filter { !$0.edits.isEmpty }.map(Choice.words)
    choices = Array(words.prefix(Self.mostChoices - min(1, sets.count))) + sets.prefix(1)
    if choices.isEmpty { return nil }
    (self.path, self.diagnostic) = (path, diagnostic)
  }

  /// The words at fault, without the space that goes with one too many.
  package var words: String {
    let words = String(decoding: diagnostic.text.utf8.slice(diagnostic.words), as: UTF8.self)
    return String(words.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}

extension String.UTF8View {
  fileprivate func slice(_ range: Range<Int>) -> [UInt8] {
    let all = Array(self)
    return Array(all[range.clamped(to: 0..<all.count)])
  }
}

/// A question as people read it: the finding, what there is to choose from by number, and the keys.
package struct QuestionPage {
  private let text: FindingText

  package init(isColored: Bool) { text = FindingText(style: TerminalStyle(isColored: isColored)) }

  /// All of it; the cursor stays behind the keys.
  package func text(_ choosing: Choosing) -> String {
    guard let (question, choices) = choosing.current else { return "" }
    let diagnostic = question.diagnostic
    let head = "\(text.heading(diagnostic))\n\(text.excerpt(diagnostic))\(text.role(diagnostic) ?? "")"
    let numbered = choices.enumerated().map { self.choice($0.offset + 1, $0.element, diagnostic) }.joined()
    return head + numbered + keys(question, choices.count, choosing.progress)
  }

  private func choice(_ number: Int, _ choice: Question.Choice, _ diagnostic: Diagnostic) -> String {
    switch choice {
    case .words(let suggestion):
      "  \(text.style.strong("\(number)"))" + text.arrow(from: diagnostic.text, to: suggestion.text)
    case .set(let proposal):
      "  \(text.style.strong("\(number)"))  \(text.style.good(ProposalText.heading(proposal.surface)))\n"
        + ProposalText.words(proposal, text.style) + ProposalText.stays(proposal, text)
    }
  }

  private func keys(_ question: Question, _ choices: Int, _ progress: (number: Int, count: Int)) -> String {
    let digits = choices == 1 ? "1 take" : "1–\(choices) take"
    let all = "\(digits) · k keep · a allow · r skip rule · u undo · q stop · ? help"
    return text.style.faint("  \(all)  (\(progress.number) of \(progress.count))") + " "
  }

  /// What each key does.
  package static let help = """

      1–9  write the words with this number
      k    keep the copy as it is
      a    allow the words that are marked: they go into “allow” of the configuration
      r    ask nothing more about this rule in this run
      u    undo: back to the last decision
      q    stop; what was chosen so far is written. Control-C leaves all files as they are


    """
}
