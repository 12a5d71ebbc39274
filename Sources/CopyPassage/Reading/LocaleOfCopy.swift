package import CopyModel
import CopyText

/// Guesses the language of copy of which nothing else is known: by its script, English for Latin.
package enum LocaleOfCopy {
  package static func locale(of copy: Bytes) -> LocaleTag {
    var (position, han) = (0, LocaleTag?.none)
    while position < copy.count {
      position += lengthOfASCII(copy, at: position)
      if position == copy.count { break }
      // ASCII, Latin letters, and marks and symbols from U+2000 on tell nothing.
      if copy[position] == 0xE2 { position = min(position + 3, copy.count); continue }
      if copy[position] < 0xCD { position += 1; continue }
      let length = utf8Length(lead: copy[position])
      if length > 1, let language = language(lead: copy.slice(from: position)) {
        // Kana and Hangul behind a Chinese letter tell whose it is.
        guard language.isLanguage("zh") else { return sharesHan(language) ? language : han ?? language }
        han = language
      }
      position += length
    }
    return han ?? .english
  }

  /// The language that copy is surely in, where that isn’t `declared`: the file is mislabelled, or left as it was.
  /// `isLatin` says whether that is written in Latin letters.
  static func otherLanguage(
    of copy: Bytes, _ analysis: Analysis, than declared: LocaleTag, inLatin isLatin: Bool
  ) -> LocaleTag? {
    if declared == .undetermined { return nil }
    let script = locale(of: copy)
    if script == .english {
      return isLatin ? LanguageWords.shared.otherLanguage(copy, analysis.tokens, than: declared) : nil
    }
    let words = analysis.tokens.filter { $0.kind == .word }
    let foreign = words.count { copy[Int($0.start)] >= 0xCD }
    // Names and borrowed words stand in other scripts; all of a text doesn’t.
    guard isLatin || (script.isLanguage("ko") && !sharesHan(declared)), foreign * 2 > words.count else {
      return nil
    }
    return script
  }

  /// Whether a language is written in Latin letters: those with a script of their own are few.
  package static func usesLatin(_ locale: LocaleTag) -> Bool {
    if let script = locale.scriptCode { return script == "Latn" }
    return !otherScripts.contains(locale.languageCode)
  }

  private static func sharesHan(_ locale: LocaleTag) -> Bool {
    locale.isLanguage("ko") || locale.isLanguage("ja") || locale.isLanguage("zh")
  }

  /// Languages of CLDR 41 whose likely script isn’t Latin.
  private static let otherScripts: Set = [
    "ab", "av", "ba", "bho", "bxr", "ce", "cv", "doi", "dv", "kbd", "kok", "ks", "kv", "lez", "mai", "mdf", "mhr",
    "mni",
    "myv", "mzn", "os", "pnb", "rue", "sa", "sah", "sat", "skr", "tt", "tyv", "udm", "xal",
    "am", "ar", "as", "be", "bg", "bn", "bo", "chr", "ckb", "dz", "el", "fa", "gu", "he", "hi", "hy", "iw",
    "ja", "ka", "kk", "km", "kn", "ko", "ky", "lo", "mk", "ml", "mn", "mr", "my", "ne", "or", "pa", "ps", "ru", "sd",
    "si", "sr", "ta", "te", "tg", "th", "ti", "ug", "uk", "ur", "yi", "yue", "zh",
  ]

  /// How many bytes from `position` on are ASCII.
  @inline(__always)
  private static func lengthOfASCII(_ copy: Bytes, at position: Int) -> Int {
    let raw = UnsafeRawBufferPointer(copy.buffer)
    var end = position
    while end + 8 <= copy.count {
      let high = raw.loadUnaligned(fromByteOffset: end, as: UInt64.self).littleEndian & 0x8080_8080_8080_8080
      if high != 0 { return end + high.trailingZeroBitCount / 8 - position }
      end += 8
    }
    while end < copy.count, copy[end] < 0x80 { end += 1 }
    return end - position
  }

  /// The language that a script belongs to before all others; nil for marks and Latin letters.
  private static func language(lead: Bytes) -> LocaleTag? {
    switch lead.scalar(at: 0).value {
    case 0xAC00...0xD7A3, 0x1100...0x11FF, 0x3130...0x318F: return .korean
    case 0x3040...0x30FF: return LocaleTag(code: "ja")
    case 0x4E00...0x9FFF: return LocaleTag(code: "zh")
    case 0x0400...0x04FF: return LocaleTag(code: "ru")
    case 0x0370...0x03FF: return LocaleTag(code: "el")
    case 0x0590...0x05FF: return LocaleTag(code: "he")
    case 0x0600...0x06FF: return LocaleTag(code: "ar")
    case 0x0900...0x097F: return LocaleTag(code: "hi")
    case 0x0E00...0x0E7F: return LocaleTag(code: "th")
    default: return nil
    }
  }
}
