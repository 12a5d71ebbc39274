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
    ratios.compactMap { known in known.ratios.first { length <= $0.last }.map { (known.locale, $0) } }
  }
}
