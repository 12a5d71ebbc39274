package import CopyModel

/// `.strings` files: old-style property list dictionaries, as a rule without their braces, or property lists in XML or
/// binary form.
///
/// The grammar of the text is the one of CoreFoundation's reader, because its answer is what people see on the screen.
package struct StringsFormat: CatalogFormat {
  package static let about = FormatDescription(
    "strings", endings: ["strings"], traits: .isOfInterfaceBuilder,
    summary:
      "a catalogue in UTF-8 or UTF-16, or as a property list in XML; edits go back in place; binary lists are only read"
  )

  package init() {}

  package func source(_ disk: ByteBuffer) -> SourceText {
    disk.bytes.hasLiteral("<?xml", at: 0) ? XMLEncoding.source(disk) : SourceText(disk)
  }

  package func read(_ source: SourceText, path: String, locale: LocaleTag) -> Catalog {
    // A binary list may look like any encoding; its bytes on disk tell.
    let kind = PropertyListKind(of: source.disk.bytes) == .binary ? .binary : PropertyListKind(of: source.text)
    guard kind == .text else {
      return PropertyListStrings.read(source, kind, path: path, format: about, locale: locale)
    }
    let builder = CatalogBuilder(path: path, source: source, format: about, locale: locale)
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
