import CopyModel
import CopyPassage
import CopyText

/// The number by which servers say what went wrong, 400 to 599, and nothing else: “Server Returned 503”, “Failure (status 429)”.
enum ServerStatus {
  /// Where the number stands; nil where the copy says more, or the number may count or name anything else.
  static func find(in copy: Passage) -> Range<Int>? {
    guard copy.isEnglish, RoleSet(.alertTitle, .alertMessage).contains(copy.role), copy.bytes.hasDigit,
      copy.mayHold(["status"]) || copy.mayHold(.serverAnswer)
    else { return nil }
    let words = copy.tokens.filter { $0.countsAsWord || $0.kind == .number }
    guard words.count < 6, let number = words.last, number.kind == .number, isStatus(copy.text(number.range)),
      let head = words.dropLast().last
    else { return nil }
    let rest = words.dropLast()
    if copy.isAny(of: ["status"], at: head.range) { return isEmpty(rest.dropLast(), copy) ? number.range : nil }
    let isAnswer = copy.isAny(of: .serverAnswer, at: head.range)
    return isAnswer && rest.contains { copy.isAny(of: .serverNoun, at: $0.range) } ? number.range : nil
  }

  private static func isStatus(_ number: String) -> Bool {
    guard let value = Int(number), number.count == 3 else { return false }
    return (400...599).contains(value)
  }

  /// Whether the words before “status” say only that something failed.
  private static func isEmpty(_ words: some Sequence<Token>, _ copy: Passage) -> Bool {
    words.allSatisfy { word in
      word.tags.dominant == .function
        || [.genericNoun, .genericVerb, .taskFailure, .errorWord, .linkNoun].contains { copy.isWord(word, of: $0) }
        || copy.isAny(of: .serverNoun, at: word.range)
    }
  }
}
