package import CopyModel

/// Parts text into words, numbers and what lies between, at exactly ICU's word boundaries.
///
/// Three ways, by what the text holds: Latin, Greek, Cyrillic, digits and common symbols are parted by bit masks, 64
/// characters at a time; such text with combining marks, joiners or carriage returns by a table; anything else, malformed
/// text included, by ICU's own iterator, opened when first needed. A test holds the first two equal to the third. A breaker belongs to one thread; it keeps its
/// memory, so that no text needs more once the longest has been seen.
package struct WordBreaker: ~Copyable {
  /// How ICU tailors the word rules for a locale.
  enum Tailoring {
    case plain
    /// Finnish and Swedish: a colon joins letters, as in `EU:n`.
    case nordic
    /// Rules that the tables don't have: `en-US-POSIX`, and locales with options.
    case foreign

    init(locale: String) {
      let parts = locale.lowercased().split(whereSeparator: { $0 == "-" || $0 == "_" })
      let isPlainName = locale.utf8.allSatisfy { $0 != UInt8(ascii: "@") } && parts.allSatisfy { $0.utf8.count > 1 }
      if !isPlainName || parts.contains("posix") {
        self = .foreign
      } else {
        self = parts.first == "fi" || parts.first == "sv" ? .nordic : .plain
      }
    }
  }

  let locale: String
  let tailoring: Tailoring
  let classes: WordBreakClasses
  let masks: WordBreakMasks
  let ascii: WordBreakASCII
  var input = WordBreakInput()
  private var iterator: ICU.BreakIterator?

  /// Room for the pieces of the text at hand; a piece has at least a byte.
  var pieces: UnsafeMutablePointer<WordSegment>
  private var capacity = 128

  /// A breaker for a locale such as `sv` or `pt-BR`.
  package init(locale: String) {
    self.locale = locale
    tailoring = Tailoring(locale: locale)
    classes = tailoring == .nordic ? .nordic : .plain
    masks = tailoring == .nordic ? .nordic : .plain
    ascii = WordBreakASCII(masks)
    pieces = .allocate(capacity: capacity)
  }

  deinit { pieces.deallocate() }

  /// The pieces of `text`, in order and without gaps. Valid until the next call.
  package mutating func segments(of text: Bytes) -> UnsafeBufferPointer<WordSegment> {
    reserve(text.count)
    guard let start = text.baseAddress, !text.isEmpty else { return UnsafeBufferPointer(start: pieces, count: 0) }
    if tailoring != .foreign, text.count < Int(Int32.max) {
      var count = partByMasks(start, text.count)
      if count < 0 { count = partByTable(start, text.count) }
      if count >= 0 { return UnsafeBufferPointer(start: pieces, count: count) }
    }
    return UnsafeBufferPointer(start: pieces, count: partByICU(text))
  }

  /// Asks ICU itself. Exposed so that a test can compare.
  mutating func partByICU(_ text: Bytes) -> Int {
    reserve(text.count)
    let iterator = openIterator()
    iterator.setText(text)
    var (count, start) = (0, 0)
    let pieces = pieces
    iterator.forEachBoundary { end, status in
      (pieces + count).initialize(to: WordSegment(start: start, end: end, kind: WordSegment.Kind(status)))
      count += 1
      start = end
    }
    return count
  }

  private mutating func openIterator() -> ICU.BreakIterator {
    if let iterator { return iterator }
    let opened = ICU.BreakIterator(.word, locale: locale)
    iterator = opened
    return opened
  }

  private mutating func reserve(_ count: Int) {
    guard count > capacity else { return }
    pieces.deallocate()
    capacity = max(count, capacity * 2)
    pieces = .allocate(capacity: capacity)
  }

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
