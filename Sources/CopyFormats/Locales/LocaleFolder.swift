/// Folders that hold copy, by the names that projects give them.
enum LocaleFolder {
  private static let names: Set<String> = [
    "locales", "locale", "_locales", "i18n", "l10n", "intl", "lang", "langs", "languages", "translations",
    "translation", "localization", "localisation", "localizations", "localisations", "nls",
  ]

  /// Files in them that hold copy though no locale is in their names.
  private static let stems: Set<String> = [
    "translation", "translations", "messages", "strings", "common", "locale", "copy", "labels", "texts",
  ]

  /// Folders that hold copy beside files of other kinds.
  private static let lesser: Set<String> = ["strings", "messages", "texts", "copy", "labels"]

  /// Whether `name` is that of a folder of copy.
  static func isOne(_ name: some StringProtocol) -> Bool { names.contains(name.lowercased()) }

  /// Whether `name` is that of a folder that mostly holds copy.
  static func isLesser(_ name: some StringProtocol) -> Bool { lesser.contains(name.lowercased()) }

  /// Whether a file is called by what it holds.
  static func isStem(_ stem: some StringProtocol) -> Bool { stems.contains(stem.lowercased()) }
}
