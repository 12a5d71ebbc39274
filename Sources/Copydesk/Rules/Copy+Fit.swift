import CopyModel
import CopyText

extension Copy {
  /// How the copy fits the worst of the surfaces of its role, the app’s own left out; nil where it surely fits all of them.
  func worstFit() throws(ICUError) -> Fit? {
    guard let judge, !judge.surelyFits(self) else { return nil }
    return try judge.worst(self) { $0.kind != .custom }
  }
}
