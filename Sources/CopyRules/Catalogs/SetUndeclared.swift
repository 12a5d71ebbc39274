package import CopyKernel
package import CopyModel
package import CopyPassage

/// A file with buttons and no alert that they could be of.
package struct SetUndeclared: FileRule {
  package static let kind = CatalogProblem.Kind.undeclaredSets
  package static let info = RuleInfo(
    "set-undeclared", "A file has buttons, and nothing says which alerts they are in.",
    why: "What an alert asks and what its buttons answer can only be judged together.",
    source: "copydesk, sets", check: .file, roles: .all, severity: .note, examples: [])

  /// Buttons that are worth a word: fewer may well be buttons of windows.
  private static let fewest = 3

  /// The one note of a file, where there is something to say.
  ///
  /// Buttons of Interface Builder and those that programs show are known for what they are; here only names and comments
  /// tell. A translation is like its base, and one note is enough.
  package static func problem(
    in catalog: Catalog, _ roles: ContiguousArray<RoleGuess>, sets: [CopySet], settings: Settings, isTranslation: Bool
  ) -> CatalogProblem? {
    guard sets.isEmpty, settings.sets.isEmpty, settings.role == nil, settings.program?.isEmpty ?? true, !isTranslation,
      !catalog.format.traits.contains(.statesSets)
    else { return nil }
    var (count, first) = (0, Int?.none)
    for (index, guess) in roles.enumerated() where guess.role == .button {
      let entry = catalog.entries[index]
      guard guess.evidence == .key || guess.evidence == .comment, entry.locale == 0, entry.variation.isEmpty,
        entry.flags.isDisjoint(with: [.isDamaged, .isExempt, .hasNoPlace])
      else { continue }
      (count, first) = (count + 1, first ?? index)
    }
    guard count >= fewest, let first else { return nil }
    return CatalogProblem(.undeclaredSets, message(count), at: catalog.source.span(of: catalog.entries[first].raw))
  }

  private static func message(_ count: Int) -> String {
    "\(count) strings look like buttons, and no alert is known that they are in. Name the keys of alerts under “sets” in "
      + ".copydesk.yml; copydesk init shows how"
  }
}
