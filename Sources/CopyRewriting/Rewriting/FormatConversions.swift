package import CopyModel

/// The conversions of `printf` in copy, read as the formatter does: `%` and a letter are one, whatever follows.
///
/// The analysis guesses what a writer meant (“20%discount”). Here nothing is guessed: a program that fills in the copy
/// after a fix must find all that it found before.
package enum FormatConversions {
  /// Whether a fix kept the conversions of `old`: a safe one all of them, another at least changed none.
  package static func survive(from old: Bytes, to new: Bytes, isSafe: Bool) -> Bool {
    let (before, after) = (conversions(in: old), conversions(in: new))
    // A percent sign that lost its letter was a conversion before.
    guard percentSigns(in: new) - after.count <= percentSigns(in: old) - before.count else { return false }
    guard !isSafe else { return before.elementsEqual(after, by: { $0.equals($1) }) }
    var rest = before[...]
    return after.allSatisfy { conversion in
      guard let place = rest.firstIndex(where: { $0.equals(conversion) }) else { return false }
      rest = rest[(place + 1)...]
      return true
    }
  }

  /// Each conversion with its percent sign, in order. `% o` counts as text, though C allows the space: it is a
  /// percentage in all copy there is.
  static func conversions(in copy: Bytes) -> [Bytes] {
    var (found, position) = ([Bytes](), 0)
    while let start = copy[position...].firstIndex(of: UInt8(ascii: "%")) {
      var end = start + 1
      while end < copy.count, isModifier(copy[end]) { end += 1 }
      if end < copy.count, isConversion(copy[end]) {
        found.append(copy.slice(start..<end + 1))
        position = end + 1
      } else {
        position = start + 1
      }
    }
    return found
  }

  private static func percentSigns(in copy: Bytes) -> Int {
    copy.reduce(0) { $1 == UInt8(ascii: "%") ? $0 + 1 : $0 }
  }

  private static func isModifier(_ byte: UInt8) -> Bool { isOne(of: "0123456789$.*-+#'hlLqjzt", byte) }

  private static func isConversion(_ byte: UInt8) -> Bool { isOne(of: "@%dDiuUxXoOfFeEgGcCsSpaAn", byte) }

  private static func isOne(of letters: StaticString, _ byte: UInt8) -> Bool {
    Bytes(letters).contains(byte)
  }
}
