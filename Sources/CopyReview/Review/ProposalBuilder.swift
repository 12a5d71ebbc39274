import CopyFormats
import CopyKernel
import CopyModel
import CopyPassage
import CopyRewriting

/// Turns a better set into a proposal with its place in the file, and the edits that make it.
struct ProposalBuilder {
  private let found: SetProposal
  private let review: Review
  private let format: any CatalogFormat
  private var catalog: Catalog { review.catalog }
  private var set: CopySet { found.set }

  init(_ found: SetProposal, in review: Review, format: any CatalogFormat) {
    (self.found, self.review, self.format) = (found, review, format)
  }

  /// - Parameter lines: those of the file.
  func proposal(_ lines: LineIndex) -> Proposal {
    let first = set.members.min() ?? 0
    let entry = catalog.entries[first]
    let path = catalog.extras(of: entry)?.path ?? (catalog.path.isEmpty ? "-" : catalog.path)
    let place = lines.place(of: catalog.span(of: 0..<0, in: entry))
    let (edits, obstacle) = (changes?.edits ?? [], changes == nil ? self.obstacle : nil)
    return Proposal(
      path: path, group: set.name, surface: found.proposed.surface.rawValue, place: place, old: old,
      new: Self.new(found), stays: found.proposed.stays, rank: found.rank, edits: edits,
      obstacle: obstacle, entries: set.members)
  }

  /// The words that `found` offers.
  static func new(_ found: SetProposal) -> Proposal.Wording {
    let set = found.proposed
    let buttons = set.buttons.map { Proposal.Wording.Button(text: $0.text, style: $0.style) }
    return Proposal.Wording(title: set.title, message: set.message, buttons: whole(buttons, of: found))
  }

  /// Buttons with those that the system adds.
  private static func whole(
    _ buttons: [Proposal.Wording.Button], of found: SetProposal
  ) -> [Proposal.Wording.Button] {
    let added = { (title: String, style: ButtonStyle) in
      Proposal.Wording.Button(text: title, style: style, isOfSystem: true)
    }
    let (cancel, accept) = (found.system.cancel.map { added($0, .cancel) }, found.system.accept.map { added($0, []) })
    return [cancel].compactMap(\.self) + buttons + [accept].compactMap(\.self)
  }

  private var old: Proposal.Wording {
    let text = { (index: Int) in catalog.bytes(catalog.entries[index].value).text }
    let buttons = zip(set.buttons, set.styles).map { Proposal.Wording.Button(text: text($0), style: $1.shown) }
    return Proposal.Wording(
      title: set.title.map(text), message: set.message.map(text), buttons: Self.whole(buttons, of: found))
  }

  // MARK: Edits

  /// What to change in the file, and what it must hold afterwards.
  struct Changes {
    var edits: [Edit]
    /// The new copy of entries that stay, by index.
    var values: [Int: [UInt8]] = [:]
    /// The entries of a block that is written anew, and the copy of its new parts.
    var block: (entries: Range<Int>, values: [[UInt8]])?
  }

  /// Nil where the format has no way to do it.
  var changes: Changes? {
    isElsewhere ? nil : inPlace ?? anew
  }

  /// Whether it belongs on another surface, which is another piece of the program.
  private var isElsewhere: Bool { found.proposed.surface != ProposedSet.Surface(set.kind) }

  /// Why there are none.
  private var obstacle: String {
    let new = found.proposed
    if isElsewhere {
      return "Another surface is another piece of the program."
    }
    if (new.title == nil) != (set.title == nil) || (new.message == nil) != (set.message == nil)
      || new.buttons.map(\.origin) != Array(set.buttons.indices)
    {
      return "Parts come, go, or move, which only the program can do."
    }
    return "A string of it stands elsewhere as well, or can’t be written where it stands."
  }

  /// Each part keeps its place, and what is filled in stays in its part.
  private var inPlace: Changes? {
    let (new, old) = (found.proposed, set)
    guard (new.title == nil) == (old.title == nil), (new.message == nil) == (old.message == nil),
      new.buttons.map(\.origin) == Array(old.buttons.indices),
      !set.isDeclared || !set.statesStyles
        || zip(new.buttons, old.styles).allSatisfy({ $0.style == $1.shown })
    else { return nil }
    var changes = Changes(edits: [])
    let texts =
      [(old.title, new.title), (old.message, new.message)] + zip(old.buttons, new.buttons).map { ($0, $1.text) }
    for case (let index?, let text?) in texts {
      let entry = catalog.entries[index]
      let (value, bytes) = (catalog.bytes(entry.value), Array(text.utf8))
      guard let splice = Splice(from: value, to: bytes) else { continue }
      // A string that several alerts share has to serve them all.
      if set.call >= 0, review.sets.count(where: { $0.call >= 0 && $0.members.contains(index) }) > 1 { return nil }
      let buffer = ByteBuffer(bytes)
      guard FormatConversions.survive(from: value, to: buffer.bytes, isSafe: true),
        let edits = format.edits(for: [splice], of: entry, in: catalog)
      else { return nil }
      changes.edits += edits
      changes.values[index] = bytes
    }
    return changes
  }

  /// The group is written anew, with other parts.
  private var anew: Changes? {
    guard set.isDeclared, let member = set.members.first else { return nil }
    let index = catalog.entries[member].group
    guard index >= 0 else { return nil }
    let group = catalog.groups[Int(index)]
    guard let edits = format.edits(replacing: group, with: found.proposed, in: catalog) else { return nil }
    let new = found.proposed
    let parts = [new.title, new.message].compactMap(\.self) + new.buttons.map(\.text)
    return Changes(edits: edits, block: (group.entries, parts.map { Array($0.utf8) }))
  }
}
