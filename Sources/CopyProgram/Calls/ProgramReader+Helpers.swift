import CopyModel

extension ProgramReader {
  /// A function whose body is being read.
  struct OpenFunction {
    /// Its last token.
    var end: Int
    /// The names of its parameters.
    var names: [UInt64]
  }

  /// Calls of more tokens build something; each is looked through again by those around it.
  private static let longestCall = 400
  /// Functions have types and effects between their parameters and their body, no longer than this many tokens.
  private static let longestSignature = 16

  /// The parameters of the function whose name stands at `name`: what they stand for only its callers know.
  mutating func readParameters(of name: Int, to close: Int) {
    let body = (close + 1..<min(close + Self.longestSignature, tokens.count)).first {
      isMark("{", $0) || isMark("}", $0)
    }
    guard let body, isMark("{", body), let end = partner(of: body), close > name + 2 else { return }
    let parameters = arguments(in: name + 2..<close).map { parameter($0) }
    guard parameters.allSatisfy({ $0 != nil }) else { return }
    let helper = ProgramHelper(
      name: self.name(name), parameters: parameters.compactMap(\.?.told), first: facts.lastParameter + 1)
    facts.helpers.append(helper)
    functions.append(OpenFunction(end: end, names: parameters.compactMap(\.?.local)))
    for (index, parameter) in parameters.compactMap(\.self).enumerated() {
      var copy = ProgramCopy()
      copy.parameter = helper.first + Int32(index)
      variables[parameter.local] = [copy]
    }
  }

  /// Forgets the parameters of functions that ended before the token at `index`.
  mutating func leaveFunctions(at index: Int) {
    while let last = functions.last, last.end < index {
      functions.removeLast()
      for name in last.names { variables[name] = nil }
    }
  }

  /// `label local: Type = value`, whose label the reader of arguments may have taken off.
  private func parameter(_ written: ProgramCall.Argument) -> (told: ProgramHelper.Parameter, local: UInt64)? {
    let range = written.range
    var (label, local) = (written.label, written.label)
    if label == 0 {
      guard let colon = range.first(where: { isMark(":", $0) }), colon > range.lowerBound, isWord(colon - 1) else {
        return nil
      }
      local = name(colon - 1)
      label = dialect == .swift && colon - 1 > range.lowerBound && isWord(colon - 2) ? name(colon - 2) : local
      if label != local, bytes(colon - 2).equals("_") { label = 0 }
    }
    let isEmpty =
      isMark("=", range.upperBound - 2) && (isWord("nil", range.upperBound - 1) || isWord("null", range.upperBound - 1))
    return (.init(label: label, isEmptyByDefault: isEmpty), local)
  }

  /// A call at `index` of a function that may be the project’s own, with what copy it hands over. Says whether there is one.
  mutating func noteHelperCall(at index: Int) -> Bool {
    guard dialect == .swift || dialect == .kotlin, isMark("(", index + 1), isMethodName(index),
      !isWord("func", index - 1), !isWord("fun", index - 1), let close = partner(of: index + 1),
      close - index < Self.longestCall
    else { return false }
    let given = arguments(in: index + 2..<close)
    guard given.contains(where: { mayBeCopy($0.range.lowerBound) }) else { return false }
    let told = given.map { argument in
      ProgramHelperCall.Argument(
        label: argument.label, copy: handedOver(in: argument.range),
        isNothing: argument.range.count == 1 && isNothingWord(argument.range.lowerBound))
    }
    guard told.contains(where: { $0.copy != nil }) else { return false }
    facts.helperCalls.append(
      ProgramHelperCall(
        name: name(index), place: place(of: index), arguments: told,
        isPositional: dialect == .kotlin && told.allSatisfy { $0.label == 0 },
        set: receiver(of: index).flatMap { scopes.set(of: $0)?.set } ?? -1,
        style: style(of: ProgramCall(names: [], arguments: given, end: close, name: index))))
    return true
  }

  private func receiver(of index: Int) -> UInt64? {
    isMark(".", index - 1) && isWord(index - 2) && !isMark(".", index - 3) ? name(index - 2) : nil
  }

  private func isNothingWord(_ index: Int) -> Bool { isWord("nil", index) || isWord("null", index) }

  private func isMethodName(_ index: Int) -> Bool { (0x61...0x7A).contains(bytes(index).first ?? 0) }

  /// A literal, a name of a type that may hold copy, or a parameter that is handed on.
  private func mayBeCopy(_ index: Int) -> Bool {
    tokens[index].kind == .string || (isWord(index) && (0x41...0x5A).contains(bytes(index).first ?? 0))
      || (isWord(index) && (isMark("(", index + 1) || variables[name(index)]?.first?.parameter ?? 0 > 0))
  }

  /// The one string that an argument stands for.
  private mutating func handedOver(in range: Range<Int>) -> ProgramCopy? {
    guard mayBeCopy(range.lowerBound) else { return nil }
    tells = false
    defer { tells = true }
    let found = copies(in: range)
    return found.count == 1 ? found[0] : nil
  }
}
