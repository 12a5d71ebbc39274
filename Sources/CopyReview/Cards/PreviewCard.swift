package import CopyKernel
package import CopyModel

/// An alert, sheet, or notification as its surface draws it: what stands on which line, and which buttons share a row.
public struct PreviewCard: Sendable {
  /// A title or message in its lines.
  package struct Text: Sendable {
    package let role: Role
    package let lines: [(text: String, width: Double)]
    package let fit: Fit
    /// In points.
    package let size: Double
    package let weight: String
    /// Whether the line at `index` is beyond what is in order.
    package func isExcess(_ index: Int) -> Bool { fit.maxLines.map { index >= $0 } ?? false }
  }

  package struct Button: Sendable {
    package let text: String
    package let style: ButtonStyle
    package let fit: Fit
    /// Width that its title has, in points: its own row, or its half of one.
    package let room: Double
    /// Whether it has that width; of two buttons in a row, also whether they surely share it.
    package let verdict: Fit.Verdict
  }

  package struct Remark: Sendable {
    package let rule: String
    package let severity: Severity
    package let message: String
  }

  package let path: String
  package let group: String
  package let locale: LocaleTag
  package let isRightToLeft: Bool
  package let surface: Surface
  package let title: Text?
  package let message: Text?
  package let buttons: [Button]
  /// Whether the buttons stand one above the other.
  package let areStacked: Bool
  package let remarks: [Remark]

  /// Whether something is said of it.
  package var hasRemarks: Bool { !remarks.isEmpty }

  /// Whether texts are centred, as they were before iOS 26.
  package var isCentred: Bool { surface.kind != .notification && !surface.id.hasSuffix("-26") }
}

extension FitText {
  /// “50 points of 124: fits”.
  package static func summary(of button: PreviewCard.Button) -> String {
    "\(points(button.fit.points)) points of \(points(button.room)): \(button.verdict.rawValue)"
  }
}
