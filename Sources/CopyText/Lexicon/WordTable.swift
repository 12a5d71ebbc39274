package import CopyModel

/// English words and their tags, read in place from the bytes that `Lexicons/build/pack.py` writes.
///
/// All numbers are little-endian and unaligned. A header of eleven 32-bit words: magic, version, byte order, word
/// count, length of the longest word, tag set count, bucket count (a power of two), and the places of the tag sets, the
/// bucket starts, the entries, and the end. A bucket start is the offset of its first entry; an entry is 16 bits (length
/// of the word above an 11-bit number of its tag set) and the word in lower-case ASCII.
package struct WordTable: Sendable {
  private static let magic: UInt32 = 0x5457_4443  // “CDWT”
  private static let version: UInt32 = 1
  private static let byteOrder: UInt32 = 0x0102_0304
  private static let rankBits: UInt16 = 11

  private nonisolated(unsafe) let base: UnsafeRawPointer
  private let bucketMask: UInt32
  private let tagSets: Int
  private let bucketStarts: Int
  private let entries: Int

  /// How many words there are.
  package let count: Int

  /// How many bytes the longest word has; longer ones are unknown without being looked at.
  package let longest: Int

  /// The English lexicon that is part of the program.
  package static let english: WordTable = {
    guard let file = EmbeddedFile(named: "en/words.bin") else { preconditionFailure("en/words.bin isn’t embedded") }
    return WordTable(file.bytes)
  }()

  /// Reads a table in place: the bytes must outlive it. They are part of the program, so bytes of another form are a
  /// mistake in the build and stop the program.
  package init(_ bytes: UnsafeRawBufferPointer) {
    let header = (0..<11).map { bytes.loadUnaligned(fromByteOffset: 4 * $0, as: UInt32.self).littleEndian }
    precondition(header[0] == Self.magic && header[1] == Self.version, "not a word table of version 1")
    precondition(header[2] == Self.byteOrder && Int(header[10]) == bytes.count, "damaged word table")
    base = bytes.baseAddress!
    count = Int(header[3])
    longest = Int(header[4])
    bucketMask = header[6] - 1
    tagSets = Int(header[7])
    bucketStarts = Int(header[8])
    entries = Int(header[9])
  }

  /// The tags of a word in UTF-8, or none if the lexicon lacks it. ASCII case is ignored and ’ counts as '.
  package func tags(of word: Bytes) -> WordTags {
    // An apostrophe ’ takes three bytes and folds to one; no word has more than a few.
    guard !word.isEmpty, word.count <= longest + 4 else { return [] }
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: word.count) { folded in
      guard let length = Self.fold(word, into: folded), length <= longest else { return [] }
      return find(Bytes(start: folded.baseAddress, count: length))
    }
  }

  /// The tags of a word of ASCII letters, digits, and periods alone, whose hash is known: FNV-1a of the small letters, folded.
  @inline(__always)
  func tags(of word: Bytes, hash: UInt32) -> WordTags {
    guard word.count <= longest else { return [] }
    let bucket = Int(hash & bucketMask)
    var place = entries &+ Int(word32(at: bucketStarts &+ 4 &* bucket))
    let end = entries &+ Int(word32(at: bucketStarts &+ 4 &* bucket &+ 4))
    while place < end {
      let head = base.loadUnaligned(fromByteOffset: place, as: UInt16.self).littleEndian
      let length = Int(head >> Self.rankBits)
      if length == word.count, isEqualInAnyCase(word, at: place &+ 2) {
        return WordTags(rawValue: word32(at: tagSets &+ 4 &* Int(head & (1 << Self.rankBits - 1))))
      }
      place = place &+ 2 &+ length
    }
    return []
  }

  /// The tags of an abbreviation with its period; `copy` has the period behind `word`.
  @inline(__always)
  package func tags(ofAbbreviation word: Token, in copy: Bytes) -> WordTags {
    let bytes = Bytes(rebasing: copy[Int(word.start)...word.end])
    guard word.hash != 0 else { return tags(of: bytes) }
    // From the hash of the letters back to the value that they were folded from, and on by the period.
    let value = word.hash ^ word.hash >> 15 ^ word.hash >> 30
    let next = (value ^ UInt32(UInt8(ascii: "."))) &* 0x0100_0193
    return tags(of: bytes, hash: next ^ next >> 15)
  }

  /// The tags of a word of ASCII letters with apostrophes, whose hash and length are known with ’ taken as '.
  func tags(ofContraction word: Bytes, count: Int, hash: UInt32) -> WordTags {
    let bucket = Int(hash & bucketMask)
    var place = entries &+ Int(word32(at: bucketStarts &+ 4 &* bucket))
    let end = entries &+ Int(word32(at: bucketStarts &+ 4 &* bucket &+ 4))
    while place < end {
      let head = base.loadUnaligned(fromByteOffset: place, as: UInt16.self).littleEndian
      let length = Int(head >> Self.rankBits)
      if length == count, isEqualFolded(word, at: place + 2) {
        return WordTags(rawValue: word32(at: tagSets &+ 4 &* Int(head & (1 << Self.rankBits - 1))))
      }
      place = place &+ 2 &+ length
    }
    return []
  }

  private func isEqualFolded(_ word: Bytes, at place: Int) -> Bool {
    var (index, place) = (0, place)
    while index < word.count {
      let isCurly = word[index] >= 0x80
      let byte = isCurly ? UInt8(ascii: "'") : word[index] | 0x20
      if base.load(fromByteOffset: place, as: UInt8.self) != byte { return false }
      (index, place) = (index + (isCurly ? 3 : 1), place + 1)
    }
    return true
  }

  /// Letters, digits, and periods alone: the bit that makes letters small is set in the others anyway.
  @inline(__always)
  private func isEqualInAnyCase(_ word: Bytes, at place: Int) -> Bool {
    let (spelled, written, count) = (base + place, UnsafeRawBufferPointer(word.buffer), word.count)
    if count >= 8 {
      var index = 0
      while index + 8 < count {
        guard isEqual(UInt64.self, spelled, written, index) else { return false }
        index += 8
      }
      return isEqual(UInt64.self, spelled, written, count - 8)
    }
    if count >= 4 {
      return isEqual(UInt32.self, spelled, written, 0) && isEqual(UInt32.self, spelled, written, count - 4)
    }
    for index in 0..<count where !isEqual(UInt8.self, spelled, written, index) { return false }
    return true
  }

  /// Compares as many bytes as `Chunk` has; chunks may overlap.
  @inline(__always)
  private func isEqual<Chunk: FixedWidthInteger>(
    _: Chunk.Type, _ spelled: UnsafeRawPointer, _ written: UnsafeRawBufferPointer, _ index: Int
  ) -> Bool {
    let small = Chunk(truncatingIfNeeded: 0x2020_2020_2020_2020 as UInt64)
    return spelled.loadUnaligned(fromByteOffset: index, as: Chunk.self)
      == written.loadUnaligned(fromByteOffset: index, as: Chunk.self) | small
  }

  /// Writes the word in lower-case ASCII; nil if it has other letters, which no entry has.
  private static func fold(
    _ word: Bytes, into folded: UnsafeMutableBufferPointer<UInt8>
  ) -> Int? {
    var length = 0
    var index = 0
    while index < word.count {
      var byte = word[index]
      if byte >= 0x80 {
        guard isApostrophe(word, at: index) else { return nil }
        byte = UInt8(ascii: "'")
        index += 2
      } else if byte &- 0x41 < 26 {
        byte |= 0x20
      }
      folded[length] = byte
      length += 1
      index += 1
    }
    return length
  }

  /// Whether U+2019 stands here: E2 80 99.
  private static func isApostrophe(_ word: Bytes, at index: Int) -> Bool {
    index + 2 < word.count && word[index] == 0xE2 && word[index + 1] == 0x80 && word[index + 2] == 0x99
  }

  private func find(_ word: Bytes) -> WordTags {
    let bucket = Int(hash(word) & bucketMask)
    var place = entries &+ Int(word32(at: bucketStarts &+ 4 &* bucket))
    let end = entries &+ Int(word32(at: bucketStarts &+ 4 &* bucket &+ 4))
    while place < end {
      let head = base.loadUnaligned(fromByteOffset: place, as: UInt16.self).littleEndian
      let length = Int(head >> Self.rankBits)
      if length == word.count, isEqual(word, at: place + 2) {
        let rank = Int(head & (1 << Self.rankBits - 1))
        return WordTags(rawValue: word32(at: tagSets + 4 * rank))
      }
      place = place &+ 2 &+ length
    }
    return []
  }

  private func isEqual(_ word: Bytes, at place: Int) -> Bool {
    let spelled = base + place
    for index in 0..<word.count where spelled.load(fromByteOffset: index, as: UInt8.self) != word[index] {
      return false
    }
    return true
  }

  private func word32(at place: Int) -> UInt32 {
    base.loadUnaligned(fromByteOffset: place, as: UInt32.self).littleEndian
  }

  /// FNV-1a, folded so that the high bits count in the low ones.
  private func hash(_ word: Bytes) -> UInt32 {
    var value: UInt32 = 0x811C_9DC5
    for byte in word {
      value = (value ^ UInt32(byte)) &* 0x0100_0193
    }
    return value ^ value >> 15
  }
}
