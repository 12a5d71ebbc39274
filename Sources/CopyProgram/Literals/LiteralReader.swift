package import CopyModel

/// Reads what a string literal stands for: escapes, long strings without their indentation, interpolations.
package struct LiteralReader {
  private let text: Bytes
  private let dialect: ProgramDialect

  package init(_ text: Bytes, _ dialect: ProgramDialect) { (self.text, self.dialect) = (text, dialect) }

  /// Whether a literal of the layout in `text`, which begins at `start`, is one that can be edited: the other kind of
  /// quotation marks would need other escapes.
  package func isPlain(at start: Int) -> Bool { dialect != .layout || text[start] == UInt8(ascii: "\"") }

  /// Where the content of `token`, a string, stands in the program.
  package func content(of token: ProgramToken) -> Range<Int> {
    let marks = Int(token.hashes) + (token.isLong ? 3 : 1)
    let (start, end) = (Int(token.start) + marks, token.isClosed ? Int(token.end) - marks : Int(token.end))
    return start..<max(start, end)
  }

  /// Reads the literal `token` into `sink`.
  package func read(_ token: ProgramToken, into sink: inout some LiteralSink & ~Copyable) {
    let content = content(of: token)
    guard token.isLong else { return read(content, hashes: Int(token.hashes), into: &sink) }
    readLong(content, hashes: Int(token.hashes), into: &sink)
  }

  /// A long string begins behind its first line break, ends before its last, and has no indentation.
  private func readLong(_ content: Range<Int>, hashes: Int, into sink: inout some LiteralSink & ~Copyable) {
    let newline = UInt8(ascii: "\n")
    guard let first = content.first(where: { text[$0] == newline }),
      let last = content.last(where: { text[$0] == newline }),
      first < last
    else { return read(content, hashes: hashes, into: &sink) }
    let indentation = content.upperBound - last - 1
    sink.escape(content.lowerBound..<first + 1, standsFor: nil)
    var (start, ending) = (first + 1, last)
    while start <= last {
      let end = (start..<last).first { text[$0] == newline } ?? last
      let body = min(start + blanks(from: start, upTo: min(indentation, end - start)), end)
      if body > start { sink.escape(start..<body, standsFor: nil) }
      let continues = end > body && text[end - 1] == UInt8(ascii: "\\") && hashes == 0
      read(body..<(continues ? end - 1 : end), hashes: hashes, into: &sink)
      if continues {
        sink.escape(end - 1..<end + 1, standsFor: nil)
        ending = max(ending, end + 1)
      } else if end < last {
        sink.verbatim(end..<end + 1)
      }
      start = end + 1
    }
    sink.escape(ending..<content.upperBound, standsFor: nil)
  }

  private func blanks(from start: Int, upTo limit: Int) -> Int {
    var count = 0
    while count < limit, text[start + count] == UInt8(ascii: " ") || text[start + count] == UInt8(ascii: "\t") {
      count += 1
    }
    return count
  }

  private func read(_ range: Range<Int>, hashes: Int, into sink: inout some LiteralSink & ~Copyable) {
    var (index, start) = (range.lowerBound, range.lowerBound)
    while index < range.upperBound {
      guard let piece = LiteralEscape(at: index, in: range, of: text, dialect, hashes: hashes) else {
        index += 1
        continue
      }
      if start < index { sink.verbatim(start..<index) }
      index = piece.end
      start = index
      let whole = piece.start..<piece.end
      if piece.isInterpolation { sink.interpolation(whole) } else { sink.escape(whole, standsFor: piece.scalar) }
    }
    if start < range.upperBound { sink.verbatim(start..<range.upperBound) }
  }
}
