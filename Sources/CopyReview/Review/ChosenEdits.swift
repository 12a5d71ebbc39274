package import CopyKernel
import CopyModel

/// The edits of a run that a person chose, by the paths of their files. They name words and where they stand, never places
/// on disk, so that they are made by the plan that makes all others.
package struct ChosenEdits: Sendable {
  private struct Wording {
    /// The copy that was seen: where another stands now, nothing is changed.
    let old: String
    var splices: [Splice]
  }

  private var strings: [String: [Int: Wording]] = [:]
  private var sets: [String: [Proposal]] = [:]

  package init() {}

  /// The files with something chosen.
  package var paths: Set<String> { Set(strings.keys).union(sets.keys) }

  /// Takes better words for a string of the file at `path`, beside those that were taken of it and touch none of the same.
  package mutating func take(_ suggestion: Suggestion, of diagnostic: Diagnostic, in path: String) {
    guard let entry = diagnostic.entry else { return }
    let known = strings[path]?[entry]?.splices ?? []
    guard let splices = (known + suggestion.splices).inOrder else { return }
    strings[path, default: [:]][entry] = Wording(old: diagnostic.text, splices: splices)
  }

  /// Takes new words for a whole alert or notification.
  package mutating func take(_ proposal: Proposal, in path: String) { sets[path, default: []].append(proposal) }

  /// What changes of the strings of `catalog`, by their indices.
  func splices(for catalog: Catalog) -> [Int: [Splice]] {
    let own = (strings[catalog.path] ?? [:]).filter { index, wording in
      index < catalog.entries.count && catalog.bytes(catalog.entries[index].value).elementsEqual(wording.old.utf8)
    }
    return own.mapValues(\.splices)
  }

  /// Whether a set of `catalog` is to read as `found` has it.
  func takes(_ found: SetProposal, in catalog: Catalog) -> Bool {
    let new = ProposalBuilder.new(found)
    return (sets[catalog.path] ?? []).contains { $0.entries == found.set.members && $0.new == new }
  }
}
