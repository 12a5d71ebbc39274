import CopyModel

/// Names of what is translated, and of what translates it.
extension CopyLabel {
  enum Side { case source, translation }

  /// What a label says of its text, which a language may stand beside: “Source”, “Translation (es)”, “Spanish translation”.
  static func side(_ words: Bytes) -> Side? {
    let name = folded(words, isNear: true)
    if let side = side(named: name) { return side }
    let parts = name.split(separator: " ").map(String.init)
    guard parts.count > 1, parts.count < 4 else { return nil }
    return side(named: parts.dropFirst().joined(separator: " ")) ?? side(named: parts.dropLast().joined(separator: " "))
  }

  private static func side(named name: String) -> Side? {
    if lexicon.sources.contains(name) { return .source }
    return lexicon.translations.contains(name) ? .translation : nil
  }
}
