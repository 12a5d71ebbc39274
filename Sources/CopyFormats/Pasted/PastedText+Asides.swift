package import CopyModel

/// What of a text is copy, and what are words about it. Copy has a mark of its own where any has: a label, a row of buttons, a
/// table, quotation marks. Then lines without one are talk.
extension PastedText {
  /// Whether a line says by itself that it is copy.
  package static func isMarked(_ text: Bytes) -> Bool {
    let line = CopyLine(text, 0..<text.count)
    switch line.kind {
    case .label(let label?): return label.isPart && !line.copy.isEmpty
    case .named(let role): return role != .alertTitle
    case .buttons(let isSure): return isSure
    case .row: return true
    default: return false
    }
  }

  /// Whether several lines are each named as a string by itself.
  var hasManyNames: Bool {
    hasNamedLines
      && lines.count { if case .named(let role) = $0.kind { role != .alertTitle } else { false } } > 1
  }

  /// Whether nothing but buttons stands in a line below others.
  var hasRow: Bool {
    hasButtonsBehindText && lines.contains { if case .buttons(isSure: true) = $0.kind { true } else { false } }
  }

  /// Whether several wordings are told apart by their names.
  var hasOptions: Bool { lines.contains { $0.kind == .heading && CopyLabel(text.slice($0.copy)) == .option } }

  /// Whether words around the copy speak of notifications.
  var speaksOfNotifications: Bool {
    lines.contains {
      ($0.kind == .remark || $0.kind == .heading) && CopyLabel.namesNotification(text.slice($0.content))
    }
  }

  /// Whether quotation marks tell copy from talk: around several lines, or above a row of buttons, and not around all.
  static func marksQuotes(_ lines: [CopyLine], _ text: Bytes) -> Bool {
    let quoted = lines.indices.filter { isQuoted(lines[$0], text) }
    guard lines.contains(where: { $0.kind == .text && !isQuoted($0, text) && $0.buttons.isEmpty }) else { return false }
    let isAboveRow = quoted.last.map { last in
      lines[(last + 1)...].first { $0.kind != .blank }.map { $0.kind == .buttons(isSure: true) } ?? false
    }
    return quoted.count > 1 || isAboveRow == true || !quoted.isEmpty && lines.contains(where: \.isStamp)
  }

  static func isQuoted(_ line: CopyLine, _ text: Bytes) -> Bool {
    line.signs.contains(.quote) && line.kind == .text && line.buttons.isEmpty
      && CopyMarks(text).unquoted(line.copy) != line.copy
  }

  static func areQuoted(_ lines: [CopyLine], _ text: Bytes) -> Bool {
    let texts = lines.lazy.filter { $0.kind == .text && $0.buttons.isEmpty }
    return !texts.isEmpty && texts.allSatisfy { isQuoted($0, text) }
  }

  /// A greeting, or the name of who writes, above parts of an alert that are marked as such.
  static func isTalk(_ lines: [CopyLine], _ text: Bytes) -> Bool {
    let hasParts = lines.contains { line in
      switch line.kind {
      case .label(let label?): label.isPart
      case .buttons(isSure: true): true
      default: false
      }
    }
    guard hasParts, let first = lines.first(where: { $0.kind != .blank }) else { return false }
    return isGreeting(first, text) || lines.contains(where: \.isStamp)
  }

  /// “Hi all,”
  static func isGreeting(_ line: CopyLine, _ text: Bytes) -> Bool {
    let (most, commas): (Int, [StaticString]) = (4, [",", "，", "、"])
    guard line.kind == .text, !line.isBullet, line.whole.count > 2 else { return false }
    return commas.contains { text.hasLiteral($0, at: line.whole.upperBound - $0.utf8CodeUnitCount) }
      && text[line.whole].split(separator: UInt8(ascii: " ")).count <= most
  }

}
