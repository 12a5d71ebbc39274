package import CopyKernel
package import CopyModel

/// Languages that English copy will be translated into, with what is known of their widths.
package struct ExpectedLanguages {
  package let locales: [LocaleTag]
  private let ratios: [(locale: LocaleTag, ratios: [ExpansionTable.Ratio])]
  /// By the last length of each range, the largest ratio of a usual translation in any of the languages.
  private let widest: ContiguousArray<(last: Int, half: Float)>

  /// Languages that copy is looked at in where a project has none yet.
  package static let usual = ["de", "fr", "fi", "ru", "ja", "ko"].compactMap { LocaleTag($0) }

  init(_ locales: [LocaleTag]) {
    self.locales = locales
    let known = locales.map { ($0, ExpansionTable.shared.ratios(to: $0)) }.filter { !$0.1.isEmpty }
    ratios = known
    let ends = Set(known.flatMap { $0.1.map(\.last) }).sorted()
    widest = ContiguousArray(
      ends.map { end in
        let halves = known.compactMap { $0.1.first { end <= $0.last }?.half }
        // A little more, so that rounding never makes it less.
        return (end, Float(halves.max() ?? 0) * 1.000_01)
      })
  }

  /// The largest ratio of a usual translation of so many characters; 0 where no language is known.
  @inline(__always)
  package func widest(of length: Int) -> Float {
    for range in widest where length <= range.last { return range.half }
    return 0
  }

  /// The languages that are known, and their ratios for copy of so many characters.
  package func ratios(of length: Int) -> [(locale: LocaleTag, ratio: ExpansionTable.Ratio)] {
    var found: [(LocaleTag, ExpansionTable.Ratio)] = []
    found.reserveCapacity(ratios.count)
    for known in ratios {
      if let ratio = known.ratios.first(where: { length <= $0.last }) { found.append((known.locale, ratio)) }
    }
    return found
  }
}

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
    expansions.reserveCapacity(expected.locales.count)
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
