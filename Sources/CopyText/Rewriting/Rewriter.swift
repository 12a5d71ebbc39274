package import CopyModel

/// Says a sentence of analysed copy the way patterns say it.
package enum Rewriter {
  /// What each of `patterns` makes of the sentence at `range` of `copy`, in their order: texts without the sentence’s
  /// surroundings, empty where the sentence goes.
  package static func rewrites(
    of range: Range<Int>, in copy: Bytes, _ analysis: Analysis, with patterns: RewritePatterns
  ) -> [(pattern: RewritePattern, text: String)] {
    guard !range.isEmpty else { return [] }
    var matcher = RewriteMatcher(
      copy: copy, tokens: analysis.tokens, isEnglish: analysis.isEnglish, sentence: range)
    let writer = RewriteWriter(
      copy: copy, tokens: analysis.tokens, isEnglish: analysis.isEnglish, sentence: range)
    var found: [(pattern: RewritePattern, text: String)] = []
    for index in patterns.openings.indices where matcher.mayMatch(patterns.openings[index]) {
      let pattern = patterns.all[index]
      guard let match = matcher.match(pattern) else { continue }
      for text in writer.texts(for: pattern, match) { found.append((pattern, text)) }
    }
    return found
  }
}
