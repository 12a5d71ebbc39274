import CopyModel

/// Tables between bars.
extension PastedText {
  /// Whether a table begins at the line: of Markdown, or of a wiki, whose head has double bars.
  func isTable(at index: Int) -> Bool {
    guard index + 1 < lines.count, text[lines[index].whole].contains(UInt8(ascii: "|")) else { return false }
    if isWiki(at: index) || isBareTable(at: index) || namesParts(at: index) { return true }
    return isTableRule(lines[index + 1])
  }

  /// `|---|:--|`
  func isTableRule(_ line: CopyLine) -> Bool {
    let signs: Set<UInt8> = [UInt8(ascii: "|"), UInt8(ascii: "-"), UInt8(ascii: ":"), UInt8(ascii: " "), 9]
    let row = text[line.whole]
    return row.count >= 3 && row.contains(UInt8(ascii: "-")) && row.contains(UInt8(ascii: "|"))
      && row.allSatisfy(signs.contains)
  }

  /// Whether the line names the languages of columns, without bars around them: `English | Spanish`.
  func isBareTable(at index: Int) -> Bool {
    let marks = CopyMarks(text)
    guard lines[index].kind != .row, let head = marks.parted(lines[index].whole), head.count > 1,
      head.allSatisfy({ CopyLabel.language(text.slice($0)) != nil || CopyLabel(text.slice($0)) == .key }),
      marks.parted(lines[index + 1].whole)?.count == head.count
    else { return false }
    return true
  }

  /// Whether rows stand between bars that each begin with the name of a part: they have no head, be there a rule below the first or
  /// not.
  func namesParts(at index: Int) -> Bool {
    let table = lines[index...].prefix { $0.kind == .row || isTableRule($0) }
    let rows = table.filter { !isTableRule($0) }
    if rows.count < table.count {
      let head = MarkdownRow(text, lines[index].whole).cells.map { CopyLabel(text.slice($0.range)) }
      guard head.count == 2, head[0]?.isPart == true, head[1] == nil else { return false }
    }
    return rows.count > 1
      && rows.allSatisfy { row in
        MarkdownRow(text, row.whole).cells.first.map { CopyLabel.names(text.slice($0.range)) } ?? false
      }
  }

  func isWiki(at index: Int) -> Bool {
    text.hasLiteral("||", at: lines[index].whole.lowerBound) && index + 1 < lines.count && lines[index].kind == .row
      && lines[index + 1].kind == .row
  }
}
