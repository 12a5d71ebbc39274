import CopyModel

/// The units of the segment under analysis, in memory that is kept from string to string.
final class FormScratch {
  /// Longer segments are read up to here; no sentence of copy hides its verb behind so many words.
  static let capacity = 128

  private let storage = UnsafeMutablePointer<FormUnit>.allocate(capacity: FormScratch.capacity)
  private var count = 0

  deinit { storage.deallocate() }

  var units: UnsafeMutableBufferPointer<FormUnit> { UnsafeMutableBufferPointer(start: storage, count: count) }

  /// Takes in what counts of a segment: no spaces, markup or quotation marks, nothing in brackets if words stand outside.
  func fill(_ segment: Range<Int>, of tokens: UnsafeBufferPointer<Token>, in copy: Bytes) {
    collect(segment, of: tokens, in: copy, skipsBrackets: true)
    let hasWord = units.contains { $0.kind == .word }
    if !hasWord { collect(segment, of: tokens, in: copy, skipsBrackets: false) }
  }

  private func collect(
    _ segment: Range<Int>, of tokens: UnsafeBufferPointer<Token>, in copy: Bytes, skipsBrackets: Bool
  ) {
    count = 0
    var depth = 0
    for index in segment where count < Self.capacity {
      let token = tokens[index]
      let change = Self.bracketChange(token, in: copy)
      if change > 0 { depth += 1 }
      let isOutside = depth == 0 && change == 0
      if isOutside || !skipsBrackets, let unit = Self.unit(for: token, in: copy) { add(unit) }
      if change < 0 { depth = max(0, depth - 1) }
    }
  }

  /// Marks before the first word say nothing of the clause.
  private func add(_ unit: FormUnit) {
    if count == 0 && unit.isMark { return }
    (storage + count).initialize(to: unit)
    count += 1
  }

  /// 1 where a bracket opens, -1 where one closes.
  static func bracketChange(_ token: Token, in copy: Bytes) -> Int {
    guard token.kind == .punctuation || token.kind == .other else { return 0 }
    switch copy[Int(token.start)] {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): return 1
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): return -1
    default: return 0
    }
  }

  /// The unit for a token; nil for what says nothing of the clause.
  static func unit(for token: Token, in copy: Bytes) -> FormUnit? {
    switch token.kind {
    case .word: FormUnit(word: copy.slice(token.range), tags: token.tags, traits: token.traits)
    case .placeholder, .url, .email, .path, .fileName, .shortcut: .placeholder
    case .number, .version: .number
    case .space, .newline, .markup, .entity: nil
    case .escapedPercent, .emoji, .punctuation, .other: mark(token, in: copy)
    }
  }

  private static func mark(_ token: Token, in copy: Bytes) -> FormUnit? {
    let byte = copy[Int(token.start)]
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "*"), UInt8(ascii: "`"): return nil
    case 0xE2 where copy.hasLiteral("–", at: Int(token.start)) || copy.hasLiteral("—", at: Int(token.start)):
      return .mark(UInt8(ascii: "-"))
    case 0xE2 where copy.hasLiteral("…", at: Int(token.start)): return .mark(UInt8(ascii: "."))
    // U+2018 to U+201F, quotation marks.
    case 0xE2
    where token.length == 3 && copy[Int(token.start) + 1] == 0x80 && copy[Int(token.start) + 2] & 0xF8 == 0x98:
      return nil
    case 0..<0x80: return .mark(byte)
    default: return .mark(UInt8(ascii: "~"))
    }
  }
}
