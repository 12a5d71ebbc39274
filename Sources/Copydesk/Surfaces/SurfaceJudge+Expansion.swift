import CopyModel
import CopyText

extension SurfaceJudge {
  /// Languages that copy is looked at in where a project has none yet.
  static let usualLanguages = ["de", "fr", "fi", "ru", "ja"].compactMap { LocaleTag($0) }

  /// Whether `copy` will probably not fit in some language of the project: told by the one that needs most room.
  func mayOverflow(_ copy: Copy, _ fit: Fit) throws(ICUError) -> Bool {
    guard let limit = fit.maxLines, let surface = known(fit.edition) else { return false }
    let length = shown(copy).count { $0 & 0xC0 != 0x80 }
    let halves = languages.lazy.compactMap { ExpansionTable.shared.ratio(to: $0, length: length)?.half }
    guard let widest = halves.max() else { return false }
    return try lines(of: copy, on: surface, wider: widest) > limit
  }

  /// How wide `copy` will probably be in the languages of the project, on the surface of `fit`; none for copy in
  /// other languages.
  func expansions(of copy: Copy, _ fit: Fit?) throws(ICUError) -> [Expansion] {
    guard copy.isEnglish, let fit, let surface = known(fit.edition) else { return [] }
    let length = shown(copy).count { $0 & 0xC0 != 0x80 }
    var expansions: [Expansion] = []
    for language in languages {
      guard let ratio = ExpansionTable.shared.ratio(to: language, length: length) else { continue }
      let half = try lines(of: copy, on: surface, wider: ratio.half)
      let most = try lines(of: copy, on: surface, wider: ratio.most)
      let limit = fit.maxLines ?? .max
      expansions.append(
        Expansion(
          locale: language, half: fit.points * ratio.half, most: fit.points * ratio.most, lines: most, halfLines: half,
          verdict: half > limit ? .overflows : most > limit ? .borderline : .fits))
    }
    return expansions
  }
}
