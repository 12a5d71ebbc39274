import CopyModel

/// Categories of notifications, whose actions stand elsewhere: `UNNotificationCategory(identifier: "bed", actions: [dig])`.
extension FlowReader {
  private static let (identifier, actions) = (CallRow.hash("identifier"), CallRow.hash("actions"))

  /// Notes the actions of a category, by the name that notifications give for it.
  mutating func noteCategory(_ passed: [FlowCall.Argument]) {
    guard let name = passed.first(where: { $0.label == Self.identifier || $0.label == 0 })?.value,
      let actions = passed.first(where: { $0.label == Self.actions })?.value
    else { return }
    function.categories.append(FlowCategory(name: name, actions: actions))
  }

  /// `content.categoryIdentifier = "bed"`
  mutating func putCategory(_ value: FlowValue, in set: Int32) {
    if set >= 0 { function.sets[Int(set)].category = value }
  }
}

extension FlowJoin {
  /// Finds the categories of all functions, by the hashes of their names.
  func findCategories() {
    forEachFunction { place in
      let function = function(place)
      guard !function.categories.isEmpty else { return }
      work = mostWork(in: place.file)
      let scope = FlowScope(place, function)
      for category in function.categories {
        for case .known(let copy) in leaves(category.name, scope).lazy.map(\.kind) {
          let found = FlowBound(value: category.actions, scope: scope)
          categories[copy.key &+ copy.accessor, default: []].append(found)
        }
      }
    }
  }

  /// Puts the actions of its category into a notification.
  func addCategory(_ set: FlowSet, _ index: Int32, _ scope: FlowScope, _ request: FlowRequest, _ draft: FlowDraft) {
    guard let category = set.category else { return }
    let found = leaves(category, scope).flatMap { leaf -> [FlowBound] in
      guard case .known(let copy) = leaf.kind else { return [] }
      return categories[copy.key &+ copy.accessor] ?? []
    }
    // Of several categories with a name nobody knows which one holds.
    guard found.count == 1, let actions = found.first else {
      draft.facts.hasUnknownParts = true
      return
    }
    let use = ProgramUse(
      role: .notificationAction, set: index, line: draft.facts.call.line, call: draft.facts.call)
    let sink = FlowSink(value: actions.value, use: use, order: .max, conditions: [], isAdded: true)
    add(sink, actions.scope, request, draft)
  }
}
