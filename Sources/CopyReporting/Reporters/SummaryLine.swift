import CopyFiles
import CopyKernel
import CopyModel

/// One line that says how much was read, what was found, and what was done.
enum SummaryLine {
  static func text(_ summary: Summary, _ style: TerminalStyle) -> String {
    guard summary.files > 0 else { return "No file was checked" }
    let read = "\(counted(summary.files, "file")), \(counted(summary.strings, "string"))"
    let edits = summary.edits > 0 ? style.good("\(counted(summary.edits, "edit")) made") + ", " : ""
    let hint = summary.settled > 0 ? style.faint(" (--fix settles \(grouped(summary.settled)))") : ""
    return
      "\(read): \(edits)\(found(summary, style))\(hint)\(GuessText.line(summary, style))\(SpellingText.lines(summary, style))"
  }

  private static func found(_ summary: Summary, _ style: TerminalStyle) -> String {
    let parts =
      [
        (summary.malformed, "malformed place"), (summary.errors, "error"), (summary.warnings, "warning"),
        (summary.notes, "note"),
      ].filter { $0.0 > 0 }.map { counted($0.0, $0.1) } + inherited(summary)
    guard parts.isEmpty else { return parts.joined(separator: ", ") + (summary.edits > 0 ? " left" : "") }
    return style.good(summary.edits > 0 ? "nothing left to say" : "nothing to say")
  }

  /// What is the base’s is no work for anyone who translates.
  private static func inherited(_ summary: Summary) -> [String] {
    summary.inherited > 0 ? ["\(grouped(summary.inherited)) inherited"] : []
  }

  private static func counted(_ count: Int, _ noun: String) -> String {
    "\(grouped(count)) \(noun)\(count == 1 ? "" : "s")"
  }

  static func grouped(_ count: Int) -> String {
    let digits = String(count)
    return digits.enumerated().reduce("") { text, digit in
      let isGroupStart = digit.offset > 0 && (digits.count - digit.offset).isMultiple(of: 3)
      return text + (isGroupStart ? "," : "") + String(digit.element)
    }
  }
}

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

/// Tells people which dictionaries spelling was held against, and what to install where there is none.
enum SpellingText {
  /// The lines behind the summary; empty where nobody asked for dictionaries.
  static func lines(_ summary: Summary, _ style: TerminalStyle) -> String {
    let found = summary.spelling.compactMap { source in
      source.name.map { "\($0) \(source.version ?? "") for \(source.locale)" }
    }
    let used = found.isEmpty ? [] : ["Spelling by Hunspell: " + found.joined(separator: ", ")]
    let missing = summary.spelling.filter { $0.name == nil }.map(\.locale)
    return (used + missing.map(missingText)).map { "\n" + style.faint(TextDisplay.visible($0)) }.joined()
  }

  private static func missingText(_ locale: String) -> String {
    let name = locale.replacing("-", with: "_")
    return
      "No dictionary for \(locale): install one (Debian: hunspell-\(locale.lowercased())), or name the folder of \(name).aff "
      + "and \(name).dic in DICPATH"
  }
}
