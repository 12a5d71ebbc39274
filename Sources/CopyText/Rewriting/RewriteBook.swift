import CopyModel

/// The rewrites of one language, file by file in the order of their names.
package final class RewriteBook: Sendable {
  package let patterns: [RewritePattern]
  private let byRule: [String: [RewritePattern]]
  private let phrases: [String: RewriteOutput]

  init(_ patterns: [RewritePattern], phrases: [String: RewriteOutput]) {
    (self.patterns, self.phrases) = (patterns, phrases)
    byRule = patterns.reduce(into: [:]) { book, pattern in
      for rule in pattern.rules { book[rule, default: []].append(pattern) }
    }
  }

  /// The patterns that answer findings of `rule`.
  package func patterns(for rule: String) -> [RewritePattern] { byRule[rule] ?? [] }

  /// The words called `name`, with `filling` in their slots; nil where the language has none.
  package func phrase(_ name: String, _ filling: [String: String] = [:]) -> String? {
    guard let output = phrases[name] else { return nil }
    return output.pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .slot(let name, _): filling[name] ?? ""
      }
    }.joined()
  }

  /// The names of the embedded files of a language.
  package static func files(_ language: String) -> [EmbeddedFile] {
    EmbeddedFile.all.filter { $0.name.hasPrefix("\(language)/rewrites/") }
  }

  /// The rewrites embedded for a language code, or nil when there are none. Lines that can’t be read are left out; a
  /// test sees to it that there are none.
  package static func embedded(_ language: String) -> RewriteBook? { books[language] }

  /// All of them, read once.
  private static let books: [String: RewriteBook] = {
    let languages = Set(
      EmbeddedFile.all.compactMap { $0.name.contains("/rewrites/") ? $0.name.prefix { $0 != "/" } : nil })
    return Dictionary(uniqueKeysWithValues: languages.map { (String($0), read(String($0))) })
  }()

  private static func read(_ language: String) -> RewriteBook {
    let files = files(language)
    let pages = files.map { RewriteReader.read($0.bytes.bindMemory(to: UInt8.self)) }
    let phrases = pages.reduce(into: [:]) { all, page in all.merge(page.phrases) { first, _ in first } }
    return RewriteBook(pages.flatMap(\.patterns), phrases: phrases)
  }
}
