package import CopyKernel
import CopyModel
package import CopyPassage
import CopyText

/// A rule that says no more than: these words, in these roles, with this message. A file of `Lexicons/rules` holds all of it.
package final class PhraseRule: Rule, StringCheck {
  /// Which terms of its list it reports.
  enum Extent: String, CaseIterable {
    case all, first
    /// The term that the words of the copy are as a whole.
    case whole
  }

  package let info: RuleInfo
  private let list: TermList
  private let extent: Extent
  private let message: PhraseMessage

  init(_ info: RuleInfo, list: TermList, extent: Extent, message: PhraseMessage) {
    self.info = info
    self.list = list
    self.extent = extent
    self.message = message
  }

  package var judging: [Judging] { [.string(self)] }

  package func check(_ copy: Passage, _ report: inout Report) {
    for match in matches(in: copy) {
      report.add(
        message.filled(words: copy.text(match.range), better: copy.term(match)?.better), at: match.range,
        fixes: [Rewording.fix(match, in: copy)])
    }
  }

  private func matches(in copy: Passage) -> [TermMatch] {
    switch extent {
    case .all: copy.all(list)
    case .first: copy.first(list).map { [$0] } ?? []
    case .whole: copy.whole(list).map { [$0] } ?? []
    }
  }
}

extension PhraseRule {
  /// All that are written, in the order of their ids.
  static let written: [PhraseRule] = EmbeddedFile.all.compactMap { file in
    guard let id = id(ofFile: file.name) else { return nil }
    do throws(PhraseRuleReader.Problem) {
      return try PhraseRuleReader.read(file.text, id: id)
    } catch {
      // The file is part of this program: who changed it sees this at the first run.
      fatalError("Lexicons/\(file.name):\(error.line):\(error.column): \(error.message)")
    }
  }

  /// `tone-please` of `rules/tone-please.txt`.
  private static func id(ofFile name: String) -> String? {
    guard name.hasPrefix("rules/"), name.hasSuffix(".txt") else { return nil }
    return String(name.dropFirst("rules/".count).dropLast(".txt".count))
  }
}
