package import CopyKernel
import CopyModel

extension SurfaceJudge {
  /// Whether `copy` will probably not fit in some language of the project: told by the one that needs most room.
  package func mayOverflow(_ copy: DisplayedText, _ fit: Fit) -> Bool {
    let widest = expected.widest(of: length(of: copy))
    guard let limit = fit.maxLines, widest > 0 else { return false }
    return lines(of: copy, in: fit.place, wider: Double(widest)) > limit
  }

  /// The same, where the fit is not known: whether it will overflow in any of its places.
  package func mayOverflowSomewhere(_ copy: DisplayedText) -> Bool {
    let widest = expected.widest(of: length(of: copy))
    if widest <= 0 { return false }
    return overflows(copy, wider: Double(widest), isCustom: true)
  }

  /// How wide `copy` will probably be in the languages of the project, in the place of `fit`; none for copy in other
  /// languages.
  package func expansions(of copy: DisplayedText, _ fit: Fit?) -> [Expansion] {
    guard copy.reading.analysis.isEnglish, let fit else { return [] }
    var expansions: [Expansion] = []
    for (locale, ratio) in expected.ratios(of: length(of: copy)) {
      let half = lines(of: copy, in: fit.place, wider: ratio.half)
      let most = lines(of: copy, in: fit.place, wider: ratio.most)
      let limit = fit.maxLines ?? .max
      expansions.append(
        Expansion(
          locale: locale, half: fit.points * ratio.half, most: fit.points * ratio.most, lines: most, halfLines: half,
          verdict: half > limit ? .overflows : most > limit ? .borderline : .fits))
    }
    return expansions
  }

  private func length(of copy: DisplayedText) -> Int { bound(of: copy).length }
}
