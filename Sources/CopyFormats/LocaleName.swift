import CICU
import CopyModel

/// Locales in the names of files and folders: `pt_BR`, `zh-Hans`, `app_de`.
enum LocaleName {
  /// The locale that `text` names as a whole; nil for what only looks like one (`app`, `db`).
  static func tag(_ text: some StringProtocol) -> LocaleTag? {
    let parts = String(text).split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    guard let first = parts.first, (2...3).contains(first.utf8.count), cicu_is_language(first.lowercased()),
      parts.dropFirst().allSatisfy(isSubtag), !LocaleTag.isNameOfFolders(first.lowercased())
    else { return nil }
    return LocaleTag(text)
  }

  /// The locale at the end of a name, behind a joint: `app_pt_BR`, `intl_zh_CN`, `messages-de`.
  static func suffix(of stem: some StringProtocol) -> LocaleTag? {
    let joints = stem.indices.filter { "_-.".contains(stem[$0]) }
    for joint in joints {
      if let tag = tag(stem[stem.index(after: joint)...]) { return tag }
    }
    return nil
  }

  /// The locale that a folder in `path` names, the innermost first: `locales/de/common.json`.
  static func folder(of path: String) -> LocaleTag? {
    for folder in PathName.folders(of: path).reversed() {
      if let tag = tag(folder) { return tag }
    }
    return nil
  }

  /// Scripts, regions, and variants, Android's `rBR` among them.
  private static func isSubtag(_ part: Substring) -> Bool {
    let isWord = part.utf8.allSatisfy { (0x61...0x7A).contains($0 | 0x20) }
    switch part.utf8.count {
    case 2, 4: return isWord
    case 3: return part.utf8.allSatisfy(\.isDigit) || part.utf8.first == UInt8(ascii: "r") && isWord
    default: return false
    }
  }
}

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

/// The names that a path is made of.
enum PathName {
  /// The last one: the file's own.
  static func last(of path: String) -> String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[path.utf8.index(after: $0)...]) } ?? path
  }

  /// The file's own name without what stands behind its last dot.
  static func stem(of path: String) -> String {
    let name = last(of: path)
    return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
  }

  /// The folders above the file, outermost first.
  static func folders(of path: String) -> [Substring] { path.split(separator: "/").dropLast() }
}
