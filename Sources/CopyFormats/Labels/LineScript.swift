import CopyModel

/// The letters that a line is written in, where they tell its language.
enum LineScript: String {
  case latin = "en", hangul = "ko", kana = "ja", han = "zh-Hans", cyrillic = "ru", greek = "el", thai = "th"
  case hebrew = "he", arabic = "ar", devanagari = "hi"

  /// Nil where there are no letters, or such as several languages have.
  init?(_ text: Slice<Bytes>) {
    var found: Set<LineScript> = []
    for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
      if scalar.isASCII, scalar.properties.isAlphabetic { found.insert(.latin) }
      if let script = Self.script(of: scalar.value) { found.insert(script) }
      // “é” may be of many languages.
      if (0xC0...0x24F).contains(scalar.value) { return nil }
    }
    let others = found.subtracting([.latin])
    guard let own = others.contains(.kana) ? .kana : others.first ?? found.first else { return nil }
    self = own
  }

  private static func script(of scalar: UInt32) -> LineScript? {
    switch scalar {
    case 0x370...0x3FF: .greek
    case 0x400...0x4FF: .cyrillic
    case 0x590...0x5FF: .hebrew
    case 0x600...0x6FF: .arabic
    case 0x900...0x97F: .devanagari
    case 0xE00...0xE7F: .thai
    case 0x3040...0x30FF: .kana
    case 0x3400...0x9FFF: .han
    case 0xAC00...0xD7A3: .hangul
    default: nil
    }
  }

  /// Han letters beside lines of kana are Japanese.
  func tag(beside others: Set<LineScript>) -> LocaleTag {
    LocaleTag(self == .han && others.contains(.kana) ? "ja" : rawValue) ?? .undetermined
  }
}
