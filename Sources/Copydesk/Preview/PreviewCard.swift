package import CopyModel

/// An alert, sheet, or notification as its surface draws it: what stands on which line, and which buttons share a row.
public struct PreviewCard: Sendable {
  /// A title or message in its lines.
  struct Text: Sendable {
    let role: Role
    let lines: [(text: String, width: Double)]
    let fit: Fit
    /// In points.
    let size: Double
    let weight: String
    /// Whether the line at `index` is beyond what is in order.
    func isExcess(_ index: Int) -> Bool { fit.maxLines.map { index >= $0 } ?? false }
  }

  struct Button: Sendable {
    let text: String
    let style: ButtonStyle
    let fit: Fit
    /// Width that its title has, in points: its own row, or its half of one.
    let room: Double
    /// Whether it has that width; of two buttons in a row, also whether they surely share it.
    let verdict: Fit.Verdict
  }

  struct Remark: Sendable {
    let rule: String
    let severity: Severity
    let message: String
  }

  package let path: String
  let group: String
  package let locale: LocaleTag
  let isRightToLeft: Bool
  let surface: Surface
  let title: Text?
  let message: Text?
  let buttons: [Button]
  /// Whether the buttons stand one above the other.
  let areStacked: Bool
  let remarks: [Remark]

  /// Whether something is said of it.
  var hasRemarks: Bool { !remarks.isEmpty }

  /// Whether texts are centred, as they were before iOS 26.
  var isCentred: Bool { surface.kind != .notification && !surface.id.hasSuffix("-26") }
}
