import CopyModel

/// Names with a fixed spelling: products, protocols, formats, places, months, and what a project adds.
///
/// Built once from `Lexicons/shared/names.tsv`: name, category, and `word` or `kept` where the name is an ordinary
/// word as well.
package final class NameTable: @unchecked Sendable {
  /// A name; the chain of those that begin with the same word has the longest first.
  struct Entry {
    let spelling: Bytes
    /// Ordinary words make up the name, so it counts only as written: Photos, Home Screen.
    let isOrdinary: Bool
    /// Copy that spells it otherwise is at fault.
    let isDemanded: Bool
    /// A unit of measure, which counts behind a number alone.
    let isUnit: Bool
    /// Its low words are common ones, which a title writes with capitals: MAC address, MAC Address.
    let hasCommonWords: Bool
    /// A part of a system, which has an article in running text: the Trash. Products have none.
    let takesArticle: Bool
    /// Hash of the first word.
    let hash: UInt32
    /// The byte behind the space behind the first word, in lower case; 0 where no space follows.
    let second: UInt8
    var next: Int32
  }

  /// The names that are part of the program.
  package static let shared = NameTable(adding: [])

  let entries: ContiguousArray<Entry>
  /// The first entry for a hash of a first word, or -1.
  private let slots: UnsafeMutablePointer<Int32>
  private let mask: UInt32
  /// A bit for each hash of a first word.
  private let bits: UnsafeMutablePointer<UInt64>
  /// Holds the names that a project adds.
  private let added = ByteBuffer()

  /// - Parameters:
  ///   - names: further names, spelled as they must be.
  ///   - known: names that are known where they stand so written, and asked of nobody; each with whether it is an ordinary
  ///     word as well.
  package init(adding names: [String], known: [(name: String, isOrdinary: Bool)] = []) {
    let text = TSVReader(named: "shared/names.tsv").text
    var size = 1024
    while size < text.count / 8 + (names.count + known.count) * 2 { size *= 2 }
    slots = .allocate(capacity: size)
    slots.initialize(repeating: -1, count: size)
    mask = UInt32(size - 1)
    bits = .allocate(capacity: Self.bitWords)
    bits.initialize(repeating: 0, count: Self.bitWords)
    for name in names { added.append(contentsOf: "\(name)\n".utf8) }
    for (name, isOrdinary) in known {
      added.append(contentsOf: "\(name)\tproduct\t\(isOrdinary ? "word" : "kept")\n".utf8)
    }
    var draft = Draft(slots: slots, mask: mask, bits: bits)
    draft.read(text)
    draft.read(added.bytes)
    entries = draft.entries
  }

  deinit {
    slots.deallocate()
    bits.deallocate()
  }

  /// Tells in one load whether any name can begin with a word. Valid as long as the table.
  struct Index {
    fileprivate let bits: UnsafePointer<UInt64>

    @inline(__always)
    func mayHold(_ hash: UInt32) -> Bool {
      bits[Int(hash >> 6) & (NameTable.bitWords - 1)] >> UInt64(hash & 63) & 1 != 0
    }
  }

  var index: Index { Index(bits: UnsafePointer(bits)) }

  /// 8 KB: few enough to stay near the processor, enough that one word in forty is asked for in vain.
  fileprivate static let bitWords = 1024

  /// The first candidate for a word with `hash`, or -1.
  @inline(__always)
  func first(_ hash: UInt32) -> Int32 { slots[Int(hash & mask)] }

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

/// Puts names into the memory of a table.
private struct Draft {
  private(set) var entries: ContiguousArray<NameTable.Entry> = []
  private let slots: UnsafeMutablePointer<Int32>
  private let mask: UInt32
  private let bits: UnsafeMutablePointer<UInt64>

  init(slots: UnsafeMutablePointer<Int32>, mask: UInt32, bits: UnsafeMutablePointer<UInt64>) {
    (self.slots, self.mask, self.bits) = (slots, mask, bits)
  }

  mutating func read(_ text: Bytes) {
    TSVReader(text).forEachRow { name, category, note in
      guard !category.equals("title-compound") else { return }
      add(name, category, note)
    }
  }

  private mutating func add(_ spelling: Bytes, _ category: Bytes, _ note: Bytes) {
    let end = NameTable.firstWordEnd(spelling, from: 0)
    let hash = NameTable.hash(spelling, from: 0, to: end)
    let isSpaced = end + 1 < spelling.count && spelling[end] == 0x20
    bits[Int(hash >> 6) & (NameTable.bitWords - 1)] |= 1 << UInt64(hash & 63)
    let slot = Int(hash & mask)
    let index = Int32(entries.count)
    var (previous, next) = (Int32(-1), slots[slot])
    while next >= 0, entries[Int(next)].spelling.count > spelling.count {
      (previous, next) = (next, entries[Int(next)].next)
    }
    entries.append(
      NameTable.Entry(
        spelling: spelling, isOrdinary: note.equals("word"), isDemanded: note.isEmpty, isUnit: category.equals("unit"),
        hasCommonWords: category.equals("protocol"),
        takesArticle: !category.equals("product") && !category.equals("company"), hash: hash,
        second: isSpaced ? spelling[end + 1].lowered : 0, next: next))
    if previous < 0 { slots[slot] = index } else { entries[Int(previous)].next = index }
  }
}
