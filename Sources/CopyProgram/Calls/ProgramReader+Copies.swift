import CopyModel

extension ProgramReader {
  /// An expression that chooses among more strings than this tells of the first ones.
  private static let mostChoices = 4
  /// A list that is shown has no more items that are told of.
  private static let longestList = 64

  /// The strings that an expression may stand for: a literal, a localized one, a name for one; several where it chooses,
  /// and where a list is shown.
  mutating func copies(in range: Range<Int>) -> [ProgramCopy] {
    let question = choice(in: range)
    var (found, index) = ([ProgramCopy](), question.map { $0 + 1 } ?? range.lowerBound)
    let isList = tells && dialect == .swift && question == nil && isMark("[", range.lowerBound)
    let most = isList ? Self.longestList : question == nil ? 1 : Self.mostChoices
    // Up to here a function that no row knows takes what is found.
    var passed = range.lowerBound
    while index < range.upperBound, found.count < most {
      if tokens[index].kind == .string {
        if !isNoCopy(index), var copy = literal(index) {
          copy.isPassed = index < passed || isAskedForMember(index)
          found.append(copy)
        }
        tell(index)
        index += 1
      } else if isMark("{", index), let close = partner(of: index) {
        index = close + 1
      } else if isWord(index), let (copy, next) = named(at: index, in: range) {
        tell(index)
        found += copy
        index = next
      } else if dialect == .objectiveC, isMark("[", index), let (copy, next) = lookup(message(at: index)) {
        found.append(copy)
        index = next
      } else {
        passed = max(passed, endOfUnknownCall(at: index) ?? passed)
        index += 1
      }
    }
    return found
  }

  /// `"hide".localized`: what the member makes of the literal is shown.
  private func isAskedForMember(_ index: Int) -> Bool { isMark(".", index + 1) && isWord(index + 2) }

  /// Where the arguments end of a function or macro at `index` that no row knows, `localize("hide")`; nil where none stands
  /// there. A type’s name in front of a bracket makes a value of its arguments, and a format is filled.
  private func endOfUnknownCall(at index: Int) -> Int? {
    if dialect == .objectiveC, isMark("[", index), !isMark("@", index - 1), isWord(index + 1) {
      guard let close = partner(of: index), !(index..<close).contains(where: isFormat) else { return nil }
      return close
    }
    guard isWord(index), isMark("(", index + 1), !isType(index), !isFormat(index) else { return nil }
    return partner(of: index + 1)
  }

  private func isFormat(_ index: Int) -> Bool {
    isWord(index) && (bytes(index).suffix(6).elementsEqual("Format".utf8) || isWord("format", index))
  }

  /// The question mark of `condition ? a : b`; that of an optional stands right behind a word.
  private func choice(in range: Range<Int>) -> Int? {
    var index = range.lowerBound
    while index < range.upperBound {
      if isMark("?", index), index > range.lowerBound, tokens[index].start > tokens[index - 1].end { return index }
      index = (partner(of: index).map { max($0, index) } ?? index) + 1
    }
    return nil
  }

  private mutating func tell(_ index: Int) { if tells { told.insert(index) } }

  /// A literal that is compared with, or an argument that no call shows.
  private func isNoCopy(_ index: Int) -> Bool {
    if isMark("=", index - 1), isMark("=", index - 2) || isMark("!", index - 2) { return true }
    return isMark(":", index - 1) && isWord(index - 2) && table.hides(name(index - 2))
  }

  /// What a word stands for, and where it ends: a function that looks up a translation, a name of several parts, a variable.
  private mutating func named(at start: Int, in range: Range<Int>) -> ([ProgramCopy], Int)? {
    if isWord("nil", start) || isWord("null", start) { return nil }
    if isMark(":", start + 1), !isMark(":", start + 2), dialect == .swift, start + 2 < range.upperBound,
      !isMark("?", start - 1)
    {
      return nil
    }
    var end = start
    while end + 2 < range.upperBound, isMark(".", end + 1), isWord(end + 2) { end += 2 }
    if isMark("(", end + 1) {
      if let (copy, next) = lookup(call(at: end)) { return ([copy], next) }
      guard end > start, isType(start), let close = partner(of: end + 1) else { return nil }
      return ([name(from: start, to: end)], close + 1)
    }
    if end == start { return (variables[name(start)] ?? [member(start)], end + 1) }
    if isWord("self", start), end == start + 2 { return (variables[name(end)] ?? [member(end)], end + 1) }
    guard isType(start) else { return ([], end + 1) }
    return ([name(from: start, to: end)], end + 1)
  }

  private func isType(_ index: Int) -> Bool { (0x41...0x5A).contains(bytes(index).first ?? 0) }

  /// A name of the type at hand.
  private func member(_ index: Int) -> ProgramCopy {
    var copy = ProgramCopy()
    copy.name = LiteralHash.folded(bytes(index), after: scopes.type)
    return copy
  }

  /// `UserText.close`, `L10n.Alert.close`, `R.string.close`.
  private func name(from start: Int, to end: Int) -> ProgramCopy {
    var (copy, last) = (ProgramCopy(), end)
    if last - start >= 4, isWord("localized", last) { last -= 2 }
    if isWord("R", start), isWord("string", start + 2), end >= start + 4 {
      (copy.key, copy.isLocalized) = (LiteralHash.exact(bytes(last)), true)
      return copy
    }
    copy.name = LiteralHash.folded(bytes(last), after: LiteralHash.folded(bytes(last - 2)))
    copy.accessor = LiteralHash.start
    for index in stride(from: start + 2, through: last, by: 2) {
      copy.accessor = LiteralHash.folded(bytes(index), after: copy.accessor)
    }
    return copy
  }

  /// The key and the text of a call that looks up a translation, and what follows it; nil for any other call.
  private mutating func lookup(_ call: ProgramCall?) -> (ProgramCopy, Int)? {
    guard let call else { return nil }
    let rows = call.names.flatMap { table[$0] }
    guard let row = rows.first(where: { $0.purpose == .key && !call.arguments(at: $0.place).isEmpty }),
      var copy = string(in: call.arguments(at: row.place)[0].range)
    else { return nil }
    for row in rows where row.purpose == .fallback {
      guard let argument = call.arguments(at: row.place).first, let text = string(in: argument.range) else { continue }
      (copy.fallback, copy.start, copy.end) = (text.key, text.start, text.end)
    }
    copy.isLocalized = true
    return (copy, call.end + 1)
  }

  private mutating func string(in range: Range<Int>) -> ProgramCopy? {
    // `String(localized: LocalizedStringResource("key", defaultValue: "Text"))`
    if isWord(range.lowerBound), isMark("(", range.lowerBound + 1), let (copy, _) = lookup(call(at: range.lowerBound)) {
      return copy
    }
    guard let index = range.first(where: { tokens[$0].kind == .string }) else {
      let names = range.count >= 5 ? name(from: range.lowerBound, to: range.upperBound - 1) : ProgramCopy()
      return names.key == 0 ? nil : names
    }
    tell(index)
    return literal(index, isLocalized: true)
  }
}
