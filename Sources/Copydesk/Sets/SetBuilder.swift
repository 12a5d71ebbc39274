package import CopyModel
import CopyProgram

/// Finds the entries that belong together: groups that the input declares, then equal stems of keys, then of comments.
///
/// One pass over the entries, in any order of theirs. Precision first: two titles under one stem are no set.
package struct SetBuilder {
  let catalog: Catalog
  let roles: ContiguousArray<RoleGuess>
  private let table = CueTable.builtIn
  private let scanner = CueScanner()

  private var drafts: ContiguousArray<SetDraft> = []
  /// The stem of each draft's first member, for its name.
  private var origins: ContiguousArray<(stem: SetStem, text: TextSlice)> = []
  private var places: [UInt64: Int32] = [:]

  /// All sets of `catalog`: those that the input declares, then those that `patterns` of the configuration name, then
  /// those that keys and comments tell, each in the order of their first entries. `roles` has one guess an entry.
  package static func sets(in catalog: Catalog, roles: ContiguousArray<RoleGuess>) -> [CopySet] {
    sets(in: catalog, roles: roles, patterns: [])
  }

  static func sets(
    in catalog: Catalog, roles: ContiguousArray<RoleGuess>, patterns: [SetPattern], program: ProgramIndex? = nil
  )
    -> [CopySet]
  {
    precondition(roles.count == catalog.entries.count)
    var builder = SetBuilder(catalog: catalog, roles: roles)
    let declared = catalog.groups.map { builder.declared($0) }
    let configured = builder.configured(patterns)
    let called = builder.called(program)
    return declared + configured + called + builder.found(besides: configured + called)
  }

  private init(catalog: Catalog, roles: ContiguousArray<RoleGuess>) {
    (self.catalog, self.roles) = (catalog, roles)
  }

  private func declared(_ group: EntryGroup) -> CopySet {
    var draft = SetDraft()
    for index in group.entries { draft.add(index, roles[index]) }
    var set = finish(draft, name: group.name, isDeclared: true)
    set.kind = group.kind == .notification ? .notification : set.kind
    set.orderIsKnown = group.orderIsKnown
    return set
  }

  private mutating func found(besides others: [CopySet]) -> [CopySet] {
    let taken = Set(others.flatMap(\.members))
    for (index, entry) in catalog.entries.enumerated() where entry.group < 0 && isMember(index, entry) {
      if !taken.isEmpty, taken.contains(index) { continue }
      guard let (stem, text, isKey) = stem(of: entry, isButton: RoleSet.buttons.contains(roles[index].role)) else {
        continue
      }
      drafts[place(of: stem, text, entry, isKey: isKey)].add(index, roles[index])
    }
    return drafts.indices.filter { drafts[$0].isSet }.map { index in
      let (stem, text) = origins[index]
      return finish(drafts[index], name: stem.name(in: catalog.bytes(text)), isDeclared: false)
    }
  }

  /// Of the variants of a key only the one for all other devices and numbers stands for it.
  func isMember(_ index: Int, _ entry: Entry) -> Bool { RoleSet.parts.contains(roles[index].role) && isShown(entry) }

  /// Whether an entry can be part of a set, whatever its role.
  func isShown(_ entry: Entry) -> Bool {
    guard entry.flags.isDisjoint(with: [.isDamaged, .isExempt, .isFragment]) else { return false }
    return entry.variation.isEmpty || isMain(catalog.bytes(entry.variation))
  }

  /// Whether a path, `device.other.plural.other`, takes the last resort at each branch.
  private func isMain(_ variation: Bytes) -> Bool {
    let steps = variation.split(separator: UInt8(ascii: "."))
    return steps.enumerated().allSatisfy { $0.offset.isMultiple(of: 2) || Bytes(rebasing: $0.element).equals("other") }
  }

  private func stem(of entry: Entry, isButton: Bool) -> (SetStem, TextSlice, isKey: Bool)? {
    let key = catalog.bytes(entry.key)
    if let name = NameText.identifier(in: key), !NameText.hasSameLetters(name, catalog.bytes(entry.value)) {
      let scan = scanner.read(name, at: .key, with: table)
      return SetStem.key(name, isButton: isButton, scan: scan).map { ($0, entry.key, true) }
    }
    let comment = NameText.firstLine(of: catalog.bytes(entry.comment))
    let scan = scanner.read(comment, at: .comment, with: table)
    return SetStem.comment(comment, scan: scan).map { ($0, entry.comment, false) }
  }

  private mutating func place(of stem: SetStem, _ text: TextSlice, _ entry: Entry, isKey: Bool) -> Int {
    var identity = stem.hash ^ UInt64(entry.locale) &* 0x9E37_79B9_7F4A_7C15
    if isKey { identity = ~identity }
    if let place = places[identity] { return Int(place) }
    places[identity] = Int32(drafts.count)
    drafts.append(SetDraft())
    origins.append((stem, text))
    return drafts.count - 1
  }

  func finish(_ draft: SetDraft, name: String, isDeclared: Bool) -> CopySet {
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
  fileprivate static let buttons = RoleSet(.button, .notificationAction)
  /// The roles that sets are made of.
  fileprivate static let parts = RoleSet(
    .alertTitle, .alertMessage, .button, .notificationTitle, .notificationBody, .notificationAction)
}
