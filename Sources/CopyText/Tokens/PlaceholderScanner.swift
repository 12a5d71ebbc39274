import CopyModel

/// Finds where a placeholder ends: what a program fills in, in the notations of Apple's formatters, C, Python, ICU
/// messages, templates and Swift.
struct PlaceholderScanner {
  let copy: Bytes

  /// The longest name in braces; braces around more are text.
  private static let longestName = 80

  /// The end of what begins at the percent sign at `start`, and whether it is only an escaped percent sign; nil when the
  /// sign is a mark of its own, as in “100% of”.
  func percent(at start: Int, follows previous: Token?) -> (end: Int, kind: Token.Kind)? {
    guard start + 1 < copy.count, !isOfAddress(start) else { return nil }
    let afterNumber = follows(previous, start)
    switch copy[start + 1] {
    case UInt8(ascii: "%"):
      // “%%@ files” is written for a formatter whose result is formatted once more.
      if !afterNumber, let end = conversion(from: start + 2, isStrict: true) { return (end, .placeholder) }
      return (start + 2, .escapedPercent)
    case UInt8(ascii: "#") where at(start + 2) == UInt8(ascii: "@"):
      return name(from: start + 3, closedBy: UInt8(ascii: "@")).map { ($0, .placeholder) }
    case UInt8(ascii: "("):
      return named(start).map { ($0, .placeholder) }
    case UInt8(ascii: "{"):
      return braces(at: start + 1).map { ($0, .placeholder) }
    default:
      if copy.hasLiteral("arg", at: start + 1), !at(start + 4).isASCIIWord { return (start + 4, .placeholder) }
      return conversion(from: start + 1, isStrict: afterNumber).map { ($0, .placeholder) }
    }
  }

  /// As far as this before an escape an address is looked for, in bytes.
  private static let longestAddress = 256

  /// “mailto:ada@example.com?subject=More%20apples”: two hexadecimal digits are a byte of an address.
  private func isOfAddress(_ start: Int) -> Bool {
    guard isHexadecimal(at(start + 1)), isHexadecimal(at(start + 2)) else { return false }
    let first = max(0, start - Self.longestAddress)
    let run = copy.slice(first..<start)
    let word = run.slice(from: run.lastIndex { $0 <= 0x20 }.map { $0 + 1 } ?? 0)
    return word.indices.contains { word.hasLiteral("://", at: $0) || word.hasLiteral("mailto:", at: $0) }
  }

  private func isHexadecimal(_ byte: UInt8) -> Bool { byte.isASCIIDigit || (0x61...0x66).contains(byte | 0x20) }

  /// The end of `{name}`, `{{name}}`, `{0}`, or a whole ICU argument with its branches; nil for any other brace.
  func braces(at start: Int) -> Int? {
    let inner = at(start + 1)
    guard inner.isASCIIWord || inner == UInt8(ascii: " ") || inner == UInt8(ascii: "{") || inner == UInt8(ascii: "}")
    else { return nil }
    guard let end = closing(of: start), hasWord(start + 1..<end), !followsCommand(start) else { return nil }
    let length = end - start - 2
    return length <= Self.longestName || isArgument(start + 1) ? end : nil
  }

  /// `\begin{document}`: what a command of TeX is about. An escape has one letter.
  private func followsCommand(_ start: Int) -> Bool {
    var index = start
    while at(index - 1).isASCIILetter { index -= 1 }
    return start - index > 2 && at(index - 1) == UInt8(ascii: "\\")
  }

  /// “{ ... }” holds no name to fill in; “{}” takes what comes next.
  private func hasWord(_ range: Range<Int>) -> Bool {
    range.count == 1 || range.contains { at($0).isASCIIWord }
  }

  /// The end of `${name}` or `$NAME`; nil for a price.
  func dollar(at start: Int) -> Int? {
    if at(start + 1) == UInt8(ascii: "{") { return closing(of: start + 1) }
    if at(start + 1) == UInt8(ascii: "(") { return closing(of: start + 1) }
    guard at(start + 1).isASCIILetter || at(start + 1) == UInt8(ascii: "_") else { return nil }
    return wordEnd(from: start + 1)
  }

  /// The end of `\(expression)`, and of `\#(expression)`, which literals between `#` have.
  func interpolation(at start: Int) -> Int? {
    var open = start + 1
    while at(open) == UInt8(ascii: "#") { open += 1 }
    return at(open) == UInt8(ascii: "(") ? closing(of: open) : nil
  }

  /// The byte at `index`, or 0 outside.
  private func at(_ index: Int) -> UInt8 { index >= 0 && index < copy.count ? copy[index] : 0 }

  /// A percent sign behind a number is most likely a percentage: “20%discount”, “50 % d”.
  private func follows(_ previous: Token?, _ start: Int) -> Bool {
    if at(start - 1) == UInt8(ascii: " ") { return at(start - 2).isASCIIDigit }
    guard let previous, previous.end == start else { return false }
    return previous.kind == .placeholder || at(start - 1).isASCIIDigit
  }

  private func wordEnd(from start: Int) -> Int {
    var index = start
    while at(index).isASCIIWord { index += 1 }
    return index
  }

  private func digitsEnd(from start: Int) -> Int {
    var index = start
    while at(index).isASCIIDigit { index += 1 }
    return index
  }

  private func name(from start: Int, closedBy mark: UInt8) -> Int? {
    let end = wordEnd(from: start)
    return end > start && at(end) == mark ? end + 1 : nil
  }

  /// `%(name)s`: the name tells where the conversion begins, so its letter ends it, whatever follows (`%(city)sin`).
  private func named(_ start: Int) -> Int? {
    guard var index = name(from: start + 2, closedBy: UInt8(ascii: ")")) else { return nil }
    while isFlag(at(index)) { index += 1 }
    index = length(from: precision(from: index))
    return isConversion(at(index)) ? index + 1 : nil
  }

  /// Position, flags, width, precision, length and letter of a C conversion. A strict one ends its word.
  private func conversion(from start: Int, isStrict: Bool) -> Int? {
    var index = start
    let position = digitsEnd(from: index)
    let isNumbered = position > index
    if isNumbered, at(position) == UInt8(ascii: "$") { index = position + 1 }
    let isPositional = index > start
    let flags = index
    // `%1$,d`: Java groups the digits of thousands.
    while isFlag(at(index)) || isPositional && at(index) == UInt8(ascii: ",") { index += 1 }
    let hasSpace = copy[flags..<min(index, copy.count)].contains(UInt8(ascii: " "))
    index = precision(from: index)
    let isPlain = index == start
    index = length(from: index)
    let letter = at(index)
    guard isConversion(letter) else { return isNumbered && !isStrict ? argument(start, position) : nil }
    if letter == UInt8(ascii: "@") { return index + 1 }
    let next = at(index + 1)
    if next.isASCIILetter {
      if hasSpace || isStrict && !isPositional || isPlain && !endsEarly(letter, next) { return nil }
    }
    return hasSpace && isStrict ? nil : index + 1
  }

  /// `%1`, as Qt writes an argument.
  private func argument(_ start: Int, _ end: Int) -> Int? {
    end - start <= 2 && at(start) != UInt8(ascii: "0") && !at(end).isASCIIWord ? end : nil
  }

  private func precision(from start: Int) -> Int {
    var index = at(start) == UInt8(ascii: "*") ? start + 1 : digitsEnd(from: start)
    guard at(index) == UInt8(ascii: ".") else { return index }
    index += 1
    return at(index) == UInt8(ascii: "*") ? index + 1 : digitsEnd(from: index)
  }

  private func length(from start: Int) -> Int {
    var index = start
    while index < start + 2, isLength(at(index)) { index += 1 }
    return index
  }

  private func isFlag(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "#"), UInt8(ascii: "0"), UInt8(ascii: "'"),
      UInt8(ascii: " "):
      true
    default: false
    }
  }

  private func isLength(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "h"), UInt8(ascii: "l"), UInt8(ascii: "q"), UInt8(ascii: "L"), UInt8(ascii: "z"),
      UInt8(ascii: "t"), UInt8(ascii: "j"):
      true
    default: false
    }
  }

  private func isConversion(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "@"), UInt8(ascii: "d"), UInt8(ascii: "D"), UInt8(ascii: "i"), UInt8(ascii: "u"),
      UInt8(ascii: "U"), UInt8(ascii: "x"), UInt8(ascii: "X"), UInt8(ascii: "o"), UInt8(ascii: "O"),
      UInt8(ascii: "f"), UInt8(ascii: "F"), UInt8(ascii: "e"), UInt8(ascii: "E"), UInt8(ascii: "g"),
      UInt8(ascii: "G"), UInt8(ascii: "c"), UInt8(ascii: "C"), UInt8(ascii: "s"), UInt8(ascii: "S"),
      UInt8(ascii: "p"), UInt8(ascii: "a"), UInt8(ascii: "A"):
      true
    default: false
    }
  }

  /// “%dh”, “%ix%i” and “%sId” hold a placeholder, “%discount” and “%complete” don't.
  private func endsEarly(_ letter: UInt8, _ next: UInt8) -> Bool {
    switch letter {
    case UInt8(ascii: "d"), UInt8(ascii: "i"), UInt8(ascii: "s"), UInt8(ascii: "u"):
      next.isASCIIUpper || isUnit(next)
    default: false
    }
  }

  /// Letters that follow a number without a space: hours, minutes, seconds, times, pixels.
  private func isUnit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "h"), UInt8(ascii: "m"), UInt8(ascii: "s"), UInt8(ascii: "x"), UInt8(ascii: "k"),
      UInt8(ascii: "p"), UInt8(ascii: "d"):
      true
    default: false
    }
  }

  /// Behind the bracket that closes the one at `start`; nil when none does.
  private func closing(of start: Int) -> Int? {
    let open = at(start)
    let close = open == UInt8(ascii: "(") ? UInt8(ascii: ")") : UInt8(ascii: "}")
    var depth = 0
    for index in start..<copy.count {
      if copy[index] == open { depth += 1 }
      if copy[index] == close {
        depth -= 1
        if depth == 0 { return index + 1 }
      }
    }
    return nil
  }

  /// Whether a name and a comma stand here, as at the start of `{count, plural, …}`.
  private func isArgument(_ start: Int) -> Bool {
    var index = wordEnd(from: start)
    while at(index) == UInt8(ascii: " ") { index += 1 }
    return index > start && at(index) == UInt8(ascii: ",")
  }
}
