import CopyModel

/// A call as it stands in a program: its names, as the table of calls may write them, and its arguments.
struct ProgramCall {
  var names: [UInt64]
  var arguments: [Argument]
  /// The last token of it.
  var end: Int
  /// The token of its name.
  var name: Int
  /// The variable it is a method or property of; 0 for none, or for what is no variable.
  var receiver: UInt64 = 0
  /// It is a method of what another call made: `Builder().setTitle("")`.
  var isChained = false

  struct Argument {
    /// The label, hashed; 0 for none.
    var label: UInt64 = 0
    /// The tokens of the value.
    var range: Range<Int>
    var isBlock = false
  }

  /// The arguments that stand where `place` says.
  func arguments(at place: CallRow.Place) -> [Argument] {
    switch place {
    case .position(let number):
      let plain = arguments.filter { $0.label == 0 && !$0.isBlock }
      return number < plain.count ? [plain[number]] : []
    case .label(let label): return arguments.filter { $0.label == label && !$0.isBlock }
    case .block(let label): return arguments.filter { $0.isBlock && $0.label == label }
    case .none: return []
    }
  }

  func has(_ label: UInt64) -> Bool { label == 0 || arguments.contains { $0.label == label } }
}

extension ProgramReader {
  /// The call of a function or method whose name stands at `index`.
  func call(at index: Int) -> ProgramCall? {
    let open = index + 1
    let isParenthesised = isMark("(", open)
    guard isParenthesised || (isMark("{", open) && dialect != .objectiveC && dialect != .java && !isDeclared(index))
    else { return nil }
    let names = names(at: index)
    guard names.contains(where: { !table[$0].isEmpty }) else { return nil }
    if isParenthesised, partner(of: open) == nil { return nil }
    var call = ProgramCall(names: names, arguments: [], end: index, name: index)
    if isParenthesised, let close = partner(of: open) {
      call.arguments = arguments(in: open + 1..<close)
      call.end = close
    }
    addBlocks(to: &call)
    if isMark(".", index - 1) {
      call.receiver = isWord(index - 2) && !isMark(".", index - 3) ? name(index - 2) : 0
      call.isChained = isMark(")", index - 2) || isMark("}", index - 2)
    }
    return call
  }

  /// `extension Name {`, `class Own: Name {`
  private func isDeclared(_ index: Int) -> Bool {
    isWord("extension", index - 1) || (isMark(":", index - 1) && isWord(index - 2) && isWord("class", index - 3))
  }

  /// `Name`, `.name`, `Outer.Name`: as the table may write it.
  private func names(at index: Int) -> [UInt64] {
    let plain = LiteralHash.exact(bytes(index))
    guard isMark(".", index - 1) else { return [plain] }
    let method = LiteralHash.exact(text.slice(Int(tokens[index - 1].start)..<Int(tokens[index].end)))
    guard isWord(index - 2) else { return [plain, method] }
    return [plain, method, LiteralHash.exact(text.slice(Int(tokens[index - 2].start)..<Int(tokens[index].end)))]
  }

  /// The arguments between two brackets.
  func arguments(in range: Range<Int>) -> [ProgramCall.Argument] {
    var (found, start, index) = ([ProgramCall.Argument](), range.lowerBound, range.lowerBound)
    while index <= range.upperBound {
      if index == range.upperBound || isMark(",", index) {
        if start < index { found.append(argument(in: start..<index)) }
        start = index + 1
      }
      index = index < range.upperBound ? (partner(of: index).map { max($0, index) } ?? index) + 1 : index + 1
    }
    return found
  }

  private func argument(in range: Range<Int>) -> ProgramCall.Argument {
    let (label, mark) = (range.lowerBound, range.lowerBound + 1)
    let isLabelled = dialect == .swift ? isMark(":", mark) : dialect == .kotlin && isMark("=", mark)
    guard isWord(label), isLabelled, mark + 1 <= range.upperBound else { return .init(range: range) }
    return .init(label: name(label), range: mark + 1..<range.upperBound)
  }

  /// Blocks behind the call: `{ … } label: { … }`.
  private func addBlocks(to call: inout ProgramCall) {
    if isMark("{", call.end + 1), !tokens[call.end + 1].startsLine, let close = partner(of: call.end + 1) {
      call.arguments.append(.init(range: call.end + 2..<close, isBlock: true))
      call.end = close
    }
    while isWord(call.end + 1), isMark(":", call.end + 2), isMark("{", call.end + 3),
      let close = partner(of: call.end + 3)
    {
      call.arguments.append(.init(label: name(call.end + 1), range: call.end + 4..<close, isBlock: true))
      call.end = close
    }
  }

  /// A message in Objective-C, whose bracket opens at `index`: `[receiver part: value part: value]`.
  func message(at index: Int) -> ProgramCall? {
    guard let close = partner(of: index), var place = selector(in: index + 1..<close) else { return nil }
    let names = [LiteralHash.exact(text.slice(Int(tokens[place].start)..<Int(tokens[place + 1].end)))]
    guard names.contains(where: { !table[$0].isEmpty }) else { return nil }
    var call = ProgramCall(names: names, arguments: [], end: close, name: place)
    if place == index + 2, isWord(index + 1) { call.receiver = name(index + 1) }
    var isFirst = true
    while place < close {
      let end = endOfPart(from: place + 2, to: close)
      call.arguments.append(.init(label: isFirst ? 0 : name(place), range: place + 2..<end))
      (place, isFirst) = (end, false)
    }
    return call
  }

  /// `[NSAlert new]`, `[[NSAlert alloc] init]`: a type at `index` that is told to make something.
  func allocation(at index: Int) -> ProgramCall? {
    guard dialect == .objectiveC, isMark("[", index - 1), isWord(index + 1), !table[name(index)].isEmpty else {
      return nil
    }
    return ProgramCall(names: [name(index)], arguments: [], end: index, name: index)
  }

  /// The first word with a colon behind it, outside the brackets in `range`.
  private func selector(in range: Range<Int>) -> Int? {
    var place = range.lowerBound
    while place + 1 < range.upperBound {
      if isWord(place), isMark(":", place + 1) { return place }
      place = (partner(of: place).map { max($0, place) } ?? place) + 1
    }
    return nil
  }

  /// Where the next part of a message begins; the colon of `a ? b : c` begins none, as a question mark stands before it.
  private func endOfPart(from start: Int, to close: Int) -> Int {
    var (place, choices) = (start, 0)
    while place < close {
      if isMark("?", place) { choices += 1 }
      if isWord(place), isMark(":", place + 1), place > start {
        if choices == 0 { return place }
        choices -= 1
      }
      place = (partner(of: place).map { max($0, place) } ?? place) + 1
    }
    return close
  }

  /// An assignment to a property, `receiver.name = value`, whose name stands at `index`.
  func assignment(at index: Int) -> ProgramCall? {
    guard isMark("=", index + 1), isMark(".", index - 1), !isMark("=", index + 2) else { return nil }
    var written = LiteralHash.exact(bytes(index))
    written = (written ^ UInt64(UInt8(ascii: "="))) &* 0x100_0000_01B3
    guard !table[written].isEmpty || isWord("preferredAction", index) else { return nil }
    let value = index + 2..<endOfStatement(from: index + 2)
    let (owner, isNested) = owner(of: index)
    let names = [written, owner.map { ownedName(of: index, by: $0) } ?? written]
    return ProgramCall(
      names: names, arguments: [.init(range: value)], end: max(index + 1, value.upperBound - 1), name: index,
      receiver: owner.map { isNested ? Self.other : name($0) } ?? 0)
  }

  /// What is no variable.
  private static var other: UInt64 { .max }

  /// The word before a property, and whether that is itself a property, which may be unwrapped: `alert.button?.title`.
  private func owner(of index: Int) -> (word: Int?, isNested: Bool) {
    let isUnwrapped = isMark("?", index - 2) || isMark("!", index - 2)
    let word = isUnwrapped ? index - 3 : index - 2
    guard isWord(word) else { return (nil, false) }
    return (word, isUnwrapped && isMark(".", word - 1) && !isWord("self", word - 2))
  }

  /// `suppressionButton.title=`: a property of a property, as the table may write it.
  private func ownedName(of index: Int, by owner: Int) -> UInt64 {
    let path = LiteralHash.exact(
      bytes(index),
      after: LiteralHash.exact(
        text.slice(Int(tokens[index - 1].start)..<Int(tokens[index - 1].end)), after: name(owner)))
    return (path ^ UInt64(UInt8(ascii: "="))) &* 0x100_0000_01B3
  }

  /// The end of the expression that starts at `start`: a line that doesn’t go on with it, a semicolon, or a bracket.
  func endOfStatement(from start: Int) -> Int {
    var index = start
    while index < tokens.count {
      if isMark(";", index) || isMark(")", index) || isMark("}", index) || isMark("]", index) { return index }
      if index > start, dialect != .objectiveC, dialect != .java, tokens[index].startsLine, !continues(index) {
        return index
      }
      index = (partner(of: index).map { max($0, index) } ?? index) + 1
    }
    return tokens.count
  }

  /// Whether the expression goes on at `index`, on another line than it began.
  private func continues(_ index: Int) -> Bool {
    isOperator(index) || isMark("=", index - 1) || (isOperator(index - 1) && !isMark(".", index - 1))
  }

  private func isOperator(_ index: Int) -> Bool {
    tokens[index].kind == .mark && ".?:+&|,".utf8.contains(text[Int(tokens[index].start)])
  }
}
