/// Numbers of words and features of the models that `Lexicons/build` trains; `rolefeatures.py` and `parser.c` there compute the
/// same.
@usableFromInline package enum FeatureHash {
  @inlinable package static var start: UInt32 { 0x811C_9DC5 }

  /// FNV-1a: the hash of a word goes on by one byte.
  @inlinable @inline(__always)
  package static func extend(_ hash: UInt32, by byte: UInt8) -> UInt32 { (hash ^ UInt32(byte)) &* 0x0100_0193 }

  /// The hash of a whole word.
  package static func word(_ text: StaticString) -> UInt32 {
    text.withUTF8Buffer { $0.reduce(start, extend) }
  }

  /// The number of a feature: its kind, and up to three things that it is made of.
  @inlinable @inline(__always)
  package static func mixed(_ kind: UInt32, _ first: UInt32, _ second: UInt32 = 0, _ third: UInt32 = 0) -> UInt32 {
    var value = (kind &* 0x9E37_79B1) ^ first
    value = value &* 0x85EB_CA6B
    value ^= second &* 0xC2B2_AE35 &+ 0x27D4_EB2F
    value = value &* 0x9E37_79B1
    value ^= value &>> 15
    value ^= third &* 0x1656_67B1
    value = value &* 0x85EB_CA6B
    value ^= value &>> 13
    return value &* 0xC2B2_AE35
  }
}
