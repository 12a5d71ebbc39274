import CopyModel

/// The spellings of a term with a capital, or in capitals, as a language writes them: the trie itself folds ASCII alone.
struct Capitals {
  private let map: ICU.CaseMap
  /// Whether ASCII letters have capitals of their own: Turkish i and İ.
  private let isTailored: Bool

  init(language: String) throws(ICUError) {
    map = try ICU.CaseMap(locale: language)
    isTailored = ["tr", "az", "lt"].contains(language.prefix(2))
  }

  /// Spellings of `text` that folding ASCII doesn’t lead back to it; mostly none.
  func variants(of text: String) -> [String] {
    guard isTailored || text.utf8.contains(where: { $0 >= 0x80 }) else { return [] }
    var found: [String] = []
    let buffer = ByteBuffer(text.utf8)
    for operation in [ICU.CaseMap.Operation.titleFirst, .upper, .titleWords] {
      guard let spelling = try? map.string(operation, of: buffer.bytes), spelling != text, !found.contains(spelling)
      else { continue }
      found.append(spelling)
    }
    return found
  }
}
