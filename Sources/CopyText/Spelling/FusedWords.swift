import CopyModel

/// Tells two words that are written as one by mistake: “go to” in “goto”.
///
/// What may fuse stands in `en/fused-words.tsv`: pairs that grammar allows and that make no compound. Letters are as
/// `SpellingTable` has them.
struct FusedWords: Sendable {
  /// Two words in one.
  struct Pair {
    let first, second: [UInt8]
    /// Whether the table has both, rather than one of them and any word.
    let isListed: Bool

    var text: String { "\(SpellingTable.text(first)) \(SpellingTable.text(second))" }
  }

  static let english = FusedWords(.english)

  /// Any word is as long at least, and met so often: short and rare ones are part of names.
  private static let shortest = 4
  private static let common: Float = 4.25

  private let table: SpellingTable
  private var listed: [[UInt8]: [[UInt8]]] = [:]
  /// What stands before any word, and behind any.
  private var openers: Set<[UInt8]> = []
  private var closers: Set<[UInt8]> = []

  private init(_ table: SpellingTable) {
    self.table = table
    TSVReader(named: "en/fused-words.tsv").forEachRow { first, seconds, _ in
      let opener = SpellingTable.letters(of: first)
      seconds.forEachWord { second in
        switch (opener, SpellingTable.letters(of: second)) {
        case (let opener?, let closer?): listed[opener, default: []].append(closer)
        case (let opener?, nil): openers.insert(opener)
        case (nil, let closer?): closers.insert(closer)
        case (nil, nil): break
        }
      }
    }
  }

  /// The words in `word`; nil where it isn’t made so.
  func pair(in word: [UInt8]) -> Pair? {
    guard word.count >= Self.shortest else { return nil }
    var found: Pair?
    for place in 2..<word.count - 1 {
      let (first, second) = (Array(word[..<place]), Array(word[place...]))
      if listed[first]?.contains(second) == true { return Pair(first: first, second: second, isListed: true) }
      if openers.contains(first) && isCommon(second) || closers.contains(second) && isCommon(first) {
        found = Pair(first: first, second: second, isListed: false)
      }
    }
    return found
  }

  private func isCommon(_ word: [UInt8]) -> Bool {
    guard word.count >= Self.shortest, let known = table.word(word) else { return false }
    return known.isRight && known.frequency >= Self.common
  }
}
