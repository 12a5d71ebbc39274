import CopyModel
import CopyText

extension Copy {
  /// How the copy fits the worst of the surfaces of its role, the app’s own left out; nil where it surely fits all of them.
  func worstFit() throws(ICUError) -> Fit? {
    if let knownFit { return knownFit }
    guard let judge, !judge.surelyFits(self) else { return nil }
    let fit = try judge.worst(self) { $0.kind != .custom }
    knownFit = .some(fit)
    return fit
  }
}
