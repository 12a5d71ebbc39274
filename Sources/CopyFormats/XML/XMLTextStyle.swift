package import CopyModel

/// How a format writes text inside an element, beyond what XML itself asks for.
protocol XMLTextStyle: Sendable {
  /// Text as it stands between tags. Nil for what the format can’t write.
  func written(_ text: String, _ place: XMLTextPlace) -> String?

  /// What must stand behind new text so that all behind it means what it did: of the signs in `dropped`, which stood for
  /// nothing themselves, some may come in pairs.
  func ending(for dropped: [Bytes]) -> String
}

extension XMLTextStyle {
  func ending(for dropped: [Bytes]) -> String { "" }
}

/// Where new text goes.
struct XMLTextPlace {
  /// Inside a CDATA section, where nothing but its end means something.
  var isInCDATA = false
  /// At the very start and end of the value.
  var isFirst = false
  var isLast = false
  /// The scalars of the copy beside it; nil where there is none.
  var before: Unicode.Scalar?
  var after: Unicode.Scalar?
}

/// Text as XML has it: property lists, XLIFF, resources of .NET.
struct XMLPlainStyle: XMLTextStyle {
  func written(_ text: String, _ place: XMLTextPlace) -> String? {
    XMLEscape.written(text, isInCDATA: place.isInCDATA)
  }
}

enum XMLEscape {
  /// `text` as it stands in an element, or in a CDATA section; nil when it holds a character that XML lacks.
  static func written(_ text: String, isInCDATA: Bool = false) -> String? {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      guard XMLReference.isCharacter(scalar.value) else { return nil }
      append(scalar, to: &result, isInCDATA: isInCDATA)
    }
    return isInCDATA ? closed(String(result), like: text) : String(result)
  }

  /// A carriage return that isn’t spelled out is a line feed for every reader.
  static func append(_ scalar: Unicode.Scalar, to result: inout String.UnicodeScalarView, isInCDATA: Bool) {
    if scalar == "\r" {
      result.append(contentsOf: (isInCDATA ? "]]>&#13;<![CDATA[" : "&#13;").unicodeScalars)
    } else if isInCDATA {
      if scalar == ">", result.suffix(2).elementsEqual("]]".unicodeScalars) {
        result.append(contentsOf: "]]><![CDATA[".unicodeScalars)
      }
      result.append(scalar)
    } else {
      switch scalar {
      case "&": result.append(contentsOf: "&amp;".unicodeScalars)
      case "<": result.append(contentsOf: "&lt;".unicodeScalars)
      case ">": result.append(contentsOf: "&gt;".unicodeScalars)
      default: result.append(scalar)
      }
    }
  }

  /// With what stands beside it, no end of the section may come about.
  static func closed(_ written: String, like text: String) -> String {
    let cut = "]]><![CDATA["
    let startsLikeEnd = text.hasPrefix("]") || text.hasPrefix(">")
    return (startsLikeEnd ? cut : "") + written + (text.hasSuffix("]") ? cut : "")
  }
}

/// What begins with “&” in XML.
package struct XMLReference: Equatable {
  package enum Meaning: Equatable {
    case scalar(UInt32)
    /// An entity that is not one of XML’s own five.
    case entity
    /// The number of what is no character of XML.
    case noCharacter
  }

  package var meaning: Meaning
  /// Length in bytes, from “&” to “;”.
  package var length: Int

  /// Bytes of the longest name or number that is looked at.
  private static let longest = 64

  /// The reference that starts at `start`; nil where none does.
  package init?(in text: Bytes, at start: Int) {
    let limit = min(start + Self.longest, text.count)
    var end = start + 1
    while end < limit, Self.isName(text[end]) || (end == start + 1 && text[end] == UInt8(ascii: "#")) { end += 1 }
    guard end > start + 1, end < limit, text[end] == .semicolon else { return nil }
    let name = text.slice(start + 1..<end)
    guard let meaning = name[0] == UInt8(ascii: "#") ? Self.number(name.slice(from: 1)) : Self.named(name) else {
      return nil
    }
    self.meaning = meaning
    length = end + 1 - start
  }

  private static func isName(_ byte: UInt8) -> Bool {
    (0x30...0x3A).contains(byte) || (0x61...0x7A).contains(byte | 0x20) || byte >= 0x80
      || byte == 0x2D || byte == 0x2E || byte == 0x5F
  }

  private static func named(_ name: Bytes) -> Meaning? {
    if name.equals("amp") { return .scalar(0x26) }
    if name.equals("lt") { return .scalar(0x3C) }
    if name.equals("gt") { return .scalar(0x3E) }
    if name.equals("quot") { return .scalar(0x22) }
    if name.equals("apos") { return .scalar(0x27) }
    return (0x30...0x39).contains(name[0]) || name[0] == 0x2D || name[0] == 0x2E ? nil : .entity
  }

  private static func number(_ digits: Bytes) -> Meaning? {
    let isHex = digits.count > 1 && digits[0] == UInt8(ascii: "x")
    var value: UInt32 = 0
    for byte in isHex ? digits.slice(from: 1) : digits {
      guard let digit = StringsEscape.hexDigit(byte), isHex || digit < 10 else { return nil }
      value = min(value * (isHex ? 16 : 10) + digit, 0x11_0000)
    }
    return digits.isEmpty ? nil : isCharacter(value) ? .scalar(value) : .noCharacter
  }

  /// Whether XML 1.0, section 2.2, has the character.
  static func isCharacter(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x09, 0x0A, 0x0D, 0x20...0xD7FF, 0xE000...0xFFFD, 0x1_0000...0x10_FFFF: true
    default: false
    }
  }
}
