import CopyModel

/// A phrase of the vocabulary found in a text.
struct CueHit {
  var cue: RoleCue
  /// The phrase's bytes.
  var range: Range<Int>
  /// The phrase's words.
  var words: Range<Int>
}

/// The words of a text and what they tell. Made once and filled for each text, so that no entry allocates.
struct CueScan {
  private(set) var words: ContiguousArray<WordScanner.Word> = []
  /// Longest phrases from left to right; they don't overlap.
  private(set) var hits: ContiguousArray<CueHit> = []

  /// Words read of one text; what a string is for is said at the start.
  static let limit = 96

  init() {
    words.reserveCapacity(Self.limit)
    hits.reserveCapacity(Self.limit)
  }

  /// Reads `text`, which stands at `place`.
  mutating func read(_ text: Bytes, at place: CueTable.Place, with table: CueTable) {
    words.removeAll(keepingCapacity: true)
    hits.removeAll(keepingCapacity: true)
    var scanner = WordScanner(text, place.style)
    while words.count < Self.limit, let word = scanner.next() { words.append(word) }
    var index = 0
    while index < words.count {
      let hit = longestHit(at: index, seed: CueTable.seed(place), with: table)
      if let hit { hits.append(hit) }
      index = hit?.words.upperBound ?? index + 1
    }
  }

  private func longestHit(at start: Int, seed: UInt64, with table: CueTable) -> CueHit? {
    var (hash, hit) = (seed, CueHit?.none)
    for index in start..<min(words.count, start + CueTable.longestPhrase) {
      hash = CueTable.extend(hash, by: words[index].hash)
      let (cue, isStart) = table.find(hash)
      if !cue.isEmpty {
        let bytes = words[start].range.lowerBound..<words[index].range.upperBound
        hit = CueHit(cue: cue, range: bytes, words: start..<index + 1)
      }
      if !isStart { break }
    }
    return hit
  }

  /// The hit that starts at word `index`.
  func hit(at index: Int) -> CueHit? { hits.first { $0.words.lowerBound == index } }

  /// Everything told from `start` on, up to `end`.
  func cues(in range: Range<Int>) -> RoleCue {
    hits.reduce(into: []) { if range.contains($1.words.lowerBound) { $0.formUnion($1.cue) } }
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
