import CopyModel

/// Names with a fixed spelling: products, protocols, formats, places, months, and what a project adds.
///
/// Built once from lines of text, where a name ends at the first tab; `#` starts a comment line.
package final class NameTable: @unchecked Sendable {
  /// A name; the chain of those that begin with the same word has the longest first.
  struct Entry {
    let spelling: Bytes
    /// Ordinary words make up the name, so it counts only as written: Photos, Home Screen.
    let isOrdinary: Bool
    var next: Int32
  }

  /// The names that are part of the program.
  package static let shared = NameTable(adding: [])

  private(set) var entries: ContiguousArray<Entry> = []
  /// The first entry for a hash of a first word, or -1.
  private var slots: ContiguousArray<Int32>
  private let mask: UInt32
  /// Holds the names that a project adds.
  private let added = ByteBuffer()
  private let lexicon: WordTable

  /// - Parameter names: further names, spelled as they must be.
  package init(adding names: [String], lexicon: WordTable = .english) {
    self.lexicon = lexicon
    let embedded = EmbeddedFile(named: "shared/names.tsv")?.bytes
    let text = Bytes(start: embedded?.baseAddress?.assumingMemoryBound(to: UInt8.self), count: embedded?.count ?? 0)
    var size = 1024
    while size < text.count / 8 + names.count * 2 { size *= 2 }
    slots = ContiguousArray(repeating: -1, count: size)
    mask = UInt32(size - 1)
    for name in names { added.append(contentsOf: "\(name)\n".utf8) }
    read(text)
    read(added.bytes)
  }

  private func read(_ text: Bytes) {
    var position = 0
    while position < text.count {
      var end = position
      while end < text.count, text[end] != 0x0A { end += 1 }
      var nameEnd = position
      while nameEnd < end, text[nameEnd] != 0x09 { nameEnd += 1 }
      if nameEnd > position, text[position] != UInt8(ascii: "#") { add(text.slice(position..<nameEnd)) }
      position = end + 1
    }
  }

  private func add(_ spelling: Bytes) {
    let slot = Int(Self.hash(spelling, from: 0, to: Self.firstWordEnd(spelling, from: 0)) & mask)
    let index = Int32(entries.count)
    var (previous, next) = (Int32(-1), slots[slot])
    while next >= 0, entries[Int(next)].spelling.count > spelling.count {
      (previous, next) = (next, entries[Int(next)].next)
    }
    entries.append(Entry(spelling: spelling, isOrdinary: isOrdinary(spelling), next: next))
    if previous < 0 { slots[slot] = index } else { entries[Int(previous)].next = index }
  }

  /// The first candidate for the word from `start` to `end`, or -1.
  @inline(__always)
  func first(_ copy: Bytes, from start: Int, to end: Int) -> Int32 {
    slots[Int(Self.hash(copy, from: start, to: end) & mask)]
  }

  /// Whether every word of the name has a small letter behind a capital, and is an ordinary word without the capital.
  private func isOrdinary(_ spelling: Bytes) -> Bool {
    var position = 0
    while position < spelling.count {
      let end = Self.firstWordEnd(spelling, from: position)
      guard end > position else {
        position += 1
        continue
      }
      guard isOrdinaryWord(spelling.slice(position..<end)) else { return false }
      position = end
    }
    return true
  }

  /// Acronyms are ordinary only where the small word is none of their own kind: PIN, IT, but not URL, which the lexicon
  /// has as a noun for the same thing.
  private func isOrdinaryWord(_ word: Bytes) -> Bool {
    let tags = lexicon.tags(of: word)
    guard !tags.subtracting([.properNoun, .abbreviation]).isDisjoint(with: .ordinary) else { return false }
    if word.allSatisfy({ $0.isASCIIUpper }) { return tags.dominant != .noun && !word.equals("OK") }
    guard let first = word.first, first.isASCIIUpper else { return word.allSatisfy { $0.isASCIILower } }
    return word.dropFirst().allSatisfy { $0.isASCIILower }
  }

  /// The end of the run of letters and digits at `start`. Marks of General Punctuation end it.
  @inline(__always)
  static func firstWordEnd(_ text: Bytes, from start: Int) -> Int {
    var end = start
    while end < text.count, text[end].isASCIIWord || text[end] >= 0x80 && text[end] != 0xE2 {
      end += 1
    }
    return end
  }

  /// FNV-1a of the word without regard to ASCII case.
  @inline(__always)
  static func hash(_ text: Bytes, from start: Int, to end: Int) -> UInt32 {
    var value: UInt32 = 0x811C_9DC5
    for index in start..<end { value = (value ^ UInt32(text[index].lowered)) &* 0x0100_0193 }
    return value ^ value >> 15
  }
}

extension WordTags {
  /// The parts of speech of words that are no names.
  fileprivate static let ordinary: WordTags = [
    .noun, .pluralNoun, .baseVerb, .thirdPersonVerb, .pastVerb, .pastParticiple, .presentParticiple, .adjective,
    .adverb, .preposition, .determiner, .subjectPronoun, .objectPronoun, .possessive, .coordinator, .subordinator,
    .auxiliary, .number, .questionWord,
  ]
}
