import CopyFiles
import CopyKernel
package import CopyReview
import CopyText

/// Draws a card with box characters. Lines break where the surface breaks them; cells of a terminal only stand for them.
package struct TerminalPreview {
  private let style: TerminalStyle
  /// Points that a cell stands for: about what a letter of an alert takes.
  private static let pointsPerCell = 7.0

  package init(isColored: Bool) { style = TerminalStyle(isColored: isColored) }

  /// The card, its figures, and what is to be said of it.
  package func text(of card: PreviewCard) -> String {
    let width = self.width(of: card)
    var out = "\(style.strong(card.group)) \(style.faint("\(card.path), \(card.locale), \(card.surface.name)"))\n"
    out += "╭\(String(repeating: "─", count: width + 4))╮\n"
    for text in [card.title, card.message].compactMap(\.self) { out += lines(of: text, in: card, width) }
    out += buttons(of: card, width)
    out += "╰\(String(repeating: "─", count: width + 4))╯\n"
    for text in [card.title, card.message].compactMap(\.self) {
      out += "  \(style.faint("\(text.role.name): \(FitText.summary(text.fit))"))\n"
    }
    for button in card.buttons { out += "  \(style.faint("“\(button.text)”: \(FitText.summary(of: button))"))\n" }
    if card.isOpen { out += "  \(style.faint(Self.more))\n" }
    for remark in card.remarks { out += "  \(remark.severity.name): \(remark.message) [\(remark.rule)]\n" }
    return out + "\n"
  }

  /// What stands below an alert that isn’t drawn whole.
  static let more = "… and what only the program can tell"

  private func width(of card: PreviewCard) -> Int {
    let lines = [card.title, card.message].compactMap(\.self).flatMap { $0.lines.map(\.text) }
    let labels = card.buttons.map { Cells.count(TerminalText.line($0.text)) + 2 }
    let row = card.areStacked ? labels.max() ?? 0 : labels.map { $0 + 1 }.max().map { $0 * max(labels.count, 1) } ?? 0
    let column = Int(card.surface[.title].column / Self.pointsPerCell)
    return ([column, row] + lines.map { Cells.count(Self.trimmed($0)) }).max() ?? column
  }

  private func lines(of text: PreviewCard.Text, in card: PreviewCard, _ width: Int) -> String {
    text.lines.enumerated().map { index, line in
      let shown = Self.trimmed(line.text)
      let padded = Self.padded(shown, to: width, isCentred: card.isCentred, isRightToLeft: card.isRightToLeft)
      let mark = text.isExcess(index) ? " ← line \(index + 1) of \(text.fit.maxLines ?? 0)" : ""
      return "│  \(text.fit.part == .title ? style.strong(padded) : padded)  │\(mark)\n"
    }.joined()
  }

  private func buttons(of card: PreviewCard, _ width: Int) -> String {
    guard !card.buttons.isEmpty else { return "" }
    let plain = card.buttons.map { TerminalText.line($0.text) }
    let labels = zip(card.buttons, plain).map { $0.style.contains(.default) ? style.strong($1) : $1 }
    if card.areStacked {
      return zip(plain, labels).map { text, label in
        let room = Self.padded(text, to: width + 4, isCentred: true, isRightToLeft: false)
        return
          "├\(String(repeating: "─", count: width + 4))┤\n│\(room.replacing(text, with: label, maxReplacements: 1))│\n"
      }.joined()
    }
    let inner = width + 4 - (labels.count - 1)
    let rooms = plain.indices.map { inner / labels.count + ($0 < inner % labels.count ? 1 : 0) }
    let cells = zip(plain, rooms).map { Self.padded($0, to: $1, isCentred: true, isRightToLeft: false) }
    let named = zip(cells, zip(plain, labels)).map { $0.replacing($1.0, with: $1.1, maxReplacements: 1) }
    let rule = rooms.map { String(repeating: "─", count: $0) }.joined(separator: "┬")
    return "├\(rule)┤\n│\(named.joined(separator: "│"))│\n"
  }

  /// A line without the space at its end. Control characters are shown here, since they take room in the frame.
  private static func trimmed(_ text: String) -> String {
    var rest = text[...]
    while let last = rest.last, last.isWhitespace { rest.removeLast() }
    return TerminalText.line(String(rest))
  }

  private static func padded(_ text: String, to width: Int, isCentred: Bool, isRightToLeft: Bool) -> String {
    let free = max(0, width - Cells.count(text))
    let left = isCentred ? free / 2 : isRightToLeft ? free : 0
    return String(repeating: " ", count: left) + text + String(repeating: " ", count: free - left)
  }
}

/// Cells of a terminal that text takes.
enum Cells {
  static func count(_ text: String) -> Int {
    text.unicodeScalars.reduce(0) { sum, scalar in
      let category = ICU.category(of: scalar.value)
      if category == .nonspacingMark || category == .enclosingMark || category == .format { return sum }
      let width = ICU.eastAsianWidth(of: scalar.value)
      return sum + (width == .wide || width == .fullwidth ? 2 : 1)
    }
  }
}
