import CopyKernel
import CopyModel
import CopyPassage

/// The case that nearly all texts of a file have that are for the same as a passage, where the guidance asks for the other one:
/// people are told of it once, and may want to keep it.
struct HouseCase {
  /// What is said besides at the first of the texts.
  let notes: [String]
  /// The first is told as loud as any; the others repeat it.
  let severity: Severity?

  /// Nil where the file has no such habit.
  init?(in copy: Passage, against style: Capitalization.Style) {
    guard let habit = copy.casingHabit, habit.isTitleStyle != (style == .title) else { return nil }
    let isFirst = habit.first == copy.entry
    notes = isFirst ? [Self.note(habit, copy.role)] : []
    severity = isFirst ? nil : .note
  }

  private static func note(_ habit: CasingHabits.Habit, _ role: Role) -> String {
    let share = "\(habit.count) of \(habit.all) \(name(of: role)) of this file are written so."
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
