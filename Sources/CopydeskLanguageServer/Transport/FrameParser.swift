package import CopyModel

/// Cuts what a client sends into messages: header lines, an empty line, and as many bytes as the header says (Language
/// Server Protocol 3.17, base protocol). Works on bytes as they come, however they are cut.
package struct FrameParser {
  /// What was found.
  package enum Piece {
    case message(ByteBuffer)
    /// Something that is no message, and why. Reading goes on behind it.
    case fault(String)
  }

  /// Bytes of the longest header: two lines are usual.
  static let longestHeader = 4_096
  /// Bytes of the longest message, 256 MB: the largest catalogues, with every character escaped, are far below.
  static let longestMessage = 256 << 20

  private enum State {
    case header
    case message(ByteBuffer, left: Int)
    /// A message that is too long, which is read and forgotten.
    case skipped(left: Int)
  }

  private var state = State.header
  private var header: [UInt8] = []
  /// The header at hand is too long to be one; said once.
  private var isLost = false

  package init() {}

  /// Whether a message was begun and is not all there.
  package var isInside: Bool {
    if case .header = state { return !header.isEmpty }
    return true
  }

  /// Takes what came, and hands over the pieces that are whole.
  package mutating func take(_ bytes: Bytes, _ emit: (Piece) -> Void) {
    var position = 0
    while position < bytes.count {
      switch state {
      case .header:
        takeHeader(bytes[position], emit)
        position += 1
      case .message(let buffer, let left):
        let count = min(left, bytes.count - position)
        buffer.append(bytes.slice(position..<position + count))
        position += count
        state = .message(buffer, left: left - count)
        if left == count { finish(buffer, emit) }
      case .skipped(let left):
        let count = min(left, bytes.count - position)
        position += count
        state = left == count ? .header : .skipped(left: left - count)
      }
    }
  }

  private mutating func finish(_ buffer: ByteBuffer, _ emit: (Piece) -> Void) {
    state = .header
    emit(.message(buffer))
  }

  private mutating func takeHeader(_ byte: UInt8, _ emit: (Piece) -> Void) {
    header.append(byte)
    // A bare line feed ends a line as well: some clients are careless.
    if byte == 0x0A, header.suffix(4) == [0x0D, 0x0A, 0x0D, 0x0A] || header.suffix(2) == [0x0A, 0x0A] {
      endHeader(emit)
    } else if header.count > Self.longestHeader {
      if !isLost { emit(.fault("no header ends within \(Self.longestHeader) bytes")) }
      isLost = true
      // What follows may end in the middle of a header line.
      header = Array(header.suffix(64))
    }
  }

  private mutating func endHeader(_ emit: (Piece) -> Void) {
    defer { (header, isLost) = ([], false) }
    guard let length = FrameHeader.contentLength(in: header) else {
      if !header.allSatisfy({ $0 == 0x0A || $0 == 0x0D }) { emit(.fault("the header has no valid Content-Length")) }
      return
    }
    if length > Self.longestMessage {
      emit(.fault("a message has \(length) bytes; \(Self.longestMessage) are the most"))
      state = .skipped(left: length)
    } else if length == 0 {
      emit(.fault("a message is empty"))
    } else {
      state = .message(ByteBuffer(capacity: length), left: length)
    }
  }
}

/// The lines in front of a message.
enum FrameHeader {
  private static let name = Array("content-length:".utf8)

  /// The number behind the last `Content-Length:`; behind bytes that belong to nothing it may stand inside a line.
  static func contentLength(in header: [UInt8]) -> Int? {
    let lower = header.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
    guard lower.count > name.count else { return nil }
    let starts = (0...lower.count - name.count).reversed()
    guard let start = starts.first(where: { lower[$0...].starts(with: name) }) else { return nil }
    let line = lower[(start + name.count)...].prefix { $0 != 0x0D && $0 != 0x0A }
    let words = line.split { $0 == 0x20 || $0 == 0x09 }
    guard words.count == 1, words[0].allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return Int(String(decoding: words[0], as: UTF8.self))
  }

  /// What stands in front of a message of `count` bytes.
  static func bytes(for count: Int) -> [UInt8] { Array("Content-Length: \(count)\r\n\r\n".utf8) }
}
