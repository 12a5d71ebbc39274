import CopyModel
import CopySyntax

/// The functions that a program declares.
extension FlowReader {
  // MARK: Functions

  /// The name that all makers of a type go by.
  static let maker = FlowValue.maker

  mutating func readFunction(_ node: Int) {
    if isPreview(function: node) { return noteUnseen(range(node)) }
    let named = hash(name(node))
    noteNamed(node)
    let outerBounds = bounds
    defer { bounds = outerBounds }
    bounds.merge(self.bounds(of: node)) { $1 }
    var read = declaration(node, named)
    let launches = isLaunch(node)
    let (outer, mark, start) = ((function, closures, context), variables.mark, functionStart)
    function = read
    functionStart = range(node).lowerBound
    (closures, context.isInFunction, context.set, context.block, context.isTold) = ([], true, -1, nil, false)
    (context.conditions, context.member) = ([], 0..<0)
    context.isHandedOn = read.result == Self.text
    if launches { context.isLaunch = true }
    extendBuilder(node)
    enterBuilder(node)
    let (slots, shown, types) = (self.slots, shownSlots, declaredTypes.local)
    noteSlots(node)
    (shownSlots, declaredTypes.local) = ([], [:])
    defer { (self.slots, shownSlots, declaredTypes.local) = (slots, shown, types) }
    variables.set(read.parameters)
    readBody(of: node)
    read = function
    variables.takeBack(to: mark)
    (function, closures, context) = outer
    functionStart = start
    if !read.sets.isEmpty || !read.calls.isEmpty { read.words = name(node).text }
    facts.functions.append(read)
    // `tableView(_:titleForHeaderInSection:)` goes by the label of its second argument.
    let labels = read.parameters.dropFirst().map(\.label)
    for row in table.declared(named) + labels.flatMap({ table.declared($0) })
    where context.owner != 0 && isOf(row) {
      guard case .role(let role) = row.purpose else { continue }
      declare(.choice(read.returned), role, by: named, at: tree.nodes[node].name)
    }
  }

  /// What a function does, and the alert that it may be, or build a view for.
  private mutating func readBody(of node: Int) {
    let asking =
      dialect == .kotlin && isTypeName(name(node)) ? ownAlert(name(node)) ?? framed[hash(name(node))] : nil
    if isBuilder { context.isAsking = true }
    context.isComposing = asking != nil
    if dialect == .kotlin, isTypeName(name(node)) { context.isAside = asking == nil && table.isAside(name(node).words) }
    let (before, roots, views) = (self.mark, self.roots, self.views)
    if isBuilder { (self.roots, self.views) = ([:], [:]) }
    defer { (self.roots, self.views) = (roots, views) }
    for child in children(node) where kind(child) != .parameter {
      executeBody(child)
      noteViews(child)
    }
    if let asking { noteOwnAlert(asking, ofFunction: node, since: before) }
    if isBuilder { noteViewOfAlert(since: before) }
    if !self.views.isEmpty { fillFromViews() }
  }

  /// `@Preview @Composable fun GatePreview() { … }` shows nothing to users. What isn’t called so others may show, too.
  private func isPreview(function node: Int) -> Bool {
    guard dialect == .kotlin, let head = head(of: node), Self.isPreview(head) else { return false }
    return head.contains("private") || name(node).text.contains("Preview")
  }

  /// `@Preview`, and annotations that stand for several of them: `@LightDarkPreview`.
  private static func isPreview(_ head: String) -> Bool {
    head.split(whereSeparator: \.isWhitespace).contains { word in
      word.hasPrefix("@") && (word.split(separator: "(").first?.contains("Preview") ?? false)
    }
  }

  /// What its first line says of a function: its names, owner, result, and parameters.
  private mutating func declaration(_ node: Int, _ named: UInt64) -> FlowFunction {
    let isMaker =
      name(node).equals("init") || name(node).equals("constructor")
      || dialect == .java && context.lineage.first.map { named == hash($0) } ?? false && tree.nodes[node].type.isEmpty
    var read = FlowFunction()
    (read.name, read.owner) = (isMaker ? Self.maker : named, context.owner)
    if !isMaker, context.owner != 0 { read.place = place(tree.nodes[node].name) }
    read.result = isMaker ? context.owner : type(tree.nodes[node].type)
    read.isPositional = dialect != .swift
    read.isComposable = composables.contains(named)
    if let type = owner(ofExtension: node) { read.owner = type }
    read.isExtension = isExtension(node)
    read.isMaker = isMaker || dialect == .objectiveC && name(node).hasLiteral("init", at: 0)
    read.makesText = isMaker && makesText(context.owner)
    read.hasBody = children(node).contains { kind($0) != .parameter }
    read.parameters = children(node).filter { kind($0) == .parameter }.map { parameter($0) }
    if dialect == .objectiveC, context.owner != 0, let first = read.parameters.first {
      read.otherName = swiftName(of: name(node))
      read.parameters[0].label = first.label
      (read.isPositional, read.isMessage) = (false, true)
    } else if dialect == .swift, let label = read.parameters.first?.label {
      read.otherName = (objectiveCName(of: node, label), 0)
    }
    return read
  }

  /// Reads the body of a property as a function without parameters, and says what it returns.
  mutating func body(_ name: UInt64, isMenu: Bool, _ read: (inout FlowReader) -> Void) -> FlowValue? {
    let (outer, mark, start) = ((function, closures, context), variables.mark, functionStart)
    function = FlowFunction()
    functionStart = start &+ Int32(truncatingIfNeeded: facts.functions.count) &+ 1
    (function.name, function.owner) = (name ^ 1, context.owner)
    (closures, context.isInFunction, context.set, context.block, context.isTold) = ([], true, -1, nil, false)
    (context.conditions, context.member) = ([], 0..<0)
    if isMenu { context.isMenu = true }
    read(&self)
    let done = function
    variables.takeBack(to: mark)
    (function, closures, context) = outer
    functionStart = start
    facts.functions.append(done)
    return done.returned.isEmpty ? nil : .choice(done.returned)
  }

  /// Buttons that an alert may have: what else stands beside them.
  mutating func noteViews(_ block: Int) {
    guard dialect == .swift, kind(block) == .block,
      function.sinks.contains(where: { $0.use.role == .button && $0.use.set < 0 })
    else { return }
    function.hasUntoldViews = !untoldViews(block).isEmpty
  }

  mutating func parameter(_ node: Int) -> FlowFunction.Parameter {
    let first = word(node)
    let name = hash(name(node))
    var parameter = FlowFunction.Parameter(
      label: first.equals("_") ? 0 : dialect == .swift || dialect == .objectiveC ? hash(first) : name, name: name,
      type: type(tree.nodes[node].type))
    if dialect == .objectiveC, context.owner == 0 { parameter.label = 0 }
    parameter.isVariadic = bytes(node).hasSuffix("...")
    parameter.isBlock = hasArrow(tree.nodes[node].type)
    parameter.isBuilder = isBuilder && isBuilderType(bytes(tree.nodes[node].type))
    if let value = children(node).first { parameter.fallback = evaluate(value) }
    return parameter
  }

  private func hasArrow(_ type: Range<Int32>) -> Bool {
    let all = bytes(type)
    return all.indices.dropLast().contains { all[$0] == UInt8(ascii: "-") && all[$0 + 1] == UInt8(ascii: ">") }
  }

  /// `warnWithTitle:` is `warn(withTitle:)` in Swift.
  func swiftName(of selector: Bytes) -> (UInt64, UInt64) {
    let text = selector.text
    guard let with = text.range(of: "With"), with.lowerBound > text.startIndex else { return (hash(selector), 0) }
    return (CallRow.hash(text[..<with.lowerBound]), CallRow.hash("w" + text[with.lowerBound...].dropFirst()))
  }

  /// `warn(title:)` is `warnWithTitle:` in Objective-C.
  func objectiveCName(of node: Int, _ label: UInt64) -> UInt64 {
    guard label != 0, let first = children(node).first, kind(first) == .parameter else { return hash(name(node)) }
    let word = word(first).text
    let joint = word.hasPrefix("with") ? "" : "With"
    return CallRow.hash((name(node).text + joint + word.prefix(1).uppercased() + word.dropFirst())[...])
  }

  func isLaunch(_ node: Int) -> Bool {
    if table.launches(name(node), of: context.launchParent) { return true }
    return children(node).contains { kind($0) == .parameter && table.launches(word($0), of: context.launchParent) }
  }
}

extension String {
  /// Where `part` stands first.
  fileprivate func range(of part: String) -> Range<String.Index>? { ranges(of: part).first }
}

/// The macros of Objective-C, which are functions here.
extension FlowReader {
  // MARK: Macros

  /// `#define Name(one, two) value` is a function.
  mutating func readMacros() {
    guard dialect == .objectiveC else { return }
    for node in tree.nodes where node.kind == .statement && bytes(node.range).hasLiteral("#define ", at: 0) {
      readMacro(node.range)
    }
  }

  mutating func readMacro(_ range: Range<Int32>) {
    let line = bytes(range).slice(from: 8)
    let start = line.firstIndex { $0 != UInt8(ascii: " ") } ?? line.count
    let name = line.slice(from: start).prefix { $0.isASCIIWord }
    let open = start + name.count
    guard !name.isEmpty, open < line.count else { return }
    var macro = FlowFunction()
    (macro.name, macro.isPositional) = (hash(line.slice(start..<open)), true)
    var bodyStart = open
    let close = line[open] == UInt8(ascii: "(") ? line.firstIndex(of: UInt8(ascii: ")")) : nil
    let first = Int(range.lowerBound) + 8
    if let close, close > open {
      bodyStart = close + 1
      for parameter in names(in: Int32(first + open)..<Int32(first + close)) {
        macro.parameters.append(FlowFunction.Parameter(label: 0, name: parameter))
      }
    }
    let body = text.slice(first + bodyStart..<Int(range.upperBound))
    var inner = FlowReader(body, SyntaxTree(body, .objectiveC), dialect, table)
    inner.variables.set(macro.parameters)
    inner.context.isInFunction = true
    inner.offset = Int32(first + bodyStart)
    inner.function = macro
    let statements = inner.children(inner.tree.root)
    guard statements.count == 1 else { return }
    let value = inner.evaluate(statements[0])
    macro = inner.function
    macro.returned = [FlowBranch(condition: FlowCondition(id: 0, arm: 0), value: value)]
    // Its places are those of a text of its own.
    macro.sinks = macro.sinks.filter { if case .parameter = $0.value.form { true } else { false } }
    facts.functions.append(macro)
    if close == nil {
      facts.definitions.append(
        FlowDefinition(owner: 0, name: macro.name, value: value, type: 0, isVariable: false, place: ProgramPlace()))
    }
  }
}
