import CLeavings
import CopyModel

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Tells keys in what a terminal sends: one letter or mark each. Arrows and other keys that send several bytes are none, and
/// neither are letters beyond ASCII.
struct KeyParser {
  private enum State { case plain, escape, sequence }

  private var state = State.plain

  /// Control-D, with which people end what they type.
  static let end = Character(Unicode.Scalar(UInt8(0x04)))

  /// The key that ends with `byte`, in small letters; nil where none does.
  mutating func key(_ byte: UInt8) -> Character? {
    switch state {
    case .escape:
      state = byte == UInt8(ascii: "[") || byte == UInt8(ascii: "O") ? .sequence : .plain
      return nil
    case .sequence:
      // Parameters come before the byte that ends a sequence (ECMA-48).
      if (0x40...0x7E).contains(byte) { state = .plain }
      return nil
    case .plain: break
    }
    if byte == 0x1B { state = .escape }
    let isKey = (0x21...0x7E).contains(byte) || byte == Self.end.asciiValue
    return isKey ? Character(Character(Unicode.Scalar(byte)).lowercased()) : nil
  }
}

/// Keys of the terminal at standard input, each as it is pressed. The terminal is as it was when this goes out of scope, and
/// when a signal ends the process.
package struct TerminalKeys: ~Copyable {
  private let buffer = ByteBuffer(capacity: 64)
  private var position = 0
  private var parser = KeyParser()

  package init() throws(FileError) {
    guard cleavings_take_keys(STDIN_FILENO) == 0 else { throw .system(.read, "standard input") }
  }

  deinit { cleavings_return_keys() }

  /// Waits for the next key; nil where nothing more is typed.
  package mutating func next() throws(FileError) -> Character? {
    while true {
      while position < buffer.count {
        position += 1
        guard let key = parser.key(buffer.bytes[position - 1]) else { continue }
        return key == KeyParser.end ? nil : key
      }
      buffer.removeAll()
      position = 0
      if try FileReader.readOnce(STDIN_FILENO, into: buffer, upTo: 64) == 0 { return nil }
    }
  }
}
