import CopyModel

/// Reads the embedded tables: lines of cells between tabs, `#` starts a comment line.
struct TSVReader {
  let text: Bytes

  /// The table of that name. Its absence is a mistake in the build.
  init(named name: String) {
    guard let file = EmbeddedFile(named: name) else { preconditionFailure("\(name) isn’t embedded") }
    text = Bytes(start: file.bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), count: file.bytes.count)
  }

  /// Calls `body` with the first cell and the second, which may be empty, of each line.
  func forEachRow(_ body: (_ first: Bytes, _ second: Bytes) -> Void) {
    var position = 0
    while position < text.count {
      let end = self.end(of: 0x0A, from: position, to: text.count)
      defer { position = end + 1 }
      guard end > position, text[position] != UInt8(ascii: "#") else { continue }
      let tab = self.end(of: 0x09, from: position, to: end)
      let second = min(tab + 1, end)
      body(text.slice(position..<tab), text.slice(second..<self.end(of: 0x09, from: second, to: end)))
    }
  }

  private func end(of mark: UInt8, from start: Int, to limit: Int) -> Int {
    var index = start
    while index < limit, text[index] != mark { index += 1 }
    return index
  }
}

extension Bytes {
  /// Calls `body` with each run of bytes between spaces.
  func forEachWord(_ body: (Bytes) -> Void) {
    var position = 0
    while position < count {
      var end = position
      while end < count, self[end] != 0x20 { end += 1 }
      if end > position { body(slice(position..<end)) }
      position = end + 1
    }
  }
}
