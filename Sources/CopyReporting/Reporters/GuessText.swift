import CopyFiles
import CopyKernel
import CopyModel

/// Tells people what their copy was taken as where they didn’t say what it is for.
enum GuessText {
  /// A role in running text: “an alert’s title”.
  static func name(of role: Role) -> String {
    switch role {
    case .alertTitle: "an alert’s title"
    case .alertMessage: "an alert’s message"
    case .button: "a button"
    case .notificationTitle: "a notification’s title"
    case .notificationBody: "a notification’s body"
    case .notificationAction: "a notification’s button"
    case .notificationPreview: "a notification’s preview"
    case .menuItem: "a menu item"
    case .label: "a label"
    case .text, .unknown: "a text"
    }
  }

  /// What to type where the guess is wrong: “--role button judges it as a button”.
  static func remedy(for role: Role) -> String {
    let other: Role = role == .alertTitle ? .button : .alertTitle
    return "--role \(other.name) judges it as \(name(of: other))"
  }

  /// The lines behind the summary: what the text was read as, and what its strings were taken as. Empty where neither was
  /// in question.
  static func line(_ summary: Summary, _ style: TerminalStyle) -> String {
    let shape = summary.shape.map { "\n" + style.faint("Read as \($0)") } ?? ""
    return shape + roles(summary, style)
  }

  private static func roles(_ summary: Summary, _ style: TerminalStyle) -> String {
    let roles = Role.allCases.filter { summary.guesses[$0] != nil }
    guard let first = roles.first else { return "" }
    if summary.guesses.values.reduce(0, +) == 1 {
      // The finding says it.
      if summary.ofGuesses > 0 { return "" }
      return "\n" + style.faint("Taken as \(name(of: first)); \(remedy(for: first))")
    }
    let counts = roles.map { role in summary.guesses[role].map { "\($0) as \(name(of: role))" } ?? "" }
    let taken = "Strings taken by their words: \(counts.filter { !$0.isEmpty }.joined(separator: ", "))"
    return "\n" + style.faint("\(taken); --role NAME names another part")
  }
}
