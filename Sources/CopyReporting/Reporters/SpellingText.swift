import CopyFiles
import CopyKernel

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
