import CopyModel

/// Writes copy with changes of case into a buffer. Only letters change, nothing is ever added.
struct CaseWriter {
  let text: CaseText
  let names: NameTable
  /// For letters beyond ASCII, and for languages with case rules of their own.
  let map: ICU.CaseMap
  /// Whether ASCII letters follow other rules too: Turkish i.
  let isTailored: Bool

  func write(to buffer: ByteBuffer, _ change: (Int) -> CaseChange) throws(ICUError) {
    buffer.removeAll()
    var index = 0
    while index < text.tokens.count {
      let range = text.tokens[index].range
      switch change(index) {
      case .keep: buffer.append(text.copy.slice(range))
      case .raise: try raise(range, buffer)
      case .lower: try lower(range, buffer)
      case .capitalize:
        let split = range.lowerBound + text.copy.scalar(at: range.lowerBound).length
        buffer.append(text.copy.slice(range.lowerBound..<split))
        try lower(split..<range.upperBound, buffer)
      case .respell:
        index = respell(index, buffer)
        continue
      }
      index += 1
    }
  }

  private func raise(_ range: Range<Int>, _ buffer: ByteBuffer) throws(ICUError) {
    let first = text.copy[range.lowerBound]
    guard first.isASCIILower, !isTailored else {
      return try map.append(.titleFirst, of: text.copy.slice(range), to: buffer)
    }
    buffer.append(first & ~0x20)
    buffer.append(text.copy.slice(range.lowerBound + 1..<range.upperBound))
  }

  private func lower(_ range: Range<Int>, _ buffer: ByteBuffer) throws(ICUError) {
    let word = text.copy.slice(range)
    guard !isTailored, word.allSatisfy({ $0 < 0x80 }) else { return try map.append(.lower, of: word, to: buffer) }
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
