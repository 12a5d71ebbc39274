import CopyKernel
package import CopyModel

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
