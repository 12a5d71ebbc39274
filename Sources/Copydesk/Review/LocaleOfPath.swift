import CopyModel

/// Reads the locale from where a file lies: `de.lproj/Localizable.strings`.
enum LocaleOfPath {
  /// The locale that the path names; undetermined for `Base.lproj` and elsewhere.
  static func locale(of path: String) -> LocaleTag { TranslationPath.read(path)?.locale ?? .undetermined }
}

/// Guesses the language of copy of which nothing else is known: by its script, English for Latin.
enum LocaleOfCopy {
  static func locale(of copy: Bytes) -> LocaleTag {
    var position = 0
    while position < copy.count {
      if isASCII(copy, at: position) { position += 8; continue }
      // ASCII, Latin letters, and marks and symbols from U+2000 on tell nothing.
      if copy[position] < 0xCD || copy[position] == 0xE2 { position += 1; continue }
      let length = utf8Length(lead: copy[position])
      if length > 1, let language = language(lead: copy.slice(from: position)) { return language }
      position += length
    }
    return .english
  }

  /// Whether the next eight bytes are there and ASCII.
  private static func isASCII(_ copy: Bytes, at position: Int) -> Bool {
    guard position + 8 <= copy.count else { return false }
    return UnsafeRawBufferPointer(copy).loadUnaligned(fromByteOffset: position, as: UInt64.self) & 0x8080_8080_8080_8080
      == 0
  }

  /// The language that a script belongs to before all others; nil for marks and Latin letters.
  private static func language(lead: Bytes) -> LocaleTag? {
    guard let scalar = lead.prefix(4).text.unicodeScalars.first else { return nil }
    switch scalar.value {
    case 0xAC00...0xD7A3, 0x1100...0x11FF, 0x3130...0x318F: return .korean
    case 0x3040...0x30FF: return LocaleTag("ja")
    case 0x4E00...0x9FFF: return LocaleTag("zh")
    case 0x0400...0x04FF: return LocaleTag("ru")
    case 0x0370...0x03FF: return LocaleTag("el")
    case 0x0590...0x05FF: return LocaleTag("he")
    case 0x0600...0x06FF: return LocaleTag("ar")
    case 0x0900...0x097F: return LocaleTag("hi")
    case 0x0E00...0x0E7F: return LocaleTag("th")
    default: return nil
    }
  }
}

extension Slice<Bytes> {
  fileprivate var text: String { String(decoding: self, as: UTF8.self) }
}
