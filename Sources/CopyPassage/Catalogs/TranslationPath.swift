import CopyFormats
package import CopyModel
import CopyText

/// What a path tells of the language of its file, and which other files hold the same table in other languages.
///
/// Understood are `de.lproj/`, `values-de-rAT/`, `locales/de/` and its kin, with `base/` for the base, `app_de.arb`, and
/// `de.json` and its like in any format.
struct TranslationPath: Sendable, Equatable {
  /// The path with `*` for the piece that names the language: equal for one table in all languages.
  let table: String
  /// Nil in `Base.lproj`, `values/`, and files without a language in their name beside others that have one.
  let locale: LocaleTag?
  /// The folder in which the languages stand side by side, with a slash at the end; empty for the working folder.
  let folder: String
  /// What follows the name in `folder`: `/Localizable.strings`; empty where the file itself stands there.
  let rest: String

  /// Nil when the path says nothing of languages.
  static func read(_ path: String) -> TranslationPath? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard let name = parts.last else { return nil }
    for index in parts.indices.dropLast().reversed() {
      if let found = folder(parts[index], within: index > 0 ? parts[index - 1] : "", holding: name) {
        return found.isNone ? nil : TranslationPath(parts, at: index, found)
      }
    }
    return fileName(name).map { TranslationPath(parts, at: parts.count - 1, $0) }
  }

  /// A name that holds a language: what it says, and the name with `*` for the language.
  private struct NamedLanguage {
    var locale: LocaleTag?
    var pattern: String
    /// The folder is one of languages, but of no single one: `mul.lproj`.
    var isNone = false
  }

  private init(_ parts: [Substring], at index: Int, _ reading: NamedLanguage) {
    let before = parts[..<index].map { $0 + "/" }.joined()
    let behind = parts[(index + 1)...].map { "/" + $0 }.joined()
    (table, locale, folder, rest) = (before + reading.pattern + behind, reading.locale, before, behind)
  }

  // MARK: Folders

  private static func folder(_ name: Substring, within parent: Substring, holding file: Substring) -> NamedLanguage? {
    if name.hasSuffix(".lproj") { return appleFolder(name.dropLast(6)) }
    if name == "values" || name.hasPrefix("values-") { return androidFolder(name) }
    guard places.contains(parent.lowercased()) || foldered.contains(where: file.hasSuffix) else { return nil }
    if name == "base" { return NamedLanguage(locale: nil, pattern: "*") }
    return (strictTag(name) ?? tagWithMarkedRegion(name)).map { NamedLanguage(locale: $0, pattern: "*") }
  }

  private static func appleFolder(_ name: Substring) -> NamedLanguage {
    if name == "Base" { return NamedLanguage(locale: nil, pattern: "*.lproj") }
    let tag = LocaleTag(name).map(resolved)
    return NamedLanguage(locale: tag, pattern: "*.lproj", isNone: name == "mul" || tag == nil)
  }

  /// `values-de-rAT-night`: the language stands behind the network codes and before all else.
  private static func androidFolder(_ name: Substring) -> NamedLanguage {
    var (qualifiers, locale) = (name.split(separator: "-").dropFirst(), LocaleTag?.none)
    var kept: [Substring] = []
    while let qualifier = qualifiers.popFirst() {
      guard locale == nil, qualifier != "car", let tag = androidTag(qualifier) else {
        kept.append(qualifier)
        continue
      }
      locale = tag
      if let region = qualifiers.first, region.count == 3, region.hasPrefix("r") {
        locale = LocaleTag(qualifier + "-" + region.dropFirst()).map(resolved)
        _ = qualifiers.popFirst()
      }
    }
    let isNone = locale == .undetermined
    return NamedLanguage(
      locale: isNone ? nil : locale, pattern: (["values*"] + kept).joined(separator: "-"), isNone: isNone)
  }

  private static func androidTag(_ qualifier: Substring) -> LocaleTag? {
    // Nothing but a language starts so, known or not.
    if qualifier.hasPrefix("b+") {
      return LocaleTag(qualifier.dropFirst(2).split(separator: "+").joined(separator: "-")).map(resolved)
    }
    // Of two or three letters are languages alone, those among them that no table has: “ryu”, “ber”.
    return (2...3).contains(qualifier.count) ? LocaleTag(qualifier).map(resolved) : nil
  }

  /// `pt-rBR`, as Android writes it.
  private static func tagWithMarkedRegion(_ name: Substring) -> LocaleTag? {
    let parts = name.split(separator: "-")
    guard parts.count == 2, parts[1].utf8.count == 3, parts[1].hasPrefix("r") else { return nil }
    return strictTag(parts[0] + "-" + parts[1].dropFirst())
  }

  /// Names of folders that hold a folder for each language.
  private static let places: Set<String> = [
    "locales", "locale", "lang", "langs", "languages", "i18n", "l10n", "translations", "translation", "strings",
    "messages", "_locales", "screenshots", "moko-resources",
  ]

  /// Endings of files that stand in a folder for each language, wherever that is.
  private static let foldered = FormatRegistry.endings.filter(\.standsInFolderOfLanguage).map(\.suffix)

  // MARK: File names

  /// Endings of files that are named by language, one language each. Copy that is piped as `de.yml` is in German too.
  private static let endings = Set(FormatRegistry.endings.filter(\.isNamedByLanguage).map(\.name) + ["yml"])
  /// Where a language is the whole name, it is one in any format: a program may be called `No.java`.
  private static let allEndings = endings.union(FormatRegistry.endings.map(\.name))

  /// `app_pt_BR.arb`, `messages.de.json`, `de.po`, and `messages.properties` for the base.
  private static func fileName(_ name: Substring) -> NamedLanguage? {
    guard let dot = name.lastIndex(of: ".") else { return nil }
    let (stem, ending) = (name[..<dot], name[dot...])
    let kind = ending.dropFirst().lowercased()
    if allEndings.contains(kind), let tag = strictTag(stem) { return NamedLanguage(locale: tag, pattern: "*" + ending) }
    guard endings.contains(kind) else { return nil }
    for index in stem.indices where "._-".contains(stem[index]) && index > stem.startIndex {
      guard let tag = strictTag(stem[stem.index(after: index)...]) else { continue }
      return NamedLanguage(locale: tag, pattern: stem[..<index] + "*" + ending)
    }
    return NamedLanguage(locale: nil, pattern: stem + "*" + ending)
  }

  // MARK: Tags

  /// The tag that all of `text` writes, of a language that ICU knows by name.
  private static func strictTag(_ text: some StringProtocol) -> LocaleTag? {
    let parts = text.split(whereSeparator: { $0 == "-" || $0 == "_" })
    guard let first = parts.first, (2...3).contains(first.utf8.count), (1...3).contains(parts.count),
      parts.dropFirst().allSatisfy({ isScriptOrRegion($0) }), isKnownLanguage(first.lowercased()),
      !LocaleTag.isNameOfFolders(first.lowercased())
    else { return nil }
    return LocaleTag(text).map(resolved)
  }

  private static func isScriptOrRegion(_ part: some StringProtocol) -> Bool {
    switch part.utf8.count {
    case 2, 4: part.utf8.allSatisfy { $0.isASCIILetter }
    case 3: part.utf8.allSatisfy { (0x30...0x39).contains($0) }
    default: false
    }
  }

  private static func isKnownLanguage(_ code: String) -> Bool {
    guard let name = try? ICU.LocaleNames.englishName(code) else { return false }
    return name != code
  }

  /// Old codes that Android and Java still write.
  private static func resolved(_ tag: LocaleTag) -> LocaleTag {
    guard ["iw", "in", "ji"].contains(tag.languageCode) else { return tag }
    return (try? ICU.LocaleNames.tag("\(tag)")).flatMap { LocaleTag($0) } ?? tag
  }
}

extension UInt8 {
  fileprivate var isASCIILetter: Bool { (0x61...0x7A).contains(self | 0x20) }
}

/// Reads the locale from where a file lies: `de.lproj/Localizable.strings`.
package enum LocaleOfPath {
  /// The locale that the path names; undetermined for `Base.lproj` and elsewhere.
  package static func locale(of path: String) -> LocaleTag { TranslationPath.read(path)?.locale ?? .undetermined }
}
