package import CopyModel

/// What the English texts of a catalogue that are for the same do alike, against the guidance: the style of a house.
package final class HouseHabits: Sendable {
  package let casing: CasingHabits
  package let endings: MessageEndings

  /// Nothing is known.
  package static let none = HouseHabits(casing: .none, endings: .none)

  private init(casing: CasingHabits, endings: MessageEndings) { (self.casing, self.endings) = (casing, endings) }

  /// Those of the texts of `catalog`, one of `run`, which are for what `roles` say.
  package convenience init(of catalog: Catalog, _ roles: ContiguousArray<RoleGuess>, in run: WordsOfRun?) {
    self.init(casing: CasingHabits(of: catalog, roles, in: run), endings: MessageEndings(of: catalog, roles))
  }

  /// Whether the habits are those that somebody asked for before the file was edited.
  package func agrees(with before: HouseHabits) -> Bool {
    casing.agrees(with: before.casing) && endings.agrees(with: before.endings)
  }
}
