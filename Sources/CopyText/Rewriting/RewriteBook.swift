package import CopyModel
import Synchronization

/// The rewrites of one language, file by file in the order of their names.
package final class RewriteBook: Sendable {
  package let patterns: [RewritePattern]
  private let byRule: [String: RewritePatterns]
  private let phrases: [String: RewriteOutput]

  init(_ patterns: [RewritePattern], phrases: [String: RewriteOutput]) {
    (self.patterns, self.phrases) = (patterns, phrases)
    let byRule = patterns.reduce(into: [String: [RewritePattern]]()) { book, pattern in
      for rule in pattern.rules { book[rule, default: []].append(pattern) }
    }
    self.byRule = byRule.mapValues { RewritePatterns($0) }
  }

  /// The patterns that answer findings of `rule`.
  package func patterns(for rule: String) -> RewritePatterns { byRule[rule] ?? .none }

  /// The words called `name`, with `filling` in their slots; nil where the language has none.
  package func phrase(_ name: String, _ filling: [String: String] = [:]) -> String? {
    guard let output = phrases[name] else { return nil }
    return output.pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .slot(let name, _): filling[name] ?? ""
      case .cell: ""
      }
    }.joined()
  }

  /// The names of the embedded files of a language.
  package static func files(_ language: String) -> [EmbeddedFile] {
    EmbeddedFile.all.filter { $0.name.hasPrefix("\(language)/rewrites/") }
  }

  /// Those of the nearest folder of the locale that has some: of pt-BR for Portuguese, of en for British English.
  package static func embedded(for locale: LocaleTag) -> RewriteBook? {
    LexiconFallback.shared.folders(for: locale).reversed().lazy.compactMap { embedded($0) }.first
  }

  /// The rewrites embedded for a language code, without their tests, or nil when there are none. Lines that can’t be read are
  /// left out; a test sees to it that there are none.
  package static func embedded(_ language: String) -> RewriteBook? {
    books.withLock { books in
      if let known = books[language] { return known }
      let book = read(language)
      books[language] = book
      return book
    }
  }

  /// Those that were asked for so far, each read once for all threads.
  private static let books = Mutex<[String: RewriteBook]>([:])

  private static func read(_ language: String) -> RewriteBook? {
    let files = files(language)
    if files.isEmpty { return nil }
    let pages = files.map { RewriteReader.read($0.text, keepsProofs: false) }
    let phrases = pages.reduce(into: [:]) { all, page in all.merge(page.phrases) { first, _ in first } }
    return RewriteBook(pages.flatMap(\.patterns), phrases: phrases)
  }
}

/// Patterns in their order, with what each lets a sentence begin with: most are told from most sentences by that alone.
package final class RewritePatterns: Sendable {
  let all: [RewritePattern]
  let openings: ContiguousArray<RewriteOpening>

  static let none = RewritePatterns([])

  package init(_ all: [RewritePattern]) { (self.all, openings) = (all, ContiguousArray(all.map(\.opening))) }

  package var isEmpty: Bool { all.isEmpty }
}

/// Says a sentence of analysed copy the way patterns say it.
package enum Rewriter {
  /// What each of `patterns` makes of the sentence at `range` of `copy`, in their order: texts without the sentence’s
  /// surroundings, empty where the sentence goes.
  package static func rewrites(
    of range: Range<Int>, in copy: Bytes, _ analysis: Analysis, with patterns: RewritePatterns
  ) -> [(pattern: RewritePattern, text: String)] {
    guard !range.isEmpty else { return [] }
    var matcher = RewriteMatcher(
      copy: copy, tokens: analysis.tokens, isEnglish: analysis.isEnglish, sentence: range)
    let writer = RewriteWriter(
      copy: copy, tokens: analysis.tokens, isEnglish: analysis.isEnglish, sentence: range)
    var found: [(pattern: RewritePattern, text: String)] = []
    for index in patterns.openings.indices where matcher.mayMatch(patterns.openings[index]) {
      let pattern = patterns.all[index]
      guard let match = matcher.match(pattern) else { continue }
      for text in writer.texts(for: pattern, match) { found.append((pattern, text)) }
    }
    return found
  }
}
