extension WordBreaker {
  /// Parts text of the known ranges; -1 when it holds anything else.
  func partByTable(_ text: UnsafePointer<UInt8>, _ length: Int) -> Int {
    WordBreakStates.table.withUnsafeBufferPointer { table in
      var machine = WordBreakMachine(table: table, pieces: pieces)
      var position = 0
      while position < length {
        let character = WordBreakCharacter(text + position, length &- position)
        guard character.index >= 0, classes.entries[character.index] != .foreign else { return -1 }
        machine.read(classes.entries[character.index], at: position)
        position &+= character.size
      }
      machine.finish(at: length)
      return machine.count
    }
  }
}

/// Walks the states over one text and writes its pieces.
private struct WordBreakMachine {
  let table: UnsafeBufferPointer<UInt8>
  let pieces: UnsafeMutablePointer<WordSegment>
  var count = 0
  private var state = WordBreakStates.State.start
  private var previous = WordBreakClass.other
  /// Where the piece at hand begins, and where the mark within it.
  private var start = 0
  private var mark = 0

  init(table: UnsafeBufferPointer<UInt8>, pieces: UnsafeMutablePointer<WordSegment>) {
    (self.table, self.pieces) = (table, pieces)
  }

  @inline(__always)
  mutating func read(_ kind: WordBreakClass, at position: Int) {
    defer { previous = kind }
    if kind == .pictograph, previous == .joiner { return joinPictograph() }
    let entry = table[Int(state.rawValue) << 4 | Int(kind.rawValue)]
    // Three pieces in four characters go on: nothing to do but to change state.
    if entry >> 4 != WordBreakStates.Action.join.rawValue { act(entry >> 4, at: position) }
    state = unsafeBitCast(entry & 0xF, to: WordBreakStates.State.self)
  }

  @inline(__always)
  private mutating func act(_ action: UInt8, at position: Int) {
    switch action {
    case WordBreakStates.Action.mark.rawValue:
      mark = position
      return
    case WordBreakStates.Action.partAtMark.rawValue:
      write(upTo: mark, WordBreakStates.kind(state))
      write(upTo: position, .none)
    default:
      write(upTo: position, WordBreakStates.kind(state))
    }
  }

  /// WB3c: whatever the joiner belongs to, the pictograph does, too.
  private mutating func joinPictograph() {
    if state == .letterMark || state == .numberMark { write(upTo: mark, WordBreakStates.kind(state)) }
    state = .other
  }

  mutating func finish(at end: Int) {
    if state == .letterMark || state == .numberMark {
      write(upTo: mark, WordBreakStates.kind(state))
      write(upTo: end, .none)
    } else {
      write(upTo: end, WordBreakStates.kind(state))
    }
  }

  @inline(__always)
  private mutating func write(upTo end: Int, _ kind: WordSegment.Kind) {
    (pieces + count).initialize(to: WordSegment(start: start, end: end, kind: kind))
    count &+= 1
    start = end
  }
}
