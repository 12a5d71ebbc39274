package import CopyKernel
package import CopyModel

/// Keys that make up alerts or notifications, by the words around what they share.
package struct SetPattern: Sendable {
  package struct Button: Sendable {
    package let key: KeyPattern
    package let style: ButtonStyle

    package init(key: KeyPattern, style: ButtonStyle) {
      self.key = key
      self.style = style
    }
  }

  /// What an entry is in its set.
  package struct Part {
    package let role: Role
    package let style: ButtonStyle
    /// What the keys of the set share: a range of the key.
    package let stem: Range<Int>
  }

  package static let kinds: [(name: String, kind: CopySet.Kind)] = [
    ("alert", .alert), ("action-sheet", .actionSheet), ("notification", .notification),
  ]

  package let kind: CopySet.Kind
  package let title: KeyPattern?
  package let message: KeyPattern?
  package let buttons: [Button]

  package init(kind: CopySet.Kind, title: KeyPattern?, message: KeyPattern?, buttons: [Button]) {
    self.kind = kind
    self.title = title
    self.message = message
    self.buttons = buttons
  }

  /// What the entry with `key` is, or nil where it is no part.
  package func part(of key: Bytes) -> Part? {
    let isNotification = kind == .notification
    if let stem = title?.stem(of: key) {
      return Part(role: isNotification ? .notificationTitle : .alertTitle, style: [], stem: stem)
    }
    if let stem = message?.stem(of: key) {
      return Part(role: isNotification ? .notificationBody : .alertMessage, style: [], stem: stem)
    }
    for button in buttons {
      guard let stem = button.key.stem(of: key) else { continue }
      return Part(role: isNotification ? .notificationAction : .button, style: button.style, stem: stem)
    }
    return nil
  }
}

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

/// What a configuration says of the role of some strings.
package struct RolePattern: Sendable {
  /// Files that it holds in; nil for all.
  package let path: PathGlob?
  /// Keys that it holds for; nil for all.
  package let key: KeyPattern?
  package let role: Role

  package init(path: PathGlob?, key: KeyPattern?, role: Role) {
    self.path = path
    self.key = key
    self.role = role
  }
}

/// All that a configuration says of roles, for one file after the other.
package struct ConfiguredRoles: Sendable {
  private let patterns: [RolePattern]
  private let sets: [SetPattern]

  /// Nil where nothing is said.
  package init?(_ patterns: [RolePattern], _ sets: [SetPattern]) {
    self.patterns = patterns
    self.sets = sets
    if patterns.isEmpty && sets.isEmpty { return nil }
  }

  /// The answer for the entries of `catalog`: the first pattern of a role that holds, then the first set.
  package func answer(for catalog: Catalog) -> @Sendable (Entry, Catalog) -> Role? {
    let path = AbsolutePath(catalog.path).text
    // Of a file’s own path the patterns are asked once.
    let here = patterns.filter { $0.path?.matches(path) ?? true }
    let (patterns, sets) = (patterns, sets)
    return { entry, catalog in
      let own = catalog.extras(of: entry)?.path
      let key = catalog.bytes(entry.key)
      let pattern = (own == nil ? here : patterns).first { pattern in
        if let own, let path = pattern.path, !path.matches(own) { return false }
        return pattern.key?.matches(key) ?? true
      }
      return pattern?.role ?? sets.lazy.compactMap { $0.part(of: key)?.role }.first
    }
  }
}
