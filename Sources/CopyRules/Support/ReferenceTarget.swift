import CopyModel
import CopyPassage
import CopyText

/// Finds words that a text has in common with the titles of buttons.
struct ReferenceTarget {
  let text: Passage
  let buttons: [Passage]

  /// The button that the words at `offset` name, and how far they go. `isQuoted` words end with their quotation mark.
  func exact(at offset: Int) -> Range<Int>? {
    buttons.compactMap { title(of: $0) }.filter { matches($0, at: offset, ignoringCase: false) }
      .max { $0.count < $1.count }.map { offset..<offset + $0.count }
  }

  /// The same where the case may differ.
  func sameWords(at offset: Int) -> (range: Range<Int>, title: String)? {
    let found = buttons.compactMap { title(of: $0) }.filter { matches($0, at: offset, ignoringCase: true) }
    return found.max { $0.count < $1.count }.map { (offset..<offset + $0.count, $0.text) }
  }

  /// The title of a button that starts with the same word as `words`.
  func sharingFirstWord(with words: Range<Int>) -> String? {
    let first = firstWord(text.bytes.slice(words))
    return buttons.compactMap { title(of: $0) }.first { title in
      !first.isEmpty && first.equalsFolded(firstWord(title))
    }?.text
  }

  /// The title of a button that has another word of `words`, or one made of it: “Ask Again” and Request Again, “Rescan” and Scan.
  func sharingWord(with words: Range<Int>) -> String? {
    let named = text.text(words).lowercased().split(separator: " ").filter { $0.utf8.count > 3 }
    return buttons.compactMap { title(of: $0)?.text }.first { title in
      title.lowercased().split(separator: " ").contains { word in
        word.utf8.count > 3 && named.contains { $0.hasSuffix(word) || word.hasSuffix($0) }
      }
    }
  }

  private func title(of button: Passage) -> Bytes? { button.wordsRange.map { button.bytes.slice($0) } }

  private func firstWord(_ bytes: Bytes) -> Bytes { bytes.slice(0..<(bytes.firstIndex(of: 0x20) ?? bytes.count)) }

  private func matches(_ title: Bytes, at offset: Int, ignoringCase: Bool) -> Bool {
    guard !title.isEmpty, offset + title.count <= text.bytes.count else { return false }
    let words = text.bytes.slice(offset..<offset + title.count)
    guard ignoringCase ? words.equalsFolded(title) : words.equals(title) else { return false }
    return text.tokens.contains { $0.end == offset + title.count }
  }
}
