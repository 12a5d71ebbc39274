import CopyModel

/// The encoding that an XML declaration names.
enum XMLEncoding {
  /// Bytes that are searched for the declaration’s end.
  private static let longest = 256

  /// A file as text in the encoding it declares, where that is an old one. What the bytes show of Unicode goes before any
  /// declaration.
  static func source(_ disk: ByteBuffer) -> SourceText {
    guard !SourceText.hasOwnEncoding(disk.bytes), let name = name(in: disk.bytes), !isUnicode(name), !hasStates(name)
    else { return SourceText(disk) }
    return DeclaredEncoding(name).source(disk) ?? SourceText(disk)
  }

  private static func name(in text: Bytes) -> String? {
    guard text.hasLiteral("<?xml", at: 0) else { return nil }
    let head = text.slice(0..<min(longest, text.count))
    let end = head.indices.first { head.hasLiteral("?>", at: $0) } ?? head.count
    guard let start = (0..<end).first(where: { head.hasLiteral("encoding", at: $0) }) else { return nil }
    var position = start + "encoding".utf8.count
    while position < end, head[position] <= 0x20 || head[position] == .equals { position += 1 }
    guard position < end, head[position] == .quote || head[position] == .apostrophe else { return nil }
    let close = head.firstIndex(of: head[position], or: head[position], from: position + 1, upTo: end)
    let name = head.slice(position + 1..<close)
    return (1...40).contains(name.count) && name.allSatisfy(isNameByte) ? name.text.lowercased() : nil
  }

  /// `ISO_8859-1:1987`, `x-mac-roman`, `cp932`.
  private static func isNameByte(_ byte: UInt8) -> Bool {
    (0x30...0x3A).contains(byte) || (0x61...0x7A).contains(byte | 0x20) || [0x2D, 0x2E, 0x5F].contains(byte)
  }

  /// ASCII counts too: what goes beyond it in such a file is UTF-8.
  private static func isUnicode(_ name: String) -> Bool {
    ["utf", "ucs", "iso-10646", "iso10646", "us-ascii", "ascii"].contains { name.hasPrefix($0) }
  }

  /// Encodings in which a byte means one thing or another by what stood before it: no piece of such a file can be changed
  /// by itself, and its tags need not even be ASCII.
  private static func hasStates(_ name: String) -> Bool {
    ["iso-2022", "iso2022", "csiso2022", "hz", "scsu", "bocu"].contains { name.hasPrefix($0) }
  }
}
