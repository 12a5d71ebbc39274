import CopyModel
import CopyText

/// What the punctuation rules share: the mark at the end, by script.
enum EndMark {
  /// Whether an end mark may be demanded at all: English, Korean, and languages whose form is known for sure.
  static func isJudged(_ copy: Copy) -> Bool {
    copy.isEnglish || (copy.isKorean && copy.tokens.contains { $0.traits.contains(.isUncased) })
  }

  /// Reports a missing mark behind a sentence, with the mark as a safe fix.
  static func require(_ copy: Copy, _ report: inout Report) {
    guard copy.analysis.terminal == .none, let word = lastWord(of: copy) else { return }
    let mark = copy.form == .question ? "?" : "."
    let place = copy.analysis.terminalRange.lowerBound
    report.add(.noMark(mark), at: word, fixes: [Fix([Splice(place..<place, mark)], isSafe: true)])
  }

  /// Reports the mark at the end, with its removal as a safe fix.
  static func forbid(_ copy: Copy, _ message: Message, severity: Severity? = nil, _ report: inout Report) {
    let mark = copy.analysis.terminalRange
    guard !mark.isEmpty else { return }
    report.add(message, at: mark, severity: severity, fixes: [Fix([Splice(mark, "")], isSafe: true)])
  }

  /// Nil when a placeholder ends the copy: its filling may bring the mark along.
  private static func lastWord(of copy: Copy) -> Range<Int>? {
    let place = copy.analysis.terminalRange.lowerBound
    guard let token = copy.tokens.last(where: { $0.end <= place && $0.kind != .punctuation && $0.kind != .space }),
      token.kind == .word || token.kind == .number
    else { return nil }
    return token.range
  }
}

extension Message {
  fileprivate static func noMark(_ mark: String) -> Message {
    "The sentence has no mark at its end. Add “\(mark)”"
  }
}
