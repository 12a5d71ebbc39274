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

  /// A part and the language that it is in: `DE title`, `title_de`, “German title”, `Title (DE)`.
  static func translated(_ words: Bytes) -> (label: CopyLabel, tag: LocaleTag)? {
    let isSign = { (byte: UInt8) in " -_./(".utf8.contains(byte) }
    guard words.count <= longest, let first = words.firstIndex(where: isSign),
      let last = words.lastIndex(where: isSign),
      first > 0, last + 1 < words.count
    else { return nil }
    let marks = CopyMarks(words)
    let ends = [(0..<first, first + 1..<words.count), (last + 1..<words.count, 0..<last)]
    for (name, other) in ends {
      let name = words.slice(marks.withoutBrackets(name))
      guard let label = CopyLabel(words.slice(marks.withoutBrackets(other))), label.isPart,
        mayBeLanguage(name, by: words[first]),
        let tag = language(name)
      else { continue }
      return (label, tag)
    }
    return nil
  }

  /// Whether two letters are those of a language, and no word: “No button”. Names of a program are small.
  private static func mayBeLanguage(_ name: Bytes, by sign: UInt8) -> Bool {
    guard name.count == 2, name[0] < 0x80 else { return name.count > 2 }
    return (name.allSatisfy(\.isASCIIUpper) || sign != UInt8(ascii: " ")) && !isAnswer(name)
  }

  /// The language that stands in brackets behind a label, or beside words for copy: `Title (EN)`, “German translation”.
  static func language(beside words: Bytes) -> LocaleTag? {
    if words.last == UInt8(ascii: ")"), let open = words.lastIndex(of: UInt8(ascii: "(")) {
      return language(words.slice(open + 1..<words.count - 1))
    }
    // `text_en`
    let parts = words.split { " _-".utf8.contains($0) }.map { Bytes(rebasing: $0) }
    // “Alt” is a language, and “alt text” isn’t in it.
    guard parts.count == 2, !namesRole(words) else { return nil }
    for (name, other) in [(parts[0], parts[1]), (parts[1], parts[0])] where CopyLabel(other) == .text {
      if let tag = language(name) { return tag }
    }
    return nil
  }
}

extension CopyMarks {
  /// `range` without white space, dashes, and brackets around it.
  func withoutBrackets(_ range: Range<Int>) -> Range<Int> {
    let isSign = { (byte: UInt8) in isBlank(byte) || "()[]-/*".utf8.contains(byte) }
    guard let start = range.first(where: { !isSign(text[$0]) }), let end = range.last(where: { !isSign(text[$0]) })
    else {
      return range.lowerBound..<range.lowerBound
    }
    return start..<end + 1
  }
}
