extension WordBreaker {
  /// Parts text of the known ranges; -1 when it holds anything else.
  func partByTable(_ text: UnsafePointer<UInt8>, _ length: Int) -> Int {
    WordBreakStates.table.withUnsafeBufferPointer { table in
      var machine = WordBreakMachine(table: table, pieces: pieces)
      var position = 0
      while position < length {
        let (kind, size) = character(text + position, length &- position)
        guard kind != .foreign else { return -1 }
        machine.read(kind, at: position)
        position &+= size
      }
      machine.finish(at: length)
      return machine.count
    }
  }

  /// The class and the length in bytes of the character at `text`. Malformed ones are foreign.
  @inline(__always)
  private func character(_ text: UnsafePointer<UInt8>, _ left: Int) -> (WordBreakClass, Int) {
    let first = UInt32(text[0])
    if first < 0x80 { return (classes.entries[Int(first)], 1) }
    guard left > 1, text[1] & 0xC0 == 0x80 else { return (.foreign, 1) }
    let second = UInt32(text[1]) & 0x3F
    if first < 0xE0 {
      let scalar = (first & 0x1F) << 6 | second
      guard first >= 0xC2, scalar < WordBreakClasses.alphabets.upperBound else { return (.foreign, 2) }
      return (classes.entries[Int(scalar)], 2)
    }
    guard first == 0xE2, left > 2, text[2] & 0xC0 == 0x80 else { return (.foreign, 3) }
    let offset = second << 6 | UInt32(text[2]) & 0x3F
    guard offset < UInt32(WordBreakClasses.symbols.count) else { return (.foreign, 3) }
    return (classes.entries[WordBreakClasses.alphabets.count &+ Int(offset)], 3)
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
