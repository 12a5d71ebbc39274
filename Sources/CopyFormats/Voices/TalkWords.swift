import CopyModel

/// The words of a line as talk is looked for: in small letters, a pair of quotation marks for what is quoted.
struct TalkWords {
  private(set) var words: [String] = []
  /// The same with capitals as they are.
  private(set) var spelled: [String] = []
  private let text: String

  static let quotation = "“”"

  /// - Parameter line: the line, of which each of `quotations` counts as one word.
  init(_ bytes: Bytes, _ line: Range<Int>, quotations: [Range<Int>] = []) {
    var (joined, place) = ("", line.lowerBound)
    for quotation in quotations {
      joined += bytes.slice(place..<quotation.lowerBound).text + " \(Self.quotation) "
      place = quotation.upperBound
    }
    text = (joined + bytes.slice(place..<line.upperBound).text).replacing("’", with: "'")
    spelled = text.split { !($0.isLetter || $0.isNumber || "'-“”".contains($0)) }.map(String.init)
    words = spelled.map { $0.lowercased() }
  }

  /// What the words do, in each language.
  var moves: [TalkLexicon.Moves] {
    let hasPieces = text.unicodeScalars.contains { $0.value >= 0x3040 }
    let phrases = self.phrases
    return TalkLexicon.all.map { lexicon in
      var moves = phrases.reduce(into: TalkLexicon.Moves()) { $0.formUnion(lexicon.phrases[$1] ?? []) }
      if hasPieces { for piece in lexicon.pieces where text.contains(piece.text) { moves.formUnion(piece.moves) } }
      return moves
    }
  }

  /// All words, and all runs of them that may be phrases.
  private var phrases: [String] {
    words.indices.flatMap { start in
      (1...min(TalkLexicon.longest, words.count - start)).map { words[start..<start + $0].joined(separator: " ") }
    }
  }

  /// Whether nothing but thanks and names stand there: “Thanks, Anna!”
  var onlyThanks: Bool {
    let most = 5
    guard (1...most).contains(words.count) else { return false }
    let named = spelled.reversed().prefix(while: Self.isName).count
    return (0...min(named, words.count - 1)).contains { names in
      let rest = words.dropLast(names).joined(separator: " ")
      return CopyLabel.closesMail(rest) || TalkLexicon.all.contains { $0.isThanks(rest, isLong: words.count > 2) }
    }
  }

  /// Whether the last words are the signs of two wordings, one of which is to be chosen: “A or B?”, “ship 1 vs 3?”
  var weighsVariants: Bool {
    guard spelled.count > 2, case let last = spelled.suffix(3).map(\.self), ["or", "vs", "versus"].contains(last[1])
    else { return false }
    return [last[0], last[2]].allSatisfy { sign in
      sign.utf8.count == 1 && sign.first.map { $0.isNumber || $0.isUppercase } == true
    }
  }

  /// Whether a word is written as names are. Where letters have no case names are short.
  static func isName(_ word: String) -> Bool {
    let longest = 4
    guard let first = word.first, word.count > 1 || !first.isASCII else { return false }
    return first.isUppercase || first.isLetter && !first.isLowercase && word.count <= longest
  }
}
