package import CopyModel

/// The wrong words of a language, by the words that they are found by.
///
/// An object, so that to hand it on copies nothing.
package final class WrongWordBook: Sendable {
  /// A wrong word, and what the tokens beside its anchor may be: most copy is told from most rows by that alone.
  private struct Row: Sendable {
    let word: WrongWord
    let before, behind: NeighborGate

    init(_ word: WrongWord) {
      self.word = word
      before = NeighborGate(of: word, at: word.anchor - 1)
      behind = NeighborGate(of: word, at: word.anchor + 1)
    }
  }

  /// The rows of each word that some are found by, one word after the other, and at the end those that are found by how a
  /// word ends.
  private let rows: ContiguousArray<Row>
  /// Where those of a word are, by its number.
  private let found: TableByHash<Range<Int>>
  private let ending: Range<Int>
  /// The words by which copy is found that may have a wrong word, and the endings of such words, sorted.
  package let anchors: [String]
  package let endings: [String]

  init(_ words: [WrongWord]) {
    var (rows, anchors, endings): ([UInt64: ContiguousArray<Row>], Set<String>, Set<String>) = ([:], [], [])
    for word in words {
      let row = Row(word)
      for anchor in word.places[word.anchor].words {
        rows[anchor.withUnsafeBufferPointer { Self.number(Bytes($0)) }, default: []].append(row)
        anchors.insert(String(decoding: anchor, as: UTF8.self))
      }
      for ending in word.places[word.anchor].endings { endings.insert(String(decoding: ending, as: UTF8.self)) }
    }
    (self.anchors, self.endings) = (anchors.sorted(), endings.sorted())
    var (all, found) = (ContiguousArray<Row>(), TableByHash(free: 0..<0))
    for (number, rows) in rows.sorted(by: { $0.key < $1.key }) {
      found.add(all.count..<all.count + rows.count, for: number) { _ in }
      all += rows
    }
    let first = all.count
    all += words.filter { !$0.places[$0.anchor].endings.isEmpty }.map(Row.init)
    (self.rows, self.found, ending) = (all, found, first..<all.count)
  }

  /// Which words of a language.
  package enum Kind: String, CaseIterable, Sendable {
    /// Those in the wrong form, or in the place of another.
    case wrong = "wrong-words.txt"
    /// Those that say again what stands beside them: “back” behind “return”.
    case redundant = "redundant-words.txt"
  }

  /// What `folders` have, without what proves it; nil where they have nothing.
  static func embedded(_ kind: Kind, for folders: [String]) -> WrongWordBook? {
    let words = folders.flatMap { Self.words(kind, of: $0, keepsProofs: false) }
    return words.isEmpty ? nil : WrongWordBook(words)
  }

  /// The languages with such words.
  package static func languages(with kind: Kind) -> [String] {
    EmbeddedFile.all.map(\.name).filter { $0.hasSuffix("/\(kind.rawValue)") }
      .map { String($0.prefix { $0 != "/" }) }.sorted()
  }

  /// What the language has, in the order of its file; nothing where it has none.
  package static func words(_ kind: Kind, of language: String, keepsProofs: Bool = true) -> [WrongWord] {
    guard let file = EmbeddedFile(named: "\(language)/\(kind.rawValue)") else { return [] }
    return WrongWordReader.read(file.text, keepsProofs: keepsProofs).words
  }

  /// The wrong word that the token at `index` is, or tells of; nil for none.
  package func finding(at index: Int, of tokens: UnsafeBufferPointer<Token>, in copy: Bytes) -> WrongWordFinding? {
    let places = found[Self.number(copy.slice(tokens[index].range))]
    if places == nil, ending.isEmpty { return nil }
    let before = WrongWord.next(from: index, by: -1, in: tokens).map { Neighbor(tokens[$0], in: copy) } ?? .nothing
    let behind = WrongWord.next(from: index, by: 1, in: tokens).map { Neighbor(tokens[$0], in: copy) } ?? .nothing
    func first(of places: Range<Int>) -> WrongWordFinding? {
      for place in places where rows[place].before.mayHold(before) && rows[place].behind.mayHold(behind) {
        let word = rows[place].word
        if let (first, last) = word.place(in: tokens, copy, anchoredAt: index) {
          return WrongWordFinding(token: first, last: last, right: word.right)
        }
      }
      return nil
    }
    return places.flatMap(first) ?? first(of: ending)
  }

  /// The same for a word in any case, with any apostrophe. Others may have it as well: a row looks at its words itself.
  private static func number(_ word: Bytes) -> UInt64 {
    var (number, index) = (FeatureHash.start, 0)
    while index < word.count {
      let byte = word[index]
      let isCurly = byte == 0xE2 && word.hasLiteral("’", at: index)
      number = FeatureHash.extend(number, by: isCurly ? UInt8(ascii: "'") : byte.lowered)
      index += isCurly ? 3 : 1
    }
    // A number of a table isn’t 0.
    return UInt64(number) | 1 << 32
  }
}

extension WrongWord {
  /// The token of the wrong word, and the last of several, where the words around the token at `index` are its; nil where they
  /// aren’t.
  fileprivate func place(
    in tokens: UnsafeBufferPointer<Token>, _ copy: Bytes, anchoredAt index: Int
  ) -> (first: Int, last: Int)? {
    var (first, last) = (index, index)
    // What stands beside the word tells most copy from the row.
    for step in [-1, 1] {
      var (token, place) = (Self.next(from: index, by: step, in: tokens), anchor + step)
      while places.indices.contains(place) {
        if places[place].repeats {
          token = pass(place, from: token, by: step, tokens, copy)
        } else {
          guard fits(token, place, tokens, copy) else { return nil }
          if place == wrong, let token { first = token }
          if place == wrong + length - 1, let token { last = token }
          token = token.flatMap { Self.next(from: $0, by: step, in: tokens) }
        }
        place += step
      }
    }
    return fits(index, anchor, tokens, copy) && !isException(copy) ? (first, last) : nil
  }

  /// The first token from `token` on that the pattern doesn’t hold, or of a run the first that may stand in the place beyond it;
  /// nil at the end.
  private func pass(
    _ place: Int, from token: Int?, by step: Int, _ tokens: UnsafeBufferPointer<Token>, _ copy: Bytes
  ) -> Int? {
    var token = token
    let beyond = places[place].isRun && places.indices.contains(place + step) ? place + step : nil
    while let index = token, places[place].holds(tokens[index], in: copy) {
      if let beyond, fits(index, beyond, tokens, copy) { return index }
      token = Self.next(from: index, by: step, in: tokens)
    }
    return token
  }

  /// Whether the token may stand in a place, or nothing.
  private func fits(_ token: Int?, _ place: Int, _ tokens: UnsafeBufferPointer<Token>, _ copy: Bytes) -> Bool {
    let pattern = places[place]
    guard let token else { return place < wrong ? pattern.isStart : pattern.isEnd }
    if pattern.isStart, place < wrong, Self.opensSentence(behind: token, tokens) { return true }
    return pattern.holds(tokens[token], in: copy)
  }

  private static func opensSentence(behind token: Int, _ tokens: UnsafeBufferPointer<Token>) -> Bool {
    guard let first = next(from: token, by: 1, in: tokens) else { return false }
    return tokens[token].kind == .emoji || tokens[first].traits.contains(.startsSentence)
  }

  /// The next token that is no space; nil at the end.
  fileprivate static func next(from index: Int, by step: Int, in tokens: UnsafeBufferPointer<Token>) -> Int? {
    var index = index + step
    while tokens.indices.contains(index), tokens[index].kind == .space { index += step }
    return tokens.indices.contains(index) ? index : nil
  }

  private func isException(_ copy: Bytes) -> Bool {
    guard !exceptions.isEmpty else { return false }
    let words = copy.text.lowercased()
    return exceptions.contains { words.contains($0) }
  }
}
