/// How the width of two characters side by side differs from that of both alone, by classes of characters: kerning, and
/// the ligatures of Indic consonants.
struct PairMatrix: @unchecked Sendable {
  let columns: Int
  /// Regular and semibold in turns, row by row, in em. Filled once and never freed.
  private let cells: UnsafeMutableBufferPointer<Float>

  init(rows: Int, columns: Int) {
    self.columns = columns
    cells = .allocate(capacity: rows * columns * 2)
    cells.initialize(repeating: 0)
  }

  func set(row: Int, column: Int, regular: Float, semibold: Float) {
    let place = (row * columns + column) * 2
    (cells[place], cells[place + 1]) = (regular, semibold)
  }

  /// The most that a neighbour before adds to a character of `column`: at the weights up to semibold, and in bold.
  func largest(inColumn column: Int) -> (usual: Float, bold: Float) {
    var largest = (usual: Float(0), bold: Float(0))
    for place in stride(from: column * 2, to: cells.count, by: columns * 2) {
      let (regular, semibold) = (cells[place], cells[place + 1])
      let bold = regular + (semibold - regular) * TextFont.Weight.bold.value
      largest.usual = max(largest.usual, regular, semibold)
      largest.bold = max(largest.bold, largest.usual, bold)
    }
    return largest
  }

  /// In em.
  @inline(__always)
  func difference(row: UInt8, column: UInt8, weight: Float) -> Float {
    let place = (Int(row) &* columns &+ Int(column)) &* 2
    return cells[place] + (cells[place &+ 1] - cells[place]) * weight
  }
}
