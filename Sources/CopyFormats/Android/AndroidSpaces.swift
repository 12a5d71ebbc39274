import CopyModel

/// Spaces beside an edit: two in a row, and those at either end, must be spelled out, or they are lost.
struct AndroidSpaces {
  private let copy: Bytes

  init(_ copy: Bytes) { self.copy = copy }

  /// `splices`, in order, each with the spaces beside it that would get lost where it ends up.
  func widened(_ splices: [Splice]) -> [Splice] {
    let wide = splices.joined.map(widened)
    let overlap = zip(wide, wide.dropFirst()).contains { $0.range.upperBound > $1.range.lowerBound }
    guard overlap, let first = wide.first, let last = wide.last else { return wide }
    // Rare: edits with nothing but a space between them become one.
    let range = first.range.lowerBound..<last.range.upperBound
    let text = splices.map { Splice(shifted($0.range, by: range.lowerBound), $0.text) }.applied(to: copy.slice(range))
    return [Splice(range, text)]
  }

  private func shifted(_ range: Range<Int>, by start: Int) -> Range<Int> {
    range.lowerBound - start..<range.upperBound - start
  }

  private func widened(_ splice: Splice) -> Splice {
    var splice = splice
    if let last = splice.text.utf8.last ?? byte(before: splice.range.lowerBound) {
      if isSpace(last) { takeSpaceBehind(&splice) }
    } else {
      takeSpaceBehind(&splice)
    }
    if splice.text.isEmpty || splice.text.utf8.first == 0x20 || splice.range.upperBound == copy.count {
      takeSpaceBefore(&splice)
    }
    return splice
  }

  private func takeSpaceBehind(_ splice: inout Splice) {
    guard splice.range.upperBound < copy.count, copy[splice.range.upperBound] == 0x20 else { return }
    splice = Splice(splice.range.lowerBound..<splice.range.upperBound + 1, splice.text + " ")
  }

  private func takeSpaceBefore(_ splice: inout Splice) {
    guard splice.range.lowerBound > 0, copy[splice.range.lowerBound - 1] == 0x20 else { return }
    splice = Splice(splice.range.lowerBound - 1..<splice.range.upperBound, " " + splice.text)
  }

  private func byte(before place: Int) -> UInt8? { place > 0 ? copy[place - 1] : nil }
  private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 }
}
