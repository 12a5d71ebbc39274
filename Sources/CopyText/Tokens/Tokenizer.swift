package import CopyModel

/// Cuts copy into tokens in one pass: words as ICU breaks them, and what is composite over them.
///
/// A tokenizer belongs to one thread and keeps its memory from string to string.
package final class Tokenizer {
  /// The tokens of the string taken last.
  package let buffer = TokenBuffer()
  private var breaker = WordBreaker(locale: "en")
  private let lexicon = WordTable.english
  private let names: NameTable
  private let classes = ByteClass.table
  private let scalars = ScalarTable.shared

  /// - Parameter names: names with a fixed spelling.
  package init(names: NameTable) { self.names = names }

  /// Cuts `copy`. Words are looked up in the English lexicon only when `isEnglish`.
  package func tokenize(_ copy: Bytes, isEnglish: Bool) throws(ICUError) {
    buffer.removeAll()
    guard !copy.isEmpty, let first = try breaker.segments(of: copy).baseAddress else { return }
    var scan = TokenScan(
      copy: copy, segments: first, buffer: buffer, classes: classes, scalars: scalars,
      lexicon: isEnglish ? lexicon : nil)
    scan.run()
    var structure = StructureMarker(copy: copy, tokens: buffer, lexicon: lexicon)
    structure.run()
    NameMatcher(copy: copy, tokens: buffer, names: names).run()
  }
}
