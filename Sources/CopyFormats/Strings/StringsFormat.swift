package import CopyModel

/// Text `.strings` files: old-style property list dictionaries, as a rule without their braces.
///
/// The grammar is the one of CoreFoundation's reader, because its answer is what people see on the screen.
package struct StringsFormat: CatalogFormat {
  package let name = "strings"

  package init() {}

  package func claims(fileName: String) -> Bool { fileName.lowercased().hasSuffix(".strings") }

  package func read(_ source: SourceText, path: String, locale: LocaleTag) -> Catalog {
    let builder = CatalogBuilder(path: path, source: source, formatName: name, locale: locale)
    if let kind = PropertyListKind(of: source.text) {
      let end = min(kind.markLength, source.text.count)
      builder.add(CatalogProblem(.malformed, kind.message, at: source.span(of: 0..<end)))
      return builder.finish()
    }
    var reader = StringsReader(builder)
    reader.run()
    return reader.finish()
  }

  package func escape(_ text: String, for entry: Entry) -> String {
    Self.escaped(text, delimiter: UInt8(ascii: "\""))
  }

  /// `text` as it stands between two `delimiter`s. What shows on screen stays itself; controls are spelled out.
  static func escaped(_ text: String, delimiter: UInt8) -> String {
    var written = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": written.append(contentsOf: "\\\\".unicodeScalars)
      case "\n": written.append(contentsOf: "\\n".unicodeScalars)
      case "\r": written.append(contentsOf: "\\r".unicodeScalars)
      case "\t": written.append(contentsOf: "\\t".unicodeScalars)
      case _ where scalar.value == UInt32(delimiter):
        written.append("\\")
        written.append(scalar)
      case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}":
        let digits = String(scalar.value, radix: 16, uppercase: true)
        written.append(contentsOf: ("\\U" + String(repeating: "0", count: 4 - digits.count) + digits).unicodeScalars)
      default: written.append(scalar)
      }
    }
    return String(written)
  }
}

/// Property lists that carry the name of a strings file and are written in another way.
private enum PropertyListKind {
  case binary, xml

  /// Nil for old-style text.
  init?(of text: Bytes) {
    if text.hasLiteral("bplist00", at: 0) {
      self = .binary
      return
    }
    var start = 0
    while start < text.count, text[start].isBlank || text[start].isLineEnd { start += 1 }
    let marks: [StaticString] = ["<?xml", "<!DOCTYPE plist", "<plist"]
    guard marks.contains(where: { text.hasLiteral($0, at: start) }) else { return nil }
    self = .xml
  }

  /// How many bytes at the start show the kind.
  var markLength: Int { self == .binary ? 8 : 5 }

  var message: String {
    switch self {
    case .binary: "This is a binary property list, which is not read yet; convert it with “plutil -convert strings”."
    case .xml: "This is an XML property list, which is not read yet; convert it with “plutil -convert strings”."
    }
  }
}
