/// Finds the words that may be meant by letters that are none: one slip away, or two where the letters are many.
struct SpellingSearch {
  /// A word that may be meant.
  struct Candidate {
    var letters: [UInt8]
    var frequency: Float
    /// What the slips cost.
    var cost: Float

    /// The logarithm of how likely the word is meant, rather than another.
    var likelihood: Float { SpellingSearch.weight * frequency - cost }
  }

  /// Common words are meant more often, though not as much more as running text has more of them.
  private static let weight: Float = 0.7
  /// What a second slip costs beside its own cost.
  private static let second: Float = 1
  /// What a usual slip costs at most: a letter left out or swapped, a vowel for another.
  private static let usual: Float = 0.5

  private let table: SpellingTable
  private let written: [UInt8]
  private let mostSlips: Int
  private var path: [UInt8] = []
  private var found: [[UInt8]: Candidate] = [:]

  /// The words that may be meant by `written`, the likeliest first.
  static func candidates(for written: [UInt8], slips: Int, in table: SpellingTable) -> [Candidate] {
    var search = SpellingSearch(table: table, written: written, mostSlips: slips)
    search.walk(from: SpellingTable.root, last: nil, index: 0, slips: 0, cost: 0)
    return search.found.values.sorted {
      $0.likelihood != $1.likelihood ? $0.likelihood > $1.likelihood : $0.letters.lexicographicallyPrecedes($1.letters)
    }
  }

  private init(table: SpellingTable, written: [UInt8], mostSlips: Int) {
    (self.table, self.written, self.mostSlips) = (table, written, mostSlips)
  }

  /// Goes on with the letters from `index` on, from the node at `place`, which the edge `last` led to.
  private mutating func walk(from place: Int, last: SpellingTable.Edge?, index: Int, slips: Int, cost: Float) {
    if index == written.count, let word = last?.word, word.isRight, word.frequency > 0 { add(word, cost) }
    if slips < mostSlips, index < written.count {
      let price = SlipCost.addition(at: index, in: written)
      if slips == 0 || price <= Self.usual {
        let cost = cost + price + (slips > 0 ? Self.second : 0)
        walk(from: place, last: last, index: index + 1, slips: slips + 1, cost: cost)
      }
      for count in 2...3 where SlipCost.isRepeated(count, at: index, in: written) {
        let cost = cost + SlipCost.repetition + (slips > 0 ? Self.second : 0)
        walk(from: place, last: last, index: index + count, slips: slips + 1, cost: cost)
      }
    }
    var place = place
    while place != 0 {
      let edge = table.edge(at: place)
      follow(edge, index, slips, cost)
      place = edge.isLast ? 0 : place + 1
    }
  }

  /// Goes along `edge`: its letter is the one written, or a slip.
  private mutating func follow(_ edge: SpellingTable.Edge, _ index: Int, _ slips: Int, _ cost: Float) {
    path.append(edge.letter)
    defer { path.removeLast() }
    let isWritten = index < written.count && written[index] == edge.letter
    if isWritten { walk(from: edge.next, last: edge, index: index + 1, slips: slips, cost: cost) }
    guard slips < mostSlips else { return }
    let omission = SlipCost.omission(of: edge.letter, at: index, in: written)
    slip(omission, along: edge, to: index, slips, cost)
    guard index < written.count, !isWritten else { return }
    slip(SlipCost.replacement(of: edge.letter, at: index, in: written), along: edge, to: index + 1, slips, cost)
    swap(edge, index, slips, cost)
    swapOver(edge, index, slips, cost)
  }

  /// Goes on behind a slip. Of two the second must be a usual one.
  private mutating func slip(
    _ price: Float, along edge: SpellingTable.Edge, to index: Int, _ slips: Int, _ cost: Float
  ) {
    if slips > 0, price > Self.usual { return }
    let cost = cost + price + (slips > 0 ? Self.second : 0)
    walk(from: edge.next, last: edge, index: index, slips: slips + 1, cost: cost)
  }

  private mutating func swap(_ edge: SpellingTable.Edge, _ index: Int, _ slips: Int, _ cost: Float) {
    guard index + 1 < written.count, written[index + 1] == edge.letter,
      let next = table.edge(written[index], from: edge.next)
    else { return }
    path.append(next.letter)
    slip(SlipCost.swap(at: index), along: next, to: index + 2, slips, cost)
    path.removeLast()
  }

  /// “pernamently”: two letters have changed places over one between them.
  private mutating func swapOver(_ edge: SpellingTable.Edge, _ index: Int, _ slips: Int, _ cost: Float) {
    guard index > 0, index + 2 < written.count, written[index + 2] == edge.letter, written[index + 1] != edge.letter,
      let middle = table.edge(written[index + 1], from: edge.next),
      let last = table.edge(written[index], from: middle.next)
    else { return }
    path += [middle.letter, last.letter]
    slip(SlipCost.swapOver, along: last, to: index + 3, slips, cost)
    path.removeLast(2)
  }

  /// Of several ways to the same word the cheapest counts.
  private mutating func add(_ word: SpellingTable.Word, _ cost: Float) {
    if let known = found[path], known.cost <= cost { return }
    found[path] = Candidate(letters: path, frequency: word.frequency, cost: cost)
  }
}
