public import CopyKernel
public import CopyModel

/// What a desk says of one text, alert, notification, or file.
public struct CopyReport: Sendable {
  /// What is at fault, in the order of the text. Of a file each has its place; of copy that lies in no file `place` is nil, and
  /// `key` names the part: `title`, `message`, `body`, `button 1`, `action 1`.
  public var diagnostics: [Diagnostic]

  /// How whole alerts and notifications could read; empty where no better words are known.
  public var proposals: [Proposal]

  /// The loudest level among the diagnostics; `off` where nothing is at fault.
  public var severity: Severity { diagnostics.map(\.severity).max() ?? .off }

  /// The diagnostics that are as loud as `level` or louder.
  public func diagnostics(from level: Severity) -> [Diagnostic] { diagnostics.filter { $0.severity >= level } }
}
