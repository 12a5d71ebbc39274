import Testing

@testable import CopyText

/// Whether a Korean sentence asks, by its ending and what stands before.
struct KoreanClosingTests {
  private func closing(_ sentence: String) -> KoreanClosing? {
    KoreanClosing(sentence.split(separator: " ").map { KoreanWord(String($0), range: 0..<$0.utf8.count) })
  }

  @Test(
    "It asks for sure",
    arguments: [
      "다리를 건너겠느냐", "등불을 들어 줄래", "노를 저을래", "지도를 다 그렸니", "숲에 눈이 왔나", "배가 떠났냐", "이 문을 열 텐가", "섬에 갈 거니",
      "여기가 마지막 섬인가", "물이 차갑지 않은가", "노래를 듣고 싶니", "다리를 건너도 되니", "지도를 볼 수 있니", "왜 노를 놓으세요", "무슨 섬을 찾으세요",
      "섬에 가고 싶으세요", "배가 필요하세요", "물이 차갑지 않으세요", "누구의 노예요", "배가 몇 척이에요", "몇 시죠", "이 섬 어때", "누구 차례지", "왜 늦었지",
      "노가 맞으시죠", "지도를 받으셨죠", "얼마를 내면 되오", "언제 떠날 거야", "벌써 떠나시게요", "돛을 올리시려고요", "무엇이 필요하신지요", "돛을 내리랴",
      "혹시 배를 놓치셨어요", "어디까지 갔더라", "섬은 어떻습디까", "누구세요", "몇 분이세요", "섬을 맡은 분이세요", "어느 섬이 더 좋아", "어디서 봤더라",
    ])
  func asks(_ sentence: String) throws {
    let end = try #require(closing(sentence), "\(sentence) has no ending")
    #expect(end.form.asks && !end.isOpen, "\(sentence)")
  }

  @Test(
    "It may ask as well, and what it likelier does",
    arguments: [
      ("곧 끝나요", false), ("배를 빌리셨어요", false), ("괜찮겠소", false), ("누가 문을 두드려요", true), ("어떤 섬은 작아요", true),
      ("언제 한번 만나요", true), ("배를 타는 거죠", true), ("노를 저었지요", true),
    ])
  func isOpen(_ sentence: String, _ asks: Bool) throws {
    let end = try #require(closing(sentence))
    #expect(end.isOpen && !end.form.asks && end.asksLikely == asks, "\(sentence)")
  }

  @Test(
    "It states or orders",
    arguments: [
      "누구나 볼 수 있습니다", "어디서나 들을 수 있어요", "왜 그런지 아직 몰라요", "무슨 일이 있어도 남아요", "무슨 일이 생기면 알려 주세요", "어느 정도 기다리세요",
      "몇 분만 기다려 주세요", "노를 저으세요", "여기에 앉으세요", "가만히 있으세요", "음량을 높이세요", "누군가 기다려요", "뭔가 떨어졌어요",
    ])
  func states(_ sentence: String) throws {
    let end = try #require(closing(sentence))
    #expect(!end.form.asks && !end.asksLikely, "\(sentence)")
  }

  @Test(
    "Nouns that end like a question end no sentence",
    arguments: [
      "새 주머니", "할머니", "언니 생일", "큰누나", "노란 바나나", "여름휴가", "동네 요가", "두 갈래", "밀린 빨래", "둘 중 하나", "저녁 끼니", "섬의 하모니",
      "어머니의 편지", "낡은 휴지", "세 가지", "화가", "시간과 장소", "큰 요소", "새 라디오", "넓은 시야", "짠 라자냐", "춤추는 언니", "비가 오나 눈이 오나",
    ])
  func nouns(_ phrase: String) { #expect(closing(phrase) == nil, "\(phrase)") }
}
