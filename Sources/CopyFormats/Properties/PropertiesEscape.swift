import CopyModel

/// A piece of a property that starts with a backslash, and what it stands for.
struct PropertiesEscape {
  enum Meaning {
    case scalar(UInt32)
    case loneSurrogate
    /// The end of a line, and the space that begins the next: nothing.
    case continuation
    /// The character behind the backslash.
    case itself
    /// `\u` without four digits, at which Java gives up the file.
    case malformed
  }

  var meaning: Meaning
  /// Length in bytes, the backslash included.
  var length: Int

  /// Reads the escape whose backslash stands at `position`.
  init(_ text: Bytes, at position: Int) {
    let letter = position + 1 < text.count ? text[position + 1] : 0
    switch letter {
    case UInt8(ascii: "u"): self = Self.unicode(text, at: position)
    case UInt8(ascii: "n"): self.init(.scalar(10), 2)
    case UInt8(ascii: "t"): self.init(.scalar(9), 2)
    case UInt8(ascii: "r"): self.init(.scalar(13), 2)
    case UInt8(ascii: "f"): self.init(.scalar(12), 2)
    case .lineFeed, .carriageReturn: self.init(.continuation, Self.nextText(text, from: position + 1) - position)
    default: self.init(.itself, min(1 + utf8Length(lead: letter), text.count - position))
    }
  }

  private init(_ meaning: Meaning, _ length: Int) { (self.meaning, self.length) = (meaning, length) }

  /// Behind the line's end at `start` and the space after it.
  private static func nextText(_ text: Bytes, from start: Int) -> Int {
    var position = start + 1
    if text[start] == .carriageReturn, position < text.count, text[position] == .lineFeed { position += 1 }
    while position < text.count, text[position].isPropertiesBlank { position += 1 }
    return position
  }

  private static func unicode(_ text: Bytes, at position: Int) -> PropertiesEscape {
    guard let unit = unit(text, at: position) else { return PropertiesEscape(.malformed, 2) }
    if Unicode.Scalar(unit) != nil { return PropertiesEscape(.scalar(unit), 6) }
    guard unit < 0xDC00, let low = self.unit(text, at: position + 6), (0xDC00...0xDFFF).contains(low) else {
      return PropertiesEscape(.loneSurrogate, 6)
    }
    return PropertiesEscape(.scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00)), 12)
  }

  private static func unit(_ text: Bytes, at position: Int) -> UInt32? {
    guard text.hasLiteral("\\u", at: position), position + 6 <= text.count else { return nil }
    var value: UInt32 = 0
    for byte in text.slice(position + 2..<position + 6) {
      guard let digit = StringsEscape.hexDigit(byte) else { return nil }
      value = value << 4 | digit
    }
    return value
  }

  /// Whether space at `place` would be passed over: the value begins there, or a line that continues it.
  static func isAtStart(_ place: Int, of entry: Entry, in text: Bytes) -> Bool {
    guard place > entry.raw.lowerBound else { return true }
    var position = place
    while position > 0, text[position - 1].isPropertiesBlank { position -= 1 }
    return position > 0 && text[position - 1].isLineEnd
  }

  /// Whether the value is none and `place` is right behind its key, which would take in what is put there.
  static func lacksSeparator(before place: Int, of entry: Entry, in text: Bytes) -> Bool {
    guard entry.raw.isEmpty, place > 0 else { return false }
    guard text[place - 1].isPropertiesSeparator else { return true }
    let end = text[..<(place - 1)].lastIndex { $0 != UInt8(ascii: "\\") } ?? -1
    return (place - 2 - end) % 2 == 1
  }

  /// `text` as it stands in a value. `isASCII` says whether the file has nothing but ASCII in it, and keeps it so.
  static func written(_ text: String, isASCII: Bool) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result.append(contentsOf: "\\\\".unicodeScalars)
      case "\n": result.append(contentsOf: "\\n".unicodeScalars)
      case "\r": result.append(contentsOf: "\\r".unicodeScalars)
      case "\t": result.append(contentsOf: "\\t".unicodeScalars)
      case "\u{C}": result.append(contentsOf: "\\f".unicodeScalars)
      case _ where scalar.value < 0x20 || isASCII && scalar.value >= 0x7F:
        for unit in String(scalar).utf16 {
          let digits = String(unit, radix: 16, uppercase: true)
          result.append(contentsOf: ("\\u" + String(repeating: "0", count: 4 - digits.count) + digits).unicodeScalars)
        }
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}

extension UInt8 {
  /// Space as Java’s reader knows it inside a line.
  var isPropertiesBlank: Bool { self == 32 || self == 9 || self == 12 }
  /// What may part a key from its value.
  var isPropertiesSeparator: Bool { isPropertiesBlank || self == UInt8(ascii: "=") || self == UInt8(ascii: ":") }
}
