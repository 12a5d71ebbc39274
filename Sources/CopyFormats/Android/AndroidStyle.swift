import CopyModel

/// How text is written in Android’s resources.
struct AndroidStyle: XMLTextStyle {
  func written(_ text: String, _ place: XMLTextPlace) -> String? {
    var result = String.UnicodeScalarView()
    var (previous, isFirst) = (place.before, place.isFirst)
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      let next = index + 1 < scalars.count ? scalars[index + 1] : place.after
      if scalar == " " {
        let isLost =
          isFirst || next == nil || Self.isSpace(previous) || (Self.isSpace(next) && index + 1 == scalars.count)
        result.append(contentsOf: (isLost ? "\\u0020" : " ").unicodeScalars)
      } else if let escape = Self.escape(scalar, isFirst: isFirst) {
        result.append(contentsOf: escape.unicodeScalars)
      } else {
        XMLEscape.append(scalar, to: &result, isInCDATA: place.isInCDATA)
      }
      previous = scalar
      isFirst = false
    }
    return place.isInCDATA ? XMLEscape.closed(String(result), like: text) : String(result)
  }

  /// Quotation marks that keep white space come in pairs.
  func ending(for dropped: [Bytes]) -> String {
    let quotes = dropped.count { $0.equals("\"") || $0.equals("&quot;") || $0.equals("&#34;") || $0.equals("&#x22;") }
    return quotes % 2 == 0 ? "" : "\""
  }

  private static func isSpace(_ scalar: Unicode.Scalar?) -> Bool { scalar == " " }

  /// The escape for what means something to the resource compiler or can’t stand in XML; nil for all else.
  private static func escape(_ scalar: Unicode.Scalar, isFirst: Bool) -> String? {
    switch scalar {
    case "\\": "\\\\"
    case "\"": "\\\""
    case "'": "\\'"
    case "\n": "\\n"
    case "\t": "\\t"
    case "@", "?": isFirst ? "\\\(scalar)" : nil
    case "\0"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": hexadecimal(scalar.value)
    default: nil
    }
  }

  private static func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
