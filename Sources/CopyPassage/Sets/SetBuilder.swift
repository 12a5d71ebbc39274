import CopyKernel
package import CopyModel
package import CopyProgram

/// Finds the entries that belong together: groups that the input declares, then equal stems of keys, then of comments.
///
/// One pass over the entries, in any order of theirs. Precision first: two titles under one stem are no set.
package struct SetBuilder {
  package let catalog: Catalog
  package let roles: ContiguousArray<RoleGuess>
  /// What other catalogues have.
  let words: WordsOfRun?
  private let table = CueTable.builtIn
  private let scanner = CueScanner()

  /// All sets of `catalog`: those that the input declares, then those that `patterns` of the configuration name, then
  /// those that keys and comments tell, each in the order of their first entries. `roles` has one guess an entry.
  package static func sets(in catalog: Catalog, roles: ContiguousArray<RoleGuess>) -> [CopySet] {
    sets(in: catalog, roles: roles, patterns: [])
  }

  package static func sets(
    in catalog: Catalog, roles: ContiguousArray<RoleGuess>, patterns: [SetPattern], program: ProgramIndex? = nil,
    words: WordsOfRun? = nil
  ) -> [CopySet] {
    precondition(roles.count == catalog.entries.count)
    let builder = SetBuilder(catalog: catalog, roles: roles, words: words)
    let declared = catalog.groups.map { builder.declared($0) }
    let configured = builder.configured(patterns)
    let called = builder.called(program)
    return declared + configured + called + builder.found(besides: configured + called)
  }

  private init(catalog: Catalog, roles: ContiguousArray<RoleGuess>, words: WordsOfRun?) {
    (self.catalog, self.roles, self.words) = (catalog, roles, words)
  }

  private func declared(_ group: EntryGroup) -> CopySet {
    var draft = SetDraft()
    for index in group.entries { draft.add(index, roles[index]) }
    var set = finish(draft, name: group.name, isDeclared: true)
    if group.kind != .alert { set.kind = group.kind == .notification ? .notification : .actionSheet }
    set.orderIsKnown = group.orderIsKnown
    set.statesStyles = group.statesStyles
    set.traits = group.traits
    if Set(group.buttons) == Set(set.buttons), !set.buttons.isEmpty {
      set.buttons = group.buttons
      set.styles = set.buttons.map { style(of: catalog.entries[$0]) }
    }
    return set
  }

  private func found(besides others: [CopySet]) -> [CopySet] {
    let taken = Set(others.flatMap(\.members))
    var members = ContiguousArray<Member>()
    for index in catalog.entries.indices where catalog.entries[index].group < 0 {
      let entry = catalog.entries[index]
      guard isMember(index, entry), taken.isEmpty || !taken.contains(index), let identity = identity(of: index, entry)
      else { continue }
      members.append(Member(identity: identity, entry: Int32(index)))
    }
    let found = sets(of: members)
    if found.isEmpty { return [] }
    let elsewhere = identitiesElsewhere
    return elsewhere.isEmpty ? found : found.filter { !isElsewhere($0, elsewhere) }
  }

  /// What tells sets apart of which a program shows a text elsewhere: a screen’s title under `alert_bed_title` heads no alert.
  private var identitiesElsewhere: Set<UInt64> {
    var found: Set<UInt64> = []
    for (index, entry) in catalog.entries.enumerated()
    where roles[index].isAside && Self.elsewhere.contains(roles[index].role) && !roles[index].isShared {
      if let identity = identity(of: index, entry) { found.insert(identity) }
    }
    return found
  }

  private static let elsewhere = RoleSet(.label, .text, .menuItem)

  private func isElsewhere(_ set: CopySet, _ identities: Set<UInt64>) -> Bool {
    set.members.contains { index in
      identity(of: index, catalog.entries[index]).map { identities.contains($0) } ?? false
    }
  }

  /// What tells the entries of one set from those of others.
  private func identity(of index: Int, _ entry: Entry) -> UInt64? {
    stem(of: index).map { stem, _, isKey in identity(of: stem.hash, entry, isKey: isKey) }
  }

  /// A set for each identity whose members make one, in the order of their first entries.
  private func sets(of members: ContiguousArray<Member>) -> [CopySet] {
    let members = Self.repeated(members).sorted { ($0.identity, $0.entry) < ($1.identity, $1.entry) }
    var (found, start) = ([(first: Int, draft: SetDraft)](), 0)
    while start < members.count {
      let end = members[start...].firstIndex { $0.identity != members[start].identity } ?? members.count
      // Most keys have a stem of their own.
      if end - start > 1 {
        var draft = SetDraft()
        for member in members[start..<end] { draft.add(Int(member.entry), roles[Int(member.entry)]) }
        if draft.isSet { found.append((Int(members[start].entry), draft)) }
      }
      start = end
    }
    found.sort { $0.first < $1.first }
    return found.compactMap { first, draft in
      stem(of: first).map { stem, text, _ in
        finish(draft, name: stem.name(in: catalog.bytes(text)), isDeclared: false)
      }
    }
  }

  /// Those whose identity others have as well, and few more: most keys have a stem of their own, and sorting takes long.
  private static func repeated(_ members: ContiguousArray<Member>) -> ContiguousArray<Member> {
    var words = 64
    while words * 8 < members.count { words *= 2 }
    var once = ContiguousArray<UInt64>(repeating: 0, count: words)
    var again = once
    for member in members {
      let (word, bit) = place(of: member.identity, in: words)
      again[word] |= once[word] & bit
      once[word] |= bit
    }
    return members.filter { member in
      let (word, bit) = place(of: member.identity, in: words)
      return again[word] & bit != 0
    }
  }

  /// A bit that stands for an identity, and seldom for another one too.
  private static func place(of identity: UInt64, in words: Int) -> (word: Int, bit: UInt64) {
    (Int(truncatingIfNeeded: identity >> 6) & (words - 1), 1 << (identity & 63))
  }

  /// An entry, and what it has in common with the others of its set.
  private struct Member {
    let identity: UInt64
    let entry: Int32
  }

  /// Of the variants of a key only the one for all other devices and numbers stands for it.
  package func isMember(_ index: Int, _ entry: Entry) -> Bool {
    RoleSet.setParts.contains(roles[index].role) && isShown(entry)
  }

  /// Whether an entry can be part of a set, whatever its role.
  package func isShown(_ entry: Entry) -> Bool {
    guard entry.flags.isDisjoint(with: [.isDamaged, .isExempt, .isFragment]) else { return false }
    return entry.variation.isEmpty || isMain(catalog.bytes(entry.variation))
  }

  /// Whether a path, `device.other.plural.other`, takes the last resort at each branch.
  private func isMain(_ variation: Bytes) -> Bool {
    let steps = variation.split(separator: UInt8(ascii: "."))
    return steps.enumerated().allSatisfy { $0.offset.isMultiple(of: 2) || Bytes(rebasing: $0.element).equals("other") }
  }

  private func stem(of index: Int) -> (SetStem, TextSlice, isKey: Bool)? {
    let entry = catalog.entries[index]
    let key = catalog.bytes(entry.key)
    if let name = NameText.identifier(in: key), !NameText.hasSameLetters(name, catalog.bytes(entry.value)) {
      let scan = scanner.read(name, at: .key, with: table)
      let isButton = RoleSet.buttons.contains(roles[index].role)
      return SetStem.key(name, isButton: isButton, scan: scan).map { ($0, entry.key, true) }
    }
    let comment = NameText.firstLine(of: catalog.bytes(entry.comment))
    let scan = scanner.read(comment, at: .comment, with: table)
    return SetStem.comment(comment, scan: scan).map { ($0, entry.comment, false) }
  }

  private func identity(of stem: UInt64, _ entry: Entry, isKey: Bool) -> UInt64 {
    let identity = stem ^ UInt64(entry.locale) &* 0x9E37_79B9_7F4A_7C15
    return isKey ? ~identity : identity
  }

  package func finish(_ draft: SetDraft, name: String, isDeclared: Bool) -> CopySet {
    let texts = [draft.title, draft.message].filter { $0 >= 0 }.map(Int.init)
    let isSheet = texts.contains { cues(of: catalog.entries[$0]).contains(.sheet) }
    let buttons = draft.buttons.map(Int.init)
    return CopySet(
      name: name, kind: draft.isNotification ? .notification : isSheet ? .actionSheet : .alert,
      title: draft.title < 0 ? nil : Int(draft.title), message: draft.message < 0 ? nil : Int(draft.message),
      buttons: buttons, styles: buttons.map { style(of: catalog.entries[$0]) }, isDeclared: isDeclared,
      orderIsKnown: isDeclared)
  }

  /// What key and comment tell of an entry together.
  private func cues(of entry: Entry) -> RoleCue {
    var cues = RoleCue()
    for (text, place) in [(entry.key, CueTable.Place.key), (entry.comment, .comment)] {
      let scan = scanner.read(catalog.bytes(text), at: place, with: table)
      cues.formUnion(scan.cues(in: 0..<scan.words.count))
    }
    return cues
  }

  /// What the input says, or else the end of the key, or else the part that the comment names.
  private func style(of entry: Entry) -> ButtonStyle {
    if !entry.style.isEmpty { return entry.style }
    if let key = NameText.identifier(in: catalog.bytes(entry.key)) {
      let scan = scanner.read(key, at: .key, with: table)
      let removed = SetStem.key(key, isButton: true, scan: scan)?.removed ?? 0..<0
      let words = scan.hits.filter { removed.overlaps($0.range) }
      let style = ButtonStyle(words.reduce(into: RoleCue()) { $0.formUnion($1.cue) })
      if !style.isEmpty { return style }
    }
    let scan = scanner.read(NameText.firstLine(of: catalog.bytes(entry.comment)), at: .comment, with: table)
    let head = scan.hits.prefix { !$0.cue.contains(.link) }
    return ButtonStyle(head.reduce(into: RoleCue()) { $0.formUnion($1.cue) })
  }
}

extension ButtonStyle {
  fileprivate init(_ cues: RoleCue) {
    self = []
    if cues.contains(.cancel) { insert(.cancel) }
    if cues.contains(.destructive) { insert(.destructive) }
    if cues.contains(.isDefault) { insert(.default) }
  }
}

extension RoleSet {
  package static let buttons = RoleSet(.button, .notificationAction)
  /// The roles that sets are made of.
  package static let setParts = RoleSet(
    .alertTitle, .alertMessage, .button, .notificationTitle, .notificationBody, .notificationAction)
}

/// A set that is being filled.
package struct SetDraft {
  package var title: Int32 = -1
  package var message: Int32 = -1
  package var buttons: [Int32] = []
  /// Two titles or two messages: nobody knows which belong together.
  package var isAmbiguous = false
  /// The title or message is surely one of an alert or notification.
  package var isAnchored = false
  package var isNotification = false

  /// Puts the entry at `index` into its place.
  package mutating func add(_ index: Int, _ guess: RoleGuess) {
    let entry = Int32(index)
    switch guess.role {
    case .alertTitle, .notificationTitle: fill(\.title, with: entry)
    case .alertMessage, .notificationBody: fill(\.message, with: entry)
    case .button, .notificationAction: buttons.append(entry)
    default: return
    }
    isNotification = isNotification || RoleSet.notification.contains(guess.role)
    let isText = guess.role != .button && guess.role != .notificationAction
    // With another part under the same name a text is surer than by itself.
    isAnchored = isAnchored || isText && (!guess.isWeak || guess.isNamed && guess.confidence >= RoleGrammar.doubtful)
  }

  /// Whether it is worth being called a set: a sure title or message, and something with it.
  package var isSet: Bool {
    let texts = (title >= 0 ? 1 : 0) + (message >= 0 ? 1 : 0)
    return !isAmbiguous && isAnchored && texts > 0 && texts + buttons.count > 1
  }

  private mutating func fill(_ place: WritableKeyPath<SetDraft, Int32>, with entry: Int32) {
    if self[keyPath: place] >= 0 { isAmbiguous = true }
    self[keyPath: place] = entry
  }
}
