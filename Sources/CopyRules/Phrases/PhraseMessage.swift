import CopyKernel

/// What a phrase rule says: `{words}` stands for the words found, `{better|a plain word}` for the better words of the lexicon
/// in quotation marks, or for what stands behind the bar where it has none.
struct PhraseMessage: Sendable {
  private enum Piece {
    case text(String), words
    case better(otherwise: String)
  }

  /// A slot that is none, and where it starts.
  struct Mistake: Error {
    let slot: Substring
  }

  private var pieces: [Piece] = []

  init(_ text: String) throws(Mistake) {
    var rest = text[...]
    while let open = rest.firstIndex(of: "{") {
      guard let close = rest[open...].firstIndex(of: "}") else { throw Mistake(slot: rest[open...]) }
      pieces.append(.text(String(rest[..<open])))
      pieces.append(try Self.slot(rest[open...close]))
      rest = rest[rest.index(after: close)...]
    }
    pieces.append(.text(String(rest)))
  }

  private static func slot(_ text: Substring) throws(Mistake) -> Piece {
    let name = text.dropFirst().dropLast()
    if name == "words" { return .words }
    guard name.hasPrefix("better|") else { throw Mistake(slot: text) }
    return .better(otherwise: String(name.dropFirst("better|".count)))
  }

  func filled(words: String, better: String?) -> Message {
    Message(
      stringLiteral: pieces.map { piece in
        switch piece {
        case .text(let text): text
        case .words: words
        case .better(let otherwise): better.map { "“\($0)”" } ?? otherwise
        }
      }.joined())
  }
}
