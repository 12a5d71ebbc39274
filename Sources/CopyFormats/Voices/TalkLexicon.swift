import CopyModel
import Lexicons

/// What words of talk do, as the list of a language has it.
struct TalkLexicon {
  /// What somebody does who says something about copy.
  struct Moves: OptionSet {
    let rawValue: UInt16

    static let asks = Moves(rawValue: 1)
    static let wants = Moves(rawValue: 1 << 1)
    static let checks = Moves(rawValue: 1 << 2)
    static let greets = Moves(rawValue: 1 << 3)
    static let thanks = Moves(rawValue: 1 << 4)
    static let speaksOfSelf = Moves(rawValue: 1 << 5)
    static let speaksOfUs = Moves(rawValue: 1 << 6)
    static let namesCopy = Moves(rawValue: 1 << 7)
    static let namesPart = Moves(rawValue: 1 << 8)
    static let namesWork = Moves(rawValue: 1 << 9)
    static let judges = Moves(rawValue: 1 << 10)
    static let shows = Moves(rawValue: 1 << 11)
    static let chats = Moves(rawValue: 1 << 12)
    static let cites = Moves(rawValue: 1 << 13)
    static let addressesCustomer = Moves(rawValue: 1 << 14)
  }

  private static let names: [String: Moves] = [
    "ask": .asks, "modal": .wants, "check": .checks, "greeting": .greets, "thanks": .thanks, "self": .speaksOfSelf,
    "we": .speaksOfUs, "thing": .namesCopy, "part": .namesPart, "work": .namesWork, "judge": .judges, "show": .shows,
    "chat": .chats, "cite": .cites, "customer": .addressesCustomer,
  ]

  /// The most words of a phrase.
  static let longest = 4

  /// Phrases, one space between their words.
  private(set) var phrases: [String: Moves] = [:]
  /// Pieces of words of scripts whose endings follow them, or that have no spaces.
  private(set) var pieces: [(text: String, moves: Moves)] = []

  private mutating func add(_ name: String, _ words: String) {
    guard let moves = Self.names[name] else { return }
    if words.unicodeScalars.contains(where: { $0.value >= 0x3040 }) {
      pieces.append((words, moves))
    } else {
      phrases[words, default: []].formUnion(moves)
    }
  }

  /// Whether the words are thanks and nothing else.
  func isThanks(_ words: String, isLong: Bool) -> Bool {
    phrases[words]?.contains(.thanks) == true
      || !isLong && pieces.contains { $0.moves.contains(.thanks) && words.hasPrefix($0.text) }
  }

  /// The lists of all languages. “Tu” is said to customers in one, and by colleagues in another.
  static let all: [TalkLexicon] = {
    var all: [TalkLexicon] = []
    for index in 0..<lexicon_file_count() {
      let file = lexicon_file_at(index).pointee
      guard String(cString: file.name).hasSuffix("/talk.tsv") else { continue }
      let text = Bytes(start: file.bytes, count: file.count)
      var lexicon = TalkLexicon()
      var cursor = LineCursor(text)
      while let range = cursor.next() {
        let line = text.slice(range)
        guard line.first != UInt8(ascii: "#"), let tab = line.firstIndex(of: UInt8(ascii: "\t")) else { continue }
        lexicon.add(line.slice(0..<tab).text, line.slice(from: tab + 1).text)
      }
      all.append(lexicon)
    }
    return all
  }()
}
