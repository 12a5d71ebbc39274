package import CopyModel

/// What a translator’s keyboard made of placeholders: `％lu`, `% @`, `%1 $@`, `@$1%`, and `%1`, which lost its letter.
///
/// They are mended all at once: the text, read again as formatters do, holds exactly what the base holds, or nothing is
/// changed. What stands for which argument is told by the number in it, else by its letter, else by the order.
package struct BrokenConversions {
  private let copy: Bytes
  private let base: FormatArguments
  private let found: FormatArguments

  /// Where each of them stands and what is meant; nil where that isn’t sure.
  package static func mend(_ copy: Bytes, _ found: FormatArguments, like base: FormatArguments) -> [Splice]? {
    // What stands behind its sign reads on from left to right; of `@$1%@$2%` a formatter sees the middle.
    let mend = BrokenConversions(copy: copy, base: base, found: found)
    for pieces in [mend.pieces(isReversed: false), mend.pieces(isReversed: true)] {
      // Numbers that the base doesn’t write are taken over only where the order needs them.
      if let splices = mend.splices(pieces, isCounted: false) ?? mend.splices(pieces, isCounted: true) {
        return splices
      }
    }
    return nil
  }

  /// `% 1 $ s`, and the `%1$s` that it was: spaces in a conversion with its number, of which a formatter shows the signs.
  package static func torn(from sign: Range<Int>, in copy: Bytes) -> (range: Range<Int>, meant: String)? {
    var (end, meant) = (sign.upperBound, "%")
    while end < copy.count, meant.count < 6, !meant.hasSuffix("@"), !meant.hasSuffix("s"), !meant.hasSuffix("d") {
      let byte = copy[end]
      guard byte == 0x20 || byte.isASCIIDigit || "$@sd".utf8.contains(byte) else { return nil }
      if byte != 0x20 { meant.unicodeScalars.append(Unicode.Scalar(byte)) }
      end += 1
    }
    let isNumbered = meant.dropFirst().first?.isNumber == true && meant.contains("$")
    return isNumbered && end - sign.lowerBound > meant.count ? (sign.lowerBound..<end, meant) : nil
  }

  /// What was meant for a placeholder: `% @`, `%1 $@`, `％ld`.
  package static func broken(from sign: Range<Int>, in copy: Bytes) -> Range<Int> {
    var end = sign.upperBound
    while end < copy.count, isOne(of: " $!#-.0123456789\"", copy[end]) { end += 1 }
    if end < copy.count, copy[end] == UInt8(ascii: "@") { return sign.lowerBound..<end + 1 }
    // `%1$` has lost its letter alone.
    let index = copy[sign.upperBound..<end].firstIndex(of: UInt8(ascii: "$"))
    return sign.lowerBound..<(index.map { $0 + 1 } ?? sign.upperBound)
  }

  private static func isOne(of letters: StaticString, _ byte: UInt8) -> Bool {
    Bytes(letters).contains(byte)
  }

  // MARK: Pieces

  /// A place that may have been a placeholder.
  private struct Piece {
    var range: Range<Int>
    /// The argument that it names.
    var index: Int?
    /// What tells its type, as it stands in the copy; empty where that is lost.
    var tail: String
  }

  private func pieces(isReversed: Bool) -> [Piece] {
    var (pieces, position) = ([Piece](), 0)
    while position < copy.count {
      let length = signLength(at: position)
      let isRead = found.all.contains { $0.range.contains(position) } && !isReversed
      if length > 0, !isRead, let piece = piece(at: position..<position + length, isReversed: isReversed) {
        pieces.append(piece)
        position = max(piece.range.upperBound, position + length)
      } else {
        // Nobody writes one from right to left and the next from left to right.
        if length > 0, isReversed { return [] }
        position += max(length, 1)
      }
    }
    return pieces
  }

  private func piece(at sign: Range<Int>, isReversed: Bool) -> Piece? {
    if isReversed { return reversed(sign) }
    if let piece = forward(sign) { return piece }
    return reversed(sign) ?? bare(sign)
  }

  /// `%1 $@`, `% @`, `％lu`, `٪ ld`, `%!d`, `%1$`, `%1`.
  private func forward(_ sign: Range<Int>) -> Piece? {
    var index = skippingSlip(sign.upperBound)
    if isDollar(at: index) { index = skippingSpace(index + 1) }
    let digits = self.digits(from: index)
    var end = skippingSpace(digits.end)
    if isDollar(at: end) { end = skippingSpace(end + 1) }
    let number = digits.value
    let isClose = end == sign.upperBound || isSlip(end - 1) || number != nil
    if let tail = tail(at: end), isClose || tail.length > 1 || tail.text == "@" || isAlone(sign, end + tail.length) {
      return Piece(range: sign.lowerBound..<end + tail.length, index: number, tail: tail.text)
    }
    guard number != nil, index == sign.upperBound else { return nil }
    let cut = isDollar(at: digits.end) ? digits.end + 1 : digits.end
    return isLetter(at: cut) ? nil : Piece(range: sign.lowerBound..<cut, index: number, tail: "")
  }

  /// `@$1%`, `@1$%`, `@%`, `lu%`: written from right to left.
  private func reversed(_ sign: Range<Int>) -> Piece? {
    var start = sign.lowerBound
    if start > 0, copy[start - 1] == 0x20 { start -= 1 }
    if start > 0, isDollar(at: start - 1) { start -= 1 }
    let last = start
    while start > 0, isDigit(at: start - 1) { start -= 1 }
    let number = start < last ? digits(from: start).value : nil
    if start > 0, isDollar(at: start - 1) { start -= 1 }
    for tail in tails where start >= tail.utf8.count {
      let first = start - tail.utf8.count
      guard copy.slice(first..<start).elementsEqual(tail.utf8) else { continue }
      if tail != "@", first > 0, isLetter(at: first - 1) { continue }
      return Piece(range: first..<sign.upperBound, index: number, tail: tail)
    }
    return nil
  }

  /// A sign alone, and no percentage.
  private func bare(_ sign: Range<Int>) -> Piece? {
    if followsNumber(sign) { return nil }
    // A letter behind it may be its conversion, or the next word.
    let behind = sign.upperBound
    if isLetter(at: behind) || isDigit(at: behind) || tail(at: skippingSlip(behind)) != nil { return nil }
    return Piece(range: sign, index: nil, tail: "")
  }

  /// “15 %”
  private func followsNumber(_ sign: Range<Int>) -> Bool {
    var before = sign.lowerBound
    while before > 0, copy[before - 1] == 0x20 || copy[before - 1] == 0xA0 || copy[before - 1] == 0xC2 { before -= 1 }
    return before > 0 && isDigit(at: before - 1)
  }

  /// `% d`: a letter that ends at `end`, with a space behind it, and no number that the sign may go with.
  private func isAlone(_ sign: Range<Int>, _ end: Int) -> Bool {
    !followsNumber(sign) && (end == copy.count || copy[end] == 0x20)
  }

  // MARK: Meaning

  private func splices(_ pieces: [Piece], isCounted: Bool) -> [Splice]? {
    guard !pieces.isEmpty else { return nil }
    var rest = base.all.filter { model in
      !found.all.contains { other in
        other.kind == model.kind && (!model.isNumbered || other.index == model.index)
          && !pieces.contains { $0.range.overlaps(other.range) }
      }
    }
    var (splices, meant) = ([Splice](), [Int]())
    for piece in pieces {
      guard let place = rest.firstIndex(where: { means(piece, $0) }) else { return nil }
      let model = rest.remove(at: place)
      splices.append(Splice(piece.range, isCounted ? counted(model) : base.written(model)))
      meant.append(model.index)
    }
    return isWhole(splices, meant) ? splices : nil
  }

  private func means(_ piece: Piece, _ model: FormatArgument) -> Bool {
    (piece.index == nil || piece.index == model.index) && (piece.tail.isEmpty || piece.tail == tail(of: model))
  }

  private func counted(_ model: FormatArgument) -> String {
    model.isNumbered ? base.written(model) : "%\(model.index)$\(tail(of: model))"
  }

  /// Whether the mended text holds exactly the base’s arguments, those that are `meant` in the places of the splices.
  private func isWhole(_ splices: [Splice], _ meant: [Int]) -> Bool {
    let mended = splices.applied(toBytes: copy)
    return withExtendedLifetime(mended) {
      let arguments = FormatArguments(mended.bytes)
      var shift = 0
      let areInPlace = zip(splices, meant).allSatisfy { splice, index in
        defer { shift += splice.text.utf8.count - splice.range.count }
        return arguments.all.contains { $0.range.lowerBound == splice.range.lowerBound + shift && $0.index == index }
      }
      return areInPlace && arguments.holdsExactly(base) && (!arguments.isMixed || base.isMixed)
    }
  }

  // MARK: Letters

  /// What tells the types of the base’s arguments, longest first: `lu` before `u`.
  private var tails: [String] { Set(base.all.map(tail)).sorted { ($1.utf8.count, $0) < ($0.utf8.count, $1) } }

  private func tail(of model: FormatArgument) -> String {
    let written = base.written(model).dropFirst()
    return String(model.isNumbered ? written.drop { $0.isNumber }.dropFirst() : written)
  }

  private func tail(at start: Int) -> (text: String, length: Int)? {
    if copy.hasLiteral("＠", at: start), tails.contains("@") { return ("@", 3) }
    for tail in tails where copy.slice(from: min(start, copy.count)).starts(with: tail.utf8) {
      let end = start + tail.utf8.count
      if tail == "@" || !isASCIILetter(at: end) { return (tail, end - start) }
    }
    return whole(at: start)
  }

  /// A whole number of another size than the base’s, where that has one kind of them: `d` for `ld`.
  private func whole(at start: Int) -> (text: String, length: Int)? {
    let own = tails.filter { $0.drop { $0 == "l" }.count == 1 && "diu".contains($0.last ?? " ") }
    var end = start
    while end < copy.count, copy[end] == UInt8(ascii: "l") { end += 1 }
    guard own.count == 1, end < copy.count, "diu".utf8.contains(copy[end]), !isLetter(at: end + 1) else { return nil }
    return (own[0], end + 1 - start)
  }

  /// How long a percent sign of any script is here; 0 for anything else.
  private func signLength(at index: Int) -> Int {
    if copy[index] == UInt8(ascii: "%") { return 1 }
    let signs: [StaticString] = ["％", "٪", "﹪"]
    return signs.first { copy.hasLiteral($0, at: index) }?.utf8CodeUnitCount ?? 0
  }

  private func digits(from start: Int) -> (value: Int?, end: Int) {
    var end = start
    while isDigit(at: end) { end += 1 }
    return (Int(copy.slice(min(start, copy.count)..<min(end, copy.count)).text), end)
  }

  /// What slips in behind the sign: a space, or the mark beside it on the keyboard.
  private func skippingSlip(_ index: Int) -> Int { isSlip(index) ? index + 1 : skippingSpace(index) }
  private func isSlip(_ index: Int) -> Bool { index < copy.count && copy[index] == UInt8(ascii: "!") }
  private func skippingSpace(_ index: Int) -> Int { index < copy.count && copy[index] == 0x20 ? index + 1 : index }
  private func isDollar(at index: Int) -> Bool { index < copy.count && copy[index] == UInt8(ascii: "$") }
  private func isDigit(at index: Int) -> Bool { index < copy.count && (0x30...0x39).contains(copy[index]) }
  private func isASCIILetter(at index: Int) -> Bool { index < copy.count && (0x61...0x7A).contains(copy[index] | 0x20) }
  private func isLetter(at index: Int) -> Bool { isASCIILetter(at: index) || index < copy.count && copy[index] >= 0x80 }
}

extension FormatArguments {
  /// Whether both take the same arguments in the same way, and neither more.
  package func holdsExactly(_ other: FormatArguments) -> Bool {
    func signature(_ arguments: FormatArguments) -> Set<Int> {
      Set(arguments.all.map { $0.index * 16 + Int($0.kind.rawValue) })
    }
    return all.count == other.all.count && signature(self) == signature(other)
      && loneSigns.count <= other.loneSigns.count && substitutions.count == other.substitutions.count
  }
}
