package import CopyModel

/// Cuts copy into tokens in one pass: words as ICU breaks them, and what is composite over them.
///
/// A tokenizer belongs to one thread and keeps its memory from string to string.
package final class Tokenizer {
  private let buffer = TokenBuffer()
  private var breaker = WordBreaker(locale: "en")
  private let lexicon = WordTable.english
  private let names: NameTable
  private let shapes = ByteShape.table
  private let classes = ByteClass.table
  private let scalars = ScalarTable.shared

  /// - Parameter names: names with a fixed spelling.
  package init(names: NameTable) { self.names = names }

  /// The tokens of `copy`, valid until the next call. Words are looked up in the English lexicon only when `isEnglish`.
  package func tokens(of copy: Bytes, isEnglish: Bool) throws(ICUError) -> UnsafeBufferPointer<Token> {
    let list = buffer.list(count: copy.count)
    guard !copy.isEmpty, let first = try breaker.segments(of: copy).baseAddress else { return list.view }
    var scan = TokenScan(
      copy: copy, segments: first, tokens: list,
      tables: TokenScan.Tables(
        classes: classes, shapes: shapes, scalars: scalars, lexicon: isEnglish ? lexicon : nil, names: names.index))
    scan.run()
    var structure = StructureMarker(copy: copy, tokens: scan.tokens, lexicon: lexicon)
    structure.run()
    NameMatcher(copy: copy, tokens: scan.tokens, names: names).run()
    return scan.tokens.view
  }
}
