import CopyModel

/// The parts of an alert or notification while its lines are read.
struct PastedGroup {
  struct Part {
    var label: CopyLabel
    /// Lines of a text; of buttons each line has one or several.
    var lines: [Range<Int>] = []
    /// Whether each line is one button of a row.
    var isRow = false
  }

  private var parts: [Part] = []
  /// White space before the labels; a line that stands deeper goes on with the part above it.
  private(set) var indent = 0
  /// Whether the part at hand takes further lines.
  private var takesLines = false
  /// Whether each paragraph so far has one part alone.
  private var isSpread = true
  /// Whether each button is a line by itself, with nothing around it: lines never change places.
  var hasLines = false
  /// Whether its labels are points of a list.
  var isBulleted = false
  /// Whether it ends in a row of buttons, behind which the next begins.
  var isRow = false
  /// Whether the lines above say that the parts stand in something else than an alert: “Empty state”.
  var isElsewhere = false

  /// Whether the lines above say that the parts stand in an action sheet.
  var isSheet = false

  /// Whether the lines above say that the parts are those of a notification.
  var isNotice = false

  var isOpen: Bool { !parts.isEmpty }
  /// Whether a label has been read and nothing of its copy.
  var isWaiting: Bool { parts.last?.lines.isEmpty ?? false }
  var goesOn: Bool { takesLines && !isRow }

  /// Whether nothing but a title has been read.
  var isTitleAlone: Bool { parts.count == 1 && parts[0].label.rank == 0 }

  /// Whether a part with `label` belongs to what was read so far.
  func takes(_ label: CopyLabel, behindBlank: Bool) -> Bool {
    guard let last = parts.last, !isRow || label.isButton else { return false }
    if label.rank == 0, !parts.isEmpty { return false }
    // One text after the other of the same kind, and nothing else: each is one by itself.
    if label.rank < 3, parts.allSatisfy({ $0.label.rank == label.rank }), !last.lines.isEmpty { return false }
    guard behindBlank else { return true }
    // A title with what it says, and no answer yet, waits for its buttons.
    if label.isButton, last.label.rank == 1, parts[0].label.rank == 0 { return true }
    return isSpread && (label.rank > last.label.rank || label.isButton && last.label.isButton)
  }

  mutating func begin(_ label: CopyLabel, indent: Int, isNewParagraph: Bool) {
    if parts.isEmpty {
      self.indent = indent
    } else if !isNewParagraph, !(label.isButton && parts.last?.label.isButton ?? false) {
      isSpread = false
    }
    parts.append(Part(label: label))
    takesLines = true
  }

  mutating func add(_ line: Range<Int>) { parts[parts.count - 1].lines.append(line) }

  mutating func add(button: Range<Int>) {
    if parts.last?.isRow != true { parts.append(Part(label: .button, isRow: true)) }
    parts[parts.count - 1].lines.append(button)
    isRow = true
  }

  mutating func endPart() { takesLines = false }

  /// Whether each button has a label or a line of its own, so that nobody knows which stands first.
  var hasSingleButtons: Bool {
    let labelled = parts.filter { $0.label.isButton && !$0.isRow }
    return hasLines || labelled.count > 1 || labelled.contains { !$0.label.isList || $0.lines.count > 1 }
  }

  /// Whether the parts make an alert or notification: one alone, as `CTA: Save`, stands by itself.
  var isSet: Bool {
    if isElsewhere { return false }
    return Set(parts.filter { !$0.lines.isEmpty }.map(\.label.rank)).count > 1
  }

  /// Buttons make an alert of what may be either; a body without them, a notification.
  var isNotification: Bool {
    let labels = Set(parts.map(\.label))
    if !labels.isDisjoint(with: [.notificationTitle, .notificationBody, .notificationPreview]) { return true }
    if isNotice, !labels.contains(where: \.isButton) { return true }
    if !labels.isDisjoint(with: [.message, .buttons, .button, .destructiveButton]) { return false }
    return !labels.isDisjoint(with: [.body, .notificationActions, .notificationAction])
  }

  /// What the parts make.
  var kind: EntryGroup.Kind { isNotification ? .notification : isSheet ? .actionSheet : .alert }

  /// The parts, and what is left of those that stand twice.
  func settled() -> (parts: [Part], surplus: [Range<Int>]) {
    var (kept, surplus, ranks) = ([Part](), [Range<Int>](), Set<Int>())
    for part in parts where !part.lines.isEmpty {
      if part.label.isButton || ranks.insert(part.label.rank).inserted {
        kept.append(part)
      } else {
        surplus += part.lines
      }
    }
    return (kept, surplus)
  }
}
