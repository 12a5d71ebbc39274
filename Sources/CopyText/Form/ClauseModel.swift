import CopyModel

/// Tells how likely a word makes a sentence of the whole segment: learned weights of what stands around it. A word that has a tense
/// is asked so, and a verb in its base form that opens the segment: it may tell to do something.
///
/// `Lexicons/build/clauses.py` learns them from clauses and fragments of the UD English Web Treebank, as long as copy is, and writes
/// `en/clauses.bin`: magic, version, bits of a row number, feature count (32 bits each, little-endian), then a byte for each row,
/// its weight plus 128. Sixteen of a weight are one logit. Features are those of `clausefeatures.py`, bit by bit.
struct ClauseModel: Sendable {
  /// The likeliest word of a segment.
  struct Finding: Equatable {
    /// Of the unit.
    var index: Int
    /// Sum of the weights; above zero the word is more likely the verb of the whole than not.
    var weight: Int
  }

  /// Weights that are one logit.
  static let logit = 16

  private static let magic: UInt32 = 0x4C43_4443  // “CDCL”
  private static let headerSize = 16
  private static let featureCount: UInt32 = 17

  private nonisolated(unsafe) let weights: UnsafePointer<UInt8>
  private let shift: UInt32

  /// The model that is part of the program.
  static let english: ClauseModel = {
    guard let file = EmbeddedFile(named: "en/clauses.bin") else { preconditionFailure("en/clauses.bin isn’t embedded") }
    return ClauseModel(file.bytes)
  }()

  /// Reads a model in place; bytes of another form are a mistake in the build and stop the program.
  init(_ bytes: UnsafeRawBufferPointer) {
    let header = (0..<4).map { bytes.loadUnaligned(fromByteOffset: 4 * $0, as: UInt32.self).littleEndian }
    precondition(header[0] == Self.magic && header[1] == 1, "not a judge of clauses of version 1")
    precondition(header[3] == Self.featureCount && bytes.count == Self.headerSize + 1 << header[2], "damaged judge")
    weights = bytes.baseAddress!.assumingMemoryBound(to: UInt8.self) + Self.headerSize
    shift = 32 - header[2]
  }

  /// The word of `units` that most likely has the tense of a sentence; nil where no word can have one.
  /// - Parameter capitals: whether words with a capital behind the first are asked; in sentence style they are names.
  func likeliest(in units: UnsafeMutableBufferPointer<FormUnit>, capitals: Bool = true) -> Finding? {
    var best: Finding?
    for index in units.indices where canHaveTense(units, index) {
      if !capitals, index > 0, units[index].startsUpper { continue }
      let weight = weight(of: ClauseSurroundings(units, index), from: 1)
      if weight > best?.weight ?? .min { best = Finding(index: index, weight: weight) }
    }
    return best
  }

  /// How likely the first of `units` tells to do something; nil where it is no verb in its base form.
  func command(in units: UnsafeMutableBufferPointer<FormUnit>) -> Int? {
    guard let first = units.first, !first.isMark, first.can(.baseVerb) else { return nil }
    return weight(of: ClauseSurroundings(units, 0), from: Self.featureCount + 1)
  }

  private func canHaveTense(_ units: UnsafeMutableBufferPointer<FormUnit>, _ index: Int) -> Bool {
    let unit = units[index]
    guard !unit.isMark, unit.can(.tensed), !unit.classes.isDisjoint(with: [.finite, .auxiliary]) else { return false }
    return index == 0 || !units[index - 1].can([.article, .possessive])
  }

  /// - Parameter kind: number of the first feature; those of commands follow those of verbs with a tense.
  private func weight(of around: ClauseSurroundings, from kind: UInt32) -> Int {
    let (unit, left, right) = (around.unit(0), around.unit(-1), around.unit(1))
    let (before, behind) = (around.profileBefore, around.profileBehind)
    let (head, form, count) = (around.head, unit.tags.rawValue & WordTags.clauseForms.rawValue, around.count)
    let place = UInt32(min(around.index, 4))
    var sum = 0
    sum += value(kind, unit.group)
    sum += value(kind + 1, unit.word)
    sum += value(kind + 2, left.group, unit.group)
    sum += value(kind + 3, unit.group, right.group)
    sum += value(kind + 4, left.mask, unit.mask, right.mask)
    sum += value(kind + 5, around.unit(-2).mask, left.mask, unit.mask)
    sum += value(kind + 6, unit.mask, right.mask, around.unit(2).mask)
    sum += value(kind + 7, left.word, unit.group)
    sum += value(kind + 8, right.word, unit.group)
    sum += value(kind + 9, before, unit.group)
    sum += value(kind + 10, behind, unit.group)
    sum += value(kind + 11, head, form)
    sum += value(kind + 12, around.first.mask, unit.mask, place)
    sum += value(kind + 13, UInt32(min(around.length, 8)), place)
    sum += value(kind + 14, head, before, form)
    sum += value(kind + 15, count, unit.mask, right.mask)
    sum += value(kind + 16, count, head, form)
    return sum
  }

  @inline(__always)
  private func value(_ kind: UInt32, _ first: UInt32, _ second: UInt32 = 0, _ third: UInt32 = 0) -> Int {
    var hash = (kind &* 0x9E37_79B1) ^ first
    hash = hash &* 0x85EB_CA6B
    hash ^= second &* 0xC2B2_AE35 &+ 0x27D4_EB2F
    hash = hash &* 0x9E37_79B1
    hash ^= third &* 0x85EB_CA6B &+ 0x1656_67B1
    hash = hash &* 0xC2B2_AE35
    return Int(weights[Int(hash >> shift)]) - 128
  }
}

extension WordTags {
  /// What a word with a tense can be.
  static let tensed: WordTags = [.baseVerb, .thirdPersonVerb, .pastVerb, .auxiliary, .copula]

  /// What of a word is held against the number of its subject.
  fileprivate static let clauseForms: WordTags = [
    .baseVerb, .thirdPersonVerb, .pastVerb, .pastParticiple, .auxiliary, .copula, .noun, .pluralNoun, .adjective,
  ]
}
