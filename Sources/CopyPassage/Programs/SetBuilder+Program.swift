package import CopyKernel
package import CopyModel
package import CopyProgram

extension SetBuilder {
  /// The sets that the program makes of the catalogue’s strings, in the order of the program; one for each locale.
  package func called(_ program: ProgramIndex?) -> [CopySet] {
    guard let program, !program.sets.isEmpty, isAsRead(by: program) else { return [] }
    return drafts(of: program).compactMap { key, members in
      set(of: program.sets[key.set], number: key.set, members, program)
    }
  }

  /// Whether the places of literals are those that were read: a program may have been edited since.
  private func isAsRead(by program: ProgramIndex) -> Bool {
    !catalog.format.isProgram || program.readings.holds(catalog.source.text, of: catalog.path)
  }

  /// A set of the program and the language in which it is shown.
  private struct Identity: Hashable, Comparable {
    let set: Int
    let locale: UInt16

    static func < (left: Self, right: Self) -> Bool { (left.set, left.locale) < (right.set, right.locale) }
  }

  /// Which entry stands at each site of each set.
  private func drafts(of program: ProgramIndex) -> [(Identity, [Int32: Int])] {
    var drafts: [Identity: [Int32: Int]] = [:]
    // A text that nobody has translated yet is no part.
    for (index, entry) in catalog.entries.enumerated()
    where (entry.group < 0 || catalog.format.isProgram) && entry.value.count > 0 && isShown(entry) {
      for site in sites(of: entry, program) {
        let set = program.sites[Int(site)].set
        if set >= 0 { drafts[Identity(set: set, locale: entry.locale), default: [:]][site] = index }
      }
    }
    return drafts.sorted { $0.key < $1.key }
  }

  /// The calls that show an entry; of a literal those that show it where it stands.
  private func sites(of entry: Entry, _ program: ProgramIndex) -> [Int32] {
    guard catalog.format.isProgram, !catalog.path.isEmpty else { return program.sites(of: entry, in: catalog) }
    return program.sites(ofLiteralAt: entry.raw.lowerBound, in: catalog.path)
  }

  /// Whether the program itself declares a set of these literals.
  private func isGroup(_ members: [Int32: Int]) -> Bool {
    guard catalog.format.isProgram, let first = members.values.min() else { return false }
    let group = Int(catalog.entries[first].group)
    return group >= 0 && Set(catalog.groups[group].entries) == Set(members.values)
  }

  /// Whether a call shows the entry at `index` that isn’t of the set called `set`.
  private func isShown(_ index: Int, beside set: Int, _ program: ProgramIndex) -> Bool {
    sites(of: catalog.entries[index], program).contains { program.sites[Int($0)].set != set }
  }

  /// Nil where too little of it is in the catalogue, or where it has several titles to choose from.
  private func set(of shown: ProgramIndex.SiteSet, number: Int, _ members: [Int32: Int], _ program: ProgramIndex)
    -> CopySet?
  {
    if isGroup(members) { return nil }
    let (titles, messages, buttons, sites) = parts(of: members, program)
    let written = written(in: shown, besides: members, program)
    let count = { (own: [Int], roles: RoleSet) in
      own.count + written.values.count { roles.contains($0.role) && !$0.isBelow }
    }
    let texts = (count(titles, CopySet.Other.titles), count(messages, CopySet.Other.messages))
    // An action sheet may have nothing but its buttons.
    let isMenu =
      shown.kind == .actionSheet && (!shown.facts.hasUnknownParts || count(buttons, RoleSet.buttons) > 1)
    guard texts.0 < 2, texts.1 < 2, isMenu || texts.0 + texts.1 > 0, titles.isEmpty || titles != messages,
      titles.count + messages.count + buttons.count + written.count + (shown.facts.hasAnswers ? 1 : 0) > 1
    else { return nil }
    // Where none is added, most systems add a button of their own.
    let hasButtons = shown.kind == .notification || count(buttons, RoleSet.buttons) > 0
    // What stands in another catalogue can’t be told either.
    let isOpen = shown.facts.hasUnknownParts || members.count != shown.sites.count
    let isWhole = hasButtons && !isOpen && !shown.facts.traits.contains(.hasSystemDefault)
    var set = CopySet(
      name: "\(shown.path):\(shown.line)", kind: CopySet.Kind(shown.kind), title: titles.first, message: messages.first,
      buttons: buttons, styles: [], isDeclared: isWhole, orderIsKnown: false, call: Int32(number), sites: sites,
      traits: shown.facts.traits.union(isOpen ? .isOpen : []), function: shown.facts.function)
    set.shownElsewhere = Set(set.members.filter { isShown($0, beside: number, program) })
    let calls = sites.map { program.sites[Int($0)] }
    set.arrange(ShownOrder(calls.map { ($0.style, $0.rank) }, in: shown.facts), styles: calls.map(\.style))
    if written.isEmpty { return set }
    let isAll = members.count + written.count == shown.sites.count
    set.isWholeWithOthers = isAll && hasButtons && !shown.facts.hasUnknownParts && !shown.facts.hasAnswers
    set.isToldElsewhere = !owns(shown, members, program)
    set.add(written, in: shown, program, isWhole: isAll)
    return set
  }

  /// The entries of a set by what they are in it, and the calls of its buttons.
  private func parts(
    of members: [Int32: Int], _ program: ProgramIndex
  ) -> (titles: [Int], messages: [Int], buttons: [Int], sites: [Int32]) {
    var (titles, messages, buttons, sites) = ([Int](), [Int](), [Int](), [Int32]())
    for (site, entry) in members.sorted(by: { $0.key < $1.key }) {
      switch program.sites[Int(site)].role {
      case _ where program.sites[Int(site)].isBelow: break
      case .alertTitle, .notificationTitle: titles.append(entry)
      case .alertMessage, .notificationBody: messages.append(entry)
      case .button where !buttons.contains(entry), .notificationAction where !buttons.contains(entry):
        buttons.append(entry)
        sites.append(site)
      default: break
      }
    }
    return (titles, messages, buttons, sites)
  }

  /// The parts of a set that stand in the program, or in another catalogue, by the calls that show them. Translations know
  /// nothing of them.
  private func written(
    in shown: ProgramIndex.SiteSet, besides members: [Int32: Int], _ program: ProgramIndex
  ) -> [Int32: CopySet.Other] {
    let isWhole = members.count == shown.sites.count && !shown.sites.contains { program.sites[$0].isBelow }
    guard !isWhole, members.values.allSatisfy({ catalog.locale(of: catalog.entries[$0]).isBase }) else { return [:] }
    return shown.sites.reduce(into: [:]) { found, site in
      let (call, entry) = (program.sites[site], members[Int32(site)])
      guard entry == nil || call.isBelow else { return }
      let own = entry.map { catalog.bytes(catalog.entries[$0].value).text }
      let looked = words?.has(call.keys, beside: catalog) ?? false
      guard let text = own ?? (looked ? words?.text(of: call.keys, beside: catalog) : call.text) else { return }
      found[Int32(site)] = CopySet.Other(
        role: call.role, text: text, style: call.style, site: Int32(site), isBelow: call.isBelow)
    }
  }

  /// Whether a set is told here: the catalogue has its title, or where none has one its message, or its first button. A program
  /// tells of what no catalogue has a part of.
  private func owns(_ shown: ProgramIndex.SiteSet, _ members: [Int32: Int], _ program: ProgramIndex) -> Bool {
    let isLooked = { (site: Int) in words?.text(of: program.sites[site].keys, beside: catalog) != nil }
    if catalog.format.isProgram, shown.sites.contains(where: isLooked) { return false }
    let looked = shown.sites.filter { members[Int32($0)] != nil || catalog.format.isProgram || isLooked($0) }
    let rank: (Int) -> Int = { site in
      let role = program.sites[site].role
      return CopySet.Other.titles.contains(role) ? 0 : CopySet.Other.messages.contains(role) ? 1 : 2
    }
    return looked.min { (rank($0), $0) < (rank($1), $1) }.map { members[Int32($0)] != nil } ?? false
  }
}

extension ProgramSet {
  /// Whether the system’s words answer it.
  fileprivate var hasAnswers: Bool { traits.contains(.hasSystemDefault) }
}

extension CopySet.Other {
  static let titles = RoleSet(.alertTitle, .notificationTitle)
  static let messages = RoleSet(.alertMessage, .notificationBody)
}

extension CopySet {
  /// Takes in parts that stand in the program, each button in its place among all.
  fileprivate mutating func add(
    _ written: [Int32: Other], in shown: ProgramIndex.SiteSet, _ program: ProgramIndex, isWhole: Bool
  ) {
    let entries = Dictionary(zip(sites, zip(buttons, styles))) { first, _ in first }
    let all = shown.sites.map { Int32($0) }.filter {
      entries[$0] != nil || RoleSet.buttons.contains(program.sites[Int($0)].role) && written[$0] != nil
    }
    let order = ShownOrder(all.map { (program.sites[Int($0)].style, program.sites[Int($0)].rank) }, in: shown.facts)
    let isKnown = order.isRanked || isWhole && order.isKnown && !shown.facts.hasUnknownParts
    let sorted = isKnown ? order.buttons.map { all[$0] } : all
    let own = sorted.compactMap { site in entries[site].map { (site, $0) } }
    (sites, buttons, styles) = (own.map(\.0), own.map(\.1.0), own.map(\.1.1))
    orderIsKnown = orderIsKnown || isWholeWithOthers && order.isKnown
    let first = isWholeWithOthers ? order.byDefault.map { all[$0] } : nil
    for index in sites.indices where sites[index] == first { styles[index].insert(.default) }
    others = written.sorted { $0.key < $1.key }.map { site, other in
      var other = other
      other.place = sorted.firstIndex(of: site) ?? 0
      if site == first { other.style.insert(.default) }
      return other
    }
  }

  /// Puts the buttons, which stand as in the program, in the order in which they are shown.
  fileprivate mutating func arrange(_ order: ShownOrder, styles: [ButtonStyle]) {
    self.styles = styles
    // A button that is missing may be the default one.
    if isDeclared, let first = order.byDefault { self.styles[first].insert(.default) }
    orderIsKnown = isDeclared && order.isKnown
    // Calls that say themselves where their buttons stand say so of each, whatever else may stand there.
    guard orderIsKnown || order.isRanked else { return }
    (buttons, self.styles) = (order.buttons.map { buttons[$0] }, order.buttons.map { self.styles[$0] })
    sites = order.buttons.map { sites[$0] }
  }
}

extension CopySet.Kind {
  package init(_ kind: ProgramSet.Kind) {
    switch kind {
    case .alert: self = .alert
    case .actionSheet: self = .actionSheet
    case .notification: self = .notification
    }
  }
}

/// The calls of a program that show a set of the catalogue.
package struct SetCalls {
  private let set: Int32
  private let sites: [Int: Int32]
  /// Whether the copy at hand is a translation: the base tells of the calls.
  package let areOfBase: Bool

  /// Nil where no program was read for the set.
  package init?(_ set: CopySet, isTranslation: Bool) {
    guard set.call >= 0 else { return nil }
    self.set = set.call
    sites = Dictionary(zip(set.buttons, set.sites)) { first, _ in first }
    areOfBase = isTranslation
  }

  /// The call that shows the button at `entry`; the one that shows the set where that is no button.
  package func call(of entry: Int) -> FindingCall { sites[entry].map { .site($0) } ?? .set(set) }
}

extension ProgramIndex {
  /// The file of a call that a finding points at, and the place of its name; nil for a finding about copy.
  package func call(_ call: FindingCall) -> (path: String, place: ProgramPlace)? {
    switch call {
    case .none: nil
    case .site(let index): (sites[Int(index)].path, sites[Int(index)].call)
    case .set(let index): (sets[Int(index)].path, sets[Int(index)].facts.call)
    }
  }
}

extension Place {
  /// A name, which is never longer than its line.
  package init(_ place: ProgramPlace) {
    let (line, column) = (Int(place.line), Int(place.column))
    self.init(
      span: ByteSpan(offset: Int(place.offset), length: Int(place.length)), line: line, column: column, endLine: line,
      endColumn: column + Int(place.scalars))
  }
}
