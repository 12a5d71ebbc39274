import CopyModel
import CopyPassage
import CopyText

/// Korean copy that stands in for copy: 내용 미정, 임시 제목, 여기에 설명이 들어갑니다, 테스트테스트, 버튼1.
enum KoreanStandIn {
  static func find(in copy: Passage) -> Range<Int>? {
    guard StandIn.isText(copy), mayStandIn(copy) else { return nil }
    let text = copy.text
    let found =
      text.firstMatch(of: dummy)?.range ?? text.firstMatch(of: marked)?.range ?? text.firstMatch(of: aside)?.range
      ?? text.wholeMatch(of: numbered)?.range ?? text.wholeMatch(of: repeated)?.range
    return found.map { text.byteRange(of: $0) }
  }

  /// Whether the copy has a word that one of the expressions can’t do without, or a part of an interface with a number behind.
  /// Nearly none has, and to make an expression takes longer than all else that is asked of a string.
  private static func mayStandIn(_ copy: Passage) -> Bool {
    // Letters that make up syllables are equal to whole ones, and begin with this byte.
    if copy.bytes.contains(0xE1) || cues.contains(where: copy.bytes.holds) { return true }
    let hasNumber = copy.bytes.hasDigit || copy.bytes.contains(fullWidth)
    return hasNumber && parts.contains(where: copy.bytes.holds)
  }

  /// What each expression below has one of, but `numbered`.
  private static let cues: [StaticString] = [
    "더미", "샘플", "예시", "임시", "가짜", "들어갈", "들어갑니다", "미정", "예정", "TBD", "작성 중", "작성중", "추후", "테스트",
    "아무", "가나다라", "블라블라", "어쩌고",
  ]
  /// What `numbered` has one of.
  private static let parts: [StaticString] = ["버튼", "제목", "텍스트", "라벨", "레이블", "메시지", "문구", "본문"]
  /// The first byte of full-width digits.
  private static let fullWidth: UInt8 = 0xEF

  // Each is asked of Korean copy alone, and made anew: expressions can’t be shared between threads.

  /// 더미 텍스트, 임시 제목
  private static var dummy: Regex<Substring> {
    /(?:더미|샘플|예시|임시|가짜) ?(?:텍스트|문구|제목|내용|메시지|설명|본문|문장|라벨)(?![가-힣]{3,})/
  }

  /// 내용 미정, 여기에 설명이 들어갑니다, 문구 추후 작성 예정
  private static var marked: Regex<Substring> {
    /(?:여기에 )?(?:텍스트|문구|제목|내용|메시지|설명|본문|문장|카피|번역)[이가은는을를]? ?(?:여기에 |추후 |나중에 )?(?:들어갑니다|들어갈 자리|들어갈 예정|미정|작성 예정|입력 예정|수정 예정|추가 예정|확정 예정|TBD)/
  }

  /// (임시), [작성 중]
  private static var aside: Regex<Substring> {
    /[(\[](?:임시|더미|샘플|미정|작성 중|작성중|추후 작성|추후 수정|수정 예정|번역 예정)[)\]]/
  }

  /// 버튼1, 제목 2
  private static var numbered: Regex<Substring> { /\s*(?:버튼|제목|텍스트|라벨|레이블|메시지|문구|본문) ?\d{1,2}\s*/ }

  /// 테스트테스트, 테스트 1, 가나다라마바사
  private static var repeated: Regex<Substring> {
    /\s*(?:(?:테스트 ?){2,}\d*|테스트 ?\d+|아무 ?말 ?대잔치|가나다라[가-힣]*|블라블라.*|어쩌고 ?저쩌고.*)\s*/
  }
}
