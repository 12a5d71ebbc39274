import CopyModel

/// What tells that a text was pasted, gathered line by line.
struct PastedSigns {
  private let text: Bytes
  private var last: CopyLine?
  /// The last line that isn’t blank.
  private var lastShown: CopyLine?
  private var shown = 0
  private var tags: Set<LocaleTag> = []
  /// The parts that labels alone on their lines name, where other lines follow; nil where one of them follows another.
  private var bareRanks: Set<Int>? = []
  /// The parts that labels before their copy name.
  private var ranks: Set<Int> = []
  /// Whether such labels stand in another form than that of plain blocks.
  private var isLoose = false
  private var hasHeading = false
  /// Lines before a row of buttons.
  private var texts = 0
  /// Whether rows stand between bars, with a line of hyphens below the first.
  private(set) var hasTable = false
  private(set) var hasButtonsBehindText = false

  init(_ text: Bytes) { self.text = text }

  /// Whether lines are labelled by their languages.
  var hasLanguages: Bool { tags.count > 1 }

  /// A title and another part, each with copy behind it.
  var hasBareLabels: Bool { bareRanks.map { $0.contains(0) && $0.count > 1 } ?? false }

  /// Whether the shape is one that people paste.
  var isPasted: Bool {
    hasLanguages || hasBareLabels || hasTable || hasButtonsBehindText || hasLooseLabels || hasBullettedButtons
  }

  /// Takes in the next line.
  mutating func add(_ line: CopyLine) {
    if let last, Self.isTable(last, above: line, in: text) { hasTable = true }
    addButtons(line)
    last = line
    guard line.kind != .blank else { return }
    shown += 1
    addBareLabel(before: line)
    addLabel(line)
    if case .language(let tag) = line.kind { tags.insert(tag) }
    if line.kind == .heading { hasHeading = true }
    lastShown = line
  }

  /// Whether a table of Markdown begins with `line`.
  static func isTable(_ line: CopyLine, above next: CopyLine, in text: Bytes) -> Bool {
    let below = text[next.whole]
    // Most lines have no bars, and nothing else is asked of them.
    guard below.count >= 3, below.contains(UInt8(ascii: "|")), text[line.whole].contains(UInt8(ascii: "|")) else {
      return false
    }
    let signs: Set<UInt8> = [UInt8(ascii: "|"), UInt8(ascii: "-"), UInt8(ascii: ":"), UInt8(ascii: " "), 9]
    return below.contains(UInt8(ascii: "-")) && below.allSatisfy(signs.contains)
  }

  private mutating func addButtons(_ line: CopyLine) {
    switch line.kind {
    case .buttons(let isSure) where texts > 0 && (isSure || last?.kind == .blank && texts < 4):
      hasButtonsBehindText = true
    case .blank, .rule: break
    default: texts += 1
    }
  }

  private mutating func addBareLabel(before line: CopyLine) {
    guard case .bareLabel(let label)? = lastShown?.kind else { return }
    if case .bareLabel = line.kind { bareRanks = nil } else { bareRanks?.insert(label.rank) }
  }

  private mutating func addLabel(_ line: CopyLine) {
    if line.isBullet, !ranks.isEmpty { isLoose = true }
    guard case .label(let label?) = line.kind else { return }
    ranks.insert(label.rank)
    if !line.hasPlainLabel || BlockLabel(text.slice(line.words)) == nil || hasParts(line, label) { isLoose = true }
  }

  /// Whether labels stand in another form than that of plain blocks, or one does that may be nothing else.
  private var hasLooseLabels: Bool { isLoose && (ranks.count > 1 || !ranks.isEmpty && shown <= 3) }

  /// `Buttons: Cancel / Delete`
  private func hasParts(_ line: CopyLine, _ label: CopyLabel) -> Bool {
    label.isButton && CopyMarks(text).parts(of: line.copy, isList: label.isList) != nil
  }

  /// A heading, and short bullets at the end.
  private var hasBullettedButtons: Bool { hasHeading && lastShown?.isBullet ?? false }
}
