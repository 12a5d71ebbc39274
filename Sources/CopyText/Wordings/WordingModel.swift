package import CopyModel

/// Says of copy how much its wording is like that of copy with one of `WordingFault`: learned weights of its words, of what these
/// are kinds of, and of what stands beside what.
///
/// `Lexicons/build/wordings.py` learns them from examples written for it and writes `en/wordings.bin`: magic, version, count of
/// rows (32 bits each, little-endian), then the rows. Features are those of `wordingfeatures.py`, bit by bit.
package struct WordingModel: Sendable {
  /// Weights that are one logit.
  package static let logit = 16

  /// Numbers of what features are made of.
  private enum Kind: UInt32 {
    case word = 201
    case pair, apart, first, last, length
  }

  private static let magic: UInt32 = 0x4757_4443  // “CDWG”
  private static let headerSize = 12
  /// Units of copy that is judged; what stands behind them isn’t looked at.
  private static let longest = 60

  private let rows: FeatureRows

  /// The model that is part of the program.
  package static let english: WordingModel = {
    guard let file = EmbeddedFile(named: "en/wordings.bin") else {
      preconditionFailure("en/wordings.bin isn’t embedded")
    }
    return WordingModel(file.bytes)
  }()

  /// Reads a model in place; bytes of another form are a mistake in the build and stop the program.
  private init(_ bytes: UnsafeRawBufferPointer) {
    let header = (0..<3).map { bytes.loadUnaligned(fromByteOffset: 4 * $0, as: UInt32.self).littleEndian }
    precondition(header[0] == Self.magic && header[1] == 1, "not a judge of wordings of version 1")
    rows = FeatureRows(UnsafeRawBufferPointer(rebasing: bytes[Self.headerSize...]), count: Int(header[2]))
  }

  /// The weights of a text for each fault.
  package func reading(of tokens: UnsafeBufferPointer<Token>, in copy: Bytes) -> WordingReading {
    reading(of: units(tokens, copy))
  }

  /// The same of the parts of an alert together.
  package func reading(ofParts parts: [(tokens: UnsafeBufferPointer<Token>, copy: Bytes)]) -> WordingReading {
    reading(of: Array(parts.map { units($0.tokens, $0.copy) }.joined(separator: [.part])))
  }

  private static func number(_ kind: Kind, _ first: UInt32, _ second: UInt32 = 0) -> UInt32 {
    FeatureHash.mixed(kind.rawValue, first, second)
  }

  private func units(_ tokens: UnsafeBufferPointer<Token>, _ copy: Bytes) -> [WordingUnit] {
    var units: [WordingUnit] = []
    for token in tokens where units.count < Self.longest {
      if let unit = WordingUnit(token, in: copy) { units.append(unit) }
    }
    return units
  }

  private func reading(of units: [WordingUnit]) -> WordingReading {
    let units = units.prefix(Self.longest)
    var features: [UInt32] = []
    features.reserveCapacity(3 * units.count + 3)
    func add(_ feature: UInt32) { features.append(feature) }
    for unit in units { add(Self.number(.word, unit.word)) }
    for (unit, next) in zip(units, units.dropFirst()) { add(Self.number(.pair, unit.stem, next.stem)) }
    for (unit, next) in zip(units, units.dropFirst(2)) { add(Self.number(.apart, unit.stem, next.stem)) }
    if let first = units.first, let last = units.last {
      add(Self.number(.first, first.word))
      add(Self.number(.last, last.word))
      add(Self.number(.length, UInt32(min(units.count / 3, 6))))
    }
    var (sums, last) = (FeatureRow(), UInt32?.none)
    // Each counts once.
    for feature in features.sorted() where feature != last {
      rows.add(feature, to: &sums)
      last = feature
    }
    return WordingReading(sums: sums, units: Array(units))
  }

  /// Where the words stand that tell most of `fault`, with what stands between them.
  package func place(of fault: WordingFault, in reading: WordingReading) -> Range<Int>? {
    let units = reading.units
    var weights = units.map { rows.weight(Self.number(.word, $0.word), in: fault.rawValue) }
    for (index, next) in units.indices.dropFirst().enumerated() {
      let pair = rows.weight(Self.number(.pair, units[index].stem, units[next].stem), in: fault.rawValue) / 2
      weights[index] += pair
      weights[next] += pair
    }
    return Self.heaviest(weights).map { units[$0.lowerBound].range.lowerBound..<units[$0.upperBound].range.upperBound }
  }

  /// The first and last of the neighbours that weigh most together; nil where none weighs anything.
  private static func heaviest(_ weights: [Int32]) -> ClosedRange<Int>? {
    var (best, sum, start): (Int32, Int32, Int) = (0, 0, 0)
    var found: ClosedRange<Int>?
    for (index, weight) in weights.enumerated() {
      if sum <= 0 { (sum, start) = (0, index) }
      sum += weight
      if sum > best { (best, found) = (sum, start...index) }
    }
    return found
  }
}

/// What the judge of wordings says of one text.
package struct WordingReading {
  fileprivate let sums: FeatureRow
  fileprivate let units: [WordingUnit]

  /// How much the text is like copy with `fault`: above zero more than like copy without.
  package func weight(of fault: WordingFault) -> Int { Int(sums[fault.rawValue]) }
  /// The weights of all faults, in their order.
  var weights: [Int] { WordingFault.allCases.map(weight) }
}
