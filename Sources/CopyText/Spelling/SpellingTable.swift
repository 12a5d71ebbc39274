package import CopyModel

/// English words as a graph of letters, read in place from the bytes that `Lexicons/build/spelling.py` writes: which words are
/// right, which others are met, and how often.
///
/// A header of sixteen bytes, then edges of 32 bits, those that leave one node in a row. The root’s begin at place 1.
package struct SpellingTable: Sendable {
  /// A letter of the graph, and what the words that end with it are.
  struct Edge {
    private let bits: UInt32

    init(_ bits: UInt32) { self.bits = bits }

    /// 0 for an apostrophe, 1 to 26 for a to z.
    var letter: UInt8 { UInt8(truncatingIfNeeded: bits & 0x1F) }
    /// Whether no other edge leaves the same node.
    var isLast: Bool { bits & 1 << 5 != 0 }
    /// What is known of the word that ends here; nil where none does.
    var word: Word? { bits & 1 << 6 == 0 ? nil : Word(value: bits >> 7 & 0x1F) }
    /// Where the edges of the next node begin; 0 for none.
    var next: Int { Int(bits >> 12) }
  }

  /// What is known of a word.
  package struct Word: Sendable {
    let value: UInt32

    /// Whether a word list has it; others are met, and may be misspelled.
    package var isRight: Bool { value & 16 != 0 }
    /// How often it is met: the logarithm of how often in a billion words, in half steps; 0 for a word too rare to count.
    package var frequency: Float { value & 15 == 0 ? 0 : 1.25 + 0.5 * Float(value & 15) }
  }

  static let root = 1
  private static let header = 16
  private nonisolated(unsafe) let edges: UnsafeRawPointer

  /// The English words that are part of the program.
  package static let english: SpellingTable = {
    guard let file = EmbeddedFile(named: "en/spelling.bin") else {
      preconditionFailure("en/spelling.bin isn’t embedded")
    }
    return SpellingTable(file.bytes)
  }()

  /// Reads a table in place: the bytes must outlive it, and be as the recipe writes them.
  package init(_ bytes: UnsafeRawBufferPointer) {
    let magic: UInt32 = 0x5053_4443  // “CDSP”
    let header = (0..<3).map { bytes.loadUnaligned(fromByteOffset: 4 * $0, as: UInt32.self).littleEndian }
    precondition(header[0] == magic && header[1] == 1, "not a table of spellings of version 1")
    precondition(Self.header + 4 * Int(header[2]) == bytes.count, "damaged table of spellings")
    edges = bytes.baseAddress! + Self.header
  }

  @inline(__always)
  func edge(at place: Int) -> Edge {
    Edge(edges.loadUnaligned(fromByteOffset: 4 &* place, as: UInt32.self).littleEndian)
  }

  /// The edge of the node at `place` with `letter`.
  @inline(__always)
  func edge(_ letter: UInt8, from place: Int) -> Edge? {
    var place = place
    while place != 0 {
      let edge = edge(at: place)
      if edge.letter == letter { return edge }
      if edge.isLast { return nil }
      place += 1
    }
    return nil
  }

  /// What is known of a word of the graph’s letters; nil where nothing is.
  func word(_ letters: some Collection<UInt8>) -> Word? {
    var (place, word) = (Self.root, Word?.none)
    for letter in letters {
      guard let edge = edge(letter, from: place) else { return nil }
      (place, word) = (edge.next, edge.word)
    }
    return word
  }

  /// What is known of a word, ASCII case aside.
  package func word(_ word: Bytes) -> Word? { Self.letters(of: word).flatMap { self.word($0) } }

  /// The letters of a word as the graph has them; nil where one is neither in a to z nor an apostrophe.
  package static func letters(of word: Bytes) -> [UInt8]? {
    var letters: [UInt8] = []
    for byte in word {
      if byte == 0x27 {
        letters.append(0)
      } else if byte.isASCIILetter {
        letters.append(byte & 0x1F)
      } else {
        return nil
      }
    }
    return letters
  }

  /// Letters of the graph as text, in small letters.
  static func text(_ letters: [UInt8]) -> String {
    String(decoding: letters.map { $0 == 0 ? 0x27 : $0 | 0x60 }, as: UTF8.self)
  }
}
