import CLeavings
import CopyModel

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

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
