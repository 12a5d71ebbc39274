import CopyModel

/// The frequent words of a language, and the right words that lie one slip from them: enough to tell slips without a dictionary.
///
/// Nothing is read beforehand. The rows of `neighbors.tsv` are sorted by the first letters of their words, and are found where
/// they lie in the program.
package struct NearWords: @unchecked Sendable {
  private let rows: Bytes
  private let inflections: Bytes
  private let alike: [NearSlip.Letters]
  /// Letters that join compounds, which nobody is sure of: „Ablaufsdatum“.
  private let joints: [[UInt8]]
  /// Letters that make other forms of words: „Auswahlen“, „auswählen“.
  private let umlauts: [NearSlip.Letters]

  /// A row begins with so many letters of its words.
  private static let stemLength = 4
  /// Shorter words are near to others by chance.
  package static let shortest = 6

  /// What the last of `folders` has; nil where none has any.
  static func embedded(for folders: [String]) -> NearWords? {
    for folder in folders.reversed() {
      if let file = EmbeddedFile(named: "\(folder)/neighbors.tsv") { return NearWords(file.text, folder) }
    }
    return nil
  }

  private init(_ rows: Bytes, _ folder: String) {
    self.rows = rows
    inflections = TSVReader(named: "\(folder)/inflections.tsv").text
    var (alike, umlauts, joints) = ([NearSlip.Letters](), [NearSlip.Letters](), [[UInt8]]())
    TSVReader(named: "shared/letter-slips.tsv").forEachRow { language, slips, others in
      guard language.text == folder.prefix(while: { $0 != "-" }) else { return }
      slips.forEachWord { alike += NearSlip.Letters($0).map { [$0] } ?? [] }
      others.forEachWord { letters in
        if let pair = NearSlip.Letters(letters) { umlauts.append(pair) } else { joints.append(Array(letters)) }
      }
    }
    (self.alike, self.umlauts, self.joints) = (alike, umlauts, joints)
  }

  /// Whether `word`, in small letters, may be misspelled: it is long enough, and no row has it.
  package func mayBeMisspelled(_ word: [UInt8]) -> Bool {
    word.count(where: { !$0.isContinuation }) >= Self.shortest && !isKnown(word)
  }

  /// The word that such a word was surely meant to be; nil where nothing tells.
  package func meant(by word: [UInt8]) -> String? {
    var search = Search(word: word, stem: Self.stem(of: word))
    let first = word.prefix(1) + word.dropFirst().prefix { $0.isContinuation }
    var place = start(of: first)
    while place < rows.count {
      let line = rows.slice(place..<lineEnd(place))
      guard line.starts(with: first) else { break }
      look(in: line, &search)
      if search.isForm { return nil }
      place += line.count + 1
    }
    guard let best = search.best, !search.isTied else { return nil }
    return String(decoding: best, as: UTF8.self)
  }

  /// Whether a row has the word, as one that is meant or one that is near.
  private func isKnown(_ word: [UInt8]) -> Bool {
    let stem = Self.stem(of: word)
    let place = start(of: stem)
    guard place < rows.count else { return false }
    let line = rows.slice(place..<lineEnd(place))
    guard line.starts(with: stem), line.count > stem.count, line[stem.count] == 0x09 else { return false }
    let rest = word[stem.count...]
    var isKnown = false
    line.slice(from: stem.count + 1).forEachPiece(between: 0x09) { cell in
      cell.forEachWord { if $0.count == rest.count, $0.elementsEqual(rest) { isKnown = true } }
    }
    return isKnown
  }

  private static func stem(of word: [UInt8]) -> ArraySlice<UInt8> {
    var (letters, end) = (0, 0)
    while end < word.count {
      if !word[end].isContinuation {
        if letters == stemLength { break }
        letters += 1
      }
      end += 1
    }
    return word[..<end]
  }

  /// Where the first row stands that doesn’t precede `stem`.
  private func start(of stem: ArraySlice<UInt8>) -> Int {
    var (low, high) = (0, rows.count)
    while low < high {
      var start = (low + high) / 2
      while start > low, rows[start - 1] != 0x0A { start -= 1 }
      if rows.slice(from: start).lexicographicallyPrecedes(stem) {
        low = lineEnd(start) + 1
      } else {
        high = start
      }
    }
    return low
  }

  private func lineEnd(_ start: Int) -> Int { rows.firstIndex(of: 0x0A, or: 0x0A, from: start) }
}

extension NearWords {
  /// How a word stands in its row.
  private enum Use {
    case often, meant
    /// Right, and nothing is told by it; but where it is as likely as what is meant, nobody knows: « flouttant ».
    case near

    func tells(_ slip: NearSlip, of word: [UInt8]) -> Bool {
      switch slip.cost {
      case .usual: true
      // A letter more or less makes one short word of another.
      case .counted: self != .near && word.count(where: { !$0.isContinuation }) > NearWords.shortest
      // A wrong letter makes one rare word of another.
      case .replaced: self == .often && word.count(where: { !$0.isContinuation }) > NearWords.shortest
      }
    }
  }

  /// What was found so far.
  private struct Search {
    let word: [UInt8]
    let stem: ArraySlice<UInt8>
    var best: [UInt8]?
    var rank = Int.max
    var isTied = false
    /// Whether the word may be another form of a word, or a compound of its parts.
    var isForm = false
  }

  /// Looks for the word that is meant in a row.
  private func look(in line: Bytes, _ search: inout Search) {
    guard let (stem, cells) = line.halves("\t"), let (often, others) = cells.halves("\t") else { return }
    let (meant, near) = others.halves("\t") ?? (others, others.slice(from: others.count))
    let isSame = stem.elementsEqual(search.stem)
    for (cell, use) in [(often, Use.often), (meant, .meant), (near, .near)] {
      cell.forEachWord { ending in
        guard abs(stem.count + ending.count - search.word.count) <= 4, isSame || endsAlike(ending, search.word) else {
          return
        }
        judge(Array(stem) + Array(ending), use, &search)
      }
    }
  }

  /// Where the first letters differ, the slip is there and reaches a few bytes into the rest, of which the others don’t differ.
  private func endsAlike(_ ending: Bytes, _ word: [UInt8]) -> Bool {
    let same = max(2, ending.count - 4)
    guard ending.count >= same, word.count >= same else { return false }
    return (1...same).allSatisfy { ending[ending.count - $0] == word[word.count - $0] }
  }

  private func judge(_ word: [UInt8], _ use: Use, _ search: inout Search) {
    // The first letter is seen at once; where it differs the words do.
    guard let slip = NearSlip(from: word, to: search.word, alike: alike), slip.start > 0 else { return }
    if use != .near, isForm(slip, of: word, search.word) || isJoint(slip) || isUmlaut(slip) {
      return search.isForm = true
    }
    guard use.tells(slip, of: word), slip.cost.rawValue <= search.rank else { return }
    search.isTied = use == .near || slip.cost.rawValue == search.rank && search.best != word
    (search.best, search.rank) = (word, slip.cost.rawValue)
  }

  /// Whether the language has words that are parted so at their end.
  private func isForm(_ slip: NearSlip, of meant: [UInt8], _ written: [UInt8]) -> Bool {
    guard slip.behind <= 2, !slip.isDoubling || slip.behind == 0 else { return false }
    if slip.behind == 0, slip.cost != .counted, isVowel(slip.meant), isVowel(slip.written) { return true }
    var isForm = false
    TSVReader(inflections).forEachRow { ending, others, _ in
      guard !isForm, ending.slice(from: 1).elementsEqual(meant[slip.start...]) else { return }
      others.forEachWord { if $0.slice(from: 1).elementsEqual(written[slip.start...]) { isForm = true } }
    }
    return isForm
  }

  private func isVowel(_ letters: ArraySlice<UInt8>) -> Bool {
    let plain = LanguageOfWords.withoutAccents(String(decoding: letters, as: UTF8.self))
    return plain.count == 1 && "aeiouyаеёиоуыэюяіїє".contains(plain)
  }

  private func isUmlaut(_ slip: NearSlip) -> Bool {
    umlauts.contains {
      slip.meant.elementsEqual($0.meant) && slip.written.elementsEqual($0.written)
        || slip.meant.elementsEqual($0.written) && slip.written.elementsEqual($0.meant)
    }
  }

  /// Whether a compound has a letter between its parts, or lacks one.
  private func isJoint(_ slip: NearSlip) -> Bool {
    slip.cost == .counted && slip.start > 2 && slip.behind > 2
      && joints.contains { $0.elementsEqual(slip.meant.isEmpty ? slip.written : slip.meant) }
  }
}
