import CopyModel
import CopyReview

/// The baseline of a run, and where it came from.
struct KnownFindings {
  let path: String
  let baseline: Baseline
  let prints: Set<Fingerprint>

  init(path: String) throws {
    self.path = path
    baseline = try Baseline.read(path)
    prints = Set(baseline.findings.map(\.fingerprint))
  }

  /// What to say when `gone` of its findings are not there any more.
  func remark(gone: Int) -> String {
    let subject = gone == 1 ? "1 finding of \(path) is" : "\(gone) findings of \(path) are"
    return "\(subject) gone. To forget what is gone: copydesk baseline prune --baseline \(path)"
  }
}
