package import CopyModel
package import CopyPassage

extension ProposedSet.Surface {
  /// Where copy of `kind` stands.
  package init(_ kind: CopySet.Kind) {
    switch kind {
    case .alert: self = .alert
    case .actionSheet: self = .actionSheet
    case .notification: self = .notification
    }
  }
}

extension [ProposedSet.Button] {
  /// The same as a sheet has them: what destroys first, Cancel last.
  var orderedAsSheet: Self {
    let rank = { (style: ButtonStyle) in style.contains(.cancel) ? 2 : style.contains(.destructive) ? 0 : 1 }
    return enumerated().sorted { (rank($0.element.style), $0.offset) < (rank($1.element.style), $1.offset) }
      .map(\.element)
  }
}

extension CopySetView {
  /// Where it stands.
  var surface: ProposedSet.Surface { ProposedSet.Surface(self.set.kind) }

  /// Whether it offers ways to go on rather than telling what happened.
  var isSheet: Bool { self.set.kind == .actionSheet }

  /// Whether somebody hands it over as such, typed or pasted, rather than a program that shows it.
  var isTyped: Bool { isWhole && parts.allSatisfy(\.isDeclared) }

  /// Close or Never Mind below the ways to go on: it takes the sheet away, and nothing is done. Two of them would be two answers.
  func closesSheet(_ button: Passage) -> Bool {
    let closes = { (button: Passage) in
      button.whole(.dismissButton) != nil && button.whole(.deferButton) == nil || button.whole(.noButton) != nil
    }
    return isSheet && buttons.count > 1 && closes(button) && buttons.count { closes($0) || isCancel($0) } == 1
  }
}
