import CopyModel
import CopySyntax

/// Conditions that ask whether a parameter is there, or a property of what is made.
extension FlowReader {
  /// Longer conditions ask for more.
  private static let longestTest = 80
  private static let plainWords: Set<UInt64> = Set(
    ["if", "let", "var", "nil", "null", "NULL", "length", "count", "isEmpty", "self", "0"].map { CallRow.hash($0[...]) }
  )
  private static let isEmpty = CallRow.hash("isEmpty")

  /// `if let message`, `if (message)`, `if (message.length > 0)`, `if actions.isEmpty`: of one parameter, and of nothing else.
  mutating func noteTest(_ id: UInt64, from start: Int32, to end: Int32) {
    guard !function.parameters.isEmpty || context.isAsking, end - start < Self.longestTest else { return }
    let text = bytes(start..<end)
    var (names, isNegated, isEqual, asksForEmpty, place) = ([UInt64](), false, false, false, 0)
    while place < text.count {
      let byte = text[place]
      if byte.isASCIIWord {
        let end = (place..<text.count).first { !text[$0].isASCIIWord } ?? text.count
        let word = hash(text.slice(place..<end))
        if word == Self.isEmpty { asksForEmpty = true }
        if !Self.plainWords.contains(word) { names.append(word) }
        place = end
        continue
      }
      switch byte {
      case UInt8(ascii: "!"): isNegated = isNegated || place + 1 == text.count || text[place + 1] != UInt8(ascii: "=")
      case UInt8(ascii: "="): isEqual = isEqual || text[place - 1] == byte
      case UInt8(ascii: " "), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "."), UInt8(ascii: ">"): break
      default: return
      }
      place += 1
    }
    guard let last = names.last, names.count == 1 || names.count == 2 && dialect == .swift,
      var test = test(of: last)
    else { return }
    let asksForNothing = asksForEmpty ? !isNegated : isNegated || isEqual
    test.arm = asksForNothing ? 1 : 0
    function.tests[id] = test
  }

  /// A test of what a name stands for: a parameter of the function, or in a view that may be an alert one of its properties.
  private func test(of name: UInt64) -> FlowTest? {
    switch variables[name]?.form {
    case .parameter(let index): FlowTest(parameter: index, arm: 0)
    case nil where context.isAsking && context.owner != 0: FlowTest(parameter: -1, arm: 0, property: name)
    default: nil
    }
  }
}
