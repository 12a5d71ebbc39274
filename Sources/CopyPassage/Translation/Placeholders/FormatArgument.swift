package import CopyModel

/// What a formatter puts in a place of the copy: `%@`, `%2$lld`, as the formatter reads it.
package struct FormatArgument: Sendable, Equatable {
  /// What the program hands over.
  package enum Kind: UInt8, Sendable {
    /// `%@`.
    case object
    /// `%d`, `%u`, `%x`, up to 32 bits.
    case integer
    /// `%ld`, `%lld`, `%zu`, 64 bits.
    case longInteger
    /// `%f`, `%g`.
    case decimal
    /// `%s`.
    case bytes
    /// `%c`.
    case character
    /// `%p`.
    case pointer

    package var isInteger: Bool { self == .integer || self == .longInteger }
    /// Read as an address: anything else in its place is a crash.
    package var isAddress: Bool { self == .object || self == .bytes }
  }

  /// Where it stands in the copy, in bytes.
  package var range: Range<Int>
  /// Which argument, from 1 on.
  package var index: Int
  /// Whether the copy says which: `%1$@`.
  package var isNumbered: Bool
  package var kind: Kind
  /// Whether the catalogue counts it and puts a form of its own there: `%#@files@`.
  package var isSubstitution = false
}

/// All that a formatter makes of a piece of copy.
package struct FormatArguments {
  package private(set) var all: [FormatArgument] = []
  /// Those of which nobody says what they stand for: `%#@files@`.
  package private(set) var substitutions: [Range<Int>] = []
  /// Percent signs that begin nothing, which a formatter drops or stumbles over.
  package private(set) var loneSigns: [Range<Int>] = []
  package private(set) var hasEscapedSign = false

  private let copy: Bytes
  private var position = 0
  private var next = 1
  private var known = KnownSubstitutions()
  private var hasOwn = false

  /// Reads a copy with what its catalogue says of the substitutions in it.
  package init(_ copy: Passage) {
    self.init(copy.bytes, KnownSubstitutions(copy.extras?.substitutions ?? [], variation: copy.variation))
  }

  /// Reads `copy` as a formatter does, but for `% d`, which is a percentage in all copy there is.
  package init(_ copy: Bytes, _ known: KnownSubstitutions = KnownSubstitutions()) {
    (self.copy, self.known) = (copy, known)
    while let sign = copy[position...].firstIndex(of: UInt8(ascii: "%")) { read(at: sign) }
    position = 0
    while position < copy.count { readForeignSign() }
  }

  /// Percent signs of other scripts in the place of a placeholder’s: ％@, ٪d.
  private mutating func readForeignSign() {
    let start = position
    position += 1
    // ％ begins with the one, ٪ with the other.
    guard copy[start] == 0xEF || copy[start] == 0xD9 else { return }
    let end = copy.hasLiteral("％", at: start) ? start + 3 : copy.hasLiteral("٪", at: start) ? start + 2 : start
    let digits = number(from: end).end
    let flags = digits > end && at(digits) == UInt8(ascii: "$") ? digits + 1 : end
    guard end > start, kind(at: skipping(from: flags)) != nil, !isWord(start > 0 ? copy[start - 1] : 0) else { return }
    loneSigns.append(start..<end)
  }

  /// Whether a program that fills it in has something to do here.
  package var isFormat: Bool { !all.isEmpty || !substitutions.isEmpty }
  package var isNumbered: Bool { all.contains { $0.isNumbered && !$0.isSubstitution } }
  package var isMixed: Bool { isNumbered && all.contains { !$0.isNumbered && !$0.isSubstitution } }

  package var hasSubstitution: Bool { all.contains(where: \.isSubstitution) }
  /// Whether a lone percent sign stands before what looks like the rest of a placeholder: `%$1@`, `% @`, `%1$`.
  package var hasBrokenConversion: Bool {
    loneSigns.contains { sign in
      var index = sign.upperBound
      while isDigit(at(index)) || at(index) == 0x20 || at(index) == UInt8(ascii: "$") { index += 1 }
      return at(index) == UInt8(ascii: "@") || index > sign.upperBound && at(index - 1) == UInt8(ascii: "$")
        || sign.count > 1
    }
  }

  package func argument(_ index: Int) -> FormatArgument? { all.first { $0.index == index } }

  /// The argument as the copy writes it.
  package func written(_ argument: FormatArgument) -> String { copy.slice(argument.range).text }

  private mutating func read(at sign: Int) {
    if at(sign + 1) == UInt8(ascii: "%") {
      hasEscapedSign = true
      return position = sign + 2
    }
    if isOfAddress(sign) { return position = sign + 3 }
    if at(sign + 1) == UInt8(ascii: "("), let end = namedEnd(sign) { return position = end }
    // What a string catalog puts in for the number of a substitution.
    if copy.hasLiteral("%arg", at: sign), !isWord(at(sign + 4)) {
      if let own = known.own, let kind = kind(of: own) { addOwn(sign..<sign + 4, own, kind) }
      return position = sign + 4
    }
    if let end = substitution(at: sign) ?? conversion(at: sign) { return position = end }
    // `%{name}` is a template’s.
    if at(sign + 1) != UInt8(ascii: "{") { loneSigns.append(sign..<sign + 1) }
    position = sign + 1
  }

  /// Whether a character of an address is written so, as in `https://kiln.example/?by=%3Dshop`. A width begins with no 0 there.
  private func isOfAddress(_ sign: Int) -> Bool {
    guard isHex(at(sign + 1)), isHex(at(sign + 2)), at(sign + 1) != UInt8(ascii: "0") else { return false }
    let start = copy.slice(0..<sign).lastIndex { $0 <= 0x20 || "\"'<>".utf8.contains($0) }.map { $0 + 1 } ?? 0
    return (start..<sign).contains { copy.hasLiteral("://", at: $0) }
  }

  private func isHex(_ byte: UInt8) -> Bool { isDigit(byte) || (0x41...0x46).contains(byte & ~0x20) }

  /// The end of `%(name)s`, which programs find by its name.
  private func namedEnd(_ sign: Int) -> Int? {
    var index = sign + 2
    while isWord(at(index)) { index += 1 }
    guard index > sign + 2, at(index) == UInt8(ascii: ")") else { return nil }
    return kind(at: skipping(from: index + 1))?.end
  }

  private mutating func substitution(at sign: Int) -> Int? {
    let digits = number(from: sign + 1)
    var index = sign + 1
    while isDigit(at(index)) || at(index) == UInt8(ascii: "$") { index += 1 }
    guard at(index) == UInt8(ascii: "#"), at(index + 1) == UInt8(ascii: "@") else { return nil }
    let start = index + 2
    var end = start
    while isWord(at(end)) || at(end) == UInt8(ascii: "-") || at(end) == UInt8(ascii: ".") { end += 1 }
    guard end > start, at(end) == UInt8(ascii: "@") else { return nil }
    let isNumbered = digits.end > sign + 1 && at(digits.end) == UInt8(ascii: "$")
    guard let meant = known.named(copy.slice(start..<end)), let kind = kind(of: meant) else {
      substitutions.append(sign..<end + 1)
      return end + 1
    }
    add(sign..<end + 1, isNumbered ? digits.value : meant.argument, kind, isSubstitution: true)
    return end + 1
  }

  /// How the argument of a substitution is read; a count where the catalogue doesn’t say.
  private func kind(of substitution: Substitution) -> FormatArgument.Kind? {
    guard !substitution.specifier.isEmpty else { return .longInteger }
    let written = [UInt8(ascii: "%")] + substitution.specifier
    return written.withUnsafeBufferPointer { FormatArguments(Bytes($0)).all.first?.kind }
  }

  private mutating func addOwn(_ range: Range<Int>, _ own: Substitution, _ kind: FormatArgument.Kind) {
    hasOwn = true
    add(range, own.argument ?? 1, kind, isSubstitution: true)
  }

  private mutating func conversion(at sign: Int) -> Int? {
    var index = sign + 1
    let digits = number(from: index)
    let isNumbered = digits.end > index && at(digits.end) == UInt8(ascii: "$")
    if isNumbered { index = digits.end + 1 }
    // Java parts thousands: `%1$,d`.
    if isNumbered, at(index) == UInt8(ascii: ",") { index += 1 }
    let start = index
    index = skipping(from: index)
    guard let found = kind(at: index) else { return nil }
    // A width or precision written `*` is an argument of its own.
    for offset in start..<index where at(offset) == UInt8(ascii: "*") { add(offset..<offset + 1, nil, .integer) }
    // In a form of a substitution, a plain number is its own.
    if let own = known.own, !hasOwn, !isNumbered, found.kind.isInteger {
      addOwn(sign..<found.end, own, found.kind)
      return found.end
    }
    add(sign..<found.end, isNumbered ? digits.value : nil, found.kind)
    return found.end
  }

  private mutating func add(
    _ range: Range<Int>, _ index: Int?, _ kind: FormatArgument.Kind, isSubstitution: Bool = false
  ) {
    // What has no number takes the arguments that no substitution claims.
    if index == nil { while known.claims(next) { next += 1 } }
    all.append(
      FormatArgument(
        range: range, index: index ?? next, isNumbered: index != nil, kind: kind, isSubstitution: isSubstitution))
    if index == nil { next += 1 }
  }

  /// Behind flags, width, and precision.
  private func skipping(from start: Int) -> Int {
    var index = start
    while index < copy.count, Self.isModifier(copy[index]) { index += 1 }
    return index
  }

  /// The kind that length and letter name, and the end behind them.
  private func kind(at start: Int) -> (kind: FormatArgument.Kind, end: Int)? {
    var (index, isLong) = (start, false)
    while index < copy.count, Self.isLength(copy[index]) {
      if copy[index] != UInt8(ascii: "h") { isLong = true }
      index += 1
    }
    guard let kind = Self.kind(of: at(index), isLong: isLong) else { return nil }
    return (kind, index + 1)
  }

  private func at(_ index: Int) -> UInt8 { index < copy.count ? copy[index] : 0 }

  private func number(from start: Int) -> (value: Int, end: Int) {
    var (value, index) = (0, start)
    while isDigit(at(index)) {
      value = min(value * 10 + Int(copy[index] - 0x30), 1_000_000)
      index += 1
    }
    return (value, index)
  }

  private func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
  private func isWord(_ byte: UInt8) -> Bool { isDigit(byte) || (0x61...0x7A).contains(byte | 0x20) || byte == 0x5F }

  private static func isModifier(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, UInt8(ascii: "."), UInt8(ascii: "*"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "#"),
      UInt8(ascii: "'"):
      true
    default: false
    }
  }

  private static func isLength(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "h"), UInt8(ascii: "l"), UInt8(ascii: "q"), UInt8(ascii: "L"), UInt8(ascii: "z"),
      UInt8(ascii: "t"), UInt8(ascii: "j"):
      true
    default: false
    }
  }

  private static func kind(of letter: UInt8, isLong: Bool) -> FormatArgument.Kind? {
    switch letter {
    case UInt8(ascii: "@"): .object
    case UInt8(ascii: "d"), UInt8(ascii: "i"), UInt8(ascii: "u"), UInt8(ascii: "x"), UInt8(ascii: "X"),
      UInt8(ascii: "o"):
      isLong ? .longInteger : .integer
    case UInt8(ascii: "D"), UInt8(ascii: "U"), UInt8(ascii: "O"): .longInteger
    case UInt8(ascii: "f"), UInt8(ascii: "F"), UInt8(ascii: "e"), UInt8(ascii: "E"), UInt8(ascii: "g"),
      UInt8(ascii: "G"), UInt8(ascii: "a"), UInt8(ascii: "A"):
      .decimal
    case UInt8(ascii: "s"), UInt8(ascii: "S"): .bytes
    case UInt8(ascii: "c"), UInt8(ascii: "C"): .character
    case UInt8(ascii: "p"): .pointer
    default: nil
    }
  }
}

extension Passage {
  /// “greeting_%@”: whether the program puts the argument into the key, so that it is filled in whatever the base has.
  package func fillsFromKey(_ argument: FormatArgument) -> Bool {
    FormatArguments(key).all.contains { $0.index == argument.index && $0.kind == argument.kind }
  }
}
