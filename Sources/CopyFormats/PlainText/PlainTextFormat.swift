package import CopyModel

/// Copy as people type it: one string a line, or blocks whose lines name the parts of an alert or notification.
package struct PlainTextFormat: CatalogFormat {
  /// What tells the languages of lines side by side.
  private let teller: LanguageTeller

  package init(teller: LanguageTeller? = nil) { self.teller = teller ?? .ofLetters }

  package static let about = FormatDescription(
    "text", endings: ["txt", "md"], traits: [.isText, .statesSets], files: "`.txt`, `.md`, piped text",
    summary: "one string a line, blocks of `Title:`, `Message:`, `Buttons:`, or an alert as people paste it")

  /// No file is plain copy by its name: most `.txt` files of a project are licences and notes. Standard input is.
  package func claims(fileName: String) -> Bool { false }

  /// Whether somebody typed or pasted the text at `path`: it has no name, or is short and named as text is; what is longer is a
  /// document.
  package static func isTyped(_ text: Bytes, path: String) -> Bool {
    path.isEmpty || text.count <= longestPaste && about.hasEnding(of: path)
  }

  /// Bytes of the longest text in a file that is read as if it were pasted.
  private static let longestPaste = 1 << 13

  package func read(_ source: SourceText, path: String, locale: LocaleTag) -> Catalog {
    let mask = TemplateMask(source.text)
    return withExtendedLifetime(mask) { read(source, as: mask.text, path: path, locale: locale) }
  }

  /// - Parameter seen: the text as its shape is told by.
  private func read(_ source: SourceText, as seen: Bytes, path: String, locale: LocaleTag) -> Catalog {
    let pasted = PastedText(seen, isTyped: Self.isTyped(source.text, path: path), teller: teller)
    if !pasted.isPasted {
      var reader = PlainTextReader(CatalogBuilder(path: path, source: source, format: about, locale: locale))
      reader.read()
      if !reader.isPasted { return reader.finish() }
    }
    var reader = PastedReader(pasted, CatalogBuilder(path: path, source: source, format: about, locale: locale))
    reader.read()
    return reader.finish()
  }

  /// In a list of buttons a backslash keeps commas, `*`, `!` and `[` as text. In the other parts of a block a line
  /// break is a new line, indented so that it starts no part. No line break can stand in a button or a plain line:
  /// a space is written, and `edits` gives nil.
  package func escape(_ text: String, for entry: Entry) -> String {
    let isInBlock = entry.group >= 0
    if isInBlock, entry.role == .button || entry.role == .notificationAction { return escapedTitle(text) }
    guard text.utf8.contains(UInt8(ascii: "\n")) else { return text }
    var escaped = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar == "\n" {
        escaped.append(contentsOf: (isInBlock ? "\n  " : " ").unicodeScalars)
      } else {
        escaped.append(scalar)
      }
    }
    return String(escaped)
  }

  private func escapedTitle(_ title: String) -> String {
    var escaped = String.UnicodeScalarView()
    for scalar in title.unicodeScalars {
      switch scalar {
      case ",", "，", "、", "*", "!", "[", "\\": escaped.append("\\")
      default: break
      }
      escaped.append(scalar == "\n" ? " " : scalar)
    }
    return String(escaped)
  }
}
