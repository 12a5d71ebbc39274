import CopyModel
import CopyPassage
import CopyText

/// What servers answer, in place of what happened: “404 Not Found”, 500 내부 서버 오류.
enum StatusPhrase {
  /// The number, where the copy is nothing but it and its phrase.
  static func find(in copy: Passage) -> Range<Int>? {
    guard copy.bytes.hasDigit, let words = copy.wordsRange else { return nil }
    let tokens = copy.unspaced
    guard (2...7).contains(tokens.count), let number = tokens.first, isStatus(number, copy),
      Int(tokens[1].start) == number.end + 1
    else { return nil }
    let isPhrase = copy.all(.statusReason).contains { reason in
      Int(reason.start) == number.end + 1 && Int(reason.end) == words.upperBound
    }
    return isPhrase || copy.isKorean && tellsKoreanFault(tokens.dropFirst(), copy) ? number.range : nil
  }

  /// 400 to 599, which tell of faults.
  private static func isStatus(_ token: Token, _ copy: Passage) -> Bool {
    let digits = copy.bytes.slice(token.range)
    return token.kind == .number && token.length == 3 && ["4", "5"].contains(digits.text.first)
      && digits.allSatisfy(\.isASCIIDigit)
  }

  /// Nothing but what programs are made of, and at the end that it fails or isn’t there.
  private static func tellsKoreanFault(_ tokens: ArraySlice<Token>, _ copy: Passage) -> Bool {
    let table = KoreanStemTable.shared
    guard tokens.allSatisfy({ $0.kind == .word }) else { return false }
    let words = tokens.flatMap { KoreanCompound.words(of: copy.text($0.range), at: $0.range) }
    guard let last = words.last, last.text == "없음" || table.isNoun(last, .trouble, .halts, .breaks) else {
      return false
    }
    return words.dropLast().allSatisfy { table.isNoun($0, .wire, .machine, .place, .process, .trouble, .filler) }
  }
}
