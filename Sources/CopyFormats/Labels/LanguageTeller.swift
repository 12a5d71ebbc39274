package import CopyModel

/// What tells the languages of texts by their words. Readers of shapes know letters alone, so whoever knows words hands this to them.
package struct LanguageTeller: Sendable {
  /// The language of a text that is surely in another than English.
  private let foreign: @Sendable (Bytes) -> LocaleTag?
  /// Whether a text is surely in English, and not in the other language.
  private let isEnglish: @Sendable (Bytes, LocaleTag) -> Bool

  package init(
    foreign: @escaping @Sendable (Bytes) -> LocaleTag?, isEnglish: @escaping @Sendable (Bytes, LocaleTag) -> Bool
  ) {
    (self.foreign, self.isEnglish) = (foreign, isEnglish)
  }

  /// Tells by letters alone.
  static let ofLetters = LanguageTeller(foreign: { _ in nil }, isEnglish: { _, _ in false })

  /// The language of a text that is no English, by its words or its letters.
  package func language(_ text: Bytes) -> LocaleTag? {
    if let tag = foreign(text) { return tag }
    guard let script = LineScript(text[0..<text.count]), script != .latin else { return nil }
    return script.tag(beside: [])
  }

  /// The languages of texts and of those beside them, where these are surely two.
  func two(_ firsts: [Range<Int>], _ seconds: [Range<Int>], in text: Bytes) -> (own: LocaleTag, other: LocaleTag)? {
    let (own, other) = (Self.joined(firsts, text), Self.joined(seconds, text))
    return withExtendedLifetime((own, other)) {
      // A bullet and a rule are in no language, which costs less to see than what words say.
      if !Self.hasLetters(own.bytes) || !Self.hasLetters(other.bytes) { return nil }
      return switch (language(own.bytes), language(other.bytes)) {
      case (let own?, let other?): own.hasLanguage(of: other) ? nil : (own, other)
      case (nil, let tag?): mayBeEnglish(own.bytes, beside: tag) ? (.english, tag) : nil
      case (let tag?, nil): mayBeEnglish(other.bytes, beside: tag) ? (tag, .english) : nil
      case (nil, nil): nil
      }
    }
  }

  /// Whether a text that is surely in no other language is in English beside one that is.
  private func mayBeEnglish(_ text: Bytes, beside tag: LocaleTag) -> Bool {
    let least = 4
    guard LineScript(text[0..<text.count]) == .latin else { return false }
    let isOfOtherLetters = LineScript(rawValue: "\(tag)") != nil
    return isOfOtherLetters || isEnglish(text, tag) || text.split(whereSeparator: { $0 <= 0x20 }).count >= least
  }

  private static func hasLetters(_ text: Bytes) -> Bool { text.contains { $0.isASCIILetter || $0 >= 0x80 } }

  private static func joined(_ ranges: [Range<Int>], _ text: Bytes) -> ByteBuffer {
    let buffer = ByteBuffer()
    for range in ranges {
      buffer.append(text.slice(range))
      buffer.append(UInt8(ascii: "\n"))
    }
    return buffer
  }
}
