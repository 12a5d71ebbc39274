import CopyFiles
import CopyFormats
package import CopyModel
import CopyPassage

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// Standard input line by line, for filters: each line is handed on as soon as it is there, however long the stream.
package enum StandardInputLines {
  /// Bytes asked for at a time.
  private static let pieceSize = 1 << 16

  /// Calls `take` with each line, without its LF, and whether it had one; `rest` after each piece that was read, where
  /// false ends the reading.
  package static func read(_ take: (Bytes, _ isEnded: Bool) throws -> Void, rest: () -> Bool) throws {
    var pending = ByteBuffer()
    while try append(to: pending) > 0 {
      pending = try handOn(pending, take)
      guard rest() else { return }
    }
    if pending.count > 0 { try take(pending.bytes, false) }
  }

  /// Hands on all whole lines and returns what is left.
  private static func handOn(_ pending: ByteBuffer, _ take: (Bytes, Bool) throws -> Void) throws -> ByteBuffer {
    var bytes = pending.bytes
    while let end = bytes.firstIndex(of: UInt8(ascii: "\n")) {
      try take(bytes.slice(0..<end), true)
      bytes = bytes.slice(from: end + 1)
    }
    return withExtendedLifetime(pending) { ByteBuffer(bytes) }
  }

  private static func append(to buffer: ByteBuffer) throws -> Int {
    let before = buffer.count
    try buffer.append(upTo: pieceSize) { target throws(FileError) in
      while true {
        let count = systemRead(target)
        if count >= 0 { return count }
        if errno != EINTR { throw FileError(.read, "standard input", .system(code: errno)) }
      }
    }
    return buffer.count - before
  }

  private static func systemRead(_ target: UnsafeMutableBufferPointer<UInt8>) -> Int {
    #if canImport(Darwin)
      Darwin.read(0, target.baseAddress, target.count)
    #else
      Glibc.read(0, target.baseAddress, target.count)
    #endif
  }
}

/// Standard input as a stream of JSON Lines, piece by piece, so that memory does not grow with it.
package struct StandardInputStream: ~Copyable {
  private var stream: JSONLinesStream

  package init(name: String) {
    stream = JSONLinesStream(path: name, locale: LocaleOfPath.locale(of: name)) { buffer in
      while true {
        let count = read(0, buffer.baseAddress, buffer.count)
        if count >= 0 { return count }
        if errno != EINTR { throw FileError(.read, "standard input", .system(code: errno)) }
      }
    }
  }

  /// The next piece, or nil at the end.
  package mutating func next() throws -> Catalog? { try stream.next() }
}
