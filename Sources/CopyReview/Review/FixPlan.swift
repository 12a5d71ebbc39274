import CopyFormats
import CopyModel
import CopyPassage

/// The edits to make in one round.
struct FixPlan {
  /// In the order of the file, apart from each other.
  private(set) var edits: [Edit] = []
  /// The new copy of each entry that changes, by index.
  private(set) var values: [Int: [UInt8]] = [:]
  /// Blocks that are written anew: their entries, and the copy of their new parts.
  private var blocks: [(entries: Range<Int>, values: [[UInt8]])] = []

  var hasBlocks: Bool { !blocks.isEmpty }

  init(_ review: FileReview, extent: FileFixer.Extent) {
    let catalog = review.review.catalog
    for (index, joined) in splices(for: review, extent) {
      let entry = catalog.entries[index]
      guard let edits = review.format.edits(for: joined, of: entry, in: catalog) else { continue }
      self.edits += edits
      values[index] = Array(joined.applied(to: catalog.bytes(entry.value)).utf8)
    }
    edits.sort { ($0.span.offset, $0.span.length) < ($1.span.offset, $1.span.length) }
    blocks.sort { $0.entries.lowerBound < $1.entries.lowerBound }
  }

  /// What changes of each string by itself, by its index, once whole sets are taken.
  private mutating func splices(for review: FileReview, _ extent: FileFixer.Extent) -> [Int: [Splice]] {
    switch extent {
    case .safe: return Self.splices(for: review, besides: []) { $0.fixes.first(where: \.isSafe) }
    case .suggestions:
      let taken = takeProposals(of: review) { $0.rank == 1 }
      // Of several strings whose roles are guesses, what only holds in such a role isn’t made.
      let guessed = Set(review.review.roles.indices.filter { review.review.roles[$0].evidence == .guess })
      return Self.splices(for: review, besides: taken) { finding in
        let isGuess = guessed.count > 1 && guessed.contains(finding.entry)
        return finding.fixes.first(where: \.isSafe) ?? finding.fixes.first { !isGuess || $0.placeDoubt != .role }
      }
    case .chosen(let chosen):
      _ = takeProposals(of: review) { chosen.takes($0, in: review.review.catalog) }
      return chosen.splices(for: review.review.catalog)
    }
  }

  private static func splices(
    for review: FileReview, besides taken: Set<Int>, fix: (Finding) -> Fix?
  ) -> [Int: [Splice]] {
    var splices: [Int: [Splice]] = [:]
    // What is to change in a program isn’t mended in the catalogue.
    for finding in review.review.findings where finding.call == .none && !taken.contains(finding.entry) {
      guard let fix = fix(finding), let joined = (splices[finding.entry, default: []] + fix.splices).inOrder else {
        continue
      }
      splices[finding.entry] = joined
    }
    return splices
  }

  /// Whole sets that can be rewritten and are wanted so are, and their members are spoken for.
  private mutating func takeProposals(of review: FileReview, where isWanted: (SetProposal) -> Bool) -> Set<Int> {
    var taken: Set<Int> = []
    for found in review.review.proposals where isWanted(found) {
      guard let changes = ProposalBuilder(found, in: review.review, format: review.format).changes,
        !changes.edits.isEmpty
      else { continue }
      edits += changes.edits
      values.merge(changes.values) { _, new in new }
      if let block = changes.block { blocks.append(block) }
      taken.formUnion(found.set.members)
    }
    return taken
  }

  /// The block that the entry stands in. Blocks are apart and in order.
  private func block(at index: Int) -> (entries: Range<Int>, values: [[UInt8]])? {
    let place = blocks.partitioningIndex { $0.entries.upperBound > index }
    return place < blocks.count && blocks[place].entries.contains(index) ? blocks[place] : nil
  }

  /// The copy that must stand in the place of an entry: none or several where its block is written anew; nil where
  /// nothing changes.
  func values(at index: Int) -> [[UInt8]]? {
    guard let block = block(at: index) else { return values[index].map { [$0] } }
    return index == block.entries.lowerBound ? block.values : []
  }
}
