/// Words that the grammar of a clause turns on and that no tag of the lexicon singles out.
struct FunctionWord {
  let hash: UInt32

  init(_ word: StaticString) { hash = Self.hash(word) }

  static let please = FunctionWord("please")
  static let lets = FunctionWord("let's")
  static let who = FunctionWord("who")
  static let that = FunctionWord("that")
  static let which = FunctionWord("which")
  static let be = FunctionWord("be")
  static let been = FunctionWord("been")
  static let have = FunctionWord("have")
  static let does = FunctionWord("does")
  static let did = FunctionWord("did")
  static let doPlain = FunctionWord("do")
  static let dont = FunctionWord("don't")
  static let not = FunctionWord("not")
  static let never = FunctionWord("never")
  static let no = FunctionWord("no")
  static let need = FunctionWord("need")
  static let dare = FunctionWord("dare")

  /// FNV-1a, the hash of `FormUnit.word`.
  static func hash(_ word: StaticString) -> UInt32 {
    var value: UInt32 = 0x811C_9DC5
    for index in 0..<word.utf8CodeUnitCount {
      value = (value ^ UInt32(word.utf8Start[index])) &* 0x0100_0193
    }
    return value
  }
}
