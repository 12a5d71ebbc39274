import CopyKernel
import CopyModel
import CopyPassage
import CopyText

/// Spaces that nobody meant.
struct TypoSpacing: TextRule {
  static let info = RuleInfo(
    "typo-spacing", "No double spaces, no spaces at the edges or before a mark, and one behind a sentence.",
    why: "A stray space shifts the text and shows up as a gap.",
    source: "Apple Style Guide, spacing", roles: .all,
    needs: .any(of: [.oddSpace, .innerCapital, .exclamation, .question]), severity: .warning,
    examples: [
      .bad("Delete⟦  ⟧the note?", .alertTitle, better: "Delete the note?"),
      .bad("⟦ ⟧Default", .menuItem, better: "Default"), .bad("Saved⟦ ⟧", .label, better: "Saved"),
      .bad("Really⟦ ⟧?", .text, better: "Really?"), .bad("저장⟦  ⟧안 함", .button, better: "저장 안 함", locale: .korean),
      .bad("The gate is open⟦.⟧Close it first.", .text, better: "The gate is open. Close it first."),
      .bad("It works⟦!⟧Close the gate.", .text, better: "It works! Close the gate."),
      .good("Use System.Text for it.", .text), .good("<  3.3 ", .label),
      .good("1.  Open the gate.\n2.  Let the water in.", .text),
      .good("Delete the note?", .alertTitle),
      .good("First line\n  second line", .text),
      .good("Size: ", .label), .good(" (pending)", .label), .good(" and ", .label), .good("sent by ", .label),
      .good(" and %d others ", .label), .good("\tLeft to Right", .menuItem),
      .bad("⟦\t⟧Default", .button, better: "Default"),
      .good("Restored Note - ", .label), .good("🔵  Location is on.", .text), .good("%@  •  %@", .label),
      .good("Top: %@  Low: %@", .label), .good(" knots  Wind: ", .label), .good("Kiln %@  (%d)", .label),
      .good("<p>See the  tide table.</p>", .text), .good("dam --drain north .", .text),
      .good("-t tag      Open the file", .text),
      .good(" Définitif", .label, locale: .french), .good("Alt  Neu", .label, locale: .german, base: "Old  New"),
      .bad("Alt⟦  ⟧Neu", .label, better: "Alt Neu", locale: .german, base: "Old New"),
    ])

  /// So many spaces set a column, and are no slip.
  private static let column = 4

  func check(_ copy: Passage, _ report: inout Report) {
    // “<  3.3 ”: figures without words stand in columns.
    guard let first = copy.tokens.first, copy.tokens.contains(where: { $0.kind == .word }) else { return }
    // What the base has at its edges, and between words, a translation has by right.
    if first.kind == .space, copy.base == nil, !SpaceForJoining.isAtStart(of: copy), !mayBeMeant(first, copy) {
      let fix = Fix([Splice(first.range, "")], isSafe: copy.standsAlone)
      report.add(.leading, at: first.range, severity: copy.standsAlone ? nil : .note, fixes: [fix])
    }
    for index in copy.tokens.indices.dropFirst().dropLast() {
      let token = copy.tokens[index]
      guard token.kind == .space else { continue }
      let next = copy.tokens[index + 1]
      if isBeforeMark(next, in: copy), copy.tokens[index - 1].kind == .word, !isListed(index + 1, of: copy) {
        add(.beforeMark, token.range, "", &report)
      } else if token.length > 1, token.length < Self.column, isPlain(token, in: copy), isBetweenWords(index, of: copy),
        !setsOffField(index, of: copy), !followsNumber(index, of: copy),
        !isInBase(token, of: copy), !isHTML(copy), !isEscaped(token, in: copy), !isInPiece(copy)
      {
        add(.double, token.range, " ", &report)
      }
    }
    for range in MissingSpace.marks(in: copy) {
      report.add(.none, at: range, fixes: [Fix([Splice(range, copy.text(range) + " ")], isSafe: true)])
    }
    guard let last = copy.tokens.last, last.kind == .space, copy.base == nil, !SpaceForJoining.isAtEnd(of: copy),
      copy.standsAlone || copy.isDeclared
    else { return }
    // Nobody sees it, unless something is joined to it.
    let fix = Fix([Splice(last.range, "")], isSafe: copy.standsAlone)
    report.add(.trailing, at: last.range, severity: copy.standsAlone ? nil : .note, fixes: [fix])
  }

  /// A tab sets a command below the one above it, as in the system’s own menu of writing directions; what a program shows as a
  /// label may be set off from what stands before it, or joined to it.
  private func mayBeMeant(_ first: Token, _ copy: Passage) -> Bool {
    if copy.bytes[first.range].allSatisfy({ $0 == 0x09 }), copy.role == .menuItem || !copy.isDeclared { return true }
    return !copy.standsAlone && !copy.isDeclared
  }

  private func add(_ message: Message, _ range: Range<Int>, _ text: String, _ report: inout Report) {
    report.add(message, at: range, fixes: [Fix([Splice(range, text)], isSafe: true)])
  }

  /// In French a no-break space belongs before some marks, so this holds in English and Korean alone.
  private func isBeforeMark(_ next: Token, in copy: Passage) -> Bool {
    guard copy.isEnglish || copy.isKorean, next.kind == .punctuation, next.length == 1 else { return false }
    let mark = copy.bytes[Int(next.start)]
    guard mark == 0x2C || mark == 0x2E || mark == 0x3F || mark == 0x21 || mark == 0x3B else { return false }
    if mark == 0x2E, holdsOption(copy) { return false }
    // “.pdf” and “...” follow a space by right.
    return next.end == copy.bytes.count || copy.bytes[next.end] == 0x20
  }

  /// “Avoid the marks , ; /”: one of several that are named.
  private func isListed(_ mark: Int, of copy: Passage) -> Bool {
    let behind = copy.tokens[(mark + 1)...].prefix(2)
    return behind.count == 2 && behind.first?.kind == .space && behind.last?.kind == .punctuation
      && behind.last?.traits.contains(.isQuoted) == false
  }

  /// “grep --recursive kite .”: a command typed into a terminal, whose period is a folder.
  private func holdsOption(_ copy: Passage) -> Bool {
    copy.text.split(separator: " ").contains { $0.utf8.count > 2 && $0.hasPrefix("--") }
  }

  /// Where a paragraph or a link stands in HTML, several spaces are shown as one.
  private func isHTML(_ copy: Passage) -> Bool {
    let tags: [StaticString] = ["<p", "<br", "<a ", "<div", "<li", "<h"]
    return copy.tokens.contains { token in
      token.kind == .markup && tags.contains { copy.bytes.hasLiteral($0, at: Int(token.start)) }
    }
  }

  /// “ kHz  Peak: ”: what is joined at both ends sets readings apart.
  private func isInPiece(_ copy: Passage) -> Bool {
    copy.tokens.first?.kind == .space && copy.tokens.last?.kind == .space
  }

  private func isInBase(_ space: Token, of copy: Passage) -> Bool {
    copy.base?.tokens.contains { $0.kind == .space && $0.length == space.length } ?? false
  }

  /// `gate \ open`: one space that a backslash stands before is meant, or what is left of another mark.
  private func isEscaped(_ space: Token, in copy: Passage) -> Bool {
    guard let catalog = copy.place.catalog, catalog.entries.indices.contains(copy.place.entry) else { return false }
    let entry = catalog.entries[copy.place.entry]
    guard catalog.bytes(entry.value).equals(copy.bytes) else { return false }
    return catalog.map(of: entry).textRange(of: space.range).count == Int(space.length) + 1
  }

  private func isPlain(_ token: Token, in copy: Passage) -> Bool {
    copy.bytes[token.range].allSatisfy { $0 == 0x20 }
  }

  /// Spaces at a line’s start indent it, those around a bullet or picture set it off; a placeholder may be a picture.
  private func isBetweenWords(_ index: Int, of copy: Passage) -> Bool {
    [copy.tokens[index - 1], copy.tokens[index + 1]].allSatisfy { token in
      switch token.kind {
      case .newline, .emoji, .other, .shortcut: false
      case .placeholder: copy.tokens[index - 1].kind != .placeholder || copy.tokens[index + 1].kind != .placeholder
      case .punctuation: !isSeparator(copy.bytes.slice(token.range)) && !setsOffValue(index, copy)
      default: true
      }
    }
  }

  /// “%@  (%d)”: two values side by side, one in brackets.
  private func setsOffValue(_ index: Int, _ copy: Passage) -> Bool {
    index + 2 < copy.tokens.count && copy.tokens[index - 1].kind == .placeholder
      && copy.tokens[index + 2].kind == .placeholder && copy.bytes.slice(copy.tokens[index + 1].range).equals("(")
  }

  /// “H: %@  L: %@”: fields side by side, each a name with a colon.
  private func setsOffField(_ index: Int, of copy: Passage) -> Bool {
    let behind = copy.tokens[(index + 1)...].prefix(2)
    return behind.count == 2 && behind.first?.kind == .word
      && behind.last.map { copy.bytes.slice($0.range).equals(":") } == true
      && copy.tokens[..<index].contains { copy.bytes.slice($0.range).equals(":") }
  }

  /// “1.  Open the gate”: what sets off the number of a line.
  private func followsNumber(_ index: Int, of copy: Passage) -> Bool {
    guard index > 1, copy.tokens[index - 2].kind == .number, copy.tokens[index - 1].kind == .punctuation else {
      return false
    }
    return index == 2 || copy.tokens[index - 3].kind == .newline
  }

  private func isSeparator(_ mark: Bytes) -> Bool {
    ["•", "·", "|", "/", "–", "—", "-", "*", ">", "›", "→", ":"].contains { mark.equals($0) }
  }
}

extension Passage {
  /// Whether people see it with nothing joined to it, by its role.
  fileprivate var standsAlone: Bool {
    [.button, .menuItem, .alertTitle, .notificationTitle, .notificationAction].contains(role)
  }
}

extension Message {
  fileprivate static let leading: Message = "The text starts with a space"
  fileprivate static let trailing: Message = "The text ends with a space"
  fileprivate static let none: Message = "A space belongs behind the sentence"
  fileprivate static let double: Message = "Two spaces where one belongs"
  fileprivate static let beforeMark: Message = "No space before the mark"
}
