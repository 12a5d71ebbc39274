import CopyModel

/// How far a translation has come, by the words of XLIFF.
enum XLIFFState {
  /// The state that a `target` of XLIFF 1.2 or a `segment` of 2.x has; nil for words of somebody’s own.
  static func state(_ name: Bytes) -> TranslationState? {
    if name.equals("new") || name.equals("initial") { return .new }
    if name.hasLiteral("needs-", at: 0) { return .needsReview }
    let done: [StaticString] = ["translated", "reviewed", "signed-off", "final"]
    return done.contains { name.equals($0) } ? .translated : nil
  }
}

/// The name of a unit, which may hold more than a key.
struct XLIFFKey {
  var key: Range<Int>
  var variation: [UInt8] = []

  /// Takes apart what Xcode puts together: `%lld files|==|plural.one`, and
  /// `/%d files:dict/files:dict/one:dict/:string` for a `.stringsdict`.
  init(_ name: Bytes) {
    key = 0..<name.count
    if let mark = name.firstRange(of: "|==|") {
      key = 0..<mark
      variation = Array(name.slice(from: mark + 4))
    } else if name.hasLiteral("/", at: 0), name.hasLiteral(":dict/:string", at: name.count - 13) {
      readDictionary(name)
    }
  }

  private mutating func readDictionary(_ name: Bytes) {
    var (parts, start) = ([Range<Int>](), 1)
    while let end = name.slice(from: start).firstRange(of: ":dict/") {
      parts.append(start..<start + end)
      start += end + 6
    }
    guard parts.count > 1 else { return }
    key = parts[0]
    let isFormat = name.slice(parts[1]).equals("NSStringLocalizedFormatKey")
    guard parts.count == 3, !isFormat else { return }
    variation = Array("substitutions.".utf8) + name.slice(parts[1]) + Array(".plural.".utf8) + name.slice(parts[2])
  }
}

extension Bytes {
  /// Where `literal` begins for the first time; nil for nowhere.
  fileprivate func firstRange(of literal: StaticString) -> Int? {
    indices.first { hasLiteral(literal, at: $0) }
  }
}
