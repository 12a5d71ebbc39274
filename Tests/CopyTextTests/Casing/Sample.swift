import CopyModel
import CopyText
import Testing
import Foundation

/// A string analysed once, its bytes kept as long as it lives.
final class Sample {
  let buffer: ByteBuffer
  let analyzer: Analyzer
  let analysis: Analysis

  init(_ text: String, locale: String = "en", names: [String] = []) {
    buffer = ByteBuffer(Array(text.utf8))
    analyzer = Analyzer(names: names.isEmpty ? .shared : NameTable(adding: names))
    analysis = analyzer.analyze(buffer.bytes, locale: LocaleTag(locale) ?? .undetermined)
  }

  var casing: Casing { analyzer.casing }
  var title: String { analyzer.titleStyle().text }
  var sentence: String { analyzer.sentenceStyle().text }
  /// Kinds and texts of all tokens but spaces: `word Save`.
  var kinds: [String] {
    analysis.tokens.filter { $0.kind != .space }.map { "\($0.kind) \(buffer.bytes.slice($0.range).text)" }
  }

  /// The texts of the tokens with a trait.
  func texts(with trait: Token.Traits) -> [String] {
    analysis.tokens.filter { $0.traits.contains(trait) }.map { buffer.bytes.slice($0.range).text }
  }

  var breakingTitle: [String] { words { analyzer.wordsBreakingTitleStyle($0) } }
  var breakingSentence: [String] { words { analyzer.wordsBreakingSentenceStyle($0) } }

  private func words(_ visit: ((Int) -> Void) -> Void) -> [String] {
    var words: [String] = []
    visit { words.append(buffer.bytes.slice(analysis.tokens[$0].range).text) }
    return words
  }
}

/// The pairs of `Tests/Fixtures/Casing/styles.tsv`.
struct StylePair: Sendable, CustomTestStringConvertible {
  let title: String
  let sentence: String
  var testDescription: String { title }

  static let all: [StylePair] = {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let path = root.appending(path: "Fixtures/Casing/styles.tsv")
    guard let text = try? String(contentsOf: path, encoding: .utf8) else { return [] }
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      let cells = line.split(separator: "\t").map(String.init)
      return StylePair(title: cells[0], sentence: cells[1])
    }
  }()
}
