import CopyModel

extension SetBuilder {
  /// The sets that the configuration names by the keys of their parts, in the order of their first entries.
  package func configured(_ patterns: [SetPattern]) -> [CopySet] {
    guard !patterns.isEmpty else { return [] }
    var (found, places) = ([FoundSet](), [Identity: Int]())
    for (index, entry) in catalog.entries.enumerated() where entry.group < 0 && isMember(index, entry) {
      let key = catalog.bytes(entry.key)
      guard let (number, part) = Self.part(of: key, patterns) else { continue }
      let stem = key.slice(part.stem)
      let identity = Identity(pattern: number, locale: entry.locale, stem: Array(stem))
      let place = places[identity, default: found.count]
      if place == found.count {
        found.append(FoundSet(name: part.stem.isEmpty ? key.text : stem.text, kind: patterns[number].kind))
      }
      places[identity] = place
      found[place].draft.add(index, roles[index])
      found[place].styles[index] = part.style
    }
    return found.filter(\.draft.isSet).map { set in finish(set) }
  }

  private static func part(of key: Bytes, _ patterns: [SetPattern]) -> (Int, SetPattern.Part)? {
    for (number, pattern) in patterns.enumerated() {
      if let part = pattern.part(of: key) { return (number, part) }
    }
    return nil
  }

  private func finish(_ found: FoundSet) -> CopySet {
    var set = finish(found.draft, name: found.name, isDeclared: true)
    set.kind = found.kind
    // Keys tell nothing of the order in which buttons are shown.
    set.orderIsKnown = false
    set.styles = zip(set.buttons, set.styles).map { button, style in
      found.styles[button].flatMap { $0.isEmpty ? nil : $0 } ?? style
    }
    return set
  }
}

/// What the parts of one set have in common.
private struct Identity: Hashable {
  let pattern: Int
  let locale: UInt16
  let stem: [UInt8]
}

private struct FoundSet {
  let name: String
  let kind: CopySet.Kind
  var draft = SetDraft()
  /// What the configuration says of the style of each button, by its entry.
  var styles: [Int: ButtonStyle] = [:]
}
