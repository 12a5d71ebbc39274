import CopyKernel
package import CopyModel
import CopyText

/// The vocabulary of roles, read from `roles.tsv`: phrases of up to `longestPhrase` words, by where they are looked for.
///
/// An open hash table of 64-bit hashes. Two phrases that hashed alike would only swap their meanings.
package struct CueTable: Sendable {
  /// Where a phrase is looked for.
  package enum Place: UInt64, CaseIterable {
    case key = 1, comment, value, `class`, attribute, file, purpose, joining

    /// The places that a first column of `roles.tsv` names.
    package static func named(_ name: Bytes) -> [Place] {
      name.equals("name") ? [.key, .comment] : allCases.filter { name.equals($0.name) }
    }

    /// Spelled out, since asking for the name of a case at run time takes as long as reading a line.
    private var name: StaticString {
      switch self {
      case .key: "key"
      case .comment: "comment"
      case .value: "value"
      case .class: "class"
      case .attribute: "attribute"
      case .file: "file"
      case .purpose: "purpose"
      case .joining: "joining"
      }
    }
  }

  /// The vocabulary that is part of the program, read once.
  package static let builtIn: CueTable = {
    let files = EmbeddedFile.all.filter { $0.name.hasSuffix("/roles.tsv") }
    precondition(!files.isEmpty, "no roles.tsv is embedded")
    return CueTable(files.map { $0.text })
  }()

  /// Words in the longest phrase that is looked up.
  static let longestPhrase = 5

  private struct Slot {
    var hash: UInt64 = 0
    var cue: RoleCue = []
    /// A longer phrase begins so.
    var isStart = false
  }

  private var slots: ContiguousArray<Slot>
  /// A bit for some bits of each hash: most words of copy begin no phrase, and these few bytes tell so at once.
  private var filter = ContiguousArray<UInt64>(repeating: 0, count: 1 << 10)
  private var used = 0

  init(_ tables: [Bytes]) {
    slots = ContiguousArray(repeating: Slot(), count: 1 << 12)
    for table in tables { read(table) }
  }

  /// Reads the lines of `table`: place, words, meanings joined by `+`. A line of another shape is left out.
  private mutating func read(_ table: Bytes) {
    TSVReader(table).forEachRow { name, phrase, meanings in
      if meanings.isEmpty { return }
      var cue = RoleCue()
      meanings.forEachPiece(between: UInt8(ascii: "+")) { cue.formUnion(RoleCue.names[$0.text] ?? []) }
      for place in Place.named(name) { add(phrase, cue, at: place) }
    }
  }

  /// What the phrase with `hash` tells, and whether a longer one begins with it.
  package func find(_ hash: UInt64) -> (cue: RoleCue, isStart: Bool) {
    guard mayHold(hash) else { return ([], false) }
    let slot = slots[index(of: hash)]
    return (slot.cue, slot.isStart)
  }

  /// Whether a phrase may have this hash, told in one load.
  @inline(__always)
  func mayHold(_ hash: UInt64) -> Bool { filter[Self.word(of: hash)] >> (hash & 63) & 1 != 0 }

  private static func word(of hash: UInt64) -> Int { Int(truncatingIfNeeded: hash >> 6 & 1023) }

  /// Where the hash of a phrase starts.
  package static func seed(_ place: Place) -> UInt64 { place.rawValue &* 0x9E37_79B9_7F4A_7C15 }

  /// The hash of a phrase made longer by a word.
  package static func extend(_ phrase: UInt64, by word: UInt64) -> UInt64 {
    (phrase ^ word) &* 0x0000_0100_0000_01B3 &+ phrase >> 29
  }

  private mutating func add(_ phrase: Bytes, _ cue: RoleCue, at place: Place) {
    var (hash, words) = (Self.seed(place), WordScanner(phrase, .copy))
    while let word = words.next() {
      if hash != Self.seed(place) { mark(hash) { $0.isStart = true } }
      hash = Self.extend(hash, by: word.hash)
    }
    mark(hash) { $0.cue.formUnion(cue) }
  }

  private mutating func mark(_ hash: UInt64, _ change: (inout Slot) -> Void) {
    if used * 2 > slots.count { grow() }
    let place = index(of: hash)
    if slots[place].hash == 0 { used += 1 }
    slots[place].hash = hash
    filter[Self.word(of: hash)] |= 1 << (hash & 63)
    change(&slots[place])
  }

  private func index(of hash: UInt64) -> Int {
    var place = Int(truncatingIfNeeded: hash ^ hash >> 32) & (slots.count - 1)
    while slots[place].hash != hash, slots[place].hash != 0 { place = (place + 1) & (slots.count - 1) }
    return place
  }

  private mutating func grow() {
    let old = slots
    slots = ContiguousArray(repeating: Slot(), count: old.count * 2)
    for slot in old where slot.hash != 0 { slots[index(of: slot.hash)] = slot }
  }
}

/// A phrase of the vocabulary found in a text.
package struct CueHit {
  package var cue: RoleCue
  /// The phrase's bytes.
  package var range: Range<Int>
  /// The phrase's words.
  package var words: Range<Int>
}

/// The words of a text and what they tell: a view, valid until its scanner reads the next text.
package struct CueScan {
  package let words: UnsafeBufferPointer<WordScanner.Word>
  /// Longest phrases from left to right; they don't overlap.
  package let hits: UnsafeBufferPointer<CueHit>

  /// The hit that starts at word `index`.
  func hit(at index: Int) -> CueHit? { hits.first { $0.words.lowerBound == index } }

  /// Everything told from `start` on, up to `end`.
  func cues(in range: Range<Int>) -> RoleCue {
    hits.reduce(into: []) { if range.contains($1.words.lowerBound) { $0.formUnion($1.cue) } }
  }
}

/// Reads texts for what their words tell. Made once and used for text after text, so that no entry allocates.
package final class CueScanner {
  /// Words read of one text; what a string is for is said at the start.
  private static let limit = 96

  private let words = UnsafeMutablePointer<WordScanner.Word>.allocate(capacity: CueScanner.limit)
  private let hits = UnsafeMutablePointer<CueHit>.allocate(capacity: CueScanner.limit)

  package init() {}

  deinit {
    words.deallocate()
    hits.deallocate()
  }

  /// Reads `text`, which stands at `place`.
  package func read(_ text: Bytes, at place: CueTable.Place, with table: CueTable) -> CueScan {
    let (words, hits) = (words, hits)
    var (scanner, wordCount, hitCount) = (WordScanner(text, place.style), 0, 0)
    while wordCount < Self.limit, let word = scanner.next() {
      (words + wordCount).initialize(to: word)
      wordCount += 1
    }
    let found = UnsafeBufferPointer(start: words, count: wordCount)
    var index = 0
    while index < wordCount {
      guard let hit = table.longestHit(in: found, at: index, place) else {
        index += 1
        continue
      }
      (hits + hitCount).initialize(to: hit)
      hitCount += 1
      index = hit.words.upperBound
    }
    return CueScan(words: found, hits: UnsafeBufferPointer(start: hits, count: hitCount))
  }
}

extension CueTable {
  /// The longest phrase that starts with the word at `start`.
  @inline(__always)
  fileprivate func longestHit(
    in words: UnsafeBufferPointer<WordScanner.Word>, at start: Int, _ place: Place
  ) -> CueHit? {
    let hash = Self.extend(Self.seed(place), by: words[start].hash)
    return mayHold(hash) ? longestHit(in: words, at: start, from: hash) : nil
  }

  /// The same, where `hash` is that of the first word, which some phrase begins with.
  private func longestHit(in words: UnsafeBufferPointer<WordScanner.Word>, at start: Int, from hash: UInt64) -> CueHit?
  {
    var (hash, hit, index) = (hash, CueHit?.none, start)
    while true {
      let (cue, isStart) = find(hash)
      if !cue.isEmpty {
        let bytes = words[start].range.lowerBound..<words[index].range.upperBound
        hit = CueHit(cue: cue, range: bytes, words: start..<index + 1)
      }
      index += 1
      guard isStart, index < min(words.count, start + Self.longestPhrase) else { return hit }
      hash = Self.extend(hash, by: words[index].hash)
    }
  }
}

extension CueTable.Place {
  fileprivate var style: WordScanner.Style {
    switch self {
    case .key: .key
    case .comment: .comment
    default: .copy
    }
  }
}
