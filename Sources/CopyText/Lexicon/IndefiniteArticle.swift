/// “A” or “an”, by the sound that a word begins with.
package enum IndefiniteArticle {
  private static let exceptions: [(beginning: String, article: String)] = {
    var all: [(String, String)] = []
    TSVReader(named: "en/articles.tsv").forEachRow { article, beginnings, _ in
      beginnings.forEachWord { all.append(($0.text, article.text)) }
    }
    return all
  }()

  /// The article before `word`; nil where letters don’t tell: digits, placeholders, letters spelled out, as “https” is, which has no
  /// vowel.
  package static func before(_ word: String) -> String? {
    let low = word.lowercased()
    guard let first = low.unicodeScalars.first, first.properties.isAlphabetic, low.count > 1,
      word != word.uppercased(), low.contains(where: { "aeiouy".contains($0) || !$0.isASCII })
    else { return nil }
    if let exception = exceptions.first(where: { low.hasPrefix($0.beginning) }) { return exception.article }
    return "aeiou".unicodeScalars.contains(first) ? "an" : "a"
  }
}
