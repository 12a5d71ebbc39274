package import CopyModel

/// The wrong words of a language, by the words that they are found by.
package struct WrongWordBook: Sendable {
  package static let english = WrongWordBook(words(of: "en"))

  private let found: [[UInt8]: [WrongWord]]

  init(_ words: [WrongWord]) {
    var found: [[UInt8]: [WrongWord]] = [:]
    for word in words {
      for anchor in word.places[word.anchor].words { found[anchor, default: []].append(word) }
    }
    self.found = found
  }

  /// What the language has, in the order of its file; nothing where it has none.
  package static func words(of language: String) -> [WrongWord] {
    EmbeddedFile(named: "\(language)/wrong-words.txt").map { WrongWordReader.read($0.text).words } ?? []
  }

  /// A wrong word in copy.
  package struct Finding: Sendable {
    /// The index of its token.
    package let token: Int
    package let right: WrongWord.Right
  }

  /// The wrong word that the token at `index` is, or tells of; nil for none.
  package func finding(at index: Int, of tokens: UnsafeBufferPointer<Token>, in copy: Bytes) -> Finding? {
    guard let words = found[Self.key(copy.slice(tokens[index].range))] else { return nil }
    for word in words {
      if let place = word.place(in: tokens, copy, anchoredAt: index) { return Finding(token: place, right: word.right) }
    }
    return nil
  }

  private static func key(_ word: Bytes) -> [UInt8] {
    var key: [UInt8] = []
    var index = 0
    while index < word.count {
      let isCurly = word.hasLiteral("’", at: index)
      key.append(isCurly ? UInt8(ascii: "'") : word[index].lowered)
      index += isCurly ? 3 : 1
    }
    return key
  }
}

extension WrongWord {
  /// The token of the wrong word, where the words around the token at `index` are its; nil where they aren’t.
  fileprivate func place(in tokens: UnsafeBufferPointer<Token>, _ copy: Bytes, anchoredAt index: Int) -> Int? {
    var wrongToken = index
    var token: Int? = index
    for place in stride(from: anchor, through: 0, by: -1) {
      if place == wrong, let token { wrongToken = token }
      guard fits(token, place, tokens, copy) else { return nil }
      token = token.flatMap { Self.next(from: $0, by: -1, in: tokens) }
    }
    token = index
    for place in anchor..<places.count {
      if place == wrong, let token { wrongToken = token }
      guard place == anchor || fits(token, place, tokens, copy) else { return nil }
      token = token.flatMap { Self.next(from: $0, by: 1, in: tokens) }
    }
    return isException(copy) ? nil : wrongToken
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
  private static func next(from index: Int, by step: Int, in tokens: UnsafeBufferPointer<Token>) -> Int? {
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
