import CopyKernel

/// A place in a document as the protocol counts: both from 0, `character` in the units that were agreed on.
struct Position: Equatable {
  var line: Int
  var character: Int

  init(line: Int, character: Int) { (self.line, self.character) = (line, character) }

  /// Nil where `node` is no position.
  init?(_ node: JSONNode?) {
    guard let line = node?["line"]?.integer, let character = node?["character"]?.integer, line >= 0, character >= 0
    else { return nil }
    self.init(line: line, character: character)
  }
}

/// What `character` of a position counts.
enum PositionEncoding: String {
  case utf8 = "utf-8"
  case utf16 = "utf-16"
}

extension JSONWriter {
  mutating func position(_ key: StaticString, _ position: Position) {
    object(key) {
      $0.field("line", position.line)
      $0.field("character", position.character)
    }
  }

  mutating func range(_ key: StaticString, _ range: (start: Position, end: Position)) {
    object(key) {
      $0.position("start", range.start)
      $0.position("end", range.end)
    }
  }
}
