import Testing

@testable import CopyText

struct KoreanReaderTests {
  @Test(
    "Every ending of the table, behind a stem of every class, reads back",
    arguments: KoreanEndingTable.embedded.all.map(\.text))
  func everyEnding(_ text: String) throws {
    let ending = try #require(KoreanEndingTable.embedded.all.first { $0.text == text })
    for stem in KoreanComposer.stems {
      guard let word = KoreanComposer.form(stem, ending) else { continue }
      let forms = KoreanReader.forms(of: word)
      #expect(
        forms.contains { $0.ending == ending.text && $0.kind == ending.kind && $0.stems.contains(stem.stem) },
        "\(word) isn’t \(stem.stem) + \(ending.text)")
    }
  }

  @Test("The past, -겠- and -시- stand between stem and ending", arguments: KoreanComposer.stems.map(\.stem))
  func prefinals(_ text: String) throws {
    let stem = try #require(KoreanComposer.stems.first { $0.stem == text })
    let past = Jamo.text(Jamo.letters(stem.infinitive) + Jamo.letters("ㅆ"))
    #expect(
      KoreanReader.forms(of: past + "습니다").contains { $0.isPast && $0.kind == .states && $0.stems.contains(text) })
    #expect(KoreanReader.forms(of: past + "어요").contains { $0.isPast && $0.kind == .either && $0.stems.contains(text) })
    #expect(
      KoreanReader.forms(of: text + "겠습니까").contains { $0.intends && $0.kind == .asks && $0.stems.contains(text) })
    let honoured = stem.open.map { $0 + "시" } ?? stem.beforeEpenthesis.map { $0 + "으시" }
    let asks = try #require(honoured) + "겠어요"
    #expect(KoreanReader.forms(of: asks).contains { $0.asks && $0.isHonorific && $0.stems.contains(text) })
  }

  @Test(
    "What an ending makes of the sentence",
    arguments: [
      ("할까요", true), ("갈래요", true), ("볼까요", true), ("맞나요", true), ("가까운가요", true), ("하시겠어요", true), ("춥던가요", true),
      ("끝나요", false), ("만나요", false), ("나와요", false), ("나가요", false), ("그래요", false), ("모르겠어요", false), ("없네요", false),
    ])
  func questions(_ word: String, _ asks: Bool) throws {
    let final = try #require(KoreanWord(word, range: 0..<word.utf8.count).final)
    #expect(final.asks == asks)
  }

  @Test("The copula loses its 이 behind nouns, not behind verbs that are known")
  func openCopula() {
    #expect(KoreanReader.forms(of: "누구니").contains { $0.isOfCopula })
    #expect(!KoreanReader.forms(of: "보지").contains { $0.stems.contains("보이") })
  }

  @Test(
    "Nouns end no sentence",
    arguments: [
      "필요", "중요", "수요", "개요", "바다", "오류", "없음", "손상됨", "시작하기", "이미지", "카메라", "사용자", "초기화", "삭제", "결제", "중",
    ])
  func nouns(_ word: String) { #expect(KoreanWord(word, range: 0..<word.utf8.count).final == nil) }

  @Test(
    "Particles go with the last letter of their noun",
    arguments: [
      ("오류가", "오류"), ("오류로", "오류"), ("서버에서는", "서버"), ("파일을", "파일"), ("파일로", "파일"), ("설정으로", "설정"),
    ])
  func particles(_ word: String, _ noun: String) { #expect(KoreanNoun.candidates(word).contains(noun)) }

  @Test(
    "A particle that can’t stand behind its noun is none",
    arguments: [("차이", "차"), ("마을", "마"), ("소음", "소"), ("실은", "시")])
  func noParticle(_ word: String, _ noun: String) { #expect(!KoreanNoun.candidates(word).contains(noun)) }
}
