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
    // Of a whole project only what scrolls at the usual size is worth a line.
    let sizes = judge.textSize == .l && text.isDeclared ? Self.sizes : [judge.textSize]
    for size in sizes {
      for surface in judge.surfaces(for: set.set) where surface.heights.button > 0 && !surface.screens.isEmpty {
        // What is missing by a hair may be there.
        // Of eight such findings on unseen apps none was right: they were never held sideways, or showed the text elsewhere.
        guard
          let found = AlertHeight(set, on: surface, by: judge).scrolls(at: size, mayTurn: text.isDeclared),
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

/// How high an alert becomes, and whether it must scroll.
struct AlertHeight {
  private let set: CopySetView
  private let surface: Surface
  private let judge: SurfaceJudge

  init(_ set: CopySetView, on surface: Surface, by judge: SurfaceJudge) {
    (self.set, self.surface, self.judge) = (set, surface, judge)
  }

  /// In points, at a text size.
  func points(at size: TextSize) -> Double {
    let heights = surface.heights
    var total = heights.around + heights.buttons + Double(rows(at: size)) * (heights.button + heights.gap) - heights.gap
    if set.title != nil, set.message != nil { total += heights.between }
    if let title = set.title { total += height(of: title, as: .title, at: size) }
    if let message = set.message { total += height(of: message, as: .message, at: size) }
    return total
  }

  /// The first screen that shows less than the alert needs, held upright or sideways; nil when it scrolls on none.
  ///
  /// - Parameter mayTurn: whether it may be held sideways.
  func scrolls(at size: TextSize, mayTurn: Bool) -> (
    screen: Surface.Screen, isSideways: Bool, needed: Double, room: Double
  )? {
    let needed = points(at: size)
    let ways = [(false, \Surface.Screen.upright), (true, \Surface.Screen.sideways)].prefix(mayTurn ? 2 : 1)
    for (isSideways, height) in ways {
      for screen in surface.screens {
        let room = screen[keyPath: height] - 2 * surface.heights.clear
        if needed > room { return (screen, isSideways, needed, room) }
      }
    }
    return nil
  }

  private func height(of copy: Passage, as part: PartName, at size: TextSize) -> Double {
    let lines = judge.lines(of: copy.displayed, on: surface, at: size)
    let style = copy.standsAlone ? surface[part].alone ?? surface[part].style : surface[part].style
    let grown = surface.growth(of: style, at: size)
    return (surface[part].pitch.first + Double(lines - 1) * surface[part].pitch.next) * grown
  }

  /// Rows of buttons. An alert without any that are known has one row.
  private func rows(at size: TextSize) -> Int {
    guard set.buttons.count == 2, case .pair(let room, _) = surface.buttonRule else { return max(set.buttons.count, 1) }
    let grown =
      surface.growth(of: surface.button.style, at: size) / surface.growth(of: surface.button.style, at: judge.textSize)
    return set.buttons.allSatisfy { judge.width(of: $0.displayed, on: surface) * grown <= room } ? 1 : 2
  }
}
