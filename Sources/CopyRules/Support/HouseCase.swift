import CopyKernel
import CopyModel
import CopyPassage

/// The case that most texts of a file have that are for the same as a passage, where the guidance asks for the other one: people
/// are told of it once, and may want to keep it.
struct HouseCase {
  /// What is said besides at the first of the texts; nothing is said of the others.
  let notes: [String]
  /// Whether the copy is the first of the texts.
  let isFirst: Bool

  /// Nil where the file has no such habit, or the copy is in the other style itself.
  init?(in copy: Passage, against style: Capitalization.Style) {
    guard let habit = copy.casingHabit, habit.isTitleStyle != (style == .title),
      ShownCasing.isTitleStyle(copy.bytes) != !habit.isTitleStyle
    else { return nil }
    isFirst = habit.first == copy.entry
    notes = isFirst ? [Self.note(habit)] : []
  }

  private static func note(_ habit: CasingHabits.Habit) -> String {
    let names = habit.roles.map(name).joined(separator: " and ")
    let share =
      habit.roles.isEmpty
      ? "\(habit.count) of \(habit.all) short texts of the project are written so."
      : "\(habit.count) of \(habit.all) \(names) here are written so."
    // No configuration asks for title style in the place of the other.
    return habit.isTitleStyle
      ? share : share + " If that is the style of the house, write “case: sentence” in the configuration."
  }

  private static func name(of role: Role) -> String {
    switch role {
    case .button: "buttons"
    case .menuItem: "menu commands"
    default: "alert titles"
    }
  }
}
