import CopyModel
import CopyText

extension Copy {
  /// Whether it is a part of an alert or notification: of one that is known, or declared as such by itself.
  var isOfAlert: Bool { isInSet || isDeclared }

  /// Whether the room that it has is known. A button outside an alert may have any.
  var isPlaced: Bool { role != .button || isOfAlert || hasNamedSurfaces }

  /// How the copy fits the worst of the surfaces of its role, the app’s own left out; nil where it surely fits all of them.
  func worstFit() throws(ICUError) -> Fit? {
    if let knownFit { return knownFit }
    guard !surelyFits(), let judge else { return nil }
    let fit = try judge.worst(self, isCustom: false)
    knownFit = .some(fit)
    return fit
  }

  /// The worst fit where the copy overflows, unless it is a translation that `width-overflow` holds against its base.
  func ownOverflow() throws(ICUError) -> Fit? {
    guard try mayOverflow(), let fit = try worstFit(), fit.verdict == .overflows else { return nil }
    return try baseFit(where: fit) != nil && isJudged(by: "width-overflow") ? nil : fit
  }

  /// Whether it is worth a look how the copy fits: most that doesn’t fit for sure does fit.
  private func mayOverflow() throws(ICUError) -> Bool {
    if knownFit != nil { return true }
    guard !surelyFits(), let judge else { return false }
    return try judge.overflows(self, isCustom: false)
  }

  /// How the base fits the place where its translation has `fit`; nil where it overflows as well, and where copy has no
  /// base or is judged by the words of its language anyway.
  func baseFit(where fit: Fit) throws(ICUError) -> Fit? {
    guard let base, let judge, role != .button || !isEnglish && !isKorean else { return nil }
    let other = try judge.fit(base, in: fit.place)
    return other.verdict == .overflows ? nil : other
  }
}
