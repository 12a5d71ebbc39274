import CopyModel
import CopyPassage
import CopyText

/// Korean copy that stands in for copy: 내용 미정, 임시 제목, 여기에 설명이 들어갑니다, 테스트테스트, 버튼1.
enum KoreanStandIn {
  static func find(in copy: Passage) -> Range<Int>? {
    guard StandIn.isText(copy), mayStandIn(copy) else { return nil }
    let text = copy.text
    let found =
      first(dummy, in: text) ?? first(marked, in: text) ?? first(aside, in: text)
      ?? doubled.flatMap { text.wholeMatch(of: $0)?.range } ?? numbered.flatMap { text.wholeMatch(of: $0)?.range }
      ?? text.wholeMatch(of: repeated)?.range
    return found.map { text.byteRange(of: $0) }
  }

  private static func first(_ expression: Regex<Substring>?, in text: String) -> Range<String.Index>? {
    expression.flatMap { text.firstMatch(of: $0)?.range }
  }

  /// Whether the copy has a word that one of the expressions can’t do without, or a part of an interface with a number behind.
  /// Nearly none has, and to make an expression takes longer than all else that is asked of a string.
  private static func mayStandIn(_ copy: Passage) -> Bool {
    // Letters that make up syllables are equal to whole ones, and begin with this byte.
    if copy.bytes.contains(0xE1) || WordSet.unwrittenMatter.stands(in: copy.bytes)
      || cues.contains(where: { $0.stands(in: copy.bytes) })
    {
      return true
    }
    let hasNumber = copy.bytes.hasDigit || copy.bytes.contains(fullWidth)
    return hasNumber && WordSet.numberedPart.stands(in: copy.bytes)
  }

  /// What each expression below has one of, but `numbered`.
  private static let cues: [WordSet] = [.dummyWord, .unwrittenMark, .asideMark, .fillerWord]
  /// The first byte of full-width digits.
  private static let fullWidth: UInt8 = 0xEF

  // Each is asked of Korean copy alone, and made anew: expressions can’t be shared between threads.

  /// 더미 텍스트, 임시 제목
  private static var dummy: Regex<Substring>? {
    expression("\(one(of: .dummyWord)) ?\(one(of: .dummyMatter))(?!(?!입니다|이에요|이다)[가-힣]{3,})")
  }

  /// 내용 미정, 여기에 설명이 들어갑니다, 문구 추후 작성 예정
  private static var marked: Regex<Substring>? {
    expression(
      "(?:여기에 )?\(one(of: .unwrittenMatter))[이가은는을를]? ?(?:여기에 |추후 |나중에 )?\(one(of: .unwrittenMark))")
  }

  /// (임시), [작성 중]
  private static var aside: Regex<Substring>? { expression("[(\\[]\(one(of: .asideMark))[)\\]]") }

  /// 버튼1, 제목 2
  private static var numbered: Regex<Substring>? { expression("\\s*\(one(of: .numberedPart)) ?\\d{1,2}\\s*") }

  /// 제목 제목
  private static var doubled: Regex<Substring>? {
    expression("\\s*(?:" + WordSet.unwrittenMatter.words.map { "\($0)(?: ?\($0))+" }.joined(separator: "|") + ")\\s*")
  }

  /// 테스트테스트, 테스트 1, 가나다라마바사
  private static var repeated: Regex<Substring> {
    /\s*(?:(?:테스트 ?){2,}\d*|테스트 ?\d+|아무 ?말 ?대잔치|가나다라[가-힣]*|블라블라.*|어쩌고 ?저쩌고.*)\s*/
  }

  private static func one(of set: WordSet) -> String { "(?:" + set.words.joined(separator: "|") + ")" }

  private static func expression(_ text: String) -> Regex<Substring>? { try? Regex(text) }
}
