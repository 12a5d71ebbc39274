import CopyModel

/// The types of Swift. Nothing in them is shown, so that they are passed over.
extension SyntaxParser {
  private static let typeModifiers: [StaticString] = [
    "inout", "any", "some", "borrowing", "consuming", "sending", "isolated", "each", "repeat", "__owned",
  ]

  /// Takes a type.
  mutating func skipType() {
    skipAttributes()
    while isWord(of: Self.typeModifiers) { advance() }
    _ = take(operation: "~")
    if isMark("(") || isMark("[") {
      skipBrackets()
    } else if kind == .word {
      advance()
    } else {
      return
    }
    skipRestOfType()
  }

  /// Takes what may stand behind a type, and the types that it leads to.
  private mutating func skipRestOfType() {
    while skipTypeSuffix() {}
    while isArrow {
      advance()
      if !isOperation("->"), !isWord("throws") { return skipType() }
    }
    if take(operation: "&") { skipType() }
  }

  /// `.Name`, `<Type>`, `?`; says whether there was one.
  private mutating func skipTypeSuffix() -> Bool {
    if isMark("."), token(1).kind == .word {
      advance(by: 2)
      return true
    }
    if isOperation("<"), skipGenerics() { return true }
    guard !token.hasSpaceBefore else { return false }
    return take(operation: "?") || take(operation: "!") || take(operation: "...") || take(operation: "??")
  }

  /// Whether `async throws ->`, or a part of it, stands here.
  private var isArrow: Bool {
    isOperation("->") || isWord(of: ["async", "throws", "rethrows"]) && isOperation("->", 1)
      || isWord("async") && isWord("throws", 1)
  }

  // MARK: Generics

  /// Lists of types are short; what is longer compares.
  private static let longestGenerics = 200

  /// Takes `<Type, Type>`, if that is what it is; else nothing.
  mutating func skipGenerics() -> Bool {
    let start = place
    var open = 0
    var cut: [Int] = []
    while kind != .end, place - start < Self.longestGenerics {
      if isAngle(">") {
        skipClosingAngle(&cut)
        open -= 1
        if open == 0 { return true }
      } else if isMark("(") || isMark("[") {
        skipBrackets()
      } else if belongsToGenerics {
        if isAngle("<") { open += bytes(place).count }
        advance()
      } else {
        break
      }
    }
    for index in cut { tokens[index].start -= 1 }
    place = start
    return false
  }

  private func isAngle(_ angle: Unicode.Scalar) -> Bool {
    kind == .operation && text[Int(token.start)] == UInt8(ascii: angle)
  }

  /// Takes one angle. The rest of `>>` or `>?` becomes a token of its own, which is noted in `cut`.
  private mutating func skipClosingAngle(_ cut: inout [Int]) {
    guard bytes(place).count > 1 else { return advance() }
    tokens[place].start += 1
    cut.append(place)
  }

  private var belongsToGenerics: Bool {
    switch kind {
    case .word, .number: true
    case .mark: ".,:@".utf8.contains(text[Int(token.start)])
    case .operation: isAngle("<") || ["->", "&", "?", "!", "...", "~", "*", "^"].contains(bytes(place).text)
    default: false
    }
  }
}
