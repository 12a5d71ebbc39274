import CopyModel

/// A piece of a file of settings: names that programs have, and what each says. `errors.retry=Try again`, `retry: "Try again"`,
/// `"retry": "Try again",`.
struct PastedPairs {
  struct Pair {
    let key: Range<Int>
    let value: Range<Int>
    /// The names that it stands below, with dots between them.
    let path: String
  }

  private(set) var pairs: [Pair] = []
  private let text: Bytes
  private let marks: CopyMarks
  /// Whether something shows that the names are a program’s: a dot or underscore, quotation marks, lines below a name.
  private var isCode = false
  private var hasHead = false
  /// Whether the sign stands between name and text without a space, as files of settings have it: `title=Leave?`.
  private var isTight = true
  /// Names alone on their lines, each below the one before it.
  private var heads: [(name: Range<Int>, indent: Int)] = []

  /// Nil where a line is nothing of the kind.
  init?(_ text: Bytes, _ lines: [CopyLine]) {
    (self.text, marks) = (text, CopyMarks(text))
    for line in lines where line.kind != .blank && line.kind != .rule {
      guard !line.isBullet, read(line.content, at: line.indent) else { return nil }
    }
    if !isCode && !(isTight && pairs.count > 1) || pairs.isEmpty { return nil }
  }

  /// Whether names stand below names as only files have them, or below a language.
  private var isNested: Bool {
    heads.count > 1 || heads.first.map { $0.name.count < 6 && CopyLabel.language(text.slice($0.name)) != nil } ?? false
  }

  private mutating func read(_ line: Range<Int>, at indent: Int) -> Bool {
    while let last = heads.last, last.indent >= indent { heads.removeLast() }
    let remarks: [StaticString] = ["#", "//", "! ", "; "]
    if remarks.contains(where: { text.hasLiteral($0, at: line.lowerBound) }) { return true }
    guard let sign = line.first(where: { text[$0] == UInt8(ascii: "=") || text[$0] == UInt8(ascii: ":") }) else {
      return false
    }
    let name = marks.trimmed(line.lowerBound..<sign)
    let key = marks.unquoted(name)
    guard isKey(key) else { return false }
    var value = marks.trimmed(sign + 1..<line.upperBound)
    // `Main.strings:12: "Leave?"`
    let number = text[value].prefix(while: \.isASCIIDigit).count
    if number > 0, number < value.count, text[value.lowerBound + number] == UInt8(ascii: ":") {
      value = marks.trimmed(value.dropFirst(number + 1))
    }
    value = marks.withoutRemark(value)
    let (whole, bare) = (value, marks.trimmed(value.dropLast()))
    if text[value].last == UInt8(ascii: ","), key != name || unquoted(bare) != bare { value = bare }
    let words = unquoted(value)
    let isTight = text[sign] == UInt8(ascii: "=") && name.upperBound == sign && value.lowerBound == sign + 1
    self.isTight = self.isTight && isTight
    let hasSign =
      text[key].contains { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "_") }
      || zip(text[key], text[key].dropFirst()).contains { $0.isASCIILetter && !$0.isASCIIUpper && $1.isASCIIUpper }
    isCode = isCode || hasSign || key != name || words != value || indent > 0 && hasHead
    // A name alone stands above those that belong to it.
    if words.isEmpty {
      hasHead = true
      heads.append((key, indent))
    } else {
      pairs.append(Pair(key: key, value: words, path: heads.map { text.slice($0.name).text }.joined(separator: ".")))
    }
    return hasSign || isTight || isNested || key != name || words != value && value != whole
      || CopyLabel(text.slice(key))?.isPart != true
  }

  /// Without the quotation marks of a program, of whatever kind.
  private func unquoted(_ value: Range<Int>) -> Range<Int> {
    let inner = marks.unquoted(value)
    guard inner == value, value.count > 2, let first = text[value].first, CodeScan.quotes.contains(first),
      text[value].last == first, !text[value.dropFirst().dropLast()].contains(first)
    else { return inner }
    return value.dropFirst().dropLast()
  }

  private func isKey(_ name: Range<Int>) -> Bool {
    guard let first = text[name].first, first.isASCIILetter, name.count > 1 else { return false }
    return text[name].allSatisfy { $0.isASCIIWord || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "-") }
  }
}
