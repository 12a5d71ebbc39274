import CopyModel

/// What can be told of a token at a glance, for `NeighborGate`.
struct Neighbor {
  /// Whether a gate can tell anything of it: it is a word.
  fileprivate let isWord: Bool
  fileprivate let tags: WordTags
  fileprivate let shape: UInt64

  /// Where no token is.
  static let nothing = Neighbor(isWord: false, tags: [], shape: 0)

  private init(isWord: Bool, tags: WordTags, shape: UInt64) {
    (self.isWord, self.tags, self.shape) = (isWord, tags, shape)
  }

  init(_ token: Token, in copy: Bytes) {
    self.init(isWord: token.kind == .word, tags: token.tags, shape: WordSigns.folded(token, in: copy))
  }
}

/// Turns most words away that can’t stand in a place of a row: those with no tag of its classes that look like none of its words.
/// A gate is a few bits and lies in its row, so that no pattern is fetched for them.
struct NeighborGate: Sendable {
  /// Whether any word may stand there, or the gate can’t tell.
  private let isOpen: Bool
  private let tags: WordTags
  private let shapes: UInt64

  /// The gate of a place of `word`; one that lets all through where it has no such place.
  init(of word: WrongWord, at place: Int) {
    guard word.places.indices.contains(place) else {
      (isOpen, tags, shapes) = (true, [], 0)
      return
    }
    let pattern = word.places[place]
    // A sentence may begin behind any word.
    isOpen = !pattern.isToldByClassesAndWords || place < word.wrong && pattern.isStart
    tags = pattern.classes.reduce(into: []) { $0.formUnion($1.needed) }
    shapes = pattern.shapes.folded
  }

  /// Whether `neighbor` may stand there; never false where it may.
  @inline(__always)
  func mayHold(_ neighbor: Neighbor) -> Bool {
    isOpen || !neighbor.isWord || !tags.isDisjoint(with: neighbor.tags) || shapes & neighbor.shape != 0
  }
}
