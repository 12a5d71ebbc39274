/// What a word does in its clause, as the tagger of copy sees it: as much as telling sentences from fragments needs.
///
/// The order is the format of `en/tagger.bin`; `Lexicons/build/treebank.py` has the same as letters.
enum WordClass: UInt8 {
  /// A noun or name; a placeholder as well.
  case noun
  case adjective
  case adverb
  /// An article, determiner or possessive.
  case determiner
  case pronoun
  case preposition
  case coordinator
  /// Opens a clause that depends on another: if, because, who, which, how.
  case subordinator
  /// A verb with a tense: saves, failed.
  case finite
  case imperative
  /// An infinitive.
  case base
  /// A past participle.
  case participle
  /// A form in -ing.
  case gerund
  /// An auxiliary with a tense, contracted with its subject or not: is, can’t, we’ll.
  case auxiliary
  /// The “to” of infinitives.
  case infinitiveMarker
  /// Numbers, interjections.
  case other

  /// This class alone in a `WordClassSet`.
  var set: WordClassSet { WordClassSet(rawValue: 1 << UInt16(rawValue)) }

  /// Whether it can be what a verb says something about.
  var isNominal: Bool { WordClassSet.nominal.contains(set) }
}

/// Some of the word classes.
struct WordClassSet: OptionSet {
  let rawValue: UInt16

  static let noun = WordClass.noun.set
  static let adjective = WordClass.adjective.set
  static let adverb = WordClass.adverb.set
  static let determiner = WordClass.determiner.set
  static let pronoun = WordClass.pronoun.set
  static let preposition = WordClass.preposition.set
  static let coordinator = WordClass.coordinator.set
  static let subordinator = WordClass.subordinator.set
  static let finite = WordClass.finite.set
  static let verb: WordClassSet = [.finite, WordClass.imperative.set, WordClass.base.set]
  static let participle = WordClass.participle.set
  static let gerund = WordClass.gerund.set
  static let auxiliary = WordClass.auxiliary.set
  static let infinitiveMarker = WordClass.infinitiveMarker.set
  static let other = WordClass.other.set

  /// What a word may be of which the lexicon knows nothing: any open class.
  static let open: WordClassSet = [noun, adjective, adverb, verb, participle, gerund, other]
  static let nominal: WordClassSet = [noun, pronoun, determiner, other, adjective, gerund]

  /// The only class in the set, or nil if there are several.
  var only: WordClass? {
    rawValue & (rawValue &- 1) == 0 ? WordClass(rawValue: UInt8(rawValue.trailingZeroBitCount)) : nil
  }
}

extension WordClassSet {
  /// The classes that a word of the lexicon can have; `Lexicons/build/tagfeatures.py` says the same of each tag.
  ///
  /// Without branches, since it is asked of every word that the tagger sees.
  init(_ tags: WordTags, isPlainBe: Bool) {
    var set = WordClassSet()
    set.allow(.noun, if: tags, [.noun, .pluralNoun, .massNoun, .properNoun])
    set.allow(.noun, if: tags, [.presentParticiple, .number, .abbreviation])
    set.allow(.verb, if: tags, .baseVerb)
    set.allow(.finite, if: tags, [.thirdPersonVerb, .pastVerb])
    set.allow(.participle, if: tags, .pastParticiple)
    set.allow(.gerund, if: tags, .presentParticiple)
    set.allow(.adjective, if: tags, [.adjective, .pastParticiple, .presentParticiple])
    set.allow(.adverb, if: tags, [.adverb, .particle, .abbreviation])
    set.allow(.determiner, if: tags, [.determiner, .possessive])
    set.allow(.pronoun, if: tags, [.subjectPronoun, .objectPronoun])
    set.allow(.preposition, if: tags, [.preposition, .particle, .subordinator, .infinitiveMarker])
    set.allow(.coordinator, if: tags, .coordinator)
    set.allow(.subordinator, if: tags, [.subordinator, .questionWord])
    set.allow(.infinitiveMarker, if: tags, .infinitiveMarker)
    set.allow(.other, if: tags, [.number, .interjection])
    // “be”, “been” and “being” have no tense.
    let isTenseless = tags.contains(.copula) && !tags.isDisjoint(with: [.pastParticiple, .presentParticiple])
    set.allow(.auxiliary, if: isTenseless || isPlainBe ? [] : tags, .auxiliary)
    set.allow(.auxiliary, if: tags, .negative)
    self = set
  }

  @inline(__always)
  private mutating func allow(_ classes: WordClassSet, if tags: WordTags, _ wanted: WordTags) {
    formUnion(tags.rawValue & wanted.rawValue != 0 ? classes : [])
  }
}

/// The learned tagger of English copy: an averaged perceptron over hashed features, greedy from left to right.
///
/// `Lexicons/build/tagger.py` trains it on the UD English Web Treebank and writes `en/tagger.bin`: magic, version, bits of
/// a row number, feature count (32 bits each, little-endian), then rows of sixteen bytes, the weight of each `WordClass` plus 128.
/// The rows are read in place. Features are those of `tagfeatures.py`, bit by bit.
struct TagModel: Sendable {
  private static let magic: UInt32 = 0x4754_4443  // “CDTG”
  private static let headerSize = 16
  private static let featureCount: UInt32 = 9
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
    precondition(header[0] == Self.magic && header[1] == 2, "not a tagger of version 2")
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
    units[index].finiteMargin = scores[Int(WordClass.finite.rawValue)] &- scores[best]
    units[index].imperativeMargin = scores[Int(WordClass.imperative.rawValue)] &- scores[best]
  }

  private func scores(
    of index: Int, in units: UnsafeMutableBufferPointer<FormUnit>, last: UInt32, before: UInt32
  ) -> TagScores {
    let unit = units[index]
    let left = index > 0 ? units[index - 1].word : FormUnit.edge.word
    let right = index + 1 < units.count ? units[index + 1] : .edge
    var sum = TagScores()
    sum.add(row(1, unit.word, 0))
    sum.add(row(2, unit.group, 0))
    sum.add(row(3, unit.ending, last))
    sum.add(row(4, unit.group, last))
    sum.add(row(5, unit.group, right.group))
    sum.add(row(6, left, unit.group))
    sum.add(row(7, right.word, unit.group))
    sum.add(row(8, unit.word, last))
    sum.add(row(9, last &* 32 &+ before, right.group))
    return sum
  }

  @inline(__always)
  private func row(_ kind: UInt32, _ first: UInt32, _ second: UInt32) -> UnsafeRawPointer {
    var value = (kind &* 0x9E37_79B1) ^ first
    value = value &* 0x85EB_CA6B
    value ^= second &* 0xC2B2_AE35 &+ 0x27D4_EB2F
    value = value &* 0x9E37_79B1
    return rows + Int(value >> shift) * 16
  }
}

/// The sums of the sixteen weights of some rows. Bytes are added as the halves of eight words, without a carry between.
private struct TagScores {
  private var even = SIMD8<UInt16>()
  private var odd = SIMD8<UInt16>()

  @inline(__always)
  mutating func add(_ row: UnsafeRawPointer) {
    let pairs = row.loadUnaligned(as: SIMD8<UInt16>.self)
    even &+= pairs & 0xFF
    odd &+= pairs &>> 8
  }

  /// The sum for the class with this number, with a bias that is the same for all.
  subscript(number: Int) -> Int16 {
    Int16(truncatingIfNeeded: number & 1 == 0 ? even[number >> 1] : odd[number >> 1])
  }
}
