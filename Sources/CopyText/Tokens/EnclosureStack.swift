import CopyModel

/// Pairs quotation marks, the backticks of code, and brackets, and marks the tokens between them.
struct EnclosureStack {
  /// What is open: the token of the mark, and the scalar that closes it; a mark for each level, two levels at most.
  private var quote: (index: Int, close: UInt32)?
  private var bracket: (index: Int, close: UInt32)?
  /// The tag of the code that is open.
  private var code: Int?
  /// The quotation that was closed last.
  private var closed: Range<Int>?

  @inline(__always)
  mutating func take(_ scalar: UInt32, _ index: Int, _ copy: Bytes, _ tokens: TokenList) {
    switch scalar {
    case 0x22, 0x27, 0x60, 0x2018...0x201F, 0xAB, 0xBB, 0x300C...0x300F, 0x2039, 0x203A:
      quotation(scalar, index, copy, tokens)
    case 0x28: bracket = (index, 0x29)
    case 0x5B: bracket = (index, 0x5D)
    case 0x29, 0x5D:
      guard let open = bracket, open.close == scalar else { return }
      mark(.isBracketed, open.index + 1..<index, tokens)
      bracket = nil
    default: break
    }
  }

  /// The words between `<code>` and `</code>` are code.
  @inline(__always)
  mutating func take(tag index: Int, _ copy: Bytes, _ tokens: TokenList) {
    let tag = copy.slice(tokens[index].range)
    guard tag.count > 3, Self.mayBeCode(tag) else { return }
    if tag.hasLiteral("/", at: 1) {
      guard let start = code else { return }
      if !enclosesAll(start + 1..<index, tokens) { mark(.isQuoted, start + 1..<index, tokens) }
      code = nil
    } else {
      code = index
    }
  }

  /// Whether a tag, `<tt>` or `</kbd>`, sets code.
  private static func mayBeCode(_ tag: Bytes) -> Bool {
    let start = tag.hasLiteral("/", at: 1) ? 2 : 1
    let names: [StaticString] = ["tt>", "code>", "kbd>", "pre>", "samp>"]
    return names.contains { tag.hasLiteral($0, at: start) && tag.count == start + $0.utf8CodeUnitCount }
  }

  /// A quotation around all of the copy is no quotation of a part: its words are cased like any others.
  func markWhole(_ tokens: TokenList) {
    guard let closed else { return }
    if !enclosesAll(closed, tokens) { mark(.isQuoted, closed, tokens) }
  }

  private func enclosesAll(_ range: Range<Int>, _ tokens: TokenList) -> Bool {
    for index in 0..<tokens.count where !range.contains(index) {
      switch tokens[index].kind {
      case .space, .newline, .punctuation, .emoji: continue
      default: return false
      }
    }
    return true
  }

  private mutating func quotation(_ scalar: UInt32, _ index: Int, _ copy: Bytes, _ tokens: TokenList) {
    if let open = quote, closes(scalar, open.close), scalar != 0x27 && scalar != 0x2019 || ends(index, copy, tokens) {
      markWhole(tokens)
      closed = open.index + 1..<index
      quote = nil
    } else if quote == nil, let close = Self.closing(scalar), begins(index, copy, tokens) {
      quote = (index, close)
    }
  }

  /// Low opening marks are closed by either high one: „…“, „…”.
  private func closes(_ scalar: UInt32, _ wanted: UInt32) -> Bool {
    scalar == wanted || wanted == 0x201C && scalar == 0x201D || wanted == 0x2018 && scalar == 0x2019
  }

  private static func closing(_ scalar: UInt32) -> UInt32? {
    switch scalar {
    case 0x22, 0x27, 0x60: scalar
    case 0x201C: 0x201D
    case 0x2018: 0x2019
    case 0x201E: 0x201C
    case 0x201A: 0x2018
    case 0xAB: 0xBB
    case 0xBB: 0xAB
    case 0x300C, 0x300E: scalar + 1
    case 0x2039: 0x203A
    default: nil
    }
  }

  /// An opening mark stands before a word and not behind one.
  private func begins(_ index: Int, _ copy: Bytes, _ tokens: TokenList) -> Bool {
    if index + 1 >= tokens.count || tokens[index + 1].kind == .space { return false }
    guard index > 0 else { return true }
    let before = tokens[index - 1].kind
    return before != .word && before != .placeholder && before != .number
  }

  /// An apostrophe closes only where no word follows at once.
  private func ends(_ index: Int, _ copy: Bytes, _ tokens: TokenList) -> Bool {
    index + 1 >= tokens.count || tokens[index + 1].kind != .word
  }

  private func mark(_ trait: Token.Traits, _ range: Range<Int>, _ tokens: TokenList) {
    for index in range { tokens.insert(trait, at: index) }
  }
}
