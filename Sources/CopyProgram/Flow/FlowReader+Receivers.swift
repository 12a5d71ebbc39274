import CopyModel
import CopySyntax

/// What Kotlin’s blocks say of a value, and variables that hold a state.
extension FlowReader {
  /// The block gets the value, or what is called in it is of the value.
  private static let giving = hashes("let", "also")
  private static let within = hashes("apply", "run", "with")
  /// The call stands for the value, and for what its block gives.
  private static let keeping = hashes("also", "apply")
  private static let making = hashes("remember", "rememberSaveable", "lazy", "derivedStateOf")

  private static func hashes(_ names: String...) -> Set<UInt64> { Set(names.map { CallRow.hash($0[...]) }) }

  /// A call that only says of what its block speaks: `question?.let { … }`, `with(builder) { … }`; nil for others.
  mutating func passScope(_ site: FlowSite, _ base: FlowValue?) -> FlowValue? {
    guard dialect == .kotlin, !site.isType, let block = site.arguments.last, kind(block.node) == .closure else {
      return nil
    }
    let gives = Self.giving.contains(site.name) && site.base != nil
    let isWithin = Self.within.contains(site.name) && (site.base != nil || site.arguments.count == 2)
    guard gives || isWithin || site.base == nil && Self.making.contains(site.name) else { return nil }
    let outer = context
    let first = site.base == nil && isWithin ? site.arguments[0].node : nil
    let subject = first.map { shared(evaluate($0)) } ?? base
    context = outer
    if case .set(let set)? = subject?.form { context.set = set }
    if isWithin, let subject {
      (context.receiver, context.receiverNames) = (subject, receiverNames(first ?? site.base))
    }
    let name = blockName(block.node)
    let before = variables[name]
    if gives, let subject { variables.set(name, to: subject) }
    if gives, let subject { test(subject, of: site) }
    let value = evaluate(block.node)
    if gives { variables.set(name, to: before ?? .unknown) }
    context = outer
    return Self.keeping.contains(site.name) ? subject : value
  }

  /// `reason?.let { … }`: the block runs where the parameter is there.
  private mutating func test(_ subject: FlowValue, of site: FlowSite) {
    guard case .parameter(let index) = subject.form, let base = site.base,
      bytes(range(base).upperBound..<site.nameRange.lowerBound).contains(UInt8(ascii: "?"))
    else { return }
    let id = UInt64(site.start)
    context.conditions.append(FlowCondition(id: id, arm: 0))
    function.tests[id] = FlowTest(parameter: index, arm: 0)
  }

  /// The type of a view that is found by its name: `findViewById<Button>(R.id.drain)`; nil for all else.
  func lookedUpType(_ node: Int) -> Bytes? {
    let node = bare(node)
    guard dialect == .kotlin, kind(node) == .call else { return nil }
    return Self.argument(ofCall: node, in: tree, text).map { bytes($0) }
  }

  /// The name by which such a view is found.
  func lookedUpName(_ node: Int) -> Bytes? {
    let node = bare(node)
    guard dialect == .kotlin, kind(node) == .call else { return nil }
    return children(node).last.flatMap { lastWord($0) }
  }

  private func receiverNames(_ base: Int?) -> [Bytes] {
    guard let base = base.map({ bare($0) }) else { return [] }
    if let type = lookedUpType(base) { return [type] }
    if kind(base) == .call { return [name(base)] }
    return lastWord(base).map { word in [word] + (declaredTypes[hash(word)].map { [bytes($0)] } ?? []) } ?? []
  }

  /// `{ asked -> … }`, and `it` where nothing is named.
  func kotlinBlockName(_ node: Int, isCounted: Bool = false) -> UInt64 {
    let start = Int(range(node).lowerBound) + 1
    let end = children(node).first.map { Int(range($0).lowerBound) } ?? Int(range(node).upperBound)
    let head = text.slice(start..<max(start, end)).text
    guard head.contains("->") else { return Self.it }
    let names = head.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    return names.dropFirst(isCounted ? 1 : 0).first.map { CallRow.hash($0) } ?? Self.it
  }

  private static let it = CallRow.hash("it")

  // MARK: Resources

  /// `R.string.bed`, `garden.base.R.string.bed`, `Words.string.bed` by `import garden.R as Words`, `MR.strings.bed`: the text that
  /// a catalogue has for the name. What the system has is no copy of the program.
  func resource(_ node: Int) -> FlowValue? {
    guard dialect == .kotlin || dialect == .java, let kind = children(node).first.map({ bare($0) }),
      self.kind(kind) == .member, let holder = children(kind).first.map({ bare($0) }), let word = lastWord(holder),
      isTypeName(word)
    else { return nil }
    let isMulti = word.equals("MR") && name(kind).equals("strings")
    guard isMulti || name(kind).equals("string") || name(kind).equals("plurals") else { return nil }
    if let owner = children(holder).first, bytes(owner).equals("android") { return .systemText(name(node)) }
    var copy = ProgramCopy()
    (copy.key, copy.isLocalized, copy.hasLetters) = (hash(name(node)), true, true)
    copy.resources = isMulti ? .any : word.equals("Res") ? .compose : word.equals("R") ? .android : .any
    // A generator writes `pond.drain` so.
    if name(node).contains(UInt8(ascii: "_")) { copy.accessor = LiteralHash.folded(name(node)) }
    return .copy(copy)
  }

  // MARK: States

  /// `var question by remember { … }`: what is put into it at one place is shown at others.
  func isState(_ node: Int) -> Bool {
    guard dialect == .kotlin, let value = children(node).first else { return false }
    let start = max(tree.nodes[node].name.upperBound, tree.nodes[node].type.upperBound)
    guard start < range(value).lowerBound else { return false }
    return bytes(start..<range(value).lowerBound).text.split(whereSeparator: \.isWhitespace).contains("by")
  }

  static let string = CallRow.hash("String")

  mutating func noteState(_ node: Int, _ name: UInt64) {
    if isState(node) { states.insert(name) } else { states.remove(name) }
  }

  /// Puts a value into a variable that holds a state, of which its type is what matters; says whether that is all.
  mutating func keepState(_ name: UInt64, _ value: FlowValue) -> Bool {
    guard states.contains(name) else { return false }
    switch value.form {
    case .nothing: return true
    case .typed: break
    case .call(let call) where call.isType:
      if case .typed? = variables[name]?.form { return true }
      variables.set(name, to: .typed(call.name))
      return true
    default: return false
    }
    return true
  }

  /// What a call with the type of its value makes of it: `mutableStateOf<Question?>(null)`, `MutableStateFlow<Question?>(null)`.
  func typed(_ value: FlowValue, by call: Int) -> FlowValue {
    guard dialect == .kotlin, case .call(let made) = value.form,
      let callee = children(call).first, kind(callee) == .postfix, bytes(callee).last == UInt8(ascii: ">"),
      let start = bytes(callee).firstIndex(of: UInt8(ascii: "<"))
    else { return value }
    let inner = range(callee).lowerBound + Int32(start) + 1..<range(callee).upperBound - 1
    let type = bytes(inner).contains(UInt8(ascii: ",")) ? 0 : type(inner)
    return type == 0 ? value : made.isType ? .narrowed(value, to: type) : .typed(type)
  }

  /// The type between the angle brackets of another that holds it: `StateFlow<Question?>`; nil where several stand there.
  func typeArgument(_ range: Range<Int32>) -> Range<Int32>? {
    guard dialect == .kotlin || dialect == .java else { return nil }
    let all = bytes(range)
    guard let start = all.firstIndex(of: UInt8(ascii: "<")), let end = all.lastIndex(of: UInt8(ascii: ">")),
      start + 1 < end, all[end - 1] != UInt8(ascii: "-")
    else { return nil }
    let inner = range.lowerBound + Int32(start) + 1..<range.lowerBound + Int32(end)
    let written = bytes(inner)
    return written.contains(UInt8(ascii: ",")) || written.contains(UInt8(ascii: "(")) ? nil : inner
  }
}
