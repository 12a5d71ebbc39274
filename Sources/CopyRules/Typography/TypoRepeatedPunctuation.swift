import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// One mark is enough.
struct TypoRepeatedPunctuation: TextRule {
  static let info = RuleInfo(
    "typo-repeated-punctuation", "A mark stands once.",
    why: "Two marks shout, or are a slip of the finger.", source: "Apple Style Guide, punctuation", roles: .all,
    needs: .any(of: [.repeatedMark, .question, .exclamation]), severity: .warning,
    silences: .onWords("typo-ellipsis"),
    examples: [
      .good("Ready\n?? Tide table", .text),
      .bad("Really⟦??⟧", .text, better: "Really?"), .bad("Saved⟦..⟧", .text, better: "Saved."),
      .bad("Drucken⟦..⟧", .menuItem, better: "Drucken…", locale: .german, base: "Print…"),
      .bad("Firing⟦…..⟧", .label, better: "Firing…"),
      .bad(
        "Der Ofen wird geheizt⟦..⟧", .label, better: "Der Ofen wird geheizt…", locale: .german,
        base: "Heating the kiln.."),
      .good("जाँच हो रही है.. ।", .text, locale: LocaleTag("hi") ?? .undetermined),
      .bad("取消中⟦..⟧", .label, better: "取消中…", locale: LocaleTag("zh-Hans") ?? .undetermined),
      .bad("가마를 열어 주세요⟦..⟧", .text, better: "가마를 열어 주세요.", locale: .korean, base: "Open the kiln."),
      .bad("가마 여는 중⟦..⟧", .label, better: "가마 여는 중…", locale: .korean),
      .bad("Firing⟦..⟧ %d of %d", .label, better: "Firing… %d of %d"),
      .bad("Loading⟦..⟧", .label, better: "Loading…"), .good("Really?", .text), .good("Loading...", .label),
      .bad("Is the kiln hot⟦?.⟧", .text, better: "Is the kiln hot?"),
      .bad("!!Hot kiln⟦!!⟧", .text, better: "Hot kiln!"), .good("../folder", .text), .good("What?!", .text),
      .good("Walk to @!kiln!!", .text), .good("??? END", .text),
      .good("Kiln time ??:??", .text),
      .good("von ??? bis zum Ende", .text, locale: .german, base: "??? from here to the end"),
      .bad("Kork, Schiefer⟦..⟧", .label, better: "Kork, Schiefer…", locale: .german, base: "Cork, slate, etc"),
    ])

  func check(_ copy: Passage, _ report: inout Report) {
    // Marks alone are a picture of something unknown.
    guard copy.wordsRange != nil, !AnimationFrame.isShown(copy) else { return }
    var index = 0
    while index < copy.tokens.count {
      let end = runEnd(from: index, in: copy)
      if end - index > 1, !isMarker(index..<end, copy), let marks = fault(index..<end, copy) {
        let usual = mark(copy.text(Int(copy.tokens[index].start)..<copy.tokens[index].end), at: marks, copy)
        let (range, mark) = behindEllipsis(marks, copy).map { ($0, "…") } ?? (marks, usual)
        let isSafe = !copy.bytes.slice(range).equals("..") || isTold(by: copy.base, mark)
        let splices = (opening(like: range, in: copy).map { [Splice($0, "")] } ?? []) + [Splice(range, mark)]
        report.add(.repeats(copy.text(range), mark), at: range, fixes: [Fix(splices, isSafe: isSafe)])
      }
      index = max(end, index + 1)
    }
    if let both = doubledEnd(copy) {
      let mark = copy.text(both.lowerBound..<both.lowerBound + 1)
      report.add(.repeats(copy.text(both), mark), at: both, fixes: [Fix([Splice(both, mark)], isSafe: true)])
    }
  }

  /// “??? END”: marks before the first word, by themselves, end nothing; wherever a translation has them.
  private func isMarker(_ run: Range<Int>, _ copy: Passage) -> Bool {
    if let base = copy.base {
      let marks = copy.bytes.slice(Int(copy.tokens[run.lowerBound].start)..<copy.tokens[run.upperBound - 1].end)
      let same = base.tokens.indices.first { base.bytes.slice(base.tokens[$0].range).equals(marks.slice(0..<1)) }
      if let same, case let end = runEnd(from: same, in: base), end - same == run.count, isMarker(same..<end, base) {
        return true
      }
    }
    if standsForFigures(run, copy) { return true }
    guard run.upperBound < copy.tokens.count, copy.tokens[run.upperBound].kind == .space else { return false }
    let line = copy.tokens[..<run.lowerBound].reversed().prefix { $0.kind != .newline }
    return !line.contains { $0.kind == .word }
  }

  /// “??:??”, “??/??”: figures that nobody knows.
  private func standsForFigures(_ run: Range<Int>, _ copy: Passage) -> Bool {
    let (start, end) = (Int(copy.tokens[run.lowerBound].start), copy.tokens[run.upperBound - 1].end)
    let isJoint = { (place: Int) in copy.bytes.indices.contains(place) && ":/-".utf8.contains(copy.bytes[place]) }
    return isJoint(start - 1) || isJoint(end)
  }

  /// “Is it hot?.”, “Saved!.”: a period behind a mark that ends the copy already.
  private func doubledEnd(_ copy: Passage) -> Range<Int>? {
    let last = copy.tokens.suffix(2)
    guard last.count == 2, let (first, second) = last.first.map({ ($0, last[last.endIndex - 1]) }),
      first.kind == .punctuation, second.kind == .punctuation, first.end == Int(second.start),
      copy.bytes.slice(second.range).equals(".")
    else { return nil }
    let ends = copy.bytes.slice(first.range).equals("?") || copy.bytes.slice(first.range).equals("!")
    return ends ? Int(first.start)..<second.end : nil
  }

  /// “!!Careful!!”: the same marks before the first word.
  private func opening(like marks: Range<Int>, in copy: Passage) -> Range<Int>? {
    guard let first = copy.tokens.first(where: { $0.kind != .space }), Int(first.start) < marks.lowerBound else {
      return nil
    }
    let range = Int(first.start)..<Int(first.start) + marks.count
    return copy.bytes.slice(range).equals(copy.bytes.slice(marks)) ? range : nil
  }

  /// Two periods are an ellipsis cut short where the base has one, and at the end of a command or phrase that goes on.
  private func mark(_ mark: String, at range: Range<Int>, _ copy: Passage) -> String {
    guard mark == "." else { return mark }
    let isLast = range == copy.analysis.terminalRange
    // In Chinese and Japanese a lone one is no mark.
    if isLast, ["zh", "ja"].contains(copy.locale.languageCode) { return endsAsSaid(copy) ? "。" : "…" }
    // “Cork, slate..”: the list goes on, unless the base ends it.
    let isList =
      isLast && copy.bytes.contains(UInt8(ascii: ",")) && copy.base?.analysis.terminal == CopyText.Terminal.none
    let goesOn = copy.base.map { isCutShort($0) || Self.hasEllipsis($0) || isList } ?? (isLast && mayGoOn(copy))
    return goesOn || leadsOn(at: range.upperBound, copy) ? "…" : mark
  }

  /// “Loading.. 3 of 10”, “Wait.. it’s hot”: what follows is no sentence of its own.
  private func leadsOn(at end: Int, _ copy: Passage) -> Bool {
    guard let next = copy.tokens.first(where: { Int($0.start) >= end && $0.kind != .space }) else { return false }
    return next.kind == .placeholder || next.kind == .number || next.traits.contains(.startsLower)
  }

  /// “Loading…..”: periods behind an ellipsis, and that.
  private func behindEllipsis(_ marks: Range<Int>, _ copy: Passage) -> Range<Int>? {
    let start = marks.lowerBound - 3
    guard start >= 0, copy.bytes[marks.lowerBound] == UInt8(ascii: "."), copy.bytes.hasLiteral("…", at: start) else {
      return nil
    }
    return start..<marks.upperBound
  }

  private func endsAsSaid(_ copy: Passage) -> Bool { copy.base?.analysis.terminal == .period }

  /// “Exporting..”: the base has the same fault, and goes on.
  private func isCutShort(_ base: Passage) -> Bool { base.bytes.hasSuffix("..") && mayGoOn(base) }

  private static func hasEllipsis(_ base: Passage) -> Bool { base.text.contains("…") || base.text.contains("...") }

  /// Two periods may be one too many, or an ellipsis cut short: the base tells.
  private func isTold(by base: Passage?, _ mark: String) -> Bool {
    guard let base else { return false }
    return mark == "…" ? Self.hasEllipsis(base) : base.analysis.terminal == .period
  }

  /// “Open..”, “Another page..”, “Loading..”, but not “Saved..”.
  private func mayGoOn(_ copy: Passage) -> Bool {
    if [.menuItem, .button].contains(copy.role) { return true }
    if copy.isKorean { return !copy.form.isComplete }
    guard copy.isEnglish, let first = copy.tokens.first(where: { $0.kind == .word }) else { return false }
    return copy.form == .fragment || copy.form == .word && first.tags.contains(.presentParticiple)
  }

  /// Behind the last of equal marks that stand side by side.
  private func runEnd(from start: Int, in copy: Passage) -> Int {
    let first = copy.tokens[start]
    guard first.kind == .punctuation, isMark(first, in: copy) else { return start + 1 }
    var end = start + 1
    while end < copy.tokens.count, copy.bytes.slice(copy.tokens[end].range).equals(copy.bytes.slice(first.range)) {
      end += 1
    }
    return end
  }

  private func isMark(_ token: Token, in copy: Passage) -> Bool {
    switch copy.bytes[Int(token.start)] {
    case UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ";"),
      UInt8(ascii: ":"):
      true
    default: false
    }
  }

  /// Three periods are an ellipsis, and two at the start of a word belong to a path.
  private func fault(_ run: Range<Int>, _ copy: Passage) -> Range<Int>? {
    let range = Int(copy.tokens[run.lowerBound].start)..<copy.tokens[run.upperBound - 1].end
    if copy.bytes[range.lowerBound] == UInt8(ascii: ".") && run.count != 2 { return nil }
    // “.. ।”: what the text ends with stands behind.
    let behind = copy.tokens[run.upperBound...].first { $0.kind != .space }
    if behind?.kind == .punctuation || behind?.kind == .other { return nil }
    let isGlued = range.upperBound < copy.bytes.count && copy.bytes[range.upperBound] != 0x20
    if isGlued || copy.bytes[range.lowerBound] == UInt8(ascii: ":") { return nil }
    return endsCode(run, copy) ? nil : range
  }

  /// “@!kiln!!”: signs on both sides of a word are for programs, which put something else there.
  private func endsCode(_ run: Range<Int>, _ copy: Passage) -> Bool {
    guard run.lowerBound > 2, copy.tokens[run.lowerBound - 1].kind == .word else { return false }
    let start = Int(copy.tokens[run.lowerBound - 1].start)
    let signs = copy.bytes[..<start].reversed().prefix { !$0.isASCIIWord && $0 > 0x20 && $0 < 0x7F }
    return signs.contains { "@#$%^&*~|\\=".utf8.contains($0) }
  }
}

extension Message {
  fileprivate static func repeats(_ marks: String, _ mark: String) -> Message {
    mark == "…" ? "Write “…” for “\(marks)”" : "Write “\(mark)” once for “\(marks)”"
  }
}
