package import CopyModel

/// Says a sentence of analysed copy the way patterns say it.
package enum Rewriter {
  /// What each of `patterns` makes of the sentence at `range` of `copy`, in their order: texts without the sentence’s
  /// surroundings, empty where the sentence goes.
  package static func rewrites(
    of range: Range<Int>, in copy: Bytes, _ analysis: Analysis, with patterns: [RewritePattern]
  ) -> [(pattern: RewritePattern, text: String)] {
    guard !range.isEmpty else { return [] }
    var matcher = RewriteMatcher(
      copy: copy, tokens: analysis.tokens, isEnglish: analysis.isEnglish, sentence: range)
    let writer = RewriteWriter(
      copy: copy, tokens: analysis.tokens, isEnglish: analysis.isEnglish, sentence: range)
    return patterns.flatMap { pattern in
      matcher.match(pattern).map { match in writer.texts(for: pattern, match).map { (pattern, $0) } } ?? []
    }
  }
}
