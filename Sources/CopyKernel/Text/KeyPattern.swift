package import CopyModel

/// A pattern of keys: `*` for any run, `?` for one byte.
package struct KeyPattern: Sendable {
  /// As written.
  package let text: String
  private let bytes: [UInt8]

  package init(_ text: String) { (self.text, bytes) = (text, Array(text.utf8)) }

  package func matches(_ key: Bytes) -> Bool { Glob.matches(bytes, key) }

  /// Whether it stands for many keys.
  package var hasStem: Bool { bytes.contains(UInt8(ascii: "*")) }

  /// What the one `*` stands for in `key`; the start of the key where the pattern has none. Nil when it doesn’t match.
  package func stem(of key: Bytes) -> Range<Int>? {
    let star = bytes.firstIndex(of: UInt8(ascii: "*")) ?? bytes.count
    let (front, back) = (bytes[..<star], bytes[min(star + 1, bytes.count)...])
    guard key.count >= front.count + back.count, key.starts(with: front) else { return nil }
    if star == bytes.count { return key.count == bytes.count ? 0..<0 : nil }
    let stem = front.count..<key.count - back.count
    return !stem.isEmpty && key[stem.upperBound...].elementsEqual(back) ? stem : nil
  }
}
