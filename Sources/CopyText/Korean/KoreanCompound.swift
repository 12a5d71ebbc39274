/// Korean words that are written together though each could stand alone: 전송실패, 서버오류가, 저장중.
///
/// A noun that is known, and behind it what became of it. A word that is known as a whole stays whole.
package enum KoreanCompound {
  /// The words of `text`: two where it is put together, and else itself.
  package static func words(of text: String, at range: Range<Int>) -> [KoreanWord] {
    let whole = KoreanWord(text, range: range)
    guard text.count > 2, Jamo.isHangul(text), !table.knows(whole) else { return [whole] }
    for length in (2..<text.count).reversed() {
      let head = String(text.prefix(length))
      guard table.isNoun(head, of: heads) else { continue }
      // A syllable of Hangul takes three bytes.
      let middle = range.lowerBound + head.utf8.count
      let tail = KoreanWord(String(text.dropFirst(length)), range: middle..<range.upperBound)
      if mayEnd(tail, behind: head) { return [KoreanWord(head, range: range.lowerBound..<middle), tail] }
    }
    return [whole]
  }

  private static var table: KoreanStemTable { .shared }

  /// What an app does, what it does it with, and what it is made of.
  private static let heads: [KoreanStemTable.Meaning] = [
    .task, .process, .machine, .thing, .kept, .software, .softwareSure, .done, .anything, .place, .trouble, .wire,
  ]

  /// 실패, 오류가, 완료되었습니다, 중; and 발생 behind a trouble. A bare noun says as well that work stopped: 취소.
  private static func mayEnd(_ tail: KoreanWord, behind head: String) -> Bool {
    if tail.text == "중" { return table.isNoun(head, of: [.task, .process, .software, .softwareSure]) }
    guard tail.text.count > 1, !WordSet.doubtfulTrouble.words.contains(where: tail.nouns.contains) else { return false }
    if table.isNoun(tail.text, of: [.halts]) { return true }
    if table.isNoun(head, of: [.trouble]) { return tail.nouns.contains("발생") || table.isVerb(tail, .happening) }
    return table.isNoun(tail, .trouble, .breaks, .result) || table.isVerb(tail, .trouble, .result)
  }
}
