import CopyModel

/// `advances/advances.bin`: how wide characters are in the fonts that stand in for those of the platforms.
///
/// Written by `Lexicons/build/advances.py`, all numbers little-endian: the magic `CDAW` and a version byte; how many runs
/// (16 bits), matrices and constant blocks (8 each); the blocks as first and last code point and advance; the matrices;
/// the runs as code point (32), count (16), variant, kind, and group (8 each), then for each character of the run the two
/// advances (16 each), unless it is a mark, and row and column (8 each), if it has a group. Advances are in 1/2048 em.
struct AdvanceTable: @unchecked Sendable {
  // Filled once, then only read, and never freed.
  private let directory: UnsafePointer<UInt16>
  private let records: UnsafePointer<AdvanceRecord>
  private let matrices: UnsafePointer<PairMatrix>
  private let matrixCount: Int
  /// The records of ASCII characters, all of which are plain.
  let ascii: UnsafePointer<AdvanceRecord>
  private let constants: [(first: UInt32, last: UInt32, record: AdvanceRecord)]

  static let shared = AdvanceTable(AdvanceReader(named: "advances/advances.bin"))

  /// Variants of a character. Arabic letters have four forms; Indic consonants a half form.
  static let alone = 0, initial = 1, medial = 2, final = 3, half = 1

  /// Code points of pictographs.
  static let emoji = UInt32(0x1F000)...0x1FAFF

  private static let pageBits: UInt32 = 6
  private static let pagesPerVariant: UInt32 = 0x20000 >> 6
  /// What a character takes that no font of the script has: about a wide Latin letter.
  private static let unknown = AdvanceRecord.constant(0.6)

  private init(_ contents: AdvanceReader) {
    var draft = AdvancePages(variants: 4, pagesPerVariant: Int(Self.pagesPerVariant))
    var reader = contents
    let counts = reader.readHeader()
    constants = (0..<counts.constants).map { _ in reader.readConstant() }
    let matrices = UnsafeMutableBufferPointer<PairMatrix>.allocate(capacity: counts.matrices)
    _ = matrices.initialize(from: (0..<counts.matrices).map { _ in reader.readMatrix() })
    for _ in 0..<counts.runs { reader.readRun { draft.set($0, variant: $1, to: $2) } }
    (directory, records) = (UnsafePointer(draft.directory), UnsafePointer(draft.records))
    guard let first = matrices.baseAddress else { preconditionFailure("a table without pairs") }
    (self.matrices, matrixCount) = (UnsafePointer(first), counts.matrices)
    let ascii = UnsafeMutablePointer<AdvanceRecord>.allocate(capacity: 128)
    self.ascii = UnsafePointer(ascii)
    for scalar in 0..<UInt32(128) {
      let record = self[scalar, Self.alone]
      precondition(record.kind == .plain, "an ASCII character that joins")
      (ascii + Int(scalar)).initialize(to: record)
    }
  }

  /// The record of a character in one of its variants; the character alone where it has no such variant.
  @inline(__always)
  subscript(scalar: UInt32, variant: Int) -> AdvanceRecord {
    let page = scalar >> Self.pageBits
    guard page < Self.pagesPerVariant else { return constant(for: scalar) }
    let index = directory[variant &* Int(Self.pagesPerVariant) &+ Int(page)]
    if index == 0 { return constant(for: scalar) }
    return records[Int(index) << Int(Self.pageBits) | Int(scalar & 63)]
  }

  /// How much wider the pair is than its parts, in em. Both are of one group.
  @inline(__always)
  func difference(_ first: AdvanceRecord, _ second: AdvanceRecord, weight: Float) -> Float {
    matrices[Int(first.group) &- 1].difference(row: first.row, column: second.column, weight: weight)
  }

  /// Whether characters of the page that `scalar` is on have records of their own.
  func hasPage(of scalar: UInt32) -> Bool {
    let page = scalar >> Self.pageBits
    return page < Self.pagesPerVariant && directory[Int(page)] != 0
  }

  /// By matrix and column, the most that a neighbour adds to a character behind it, in em.
  func largestDifferences() -> [[(usual: Float, bold: Float)]] {
    (0..<matrixCount).map { matrices[$0].largestByColumn() }
  }

  private func constant(for scalar: UInt32) -> AdvanceRecord {
    for block in constants where block.first <= scalar && scalar <= block.last { return block.record }
    return scalar < 0x20 ? .constant(0) : Self.unknown
  }
}

/// The records in pages of 64 characters, while they come in.
private struct AdvancePages {
  let directory: UnsafeMutablePointer<UInt16>
  /// Room for all pages that there could be; the system gives memory for those alone that are written.
  let records: UnsafeMutablePointer<AdvanceRecord>
  private let pagesPerVariant: Int
  /// The first one is for characters without records, and empty.
  private var count = 1

  init(variants: Int, pagesPerVariant: Int) {
    self.pagesPerVariant = pagesPerVariant
    directory = .allocate(capacity: variants * pagesPerVariant)
    directory.initialize(repeating: 0, count: variants * pagesPerVariant)
    records = .allocate(capacity: (variants * pagesPerVariant + 1) * 64)
  }

  mutating func set(_ scalar: UInt32, variant: Int, to record: AdvanceRecord) {
    let place = variant * pagesPerVariant + Int(scalar >> 6)
    if directory[place] == 0 {
      directory[place] = UInt16(count)
      (records + count * 64).initialize(repeating: .constant(0.6), count: 64)
      count += 1
    }
    records[Int(directory[place]) * 64 + Int(scalar & 63)] = record
  }
}

/// Reads the parts of `advances.bin` one behind the other. The file is part of the program: damage is a mistake in the build.
private struct AdvanceReader {
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

/// How wide one character is, and how it behaves beside others.
struct AdvanceRecord {
  /// What a character does to the cluster it stands in; numbered as in `advanceunits.py`.
  enum Kind: UInt8 {
    case plain
    /// No width, part of the cluster before.
    case mark
    /// Joins the consonant before to the one behind.
    case virama
    /// An Indic consonant, which has a half form before another one.
    case consonant
    /// An Arabic letter that joins on both sides, or to the one before only.
    case dualJoining, rightJoining
    /// Joins its neighbours and has one form: the tatweel.
    case joinCausing
    /// A vowel sign that has a width, part of the cluster before.
    case spacingMark
    /// A pictograph, which may be part of the one before: a skin colour, the half of a flag, what a joiner adds. Of the
    /// constant blocks alone, never in the file.
    case emoji
  }

  /// In em.
  var regular: Float = 0
  var semibold: Float = 0
  var kind = Kind.plain
  /// The pair matrix it belongs to, counted from 1; 0 for none.
  var group: UInt8 = 0
  /// Its row where it stands first, its column where it stands second.
  var row: UInt8 = 0
  var column: UInt8 = 0

  static func constant(_ advance: Float) -> AdvanceRecord { AdvanceRecord(regular: advance, semibold: advance) }

  /// In em, at a weight between regular (0) and semibold (1); fonts other than Inter have nothing beyond.
  @inline(__always)
  func advance(at weight: Float) -> Float { regular + (semibold - regular) * weight }

  /// Whether it takes part in the joining of Arabic letters.
  @inline(__always)
  var joinsBefore: Bool { kind == .dualJoining || kind == .rightJoining || kind == .joinCausing }
  @inline(__always)
  var joinsBehind: Bool { kind == .dualJoining || kind == .joinCausing }

  /// Whether it is part of the cluster before it.
  @inline(__always)
  var isMark: Bool { kind == .mark || kind == .spacingMark || kind == .virama }
}

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
