@testable import CopyText

/// Korean forms put together from stems and endings as 한글 맞춤법 has them, forwards: what the reader must take apart again.
enum KoreanComposer {
  /// A stem of each class, with its form in -아/-어 and what vowels and consonants make of it.
  struct Stem {
    let stem: String
    let infinitive: String
    /// Before 으, ㄴ, ㄹ, ㅂ: 도우, 지으, 만드; nil where ending and stem only stand side by side.
    var open: String?
    var beforeEpenthesis: String?
  }

  static let stems = [
    Stem(stem: "하", infinitive: "해", open: "하"), Stem(stem: "되", infinitive: "돼", open: "되"),
    Stem(stem: "보내", infinitive: "보내", open: "보내"), Stem(stem: "지우", infinitive: "지워", open: "지우"),
    Stem(stem: "가", infinitive: "가", open: "가"), Stem(stem: "보", infinitive: "봐", open: "보"),
    Stem(stem: "켜", infinitive: "켜", open: "켜"), Stem(stem: "기다리", infinitive: "기다려", open: "기다리"),
    Stem(stem: "끄", infinitive: "꺼", open: "끄"), Stem(stem: "잠그", infinitive: "잠가", open: "잠그"),
    Stem(stem: "누르", infinitive: "눌러", open: "누르"), Stem(stem: "고르", infinitive: "골라", open: "고르"),
    Stem(stem: "받", infinitive: "받아", beforeEpenthesis: "받"), Stem(stem: "먹", infinitive: "먹어", beforeEpenthesis: "먹"),
    Stem(stem: "없", infinitive: "없어", beforeEpenthesis: "없"),
    Stem(stem: "만들", infinitive: "만들어", open: "만드"), Stem(stem: "열", infinitive: "열어", open: "여"),
    Stem(stem: "돕", infinitive: "도와", open: "도우"), Stem(stem: "가깝", infinitive: "가까워", open: "가까우"),
    Stem(stem: "듣", infinitive: "들어", beforeEpenthesis: "들"), Stem(stem: "짓", infinitive: "지어", open: "지으"),
  ]

  /// `ending` behind `stem`; nil where they don’t go together.
  static func form(_ stem: Stem, _ ending: KoreanEndingTable.Ending) -> String? {
    switch ending.base {
    case .any: glued(stem.stem, ending)
    case .infinitive: glued(stem.infinitive, ending)
    case .open: stem.open.map { glued($0, ending) }
    case .closed: closed(stem, ending)
    case .nounClosed, .nounOpen: nil
    }
  }

  /// 습 stands behind any consonant, and 으 and what melts with it behind those of which 은 is not the ㄴ of an open stem.
  private static func closed(_ stem: Stem, _ ending: KoreanEndingTable.Ending) -> String? {
    let isPlain = ["습", "는", "소"].contains { ending.text.hasPrefix($0) }
    if isPlain {
      return Jamo.letters(stem.stem).last.map(Jamo.isFinal) == true && stem.stem != "만들"
        ? glued(stem.stem, ending) : nil
    }
    guard let base = stem.beforeEpenthesis, ending.text != "어야" else { return nil }
    return glued(base, ending)
  }

  private static func glued(_ stem: String, _ ending: KoreanEndingTable.Ending) -> String {
    Jamo.text(Jamo.letters(stem) + ending.letters)
  }
}
