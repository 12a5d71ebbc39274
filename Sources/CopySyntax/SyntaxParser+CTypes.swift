import CopyModel

/// The types of C and Objective-C. Nothing in them is shown, so that they are passed over.
extension SyntaxParser {
  private static let qualifiers: [StaticString] = [
    "static", "const", "extern", "inline", "volatile", "register", "__block", "__weak", "__strong",
    "__unsafe_unretained", "__autoreleasing", "unsigned", "signed", "struct", "enum", "union", "auto", "typedef",
    "_Nullable", "_Nonnull", "nullable", "nonnull", "__kindof", "FOUNDATION_EXPORT", "NS_INLINE", "IBOutlet",
    "__unused", "restrict", "__nullable", "__nonnull", "_Null_unspecified", "UIKIT_EXTERN", "OBJC_EXTERN", "oneway",
    "long", "short",
  ]
  /// Qualifiers that are a type without another name.
  private static let qualifiersAlone: [StaticString] = ["unsigned", "signed", "long", "short", "auto"]
  private static let wordsWithBrackets: [StaticString] = ["__attribute__", "typeof", "__typeof__", "__typeof"]

  var isQualifier: Bool { isWord(of: Self.qualifiers) }

  /// Takes a type and the stars behind it. Says whether it is one, as far as can be told.
  mutating func skipTypeOfC() -> Bool {
    var hasName = false
    while kind == .word {
      if isQualifier {
        hasName = hasName || isWord(of: Self.qualifiersAlone)
        advance()
      } else if isWord(of: Self.wordsWithBrackets), isMark("(", 1) {
        hasName = hasName || !isWord("__attribute__")
        advance()
        skipBrackets()
      } else if !hasName {
        hasName = true
        advance()
        if isOperation("<"), !skipGenericsOfC() { return false }
      } else {
        break
      }
    }
    while isOperation("*") || isOperation("**") || isQualifier { advance() }
    return hasName
  }

  /// `<NSString *, id<Delegate>>`
  private mutating func skipGenericsOfC() -> Bool {
    var open = 0
    var index = place
    repeat {
      guard let change = anglesOpened(at: index) else { return false }
      open += change
      index += 1
    } while open > 0
    guard open == 0 else { return false }
    place = index
    return true
  }

  /// How many more angles are open behind the token at `index`; nil for a token that no list of types has.
  private func anglesOpened(at index: Int) -> Int? {
    switch tokens[index].kind {
    case .word: return 0
    case .mark: return ",()".utf8.contains(text[Int(tokens[index].start)]) ? 0 : nil
    case .operation: break
    default: return nil
    }
    switch bytes(index).text {
    case "<": return 1
    case ">": return -1
    case ">>": return -2
    case "*", "**", "^": return 0
    default: return nil
    }
  }

  /// Whether the brackets here hold a type, with a value behind them.
  func isCast() -> Bool {
    var probe = self
    probe.advance()
    guard probe.skipTypeOfC() else { return false }
    if probe.isMark("("), probe.isOperation("^", 1) || probe.isOperation("*", 1) { return true }
    return probe.take(")") && probe.startsValueOfC
  }

  private var startsValueOfC: Bool {
    switch kind {
    case .word: !isWord("in")
    case .number, .openString, .character: true
    case .mark: "([@{".utf8.contains(text[Int(token.start)])
    case .operation: isOperation("^") || isOperation("!") || isOperation("~")
    default: false
    }
  }
}
