import CopyModel
import CopyPassage
import CopyText

/// Where somebody lives, by its number: “27 Quarry Road”, “402 West Pine Street, apartment 6”.
enum PrivatePlace {
  static func find(in copy: Passage) -> Range<Int>? {
    guard copy.isEnglish, copy.bytes.hasDigit else { return nil }
    let words = copy.tokens.filter { $0.kind == .word || $0.kind == .number }
    for index in words.indices.dropLast(2) where isHouseNumber(words[index], copy) {
      let name = words[(index + 1)...].prefix(longest).prefix { $0.traits.contains(.startsUpper) }
      guard let street = name.dropFirst().last(where: { copy.isAny(of: .streetNoun, at: $0.range) }) else { continue }
      return Int(words[index].start)..<street.end
    }
    return nil
  }

  /// “West Van Buren Street” is as long as streets are called.
  private static let longest = 5

  private static func isHouseNumber(_ token: Token, _ copy: Passage) -> Bool {
    let text = copy.text(token.range)
    return text.first.map(\.isNumber) ?? false && text.utf8.count < 6
      && !text.contains(where: { $0 == "." || $0 == "," })
  }
}
