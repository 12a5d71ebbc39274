import CopyFiles
import CopyKernel

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
