import CopyModel

/// Beginnings of words, as bits: what a sentence has, or one of which a pattern asks for. A bit stands for the first two
/// letters, case aside, and for some other pairs.
struct RewriteWords: Sendable {
  private var bits: UInt64

  /// The words of a sentence.
  init(of sentence: Bytes) {
    bits = 0
    var isInside = false
    for index in 0..<sentence.count {
      let isLetter = sentence[index].isASCIILetter
      if isLetter, !isInside, index + 1 < sentence.count {
        insert(sentence[index].lowered, sentence[index + 1].lowered)
      }
      isInside = isLetter || sentence[index].isASCIIDigit
    }
  }

  /// One of the words that may stand for an element; nil where the pattern does without it, or where it is no word of its own.
  init?(of element: RewriteElement) {
    guard !element.isOptional, !element.isGlued, case .words(let words, _) = element.kind else { return nil }
    bits = 0
    for word in words {
      guard word.bytes.count > 1, word.bytes[0].isASCIILetter, word.bytes[1].isASCIILetter else { return nil }
      insert(word.bytes[0], word.bytes[1])
    }
  }

  private init(bits: UInt64) { self.bits = bits }

  static let any = RewriteWords(bits: .max)

  /// Whether both have some word, or what looks like it.
  @inline(__always)
  func meets(_ other: RewriteWords) -> Bool { bits & other.bits != 0 }

  private mutating func insert(_ first: UInt8, _ second: UInt8) {
    let pair = (UInt64(first) << 8 | UInt64(second)) &* 0x9E37_79B9_7F4A_7C15
    bits |= 1 << (pair >> 58)
  }
}
