import CopyModel

/// Writes copy with changes of case into a buffer. Only letters change, nothing is ever added.
struct CaseWriter {
  let text: CaseText
  let names: NameTable
  /// For letters beyond ASCII, and for languages with case rules of their own.
  let map: ICU.CaseMap
  /// Whether ASCII letters follow other rules too: Turkish i.
  let isTailored: Bool

  func write(to buffer: ByteBuffer, _ change: (Int) -> CaseChange) {
    buffer.removeAll()
    var index = 0
    while index < text.tokens.count {
      let range = text.tokens[index].range
      switch change(index) {
      case .keep: buffer.append(text.copy.slice(range))
      case .raise: raise(range, buffer)
      case .lower: lower(range, buffer)
      case .capitalize:
        let split = range.lowerBound + text.copy.scalar(at: range.lowerBound).length
        buffer.append(text.copy.slice(range.lowerBound..<split))
        lower(split..<range.upperBound, buffer)
      case .respell:
        index = respell(index, buffer)
        continue
      }
      index += 1
    }
  }

  private func raise(_ range: Range<Int>, _ buffer: ByteBuffer) {
    let first = text.copy[range.lowerBound]
    guard first.isASCIILower, !isTailored else {
      return map.append(.titleFirst, of: text.copy.slice(range), to: buffer)
    }
    buffer.append(first & ~0x20)
    buffer.append(text.copy.slice(range.lowerBound + 1..<range.upperBound))
  }

  private func lower(_ range: Range<Int>, _ buffer: ByteBuffer) {
    let word = text.copy.slice(range)
    guard !isTailored, word.allSatisfy({ $0 < 0x80 }) else { return map.append(.lower, of: word, to: buffer) }
    for byte in word { buffer.append(byte.lowered) }
  }

  /// Writes the name that begins at the token as its list spells it, and returns the index behind.
  private func respell(_ index: Int, _ buffer: ByteBuffer) -> Int {
    let start = Int(text.tokens[index].start)
    // A name with a no-break hyphen or space has another length; its letters are left alone.
    guard let match = names.match(text.copy, at: start), match.end - start == match.spelling.count else {
      buffer.append(text.copy.slice(text.tokens[index].range))
      return index + 1
    }
    var next = index
    while next < text.tokens.count, Int(text.tokens[next].start) < match.end { next += 1 }
    buffer.append(match.spelling)
    buffer.append(text.copy.slice(match.end..<text.tokens[next - 1].end))
    return next
  }
}

/// What a style asks of a word.
enum CaseChange {
  case keep
  /// The first letter a capital, the others as they are.
  case raise
  /// All letters small.
  case lower
  /// The first letter a capital, the others small.
  case capitalize
  /// The spelling of the list of names.
  case respell
}

/// What a change of case changed, letter by letter.
enum CaseDiff {
  /// Splices that make `old` into `new`, one for each run of changed letters.
  ///
  /// Scalars are taken in pairs. Where a mapping changes their number (ß, ŉ) one splice spans all that differs.
  static func splices(from old: Bytes, to new: Bytes) -> [Splice] {
    guard !old.equals(new) else { return [] }
    var splices: [Splice] = []
    var (left, right, run) = (0, 0, Run?.none)
    while left < old.count, right < new.count {
      let (width, otherWidth) = (utf8Length(lead: old[left]), utf8Length(lead: new[right]))
      guard left + width <= old.count, right + otherWidth <= new.count else { return [whole(old, new)] }
      let isSame = old.slice(left..<left + width).equals(new.slice(right..<right + otherWidth))
      if isSame, let ended = run {
        splices.append(ended.splice(left, right, new))
        run = nil
      } else if !isSame, run == nil {
        run = Run(old: left, new: right)
      }
      (left, right) = (left + width, right + otherWidth)
    }
    guard left == old.count, right == new.count else { return [whole(old, new)] }
    return splices + (run.map { [$0.splice(left, right, new)] } ?? [])
  }

  private struct Run {
    let old, new: Int

    func splice(_ oldEnd: Int, _ newEnd: Int, _ copy: Bytes) -> Splice {
      Splice(old..<oldEnd, copy.slice(new..<newEnd).text)
    }
  }

  private static func whole(_ old: Bytes, _ new: Bytes) -> Splice { Splice(0..<old.count, new.text) }
}
