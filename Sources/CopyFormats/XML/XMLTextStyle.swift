import CopyModel

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
