package import CopyKernel
import CopyModel

extension Passage {
  /// Whether it is a part of an alert or notification: of one that is known, or declared as such by itself.
  package var isOfAlert: Bool { isInSet || isDeclared }

  /// Whether the room that it has is known. A button outside an alert may have any.
  package var isPlaced: Bool { role != .button || isOfAlert || hasNamedSurfaces }

  /// Whether the text is known to fit its surfaces, told without measuring it; in all languages expected, if `isTranslated`.
  package func surelyFits(isTranslated: Bool = false) -> Bool {
    !isPlaced || judge.surelyFits(displayed, isTranslated: isTranslated)
  }

  /// How the text fits the worst of the surfaces of its role, the app’s own left out; nil where it surely fits all of them.
  package func worstFit() -> Fit? {
    if let measuredFit { return measuredFit }
    if surelyFits() { return nil }
    let fit = judge.worst(displayed, isCustom: false)
    measuredFit = .some(fit)
    return fit
  }

  /// The worst fit where the text overflows, unless it is a translation that `width-overflow` holds against its base.
  package func ownOverflow() -> Fit? {
    guard mayOverflow(), let fit = worstFit(), fit.verdict == .overflows else { return nil }
    return baseFit(where: fit) != nil && isJudged(by: "width-overflow") ? nil : fit
  }

  /// Whether it is worth a look how the text fits: most that doesn’t fit for sure does fit.
  private func mayOverflow() -> Bool {
    if measuredFit != nil { return true }
    if surelyFits() { return false }
    return judge.overflows(displayed, isCustom: false)
  }

  /// How the base fits the place where its translation has `fit`; nil where it overflows as well, and where the text has
  /// no base or is judged by the words of its language anyway.
  package func baseFit(where fit: Fit) -> Fit? {
    guard let base, role != .button || !isEnglish && !isKorean else { return nil }
    let other = judge.fit(base.displayed, in: fit.place)
    return other.verdict == .overflows ? nil : other
  }
}
