import CopyKernel
import CopyModel
import CopyPassage

/// An alert shows all of its text at once.
struct AlertScrolls: SetRule {
  static let info = RuleInfo(
    "alert-scrolls", "An alert shows all of its text without scrolling.",
    why: "What people have to scroll for, most of them decide without.", source: "HIG, Alerts: Content",
    statements: [14], check: .set, roles: .alert,
    severity: Severities(hig2022: .note, legacy: .warning, hig2024: .note),
    examples: [
      .set(
        """
        Title: Restore the library?
        Message: ⟦The library was damaged when the disk was full. It can be restored from the copy that was made on Sunday. Photos that were added since then are kept in a folder on the desktop. Albums that were made since then are lost, and so are edits, captions, and the names of people. The restored library has to be analyzed again, which takes several hours on a laptop that isn’t connected to power.⟧
        Buttons: Cancel, Restore
        """),
      .set(
        "Title: Restore the library?\nMessage: Photos that were added since Sunday are lost.\nButtons: Cancel, Restore!"
      ),
    ])

  /// Larger sizes are looked at only when they are asked for: at those nearly every alert scrolls sideways.
  private static let sizes: [TextSize] = [.l, .xl, .xxl, .xxxl]

  func check(_ set: CopySetView, _ report: inout Report) {
    guard set.isAlert, let text = set.message ?? set.title else { return }
    let judge = text.judge
    // Short texts scroll nowhere: at the largest of the usual sizes 200 bytes take six lines.
    guard judge.textSize.isAccessibility || set.texts.reduce(0, { $0 + $1.bytes.count }) > 200 else { return }
    let sizes = judge.textSize == .l ? Self.sizes : [judge.textSize]
    for size in sizes {
      for surface in judge.surfaces(for: set.set) where surface.heights.button > 0 && !surface.screens.isEmpty {
        // What is missing by a hair may be there.
        guard let found = AlertHeight(set, on: surface, by: judge).scrolls(at: size),
          found.needed > found.room * Fit.margin
        else { continue }
        return report.add(
          .scrolls(found, size, surface.name), at: text.trimmedRange, of: text)
      }
    }
  }
}

extension Message {
  fileprivate static func scrolls(
    _ found: (screen: Surface.Screen, isSideways: Bool, needed: Double, room: Double), _ size: TextSize,
    _ surface: String
  ) -> Message {
    let place = "\(found.screen.name)\(found.isSideways ? " held sideways" : "")"
    let sized = size == .l ? "" : " at text size \(size.rawValue)"
    return
      "The alert overflows\(sized), so it scrolls: it needs about \(FitText.points(found.needed)) points, and on \(place) \(surface) has \(FitText.points(found.room))"
  }
}
