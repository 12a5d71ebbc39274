package import CopyKernel
package import CopyModel
import CopyText

/// What the passages of one language share: its words, the project’s wishes, and what measures them.
package final class PassageLanguage {
  package let words: Vocabulary
  package let settings: Settings
  // Asked of each string, and so apart from the other settings.
  package let guide: Guide
  package let caseStyle: CaseStyle?
  package let judge: SurfaceJudge
  /// What the catalogue at hand writes like a name.
  package let namesInUse: NamesInUse
  /// Whether a rule is on for copy of a role.
  package let isOn: (_ rule: String, _ role: Role) -> Bool

  package init(
    _ words: Vocabulary, settings: Settings, judge: SurfaceJudge, namesInUse: NamesInUse,
    isOn: @escaping (_ rule: String, _ role: Role) -> Bool
  ) {
    self.words = words
    self.settings = settings
    self.judge = judge
    self.namesInUse = namesInUse
    self.isOn = isOn
    guide = settings.guide
    caseStyle = settings.caseStyle
  }
}
