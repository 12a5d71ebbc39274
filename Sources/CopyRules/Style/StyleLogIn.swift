import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// Log in and sign in, not both.
struct StyleLogIn: TableRule {
  static let info = RuleInfo(
    "style-log-in", "An app says either log in or sign in.",
    why: "Two names for one step make people wonder whether there are two.",
    source: "Apple Style Guide, log in; sign in", check: .project, roles: .all, languages: .having([.logIn, .signIn]),
    severity: .optIn,
    examples: [
      .table("a = Sign in to continue.\nb = You’re signed in.\n⟦c = Log In⟧", locale: .english, base: ""),
      .table("a = Log in to continue.\nb = Show the log in Finder.", locale: .english, base: ""),
      .table("a = Sign In\nb = Signing out…", locale: .english, base: ""),
    ])

  func check(_ table: TranslationTable, _ report: inout Report) {
    guard let lexicon = table.lexicon else { return }
    var found: [(entry: Int, range: Range<Int>, isSignIn: Bool)] = []
    table.forEachEntry { index, entry in
      guard let match = AccountWords.find(in: table.catalog.bytes(entry.value), lexicon) else { return }
      found.append((index, match.range, match.isSignIn))
    }
    let signIns = found.count { $0.isSignIn }
    let usual = signIns * 2 >= found.count
    let count = usual ? signIns : found.count - signIns
    guard count < found.count else { return }
    for one in found where one.isSignIn != usual {
      report.move(to: one.entry)
      let words = table.catalog.bytes(table.catalog.entries[one.entry].value).slice(one.range).text
      report.add(.isMixed(words, usual ? "sign in" : "log in", count: count), at: one.range)
    }
  }
}

/// The words for opening an account.
private enum AccountWords {
  /// The first of them; “the log in Finder” is none: a noun stands behind an article.
  static func find(in text: Bytes, _ lexicon: Lexicon) -> (range: Range<Int>, isSignIn: Bool)? {
    for index in text.indices where isStart(index, in: text) {
      for term in lexicon.terms where term.list == .signIn || term.list == .logIn {
        guard let end = end(of: term.text, text, at: index) else { continue }
        return (index..<end, term.list == .signIn)
      }
    }
    return nil
  }

  private static func isStart(_ index: Int, in text: Bytes) -> Bool {
    guard isLetter(text[index]) else { return false }
    if index == 0 { return true }
    return !isLetter(text[index - 1]) && !["the ", "a ", "this "].contains { text.slice(0..<index).endsFolded($0) }
  }

  private static func end(of words: String, _ text: Bytes, at index: Int) -> Int? {
    let end = index + words.utf8.count
    guard end <= text.count, end == text.count || !isLetter(text[end]) else { return nil }
    return zip(text[index..<end], words.utf8).allSatisfy { $0 | 0x20 == $1 } ? end : nil
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
}

extension Bytes {
  fileprivate func endsFolded(_ words: String) -> Bool {
    count >= words.utf8.count && zip(suffix(words.utf8.count), words.utf8).allSatisfy { $0 | 0x20 == $1 }
  }
}

extension Message {
  fileprivate static func isMixed(_ words: String, _ usual: String, count: Int) -> Message {
    count > 1 ? "“\(words)” is “\(usual)” in \(count) other places" : "“\(words)” is “\(usual)” elsewhere"
  }
}
