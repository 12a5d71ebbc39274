import CopyModel

/// Lines that have the same in two languages, which their labels or their words tell: each is a line in its language, so that the second
/// translates the first as a column of a table does.
extension PastedText {
  /// Bytes of the longest text that is looked through.
  private static let longest = 1 << 14

  static func bilingual(_ lines: [CopyLine], _ text: Bytes, _ teller: LanguageTeller) -> [CopyLine] {
    guard text.count <= longest else { return lines }
    var read = parts(sourced(lines, text, teller), text, teller)
    read = withArrows(read, text, teller)
    read = belowEachOther(read, text, teller)
    return inTurn(read, text, teller)
  }

  private typealias Couple = (own: Range<Int>, other: Range<Int>)
  private typealias Tags = (own: LocaleTag, other: LocaleTag)

  private static func shown(_ lines: [CopyLine]) -> [Int] {
    lines.indices.filter { lines[$0].kind != .blank && lines[$0].kind != .rule }
  }

  // MARK: Labels

  /// `Source: …` above `Translation (es): …`, or above several such lines.
  private static func sourced(_ lines: [CopyLine], _ text: Bytes, _ teller: LanguageTeller) -> [CopyLine] {
    var (read, shown) = (lines, shown(lines)[...])
    while let own = shown.popFirst() {
      guard side(of: lines[own], text) == .source else { continue }
      let others = shown.prefix { isTranslation(lines[$0], text) }
      shown = shown.dropFirst(others.count)
      let source = language(of: lines[own], text) ?? teller.language(text.slice(lines[own].copy))
      for index in others {
        let tag = language(of: lines[index], text) ?? teller.language(text.slice(lines[index].copy))
        // What is in no other language is in English.
        guard let tag, case let base = source ?? .english, !base.hasLanguage(of: tag) else { continue }
        (read[own].kind, read[own].isBase) = (.language(base), true)
        read[index].kind = .language(tag)
      }
    }
    return read
  }

  private static func side(of line: CopyLine, _ text: Bytes) -> CopyLabel.Side? {
    line.words.isEmpty || line.copy.isEmpty ? nil : CopyLabel.side(text.slice(line.words))
  }

  private static func isTranslation(_ line: CopyLine, _ text: Bytes) -> Bool {
    if case .language = line.kind { return side(of: line, text) != .source && !line.copy.isEmpty }
    return side(of: line, text) == .translation
  }

  /// The language that the label of a line names.
  private static func language(of line: CopyLine, _ text: Bytes) -> LocaleTag? {
    if case .language(let tag) = line.kind { return tag }
    let name = text.slice(line.words)
    return CopyLabel.language(beside: name) ?? CopyLabel.language(name)
  }

  // MARK: Arrows

  /// `Save the note -> Guardar la nota`, in one line or several, below a line that names the languages or not.
  private static func withArrows(_ lines: [CopyLine], _ text: Bytes, _ teller: LanguageTeller) -> [CopyLine] {
    let couples = named(lines.map { couple($0, text) }, beside: lines, text)
    let all = couples.compactMap(\.self)
    guard !all.isEmpty, all.count < 2 || !areSeries(all.map(\.own), text) else { return lines }
    let tags = languages(all, text, teller)
    var halves: [Int: [CopyLine]] = [:]
    var named: (head: Int, tags: Tags)?
    for paragraph in paragraphs(of: lines) {
      let own = languages(paragraph.compactMap { couples[$0] }, text, teller)
      for index in paragraph {
        if let head = head(lines[index], text) { named = (index, head) }
        guard let couple = couples[index], named?.head != index,
          let told = languages([couple], text, teller) ?? named?.tags ?? own ?? tags
        else { continue }
        if let head = named?.head { halves[head] = [] }
        // “pt-BR:” above them says more than words do.
        let other = named.map { $0.tags.other.hasLanguage(of: told.other) ? $0.tags.other : told.other } ?? told.other
        halves[index] = [
          lines[index].half(couple.own, in: told.own, isBase: true), lines[index].half(couple.other, in: other),
        ]
      }
    }
    return lines.indices.flatMap { halves[$0] ?? [lines[$0]] }
  }

  /// Beside lines with an arrow, what stands before one is no name either: “Save the draft” is none of a text.
  private static func named(_ couples: [Couple?], beside lines: [CopyLine], _ text: Bytes) -> [Couple?] {
    var found = couples
    for paragraph in paragraphs(of: lines) where paragraph.contains(where: { couples[$0] != nil }) {
      for index in paragraph where couples[index] == nil {
        switch lines[index].kind {
        case .named: break
        case .label(let label?) where label.isButton && text[lines[index].words].contains(UInt8(ascii: " ")): break
        default: continue
        }
        if let (old, new, _) = sides(lines[index].whole, text) { found[index] = (old, new) }
      }
    }
    return found
  }

  private static func languages(_ couples: [Couple], _ text: Bytes, _ teller: LanguageTeller) -> Tags? {
    couples.isEmpty ? nil : teller.two(couples.map(\.own), couples.map(\.other), in: text)
  }

  /// What stands on both sides of the only arrow, where no label stands before it.
  private static func couple(_ line: CopyLine, _ text: Bytes) -> Couple? {
    switch line.kind {
    case .text, .label(nil), .buttons(isSure: false): break
    default: return nil
    }
    return sides(line.whole, text).map { ($0.old, $0.new) }
  }

  /// `English → German`, “German:”
  private static func head(_ line: CopyLine, _ text: Bytes) -> Tags? {
    if line.kind == .blank { return nil }
    if let (old, new, _) = sides(line.content, text) {
      guard let own = CopyLabel.language(text.slice(old)), let other = CopyLabel.language(text.slice(new)),
        own != other
      else { return nil }
      return (own, other)
    }
    let marks = CopyMarks(text)
    let words = marks.bared(marks.withoutColon(line.kind == .heading ? line.copy : line.whole))
    guard words.count > 3, let tag = CopyLabel.language(text.slice(words)), !tag.isEnglish else { return nil }
    return (.english, tag)
  }

  /// `Title: Leave? → Gehen?`: parts of an alert in two languages are those of an alert in each.
  private static func parts(_ lines: [CopyLine], _ text: Bytes, _ teller: LanguageTeller) -> [CopyLine] {
    let couples = lines.map { line in line.isLabelOfPart ? sides(line.copy, text) : nil }
    guard couples.contains(where: { $0 != nil }),
      let tags = teller.two(couples.compactMap { $0?.old }, couples.compactMap { $0?.new }, in: text)
    else { return lines }
    return lines.indices.flatMap { index in
      guard let couple = couples[index] else { return [lines[index]] }
      return [(couple.old, tags.own), (couple.new, tags.other)].map { copy, tag in
        var half = lines[index]
        (half.copy, half.language, half.hasPlainLabel) = (copy, tag, false)
        return half
      }
    }
  }

  // MARK: Lines below each other

  /// A line, and below it an arrow before the same in another language.
  private static func belowEachOther(_ lines: [CopyLine], _ text: Bytes, _ teller: LanguageTeller) -> [CopyLine] {
    guard lines.count > 1 else { return lines }
    let shown = shown(lines)
    let found = zip(shown, shown.dropFirst()).compactMap { own, other -> (own: Int, other: Int, copy: Range<Int>)? in
      guard lines[own].kind == .text, lines[own].buttons.isEmpty, behindArrow(lines[own], text) == nil,
        let copy = behindArrow(lines[other], text)
      else { return nil }
      return (own, other, copy)
    }
    let copies = found.map { CopyMarks(text).unquoted(lines[$0.own].copy) }
    guard !found.isEmpty, let tags = teller.two(copies, found.map(\.copy), in: text) else { return lines }
    var read = lines
    for (pair, copy) in zip(found, copies) {
      read[pair.own] = lines[pair.own].half(copy, in: tags.own, isBase: true)
      read[pair.other] = lines[pair.other].half(pair.copy, in: tags.other)
    }
    return read
  }

  private static func behindArrow(_ line: CopyLine, _ text: Bytes) -> Range<Int>? {
    let (marks, arrows): (CopyMarks, [StaticString]) = (CopyMarks(text), ["→ ", "-> ", "=> ", "➜ ", "⇒ "])
    guard let arrow = arrows.first(where: { text.hasLiteral($0, at: line.content.lowerBound) }) else { return nil }
    let rest = marks.trimmed(line.content.dropFirst(arrow.utf8CodeUnitCount))
    return rest.isEmpty ? nil : marks.unquoted(rest)
  }

  // MARK: Lines in turn

  /// Lines that are in one of two languages in turn, English among them: all that stand in quotation marks, or else all, English first.
  private static func inTurn(_ lines: [CopyLine], _ text: Bytes, _ teller: LanguageTeller) -> [CopyLine] {
    guard lines.count > 1 else { return lines }
    let most = 40
    let all = shown(lines)
    let quoted = all.filter { isQuoted(lines[$0], text) }
    let turns = quoted.isEmpty ? all : quoted
    guard (2...most).contains(turns.count), turns.count.isMultiple(of: 2),
      turns.allSatisfy({ lines[$0].kind == .text && lines[$0].buttons.isEmpty && !lines[$0].isHead })
    else { return lines }
    let copies = turns.map { CopyMarks(text).unquoted(lines[$0].copy) }
    let (firsts, seconds) = (stride(from: 0, to: turns.count, by: 2), stride(from: 1, to: turns.count, by: 2))
    guard let tags = teller.two(firsts.map { copies[$0] }, seconds.map { copies[$0] }, in: text),
      tags.own.isEnglish || tags.other.isEnglish && !quoted.isEmpty,
      copies.indices.allSatisfy({ index in
        let (tag, own) = (index.isMultiple(of: 2) ? tags.own : tags.other, teller.language(text.slice(copies[index])))
        return own.map { $0.hasLanguage(of: tag) } ?? true
      }), firsts.allSatisfy({ areAsLong(copies[$0], copies[$0 + 1]) })
    else { return lines }
    var read = lines
    for (place, index) in turns.enumerated() {
      read[index] = lines[index].half(copies[place], in: place.isMultiple(of: 2) ? tags.own : tags.other)
    }
    return read
  }

  /// Whether one of two texts may say what the other does.
  private static func areAsLong(_ copy: Range<Int>, _ other: Range<Int>) -> Bool {
    let (most, few) = (2, 10)
    return copy.count <= most * other.count + few && other.count <= most * copy.count + few
  }
}

extension CopyLine {
  /// The piece of the line at `copy` as a line in a language.
  fileprivate func half(_ copy: Range<Int>, in tag: LocaleTag, isBase: Bool = false) -> CopyLine {
    var half = self
    (half.kind, half.copy, half.whole, half.buttons) = (.language(tag), copy, copy, [])
    (half.isBullet, half.isBase) = (false, isBase)
    return half
  }
}
