package import CopyModel

/// Which folders of `Lexicons/` hold the words for a locale, general ones first: `fr-CA` is `fr` and then `fr-CA`.
package struct LexiconFallback: Sendable {
  package static let shared = LexiconFallback()

  /// The rows of `shared/locales.tsv`: a tag, and its folders.
  private let folders: [String: [String]]

  private init() {
    var folders: [String: [String]] = [:]
    TSVReader(named: "shared/locales.tsv").forEachRow { tag, list, _ in
      var names: [String] = []
      list.forEachWord { names.append($0.text) }
      folders[tag.text] = names
    }
    self.folders = folders
  }

  /// The folders of the nearest tag that the table knows, else the language’s own; none where it has none.
  package func folders(for locale: LocaleTag) -> [String] {
    let (language, script) = (locale.languageCode, locale.scriptCode)
    let names = [
      locale.description, locale.regionCode.map { "\(language)-\($0)" }, script.map { "\(language)-\($0)" }, language,
    ]
    for case let name? in script == nil ? names : [names[0], names[2], names[1], names[3]] {
      if let known = folders[name] { return known }
      if EmbeddedFile(named: "\(name)/terms.txt") != nil { return [name] }
    }
    return []
  }
}
