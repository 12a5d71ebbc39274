/// The learned tagger of English copy: an averaged perceptron over hashed features, greedy from left to right.
///
/// `Lexicons/build/tagger.py` trains it on the UD English Web Treebank and writes `en/tagger.bin`: magic, version, bits of
/// a row number, feature count (32 bits each, little-endian), then rows of sixteen signed bytes, one for each `WordClass`.
/// The rows are read in place. Features are those of `tagfeatures.py`, bit by bit.
struct TagModel: Sendable {
  private static let magic: UInt32 = 0x4754_4443  // “CDTG”
  private static let headerSize = 16
  private static let featureCount: UInt32 = 11
  /// History before the first word.
  private static let start: UInt32 = 17
  /// History of a mark, plus its byte modulo 8.
  private static let markBase: UInt32 = 18

  private nonisolated(unsafe) let rows: UnsafeRawPointer
  private let shift: UInt32

  /// The tagger that is part of the program.
  static let english: TagModel = {
    guard let file = EmbeddedFile(named: "en/tagger.bin") else { preconditionFailure("en/tagger.bin isn’t embedded") }
    return TagModel(file.bytes)
  }()

  /// Reads a model in place; bytes of another form are a mistake in the build and stop the program.
  init(_ bytes: UnsafeRawBufferPointer) {
    let header = (0..<4).map { bytes.loadUnaligned(fromByteOffset: 4 * $0, as: UInt32.self).littleEndian }
    precondition(header[0] == Self.magic && header[1] == 1, "not a tagger of version 1")
    precondition(header[3] == Self.featureCount && bytes.count == Self.headerSize + 16 << header[2], "damaged tagger")
    rows = bytes.baseAddress! + Self.headerSize
    shift = 32 - header[2]
  }

  /// Gives every unit that is no mark its class.
  func tag(_ units: UnsafeMutableBufferPointer<FormUnit>) {
    var (last, before) = (Self.start, Self.start)
    for index in units.indices {
      if units[index].isMark {
        (last, before) = (Self.markBase + UInt32(units[index].mark % 8), last)
        continue
      }
      let classes = Self.classes(of: index, in: units)
      if let only = classes.only {
        units[index].wordClass = only
      } else {
        choose(among: classes, for: index, in: units, after: (last, before))
      }
      (last, before) = (UInt32(units[index].wordClass.rawValue), last)
    }
  }

  /// No verb with a tense follows an article or possessive.
  private static func classes(of index: Int, in units: UnsafeMutableBufferPointer<FormUnit>) -> WordClassSet {
    let classes = units[index].classes
    guard index > 0, units[index - 1].can([.article, .possessive]) else { return classes }
    let rest = classes.subtracting([.finite, WordClass.imperative.set])
    return rest.isEmpty ? classes : rest
  }

  private func choose(
    among classes: WordClassSet, for index: Int, in units: UnsafeMutableBufferPointer<FormUnit>,
    after history: (last: UInt32, before: UInt32)
  ) {
    let scores = scores(of: index, in: units, last: history.last, before: history.before)
    var (best, rest) = (-1, classes.rawValue)
    while rest != 0 {
      let candidate = rest.trailingZeroBitCount
      if best < 0 || scores[candidate] > scores[best] { best = candidate }
      rest &= rest &- 1
    }
    units[index].wordClass = WordClass(rawValue: UInt8(best)) ?? .other
    let top = scores.max()
    units[index].finiteMargin = scores[Int(WordClass.finite.rawValue)] &- top
    units[index].imperativeMargin = scores[Int(WordClass.imperative.rawValue)] &- top
  }

  private func scores(
    of index: Int, in units: UnsafeMutableBufferPointer<FormUnit>, last: UInt32, before: UInt32
  ) -> SIMD16<Int16> {
    let unit = units[index]
    let left = index > 0 ? units[index - 1].word : FormUnit.edge.word
    let right = index + 1 < units.count ? units[index + 1] : .edge
    let far = index + 2 < units.count ? units[index + 2].group : FormUnit.edge.group
    let both = last &* 32 &+ before
    var sum = row(1, unit.word, 0) &+ row(2, unit.group, 0) &+ row(3, unit.ending, last)
    sum = sum &+ row(4, unit.group, last) &+ row(5, unit.group, both) &+ row(6, unit.group, right.group)
    sum = sum &+ row(7, left, unit.group) &+ row(8, right.word, unit.group)
    sum = sum &+ row(9, unit.group ^ far &* 3, right.group) &+ row(10, unit.word, last)
    return sum &+ row(11, both, right.group)
  }

  @inline(__always)
  private func row(_ kind: UInt32, _ first: UInt32, _ second: UInt32) -> SIMD16<Int16> {
    var value = (kind &* 0x9E37_79B1) ^ first
    value = value &* 0x85EB_CA6B
    value ^= second &* 0xC2B2_AE35 &+ 0x27D4_EB2F
    value = value &* 0x9E37_79B1
    let place = Int(value >> shift) * 16
    return SIMD16<Int16>(truncatingIfNeeded: rows.loadUnaligned(fromByteOffset: place, as: SIMD16<Int8>.self))
  }
}
