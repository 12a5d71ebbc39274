import CopyModel

/// Reads the parts of `advances.bin` one behind the other. The file is part of the program: damage is a mistake in the build.
struct AdvanceReader {
  private let bytes: UnsafeRawBufferPointer
  private var position = 0

  private static let unitsPerEm: Float = 2048

  init(named name: String) {
    guard let file = EmbeddedFile(named: name) else { preconditionFailure("\(name) isn’t embedded") }
    bytes = file.bytes
  }

  mutating func readHeader() -> (runs: Int, matrices: Int, constants: Int) {
    precondition(bytes.starts(with: "CDAW\u{1}".utf8), "another kind of table")
    position = 5
    return (Int(next(UInt16.self)), Int(next(UInt8.self)), Int(next(UInt8.self)))
  }

  mutating func readConstant() -> (first: UInt32, last: UInt32, record: AdvanceRecord) {
    let (first, last) = (next(UInt32.self), next(UInt32.self))
    var record = AdvanceRecord.constant(nextAdvance())
    if AdvanceTable.emoji.contains(first) { record.kind = .emoji }
    return (first, last, record)
  }

  mutating func readMatrix() -> PairMatrix {
    let step = 1 / Float(next(UInt16.self))
    let (rows, columns) = (Int(next(UInt8.self)), Int(next(UInt8.self)))
    let matrix = PairMatrix(rows: rows, columns: columns, step: step)
    for row in 0..<rows {
      for _ in 0..<next(UInt8.self) {
        let column = Int(next(UInt8.self))
        matrix.set(row: row, column: column, regular: next(Int8.self), semibold: next(Int8.self))
      }
    }
    return matrix
  }

  mutating func readRun(_ body: (_ scalar: UInt32, _ variant: Int, AdvanceRecord) -> Void) {
    let (first, count, variant) = (next(UInt32.self), next(UInt16.self), Int(next(UInt8.self)))
    guard let kind = AdvanceRecord.Kind(rawValue: next(UInt8.self)) else { preconditionFailure("an unknown kind") }
    let group = next(UInt8.self)
    for offset in 0..<UInt32(count) {
      var record = AdvanceRecord(kind: kind, group: kind == .mark ? 0 : group)
      if kind != .mark {
        (record.regular, record.semibold) = (nextAdvance(), nextAdvance())
        if group > 0 { (record.row, record.column) = (next(UInt8.self), next(UInt8.self)) }
      }
      body(first + offset, variant, record)
    }
  }

  private mutating func nextAdvance() -> Float { Float(next(UInt16.self)) / Self.unitsPerEm }

  private mutating func next<Number: FixedWidthInteger>(_ type: Number.Type) -> Number {
    defer { position += MemoryLayout<Number>.size }
    return Number(littleEndian: bytes.loadUnaligned(fromByteOffset: position, as: type))
  }
}
