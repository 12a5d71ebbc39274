package import CopyModel

/// The buttons of a set as people see them, leading to trailing.
package struct ShownOrder {
  /// Indices of the buttons given, and whether this is how they are shown.
  package let buttons: [Int]
  package let isKnown: Bool
  /// The button that Return presses by itself; nil for none.
  package let byDefault: Int?

  /// - Parameter given: the buttons in the order of the program, with what their calls say of each.
  package init(_ given: [(style: ButtonStyle, rank: Int8)], in set: ProgramSet) {
    let all = Array(given.indices)
    if !given.isEmpty, given.allSatisfy({ $0.rank > 0 }) {
      (isKnown, byDefault) = (true, nil)
      // Swift’s sort is stable: buttons of one rank stay as they are.
      buttons = all.sorted { given[$0].rank < given[$1].rank }
      return
    }
    switch set.order {
    case .unknown: (buttons, isKnown, byDefault) = (all, false, nil)
    case .asAdded:
      let cancel = all.filter { given[$0].style.contains(.cancel) }
      (buttons, isKnown, byDefault) = (cancel + all.filter { !cancel.contains($0) }, true, nil)
    case .reversed:
      let isOpen = !set.hasOwnDefault && given.first?.style.contains(.destructive) == false
      (buttons, isKnown, byDefault) = (all.reversed(), true, isOpen ? 0 : nil)
    }
  }
}
