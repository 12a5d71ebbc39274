import CopyKernel
import CopyModel
import CopyPassage
import CopyRewriting
import CopyRules
import CopyText

/// Better words for what is found in a string, and what is found in it once its slips are mended.
extension CatalogReviewer {
  /// Adds what patterns make of the copy to those of `findings` that have no better words of their own.
  func complete(_ findings: inout [Finding], _ copy: Passage) {
    lazy var typed = saidBetter(copy)
    for index in findings.indices where findings[index].fixes.isEmpty {
      let (rule, offset) = (findings[index].rule, findings[index].range.lowerBound)
      for candidate in PatternTexts.answering(rule, at: offset, in: copy) {
        let settled = trials.settled(candidate.text, as: copy.role, like: copy)
        // “Yes, cancel” says yes.
        let isTurned = rule == ButtonYesNo.info.id && trials.passage(settled, as: copy.role, like: copy).isCancel
        guard !settled.isEmpty, !isTurned, let splice = Splice(from: copy.bytes, to: Array(settled.utf8)),
          let fix = Fix([splice], isSafe: candidate.isSafe)
        else { continue }
        findings[index].fixes.append(fix)
      }
      if rule != ButtonYesNo.info.id, findings[index].fixes.isEmpty, let fix = typed { findings[index].fixes = [fix] }
      if rule == TitleVague.info.id, findings[index].fixes.isEmpty { name(&findings[index], copy) }
    }
  }

  /// Lines of typed copy that are looked at as a whole; who pastes more looks for what is wrong first.
  private static let typedLines = 64

  /// A line that somebody typed, as good as its own words make it: what answers one finding may need what answers another.
  private func saidBetter(_ copy: Passage) -> Fix? {
    guard copy.isAlone, copy.isEnglish, copy.entry < Self.typedLines else { return nil }
    let text = trials.polished(copy.text(copy.bytes.indices), as: copy.role, like: copy)
    guard !text.isEmpty, let splice = Splice(from: copy.bytes, to: Array(text.utf8)) else { return nil }
    return Fix([splice], isSafe: false)
  }

  /// What the function that shows a vague title does.
  private func name(_ finding: inout Finding, _ copy: Passage) {
    guard let found = FunctionTitle.find(for: copy, trials),
      let splice = Splice(from: copy.bytes, to: Array(found.text.utf8)), let fix = Fix([splice], isSafe: false)
    else { return }
    finding.fixes = [fix]
    finding.notes.append("The words are those of the function that shows it, “\(found.name)”.")
  }

  /// “Error occured” says nothing either, and no list has it so: rules of whole texts read them without their slips as well.
  func addHidden(_ findings: inout [Finding], _ copy: Passage) {
    let slips = findings.filter { FixCheck.spelling.contains($0.rule) && !$0.fixes.isEmpty }
    guard !slips.isEmpty, copy.base == nil, let words = copy.wordsRange else { return }
    let text = trials.spelled(copy.text(copy.bytes.indices), as: copy.role, like: copy)
    var report = Report(.all)
    let mended = trials.passage(text, as: copy.role, like: copy)
    let spelled = mended.bytes
    engine.check(mended, isWeak: false, &report)
    // “The songs stays in your library.” is no fragment once its verb is right.
    let fragment = "message-incomplete-sentence"
    if !report.findings.contains(where: { $0.rule == fragment }) { findings.removeAll { $0.rule == fragment } }
    addSlips(of: report.findings, &findings, in: copy, before: slips.map(\.range.lowerBound).min() ?? 0)
    for var hidden in report.findings where Self.ofWholeTexts.contains(hidden.rule) {
      if findings.contains(where: { $0.rule == hidden.rule }) { continue }
      (hidden.entry, hidden.range) = (Int(copy.entry), words)
      hidden.fixes = hidden.fixes.prefix(1).compactMap { fix in
        Splice(from: copy.bytes, to: Array(fix.splices.applied(to: spelled).utf8)).flatMap { Fix([$0], isSafe: false) }
      }
      if copy.roleEvidence == .guess { hidden.severity = .note }
      findings.append(hidden)
    }
  }

  /// “You’re search critera”: that “you’re” is another word shows once “criteria” is one. Before the first slip both texts are alike.
  private func addSlips(of mended: [Finding], _ findings: inout [Finding], in copy: Passage, before first: Int) {
    for var slip in mended where FixCheck.spelling.contains(slip.rule) && slip.range.upperBound <= first {
      if findings.contains(where: { $0.rule == slip.rule && $0.range == slip.range }) { continue }
      slip.entry = Int(copy.entry)
      if copy.roleEvidence == .guess { slip.severity = .note }
      findings.append(slip)
    }
  }

  /// Rules that know whole texts by their words, and words that may be the slip themselves.
  private static let ofWholeTexts: Set<String> = [
    "title-vague", "message-vague", "button-vague", "button-yes-no", "tone-filler",
  ]
}

extension Passage {
  /// Whether a button leaves everything as it is.
  fileprivate var isCancel: Bool { whole(.cancelButton) != nil }
}
