package import CopyModel
import Synchronization

/// Words of a language that grammar holds against one word at its place, by the name of their set in `Lexicons/<language>/word-sets.txt`.
///
/// Terms are looked for in every text, and so each costs a little everywhere; these cost nothing but where they are asked for.
package final class WordSet: @unchecked Sendable {
  /// In the order of the lexicon.
  package let words: [String]
  package let strings: Set<String>
  /// The same as views of the embedded file, which never changes and never goes away.
  private let views: [Bytes]
  /// A bit for each length, and for the last bits of each first byte, in either case: they rule out most words.
  private let lengths: UInt64
  private let starts: UInt32
  private let hasApostrophe: Bool
  /// What the words are told by from afar, with any apostrophe.
  package let signs: WordSigns

  /// The set called `name`. Its absence is a mistake in the build.
  package init(_ name: String, of language: String = "en") {
    views = WordSetFile.words(of: name, in: "\(language)/word-sets.txt")
    words = views.map(\.text)
    strings = Set(words)
    lengths = views.reduce(0) { $0 | 1 << UInt64($1.count & 63) }
    starts = views.reduce(0) { $0 | 1 << UInt32($1[0] & 31) }
    hasApostrophe = words.contains { $0.contains("’") }
    var signs = WordSigns()
    for view in views { signs.insert(view) }
    for var word in words where word.contains("’") {
      word = word.replacing("’", with: "'")
      word.withUTF8 { signs.insert(Bytes($0)) }
    }
    self.signs = signs
  }

  /// Whether `word` is one of them as it is written.
  package func contains(_ word: String) -> Bool { strings.contains(word) }

  /// Whether `word` is one of them, capitals aside; ’ and ' are the same.
  package func holds(_ word: Bytes) -> Bool { holds(word, at: word.indices) }

  /// The same for what stands at `range` of `copy`.
  package func holds(_ copy: Bytes, at range: Range<Int>) -> Bool {
    guard hasApostrophe || mayHold(copy, range) else { return false }
    let word = copy.slice(range)
    if mayHold(copy, range), views.contains(where: word.equalsFolded) { return true }
    guard hasApostrophe, word.contains(UInt8(ascii: "'")) else { return false }
    return contains(word.text.lowercased().replacing("'", with: "’"))
  }

  private func mayHold(_ copy: Bytes, _ range: Range<Int>) -> Bool {
    guard !range.isEmpty else { return false }
    return lengths &>> UInt64(range.count & 63) & 1 != 0 && starts &>> UInt32(copy[range.lowerBound] & 31) & 1 != 0
  }

  /// Whether `text` ends in one of them.
  package func ends(_ text: Bytes) -> Bool {
    views.contains { $0.count <= text.count && text.slice(from: text.count - $0.count).equals($0) }
  }

  /// Whether one of them stands somewhere in `text`, in a word as well.
  package func stands(in text: Bytes) -> Bool {
    views.contains { view in
      text.indices.contains { $0 + view.count <= text.count && text.slice($0..<$0 + view.count).equals(view) }
    }
  }
}

/// Reads a `word-sets.txt`: the form of `terms.txt`, without marks.
enum WordSetFile {
  /// Where the lines of each set stand, of files that were asked for.
  private static let known = Mutex<[String: [String: Range<Int>]]>([:])

  static func words(of name: String, in file: String) -> [Bytes] {
    let text = TSVReader(named: file).text
    let sets = known.withLock { known in
      if let sets = known[file] { return sets }
      let sets = places(in: text)
      known[file] = sets
      return sets
    }
    guard let place = sets[name] else { preconditionFailure("\(file) has no set “\(name)”") }
    return words(in: text.slice(place))
  }

  /// Where the words of each set stand in `text`.
  static func places(in text: Bytes) -> [String: Range<Int>] {
    var (places, name, start, line) = ([String: Range<Int>](), "", 0, 0)
    while line < text.count {
      let end = text.lineFeed(from: line)
      if let head = text.slice(line..<end).rest(behind: "list ") {
        places[name] = start..<line
        (name, start) = (withoutComment(head).text, end)
      }
      line = end + 1
    }
    places[name] = start..<text.count
    // Before the first set nothing stands but comments.
    places[""] = nil
    return places
  }

  private static func words(in lines: Bytes) -> [Bytes] {
    var words: [Bytes] = []
    lines.forEachPiece(between: UInt8(ascii: "\n")) { line in
      let word = withoutComment(line)
      if !word.isEmpty { words.append(word) }
    }
    return words
  }

  private static func withoutComment(_ line: Bytes) -> Bytes {
    Bytes(rebasing: line.prefix { $0 != UInt8(ascii: "#") }).trimmed
  }
}
