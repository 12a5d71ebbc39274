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

  /// The words at fault.
  package var words: String { String(decoding: diagnostic.text.utf8.slice(diagnostic.words), as: UTF8.self) }
}

extension String.UTF8View {
  fileprivate func slice(_ range: Range<Int>) -> [UInt8] {
    let all = Array(self)
    return Array(all[range.clamped(to: 0..<all.count)])
  }
}
