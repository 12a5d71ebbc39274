package import CopyModel

/// What keys and comments are made of, before they are read.
package enum NameText {
  /// The key without the placeholders that string catalogues put behind it (`cli_error %@`); nil for natural language.
  package static func identifier(in key: Bytes) -> Bytes? {
    guard let space = key.firstIndex(of: UInt8(ascii: " ")) else { return key }
    let name = key.slice(0..<space)
    let isName = name.contains(UInt8(ascii: ".")) || name.contains(UInt8(ascii: "_"))
    return isName && key.hasLiteral(" %", at: space) ? name : nil
  }

  /// What follows the first sentence explains placeholders and translation.
  static func firstSentence(of line: Bytes) -> Bytes {
    var index = 0
    while index + 1 < line.count {
      if line[index] == UInt8(ascii: "."), line[index + 1] == UInt8(ascii: " ") { return line.slice(0..<index) }
      index += 1
    }
    return line
  }

  /// Whether two texts have the same ASCII letters and digits in the same order, case aside.
  static func hasSameLetters(_ left: Bytes, _ right: Bytes) -> Bool {
    var (i, j) = (0, 0)
    while true {
      while i < left.count, !isAlphanumeric(left[i]) { i += 1 }
      while j < right.count, !isAlphanumeric(right[j]) { j += 1 }
      guard i < left.count, j < right.count else { return i == left.count && j == right.count }
      if left[i] | 0x20 != right[j] | 0x20 { return false }
      (i, j) = (i + 1, j + 1)
    }
  }

  static func isAlphanumeric(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte) || byte >= 0x80
  }

  /// The first line of a comment, up to its first full stop.
  static func firstLine(of comment: Bytes) -> Bytes {
    firstSentence(of: comment.slice(0..<(comment.firstIndex(of: UInt8(ascii: "\n")) ?? comment.count)))
  }
}

extension NameText {
  /// The words of an identifier in small letters, “upload failed” for `upload.failed`; empty for natural language.
  package static func words(of key: Bytes) -> String {
    guard let name = identifier(in: key) else { return "" }
    var (scanner, words) = (WordScanner(name, .key), [String]())
    while let word = scanner.next() { words.append(name.slice(word.range).text.lowercased()) }
    return words.joined(separator: " ")
  }

  /// The words of a name in a program.
  package static func words(of name: String) -> String {
    let bytes = ByteBuffer(Array(name.utf8))
    return words(of: bytes.bytes)
  }
}
