package import CopyModel

extension CopyLabel {
  /// The language that `words` name, by tag or by name, with a region in brackets or not: `en`, `pt-BR`, “English (US)”.
  package static func language(_ words: Bytes) -> LocaleTag? {
    // “New” and “Old” are languages too, and nobody means these; “Ben” is a name.
    if words.count == 3, CopyLabel(words) ?? .key != .key || namesRole(words) || isCapitalized(words) { return nil }
    // “AS-IS” is no Assamese of Iceland.
    if CopyLabel(words) == .text { return nil }
    if let tag = LocaleName.tag(words.text) { return tag }
    let name = words.firstIndex(of: UInt8(ascii: "(")).map { words.slice(0..<$0) } ?? words
    if case .language(let tag) = CopyLabel(name) { return tag }
    return nil
  }

  private static func isCapitalized(_ word: Bytes) -> Bool {
    word[0].isASCIIUpper && word.dropFirst().allSatisfy(\.isASCIILower)
  }

  /// The language that stands in brackets behind a label, or beside words for copy: `Title (EN)`, “German translation”.
  static func language(beside words: Bytes) -> LocaleTag? {
    if words.last == UInt8(ascii: ")"), let open = words.lastIndex(of: UInt8(ascii: "(")) {
      return language(words.slice(open + 1..<words.count - 1))
    }
    let parts = words.split(separator: UInt8(ascii: " ")).map { Bytes(rebasing: $0) }
    // “Alt” is a language, and “alt text” isn’t in it.
    guard parts.count == 2, !namesRole(words) else { return nil }
    for (name, other) in [(parts[0], parts[1]), (parts[1], parts[0])] where CopyLabel(other) == .text {
      if let tag = language(name) { return tag }
    }
    return nil
  }
}
