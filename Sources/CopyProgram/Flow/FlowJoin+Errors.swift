import CopyModel

/// What the program shows of its errors: their descriptions are titles of alerts or messages.
extension FlowJoin {
  static let description = CallRow.hash("errorDescription")
  static let shown = CallRow.hash("localizedDescription")

  /// What all errors answer to. A project’s own type of that name is one of many.
  static let errors = Set(["Error", "LocalizedError", "CustomNSError", "NSError"].map { CallRow.hash($0[...]) })

  /// How calls show errors: by themselves, with the description as the title, below a title, or inside a longer text.
  /// A program for several platforms shows them as titles on one and below a title on another.
  enum ErrorHabit { case titles, mixed, messages, pieces, unknown }

  func findErrorHabit() -> ErrorHabit {
    let titles = files.reduce(0) { $0 + $1.flow.errorTitles }
    var shown: [FlowValue] = []
    forEachFunction { place in
      let function = function(place)
      shown += function.sinks.lazy.filter { $0.use.role == .alertMessage }.map(\.value)
      for call in function.calls where telling.contains(call.name) { shown += call.arguments.map(\.value) }
    }
    let (messages, pieces) = (shown.count(where: isDescription), shown.count(where: holdsDescription))
    if titles > messages + pieces { return messages + pieces == 0 ? .titles : .mixed }
    return messages + pieces == 0 ? .unknown : pieces > messages ? .pieces : .messages
  }

  private func isDescription(_ value: FlowValue) -> Bool {
    switch value.form {
    case .member(_, let name, _): name == Self.shown
    case .choice(let branches): branches.contains { isDescription($0.value) }
    default: false
    }
  }

  /// Whether the description stands among other words.
  private func holdsDescription(_ value: FlowValue) -> Bool {
    switch value.form {
    case .choice(let branches): branches.contains { holdsDescription($0.value) }
    case .parts(let values): values.contains { isDescription($0) || holdsDescription($0) }
    case .filled(let text, let others):
      isDescription(text) || others.contains { isDescription($0) || holdsDescription($0) }
    default: false
    }
  }

  /// What errors say besides their descriptions: a Mac’s own alerts show the one, and nothing the other, unless a program asks for it.
  private static let advice = Set(["recoverySuggestion", "failureReason"].map { CallRow.hash($0[...]) })

  /// What of it the program has and never asks for.
  func findUnasked() -> Set<UInt64> {
    var (declared, asked) = (Set<UInt64>(), Set<UInt64>())
    forEachFunction { place in
      declared.formUnion(function(place).sinks.lazy.map(\.declares).filter(Self.advice.contains))
    }
    if declared.isEmpty { return [] }
    forEachFunction { place in
      let function = function(place)
      for value in function.sinks.map(\.value) + function.handedOn { note(value, in: &asked) }
    }
    return declared.filter { ErrorKey.keys(of: $0)?.isDisjoint(with: asked) ?? false }
  }

  /// Notes what is asked of errors on the way to `value`, by the keys of its texts: a property has two names.
  private func note(_ value: FlowValue, in asked: inout Set<UInt64>) {
    guard value.traits.contains(.isFar) else { return }
    switch value.form {
    case .member(let base, let name, _):
      asked.formUnion(ErrorKey.keys(of: name) ?? [])
      note(base, in: &asked)
    case .choice(let branches): for branch in branches { note(branch.value, in: &asked) }
    case .parts(let values), .list(let values): for one in values { note(one, in: &asked) }
    case .filled(let text, let others): for one in [text] + others { note(one, in: &asked) }
    case .lookup(let key, let fallback): for one in [key, fallback].compactMap(\.self) { note(one, in: &asked) }
    case .call(let call): for argument in call.arguments { note(argument.value, in: &asked) }
    case .element(let list, _, _, _), .pick(let list, _): note(list, in: &asked)
    default: break
    }
  }

  /// Makes of `use` what a name alone declares, given how the program shows its errors. Where no alert is known to show any, the
  /// text may be a banner’s as well.
  func declare(_ use: inout ProgramUse, _ sink: FlowSink, by owner: UInt64) {
    if unasked.contains(sink.declares) { use.isAssumed = true }
    guard sink.declares == Self.description || sink.declares == Self.shown, use.role == .alertMessage else { return }
    use.isDeclared = true
    if errorHabit == .titles || errorHabit == .mixed { use.role = .alertTitle }
    if errorHabit == .pieces { use.isJoined = true }
    use.isAssumed = errorHabit == .unknown || errorHabit == .mixed || distant.contains(owner)
  }

  /// Where a program looks up what it shows, the description of an error that it writes down as it is may be for developers.
  func assumeTexts() {
    let others = shown.joined().filter { !$0.isDeclared && $0.role != .unknown }
    let found = others.count { $0.copy.isLocalized || $0.copy.key == 0 }
    guard found >= Self.fewestTexts, found >= Self.share * (others.count - found) else { return }
    for file in shown.indices {
      for index in shown[file].indices where shown[file][index].isDeclared {
        let copy = shown[file][index].copy
        let isText = RoleSet.alertText.contains(shown[file][index].role)
        if isText, !copy.isLocalized, copy.key != 0 { shown[file][index].isAssumed = true }
      }
    }
  }

  /// So many texts must be looked up, and for each one that isn’t this many.
  private static let (fewestTexts, share) = (20, 2)

  /// What `shown` holds of each file without descriptions that a call is known to show: the label of a sheet in which
  /// `error.errorDescription` stands is no alert.
  func withoutDoubts() -> [[Int]] {
    var known: Set<ProgramCopy.Name> = []
    for use in shown.joined() where !use.isDeclared && use.role != .unknown { known.insert(use.copy.name) }
    return shown.map { uses in
      let crowded = crowded(uses)
      return uses.indices.filter { index in
        let use = uses[index]
        return (!use.isDeclared || !known.contains(use.copy.name)) && !crowded.contains(Place(of: use))
      }
    }
  }

  /// More titles and buttons than these no place of a program shows: which it is can’t be told there.
  private static let mostTitles = 24
  private static let titles = RoleSet(
    .alertTitle, .button, .notificationTitle, .notificationAction, .menuItem)

  /// What a call shows something as.
  private struct Place: Hashable {
    let offset: Int32
    let role: Role

    init(of use: ProgramUse) { (offset, role) = (use.call.offset, use.role) }
  }

  private func crowded(_ uses: [ProgramUse]) -> Set<Place> {
    var texts: [Place: Set<ProgramCopy.Name>] = [:]
    for use in uses where Self.titles.contains(use.role) && use.call.line > 0 {
      texts[Place(of: use), default: []].insert(use.copy.name)
    }
    return Set(texts.lazy.filter { $0.value.count > Self.mostTitles }.map(\.key))
  }
}

extension FlowFunction {
  /// What the function returns, puts into properties, and gives to others.
  var handedOn: [FlowValue] {
    returned.map(\.value) + writes.map(\.value) + calls.flatMap { $0.arguments.map(\.value) }
  }
}

extension ProgramCopy {
  /// What tells a string from all others: its key or accessor, and of a literal that no catalogue has its place.
  fileprivate struct Name: Hashable { let key, accessor: UInt64, start: Int32 }

  fileprivate var name: Name {
    Name(key: key, accessor: key == 0 ? accessor : 0, start: isLocalized ? 0 : Int32(start))
  }
}
