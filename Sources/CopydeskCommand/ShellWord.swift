/// A text as one word of a command line.
enum ShellWord {
  /// Between apostrophes, in which nothing but an apostrophe means anything.
  static func quoted(_ text: String) -> String { "'" + text.replacing("'", with: #"'\''"#) + "'" }
}
