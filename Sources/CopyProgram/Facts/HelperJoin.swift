import CopyModel

/// Brings what calls hand to the project’s own functions to where those show it.
struct HelperJoin {
  /// A function that shows more than this shows no one thing, and would make facts grow out of proportion.
  private static let mostShown = 32

  private let facts: [ProgramFacts]
  /// The functions that show what they are given, by name.
  private var helpers: [UInt64: [(file: Int, helper: ProgramHelper)]] = [:]

  /// `facts`, and at each call of such a function what people see there: the same sets, filled in.
  static func joined(_ facts: [ProgramFacts]) -> [ProgramFacts] {
    // Functions that hand on to others what they are given show it too, and what they add to an alert is part of it
    // at each call of them: both come first, and twice, for those that hand on to such functions.
    var known = facts
    for _ in 0..<2 { known = HelperJoin(known).joined { $0.isHandedOn || $0.set >= 0 } }
    for file in known.indices { markUnknown(&known[file]) }
    return HelperJoin(known).joined { !$0.isHandedOn && $0.set < 0 }
  }

  /// What is called of an alert with some copy, and isn’t known, may add anything to it.
  private static func markUnknown(_ file: inout ProgramFacts) {
    for call in file.helperCalls where isUnknown(call, in: file) { file.sets[Int(call.set)].hasUnknownParts = true }
  }

  /// Whether `call` hands an alert copy of which nothing else tells: `alert.addAction(UIAlertAction(title: "Keep"))` does not.
  private static func isUnknown(_ call: ProgramHelperCall, in file: ProgramFacts) -> Bool {
    call.set >= 0
      && call.arguments.contains { argument in
        argument.copy.map { copy in !file.uses.contains { $0.set == call.set && $0.copy == copy } } ?? false
      }
  }

  private init(_ facts: [ProgramFacts]) {
    self.facts = facts
    for (file, one) in facts.enumerated() {
      let shown = Set(one.uses.map(\.copy.parameter)).subtracting([0])
      for helper in one.helpers
      where helper.parameters.indices.contains(where: { shown.contains(helper.first + Int32($0)) }) {
        helpers[helper.name, default: []].append((file, helper))
      }
    }
  }

  private func joined(_ isWanted: (ProgramHelperCall) -> Bool) -> [ProgramFacts] {
    helpers.isEmpty ? facts : facts.indices.map { joined($0, isWanted) }
  }

  private func joined(_ file: Int, _ isWanted: (ProgramHelperCall) -> Bool) -> ProgramFacts {
    var (joined, left) = (facts[file], [ProgramHelperCall]())
    for call in joined.helperCalls {
      if isWanted(call), let (place, helper, arguments) = target(of: call, in: file) {
        show(arguments, by: helper, of: facts[place], at: call, in: &joined)
      } else {
        left.append(call)
      }
    }
    joined.helperCalls = left
    return joined
  }

  /// The function that `call` calls: one of its own file, or else the only one; nil where nobody can tell.
  private func target(of call: ProgramHelperCall, in file: Int)
    -> (file: Int, helper: ProgramHelper, arguments: [Int: ProgramHelperCall.Argument])?
  {
    let all = (helpers[call.name] ?? []).compactMap { one in
      one.helper.match(call).map { (file: one.file, helper: one.helper, arguments: $0) }
    }
    let near = all.filter { $0.file == file }
    if near.count == 1 { return near[0] }
    return all.count == 1 ? all[0] : nil
  }

  private func show(
    _ arguments: [Int: ProgramHelperCall.Argument], by helper: ProgramHelper, of template: ProgramFacts,
    at call: ProgramHelperCall, in file: inout ProgramFacts
  ) {
    let own = helper.first..<helper.first + Int32(helper.parameters.count)
    let sets = Set(template.uses.lazy.filter { own.contains($0.copy.parameter) }.map(\.set)).subtracting([-1])
    let uses = template.uses.filter { own.contains($0.copy.parameter) || sets.contains($0.set) }
    guard uses.count <= Self.mostShown else { return }
    let places = copies(of: sets, of: template, at: call, in: &file)
    for use in uses {
      var shown = use
      shown.set = places[use.set] ?? -1
      // `alert.addCancel("Keep")`: the button is one of the alert.
      if use.set < 0, use.role == .button, call.set >= 0 {
        shown.set = call.set
        shown.style.formUnion(call.style.union(.declared))
      }
      (shown.call, shown.line) = (call.place, call.place.line)
      if use.copy.parameter > 0 {
        guard own.contains(use.copy.parameter) else { continue }
        let place = Int(use.copy.parameter - helper.first)
        guard let copy = arguments[place]?.copy else {
          let isNothing = arguments[place]?.isNothing ?? helper.parameters[place].isEmptyByDefault
          if shown.set >= 0, !isNothing { file.sets[Int(shown.set)].hasUnknownParts = true }
          continue
        }
        shown.copy = copy
      }
      add(shown, to: &file)
    }
  }

  /// Adds the sets of a function for a call of it, and says where each came to stand.
  private func copies(
    of sets: Set<Int32>, of template: ProgramFacts, at call: ProgramHelperCall, in file: inout ProgramFacts
  ) -> [Int32: Int32] {
    var places: [Int32: Int32] = [:]
    for set in sets.sorted() {
      var shown = template.sets[Int(set)]
      shown.call = call.place
      // Some of its buttons are still to come.
      if template.helperCalls.contains(where: { $0.set == set && Self.isUnknown($0, in: template) }) {
        shown.hasUnknownParts = true
      }
      places[set] = Int32(file.sets.count)
      file.sets.append(shown)
    }
    return places
  }

  /// Buttons of a set stand as the program adds them.
  private func add(_ use: ProgramUse, to file: inout ProgramFacts) {
    let next = file.uses.firstIndex { use.set >= 0 && $0.set == use.set && $0.call.offset > use.call.offset }
    file.uses.insert(use, at: next ?? file.uses.count)
  }
}
