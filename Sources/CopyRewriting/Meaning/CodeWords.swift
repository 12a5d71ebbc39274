import CopyModel
import CopyPassage
import CopyText

/// What a text has to say letter by letter: links, names of files, words with digits, ways through menus.
enum CodeWords {
  static func all(in copy: Passage) -> [String] {
    var found: [String] = []
    for (index, token) in copy.tokens.enumerated() {
      if isCode(token) { found.append(copy.text(token.range)) }
      if let joint = joint(at: index, in: copy) { found.append(joint) }
    }
    return found
  }

  private static func isCode(_ token: Token) -> Bool {
    switch token.kind {
    case .url, .email, .path, .fileName, .version: true
    // “0x80070005”, “MP3”
    case .word: token.traits.contains(.hasDigit)
    default: false
    }
  }

  /// “Settings ▸ Privacy”: the words beside the mark that leads from one to the other.
  private static func joint(at index: Int, in copy: Passage) -> String? {
    let token = copy.tokens[index]
    guard token.kind == .other || token.kind == .punctuation,
      MenuPath.isMark(copy.bytes.slice(token.range))
    else { return nil }
    let before = copy.tokens[..<index].last { $0.kind != .space }
    let after = copy.tokens[(index + 1)...].first { $0.kind != .space }
    guard let before, let after, before.kind == .word, after.kind == .word else { return nil }
    return copy.text(before.range) + " > " + copy.text(after.range)
  }
}
