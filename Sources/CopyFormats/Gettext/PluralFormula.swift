/// An expression of C over one number `n`, as `Plural-Forms` has it.
struct PluralFormula {
  private let text: [UInt8]

  /// Bytes of a formula beyond which something else must be meant.
  private static let longest = 2048
  /// Levels of parentheses and signs.
  private static let deepest = 64

  /// Nil when it can't be worked out.
  init?(_ text: some StringProtocol) {
    self.text = text.utf8.filter { $0 != 32 && $0 != 9 }
    guard self.text.count <= Self.longest, value(of: 1) != nil else { return nil }
  }

  /// What the formula makes of `number`; nil where it divides by zero or is none.
  func value(of number: Int) -> Int? {
    var reader = Reader(text: text, number: number)
    let value = reader.choice(depth: 0)
    return reader.position == text.count ? value : nil
  }

  /// Reads and works out in one go. Both sides of `?:` and of `&&` are read, as they must be to get past them.
  private struct Reader {
    let text: [UInt8]
    let number: Int
    var position = 0

    private static let levels: [[String]] = [
      ["||"], ["&&"], ["==", "!="], ["<=", ">=", "<", ">"], ["+", "-"], ["*", "/", "%"],
    ]

    mutating func choice(depth: Int) -> Int? {
      guard depth < PluralFormula.deepest, let condition = binary(level: 0, depth: depth + 1) else { return nil }
      guard take("?") else { return condition }
      let yes = choice(depth: depth + 1)
      guard take(":") else { return nil }
      let no = choice(depth: depth + 1)
      return condition != 0 ? yes : no
    }

    private mutating func binary(level: Int, depth: Int) -> Int? {
      guard level < Self.levels.count else { return unary(depth: depth) }
      guard var left = binary(level: level + 1, depth: depth) else { return nil }
      while let sign = Self.levels[level].first(where: { take($0) }) {
        guard let right = binary(level: level + 1, depth: depth), let value = Self.apply(sign, left, right) else {
          return nil
        }
        left = value
      }
      return left
    }

    private mutating func unary(depth: Int) -> Int? {
      guard depth < PluralFormula.deepest else { return nil }
      if take("!") { return unary(depth: depth + 1).map { $0 == 0 ? 1 : 0 } }
      if take("(") {
        let value = choice(depth: depth + 1)
        return take(")") ? value : nil
      }
      if take("n") { return number }
      let start = position
      while position < text.count, text[position].isDigit, position - start < 9 { position += 1 }
      return Int(String(decoding: text[start..<position], as: UTF8.self))
    }

    private mutating func take(_ sign: String) -> Bool {
      guard text[position...].starts(with: sign.utf8) else { return false }
      // “!” before a number is not the first half of “!=”.
      if sign == "!", position + 1 < text.count, text[position + 1] == UInt8(ascii: "=") { return false }
      position += sign.utf8.count
      return true
    }

    private static func apply(_ sign: String, _ left: Int, _ right: Int) -> Int? {
      switch sign {
      case "||": left != 0 || right != 0 ? 1 : 0
      case "&&": left != 0 && right != 0 ? 1 : 0
      case "==": left == right ? 1 : 0
      case "!=": left != right ? 1 : 0
      case "<=": left <= right ? 1 : 0
      case ">=": left >= right ? 1 : 0
      case "<": left < right ? 1 : 0
      case ">": left > right ? 1 : 0
      case "+": left.addingReportingOverflow(right).partialValue
      case "-": left.subtractingReportingOverflow(right).partialValue
      case "*": left.multipliedReportingOverflow(by: right).partialValue
      case "/": right == 0 ? nil : left / right
      default: right == 0 ? nil : left % right
      }
    }
  }
}
