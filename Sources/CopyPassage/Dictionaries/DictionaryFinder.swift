import CopyFiles
import CopyModel

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Finds dictionaries where systems and people keep them.
struct DictionaryFinder {
  /// Folders to look into, the first one first.
  private let folders: [String]

  init(folders: [String] = Self.usual) { self.folders = folders }

  /// Where Hunspell and systems look, what somebody names first.
  private static var usual: [String] {
    let named = variable("DICPATH").map { $0.split(separator: ":").map(String.init) } ?? []
    let own = variable("HOME").map { ["\($0)/.local/share/hunspell", "\($0)/Library/Spelling"] } ?? []
    let prefixes = ["/usr/share", "/usr/local/share", "/opt/homebrew/share"]
    return named + own + prefixes.map { "\($0)/hunspell" } + ["/usr/share/myspell/dicts", "/Library/Spelling"]
  }

  private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The path of the dictionary for `locale`, without the ends `.aff` and `.dic`; nil where there is none.
  func path(for locale: LocaleTag) -> String? {
    let names = Self.names(for: locale)
    for folder in folders {
      let exact = names.map { "\(folder)/\($0)" }.first(where: Self.isDictionary)
      if let found = exact ?? regional(locale, in: folder) { return found }
    }
    return nil
  }

  /// What dictionaries for `locale` are called: `pt_BR`, `pt-BR`, `pt`.
  private static func names(for locale: LocaleTag) -> [String] {
    let tag = "\(locale)"
    return [tag.replacing("-", with: "_"), tag, String(locale.languageCode)]
  }

  private static func isDictionary(_ path: String) -> Bool {
    FileStatus.exists(at: path + ".aff") && FileStatus.exists(at: path + ".dic")
  }

  /// Copy that names no region is held against that of the language’s own country: `de_DE`; else against the first there is.
  private func regional(_ locale: LocaleTag, in folder: String) -> String? {
    let code = String(locale.languageCode)
    guard "\(locale)" == code, FileStatus.exists(at: folder) else { return nil }
    let listing = FolderListing(Array(folder.utf8) + [UInt8(ascii: "/")], shownAs: folder)
    let found = listing.entries.map { listing.name(of: $0).text }.filter {
      $0.hasPrefix(code + "_") && $0.hasSuffix(".dic")
    }
    .map { "\(folder)/\($0.dropLast(4))" }
    let usable = found.filter(Self.isDictionary).sorted()
    return usable.first { $0.hasSuffix("/\(code)_\(code.uppercased())") } ?? usable.first
  }
}
