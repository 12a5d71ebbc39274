import CopyFiles
import CopyModel

/// What keys tell together, in whatever language their texts are: `leave_title`, `leave_body`, and `leave_ok` are an alert.
///
/// By itself `leave_title` may head anything, and words tell that of English alone.
extension RoleInference {
  func tellByStems(_ guesses: inout ContiguousArray<RoleGuess>, of catalog: Catalog) {
    guard catalog.shape != nil else { return }
    var (places, stems) = ([UInt64: Int](), [Stem]())
    for (index, entry) in catalog.entries.enumerated() {
      guard entry.group < 0, guesses[index].evidence > .source, catalog.extras(of: entry)?.source == nil,
        let (identity, part) = part(of: entry, at: index, in: catalog)
      else { continue }
      let place = places[identity, default: stems.count]
      if place == stems.count { stems.append(Stem()) }
      places[identity] = place
      stems[place].parts.append(part)
    }
    for stem in stems where stem.isAlert {
      for part in stem.parts {
        let isKnown = guesses[part.entry].role == part.role
        if isKnown { guesses[part.entry].confidence = max(guesses[part.entry].confidence, RoleGuess.clear) }
        // Of English copy the words tell more, where they are as sure.
        let isBase = catalog.locale(of: catalog.entries[part.entry]).isBase
        let isTold = isBase && guesses[part.entry].confidence >= Self.even
        if isKnown || isTold { continue }
        guesses[part.entry] = RoleGuess(part.role, .key, RoleGuess.clear, .keyEnd(part.words))
      }
    }
  }

  /// The part that the last word of a key names, if its text may be one, and what tells its stem in its language from others; nil
  /// where the key names a page, a menu, or what comes and goes by itself.
  private func part(of entry: Entry, at index: Int, in catalog: Catalog) -> (identity: UInt64, part: StemPart)? {
    let key = catalog.bytes(entry.key)
    guard !entry.flags.contains(.isFragment), let name = NameText.identifier(in: key) else { return nil }
    let scan = keys.read(name, at: .key, with: table)
    let elsewhere: RoleCue = [.page, .menu, .aside, .notification, .menuItem, .label, .help]
    guard let last = scan.hits.last, last.words.upperBound == scan.words.count, last.words.count == 1,
      scan.hits.allSatisfy({ $0.cue.isDisjoint(with: elsewhere) }), let role = last.cue.partOfAlert
    else { return nil }
    let shape = shape(of: entry, in: catalog)
    // “Closed the gate!” under `gate_done` is told, not chosen.
    let longestButton = shape.end == .none ? 4 : 2
    if role == .button, shape.isProse || shape.words > longestButton { return nil }
    let stem = SetStem(name, without: last.range)
    guard stem.count > 0 else { return nil }
    return (
      stem.hash ^ UInt64(entry.locale) &* 0x9E37_79B9_7F4A_7C15,
      StemPart(entry: index, role: role, words: WordPlace(last.range))
    )
  }
}

/// An entry, and the part that its key names.
private struct StemPart {
  let entry: Int
  let role: Role
  let words: WordPlace
}

/// The entries whose keys have one beginning.
private struct Stem {
  var parts: [StemPart] = []

  /// Whether they are all parts of an alert, each text once: of two titles nobody knows what they head.
  var isAlert: Bool {
    let (titles, messages) = (count(.alertTitle), count(.alertMessage))
    return titles == 1 && (messages == 1 && count(.button) > 0 || messages == 0 && count(.button) > 1)
  }

  private func count(_ role: Role) -> Int { parts.count { $0.role == role } }
}

extension RoleCue {
  /// The role of what a last word names beside the others of its alert.
  fileprivate var partOfAlert: Role? {
    if contains(.answer) || contains(.button) { return .button }
    if contains(.title) { return .alertTitle }
    return contains(.message) || contains(.prose) ? .alertMessage : nil
  }
}
