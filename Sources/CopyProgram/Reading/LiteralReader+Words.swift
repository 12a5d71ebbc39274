import CopyModel

extension LiteralReader {
  /// The words of a literal that stands in `text`; nil where another text stands there, and for a name.
  func words(of copy: ProgramCopy, in text: Bytes, _ dialect: ProgramDialect) -> String? {
    guard copy.start >= 0, Int(copy.end) <= text.count else { return nil }
    let place = text.slice(Int(copy.start)..<Int(copy.end))
    guard var token = ProgramLexer.tokens(of: place, dialect).first, token.kind == .string else { return nil }
    (token.start, token.end) = (copy.start, copy.end)
    var hash = LiteralHash(text)
    read(token, into: &hash)
    let found = LiteralHash.exact(hash.bytes)
    guard found == copy.key || found == copy.fallback, !LiteralHash.isName(hash.bytes) else { return nil }
    return hash.bytes.text
  }
}
