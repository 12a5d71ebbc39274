import CopyKernel
import CopyModel
import CopyPassage

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
  func scrolls(at size: TextSize) -> (
    screen: Surface.Screen, isSideways: Bool, needed: Double, room: Double
  )? {
    let needed = points(at: size)
    for (isSideways, height) in [(false, \Surface.Screen.upright), (true, \Surface.Screen.sideways)] {
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
