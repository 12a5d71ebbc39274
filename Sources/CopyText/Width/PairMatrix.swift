/// How the width of two characters side by side differs from that of both alone, by classes of characters: kerning, and
/// the ligatures of Indic consonants.
struct PairMatrix: @unchecked Sendable {
  private let columns: Int
  /// Regular and semibold in turns, row by row, in steps. Filled once and never freed.
  private let cells: UnsafeMutableBufferPointer<Int8>
  /// In em.
  private let step: Float

  init(rows: Int, columns: Int, step: Float) {
    (self.columns, self.step) = (columns, step)
    cells = .allocate(capacity: rows * columns * 2)
    cells.initialize(repeating: 0)
  }

  func set(row: Int, column: Int, regular: Int8, semibold: Int8) {
    let place = (row * columns + column) * 2
    (cells[place], cells[place + 1]) = (regular, semibold)
  }

  /// The most that a neighbour before adds to a character of each column, in em: at the weights up to semibold, and in bold.
  func largestByColumn() -> [(usual: Float, bold: Float)] {
    var largest = [(usual: Float, bold: Float)](repeating: (0, 0), count: columns)
    for row in stride(from: 0, to: cells.count, by: columns * 2) {
      // Most pairs differ in nothing.
      for column in 0..<columns where cells[row + column * 2] | cells[row + column * 2 + 1] != 0 {
        let (regular, semibold) = pair(at: row + column * 2)
        let usual = max(regular, semibold)
        let bold = max(usual, regular + (semibold - regular) * TextFont.Weight.bold.value)
        if usual > largest[column].usual { largest[column].usual = usual }
        if bold > largest[column].bold { largest[column].bold = bold }
      }
    }
    return largest
  }

  /// In em.
  @inline(__always)
  func difference(row: UInt8, column: UInt8, weight: Float) -> Float {
    let (regular, semibold) = pair(at: (Int(row) &* columns &+ Int(column)) &* 2)
    return regular + (semibold - regular) * weight
  }

  @inline(__always)
  private func pair(at place: Int) -> (regular: Float, semibold: Float) {
    (Float(cells[place]) * step, Float(cells[place &+ 1]) * step)
  }
}
