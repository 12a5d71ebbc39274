import CopyText
import Testing

/// Words that are written together.
@Suite struct KoreanCompoundTests {
  @Test(arguments: [
    ("전송실패", ["전송", "실패"]), ("서버오류가", ["서버", "오류가"]), ("저장중", ["저장", "중"]),
    ("업로드완료되었습니다", ["업로드", "완료되었습니다"]), ("예약취소", ["예약", "취소"]), ("오류발생", ["오류", "발생"]),
  ])
  func aDeedAndWhatBecameOfItAreTwoWords(_ text: String, _ words: [String]) {
    #expect(KoreanCompound.words(of: text, at: 0..<text.utf8.count).map(\.text) == words)
  }

  @Test(arguments: ["시간초과", "강제종료", "공유하자", "사진", "삭제하시겠습니까", "예약취소하시겠습니까", "씨앗전송실패"])
  func whatIsKnownAsAWholeOrBeginsWithAnythingElseIsOne(_ text: String) {
    #expect(KoreanCompound.words(of: text, at: 0..<text.utf8.count).count == 1)
  }

  @Test func partsKnowWhereTheyStand() {
    let words = KoreanCompound.words(of: "전송실패", at: 3..<15)
    #expect(words.map(\.range) == [3..<9, 9..<15])
  }
}

/// What frames a verb, and what it leans on.
@Suite struct KoreanFrameTests {
  private func sentence(_ words: String...) -> KoreanSentence {
    KoreanSentence(words.map { KoreanWord($0, range: 0..<0) })
  }

  @Test func aFrameIsNotTheVerb() {
    #expect(sentence("기록이", "지워질", "예정입니다").verb?.text == "지워질")
    #expect(sentence("열", "수", "없는", "상태입니다").fails)
    #expect(sentence("온라인", "상태입니다").verb?.text == "상태입니다")
  }

  @Test func hardshipDenies() {
    #expect(sentence("되살리기", "어렵습니다").isNegative)
    #expect(!sentence("되살리기", "쉽습니다").isNegative)
  }

  @Test func dutyIsNoDeed() {
    #expect(sentence("먼저", "저장해야", "합니다").isDuty)
    #expect(!sentence("저장하려고", "합니다").isDuty)
  }
}
