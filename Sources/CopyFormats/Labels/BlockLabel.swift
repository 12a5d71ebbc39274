import CopyModel

/// The name of a part at the start of a line: `Title:`, `알림 제목：`.
struct BlockLabel: Equatable {
  /// What a line of a block starts with.
  enum Match: Equatable {
    /// A known name; the part's text starts at the offset.
    case known(BlockLabel, textStart: Int)
    /// Words and a colon that name no part; the range is that of the words.
    case unknown(Range<Int>)
    case none
  }

  let name: StaticString
  let role: Role

  /// The label called `words`; nil for others.
  init?(_ words: Bytes) {
    guard let label = Self.all.first(where: { words.equalsFolded($0.name) }) else { return nil }
    self = label
  }

  init(name: StaticString, role: Role) { (self.name, self.role) = (name, role) }

  static func == (left: BlockLabel, right: BlockLabel) -> Bool { left.role == right.role }

  /// Every name, longest first where one ends another.
  static let all: [BlockLabel] = [
    BlockLabel(name: "Title", role: .alertTitle),
    BlockLabel(name: "Message", role: .alertMessage),
    BlockLabel(name: "Buttons", role: .button),
    BlockLabel(name: "Notification title", role: .notificationTitle),
    BlockLabel(name: "Body", role: .notificationBody),
    BlockLabel(name: "Actions", role: .notificationAction),
    BlockLabel(name: "Preview", role: .notificationPreview),
    BlockLabel(name: "제목", role: .alertTitle),
    BlockLabel(name: "메시지", role: .alertMessage),
    BlockLabel(name: "버튼", role: .button),
    BlockLabel(name: "알림 제목", role: .notificationTitle),
    BlockLabel(name: "본문", role: .notificationBody),
    BlockLabel(name: "동작", role: .notificationAction),
  ]

  /// Whether the part is a list of buttons.
  var isList: Bool { role == .button || role == .notificationAction }

  /// Reads the start of `line`, which must not be indented.
  static func match(_ text: Bytes, _ line: Range<Int>) -> Match {
    guard let colon = colon(in: text, line) else { return .none }
    var words = line.lowerBound..<colon.lowerBound
    while let last = text[words].last, isBlank(last) { words = words.dropLast() }
    if let label = BlockLabel(text.slice(words)) {
      return .known(label, textStart: colon.upperBound)
    }
    let isFollowedBySpace = colon.upperBound == line.upperBound || isBlank(text[colon.upperBound])
    return isFollowedBySpace && looksLikeLabel(text.slice(words)) ? .unknown(words) : .none
  }

  /// The first colon near the start of the line, ASCII or full-width (U+FF1A).
  private static func colon(in text: Bytes, _ line: Range<Int>) -> Range<Int>? {
    let longest = 40
    for offset in line.prefix(longest) {
      if text[offset] == UInt8(ascii: ":") { return offset..<offset + 1 }
      if text.hasLiteral("：", at: offset), offset + 3 <= line.upperBound { return offset..<offset + 3 }
    }
    return nil
  }

  /// One or two words of letters alone, as a mistyped name would be, or the name of a part that other shapes have: “btn2”.
  private static func looksLikeLabel(_ words: Bytes) -> Bool {
    if CopyLabel(words)?.isPart == true { return true }
    let parts = words.split(separator: UInt8(ascii: " "))
    let isLetters = words.allSatisfy { $0 == UInt8(ascii: " ") || $0 >= 0x80 || (97...122).contains($0 | 0x20) }
    return isLetters && (1...2).contains(parts.count) && parts.allSatisfy { $0.count > 1 }
  }
}

/// Whether the byte is a space or tab.
func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
