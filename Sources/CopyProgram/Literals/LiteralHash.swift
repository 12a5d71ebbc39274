package import CopyModel

/// Hashes by which literals of programs and entries of catalogues are compared: FNV-1a, 64 bits.
package struct LiteralHash: LiteralSink {
  private let text: Bytes
  private let copy = ByteBuffer()

  package init(_ text: Bytes) { self.text = text }

  package mutating func verbatim(_ range: Range<Int>) { copy.append(text.slice(range)) }
  package mutating func escape(_ range: Range<Int>, standsFor scalar: UInt32?) {
    if let scalar { copy.append(scalar: scalar) }
  }
  /// A catalogue has `%@` or `%lld` there.
  package mutating func interpolation(_ range: Range<Int>) { copy.append(contentsOf: "%@".utf8) }

  /// What the literal stands for.
  package var bytes: Bytes { copy.bytes }

  /// Forgets the literal.
  package func removeAll() { copy.removeAll() }

  /// The hash of copy or a key. Placeholders are all alike, since interpolations don’t tell their types.
  package static func exact(_ bytes: Bytes, after hash: UInt64 = start) -> UInt64 {
    var (hash, index) = (hash, 0)
    while index < bytes.count {
      add(bytes[index], to: &hash)
      index = bytes[index] == UInt8(ascii: "%") ? endOfPlaceholder(at: index, in: bytes) : index + 1
    }
    return hash
  }

  /// The hash of a name that somebody writes in a program.
  static func exact(name: Substring) -> UInt64 {
    Array(name.utf8).withUnsafeBufferPointer { exact(Bytes($0)) }
  }

  /// The hash of what was hashed, and a byte behind it.
  static func exact(_ byte: UInt8, after hash: UInt64) -> UInt64 {
    var hash = hash
    add(byte, to: &hash)
    return hash
  }

  /// The hash of the letters and digits, case aside: `L10n.Alert.deleteAll` is the key `alert.delete_all`.
  package static func folded(_ bytes: Bytes, after hash: UInt64 = start) -> UInt64 {
    var hash = hash
    for byte in bytes {
      let isLetter = (0x61...0x7A).contains(byte | 0x20)
      if isLetter || (0x30...0x39).contains(byte) || byte >= 0x80 { add(isLetter ? byte | 0x20 : byte, to: &hash) }
    }
    return hash
  }

  /// Whether words are joined as in `alert.delete_all`, which no copy does.
  package static func isName(_ text: Bytes) -> Bool {
    let joints = text.indices.dropFirst().dropLast().contains { index in
      (text[index] == UInt8(ascii: ".") || text[index] == UInt8(ascii: "_")) && isAlphanumeric(text[index + 1])
    }
    return joints && !text.contains(UInt8(ascii: " "))
  }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte) || byte >= 0x80
  }

  /// What every hash begins with.
  package static var start: UInt64 { 0xCBF2_9CE4_8422_2325 }

  private static func add(_ byte: UInt8, to hash: inout UInt64) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }

  /// Behind `%1$lld` or `%@`; behind the percent sign where it begins none. `\(share)%` has the key `%lld%%`.
  static func endOfPlaceholder(at place: Int, in bytes: Bytes) -> Int {
    var index = place + 1
    if index < bytes.count, bytes[index] == UInt8(ascii: "%") { return index + 1 }
    while index < bytes.count, (0x30...0x39).contains(bytes[index]) || "$.#lhqz".utf8.contains(bytes[index]) {
      index += 1
    }
    guard index < bytes.count, "@diufgexXcsaA".utf8.contains(bytes[index]) else { return place + 1 }
    return index + 1
  }
}
