import CopyModel
import CopySyntax

/// What a program declares.
extension FlowReader {
  // MARK: Types

  mutating func readType(_ node: Int) {
    if isPreviewProvider(node) { return noteUnseen(range(node)) }
    noteNamed(type: node)
    let (outer, outerBounds) = (context, bounds)
    defer { bounds = outerBounds }
    bounds.merge(self.bounds(of: node)) { $1 }
    let isMade = tree.nodes[node].name.isEmpty
    let own = isMade ? LiteralHash.start ^ UInt64(node) : identity(ofType: name(node), within: outer)
    let mention = isMade ? 0 : MentionReader.hash(name(node), as: .whole)
    var type = FlowType(name: own, mention: mention, parents: names(in: tree.nodes[node].type))
    if let head = head(of: node) {
      type.isEnum = dialect == .swift && head.hasSuffix("enum ")
      type.isAddition = dialect == .swift && head.hasSuffix("extension ")
      type.hasEntries = isBuilder && (head.hasSuffix("enum ") || head.hasSuffix("enum class "))
    }
    context.launchParent = type.parents.first { table.launchesBy($0) } ?? 0
    if isContextMenu(name(node)) { context.isMenu = true }
    (context.owner, context.isInFunction) = (own, false)
    context.holder = isMade && outer.holder != 0 ? outer.holder : own
    context.home = type.isEnum ? tree.nodes[node].name : 0..<0
    context.lineage = [name(node)] + words(in: tree.nodes[node].type)
    (context.set, context.block, context.isTold) = (-1, nil, false)
    context.properties = properties(of: node)
    context.builder = builder(of: node)
    type.builds = context.builder.flatMap { $0.row.begun }
    let parameters = children(node).filter { kind($0) == .parameter }
    let maker = parameters.isEmpty ? nil : primary(parameters, of: own)
    let mark = variables.mark
    let asking =
      type.isAddition || isMade ? nil : ownAlert(name(node), Array(context.lineage.dropFirst())) ?? frame(ofView: node)
    (context.isAsking, context.member, placed) = (asking != nil, 0..<0, [:])
    if !isMade { context.isAside = asking == nil && isAside(context.lineage) }
    let before = self.mark
    readMembers(of: node, &type, madeBy: maker)
    if let asking { noteOwnAlert(asking, at: node, since: before) }
    variables.takeBack(to: mark)
    noteRawValues(type, at: node)
    facts.types.append(type)
    context = outer
  }

  /// In Kotlin and Java members are set, and sets are made, by what stands between functions.
  private mutating func readMembers(of node: Int, _ type: inout FlowType, madeBy maker: FlowFunction?) {
    let around = function
    let makes = dialect == .kotlin || dialect == .java
    // What is an alert is filled by its own maker.
    let isAlert = dialect == .kotlin && context.builder != nil
    if let maker, !isAlert { facts.functions.append(withParent(maker, of: node)) }
    if makes {
      function = isAlert ? maker ?? self.maker(of: type.name) : FlowFunction()
      function.owner = type.name
    }
    for child in children(node) {
      switch kind(child) {
      case .parameter: continue
      case .call where isAlert: readInitialiser(child, &type)
      case .call where maker != nil && dialect == .kotlin: continue
      case .block:
        for statement in children(child) {
          if isAlert, kind(statement) == .statement {
            readInitialiser(statement, &type)
          } else {
            readMember(statement, &type)
          }
        }
      default: readMember(child, &type)
      }
    }
    guard makes else { return }
    facts.functions.append(function)
    function = around
  }

  private static let previewProvider = CallRow.hash("PreviewProvider")

  /// `struct PhotoView_Previews: PreviewProvider` shows nothing to users.
  private func isPreviewProvider(_ node: Int) -> Bool {
    dialect == .swift && names(in: tree.nodes[node].type).contains(Self.previewProvider)
  }

  mutating func readMember(_ node: Int, _ type: inout FlowType) {
    if developerLines.contains(range(node).lowerBound) { return }
    if kind(node) == .statement, dialect == .swift, word(node).equals("case") {
      noteNamed(cases: node)
      for one in children(node) where kind(one) == .call { readCase(one, &type) }
      for one in children(node) where kind(one) == .assignment { readRawValue(one, &type) }
      for one in children(node) {
        let name = kind(one) == .assignment ? children(one).first : kind(one) == .name ? one : nil
        if let name { type.plainCases.append(hash(bytes(name))) }
      }
      return
    }
    if type.hasEntries, kind(node) == .name { type.plainCases.append(hash(bytes(node))) }
    if type.hasEntries, kind(node) == .call {
      if let entry = entry(of: node, type) { note(entry) }
      return
    }
    execute(node)
  }

  /// `DRAIN(R.string.drain)`: an entry of an enum in Kotlin or Java is an object of its type.
  private mutating func entry(of node: Int, _ type: FlowType) -> FlowCall? {
    guard case .call(let call) = execute(node).form, call.base == nil else { return nil }
    return FlowCall(
      name: type.name, names: [type.name], isType: true, base: nil, arguments: call.arguments, place: call.place,
      order: call.order, set: -1, conditions: [])
  }

  func readCase(_ node: Int, _ type: inout FlowType) {
    let values = children(node).dropFirst().filter { kind($0) == .argument }
    type.cases.append((hash(name(node)), values.map { tree.nodes[$0].name.isEmpty ? 0 : hash(name($0)) }))
  }

  /// `case dry = "The bed is dry"`
  private mutating func readRawValue(_ node: Int, _ type: inout FlowType) {
    guard let value = children(node).last, let name = children(node).first else { return }
    let branch = FlowBranch(
      condition: FlowCondition(id: type.name ^ Self.rawValue, arm: hash(bytes(name))), value: evaluate(value))
    type.rawValues.append(branch)
  }

  static let rawValue = CallRow.hash("rawValue")

  /// What the cases of a type stand for is a property of it.
  private mutating func noteRawValues(_ type: FlowType, at node: Int) {
    guard !type.rawValues.isEmpty else { return }
    facts.definitions.append(
      FlowDefinition(
        owner: type.name, name: Self.rawValue, value: .choice(type.rawValues), type: 0, isVariable: false,
        place: place(tree.nodes[node].name)))
  }

  /// The parameters of a type in Kotlin are what it is made of, and properties.
  private mutating func primary(_ parameters: [Int], of owner: UInt64) -> FlowFunction {
    var maker = maker(of: owner)
    for (index, node) in parameters.enumerated() {
      let parameter = parameter(node)
      maker.parameters.append(parameter)
      let place = place(tree.nodes[node].name)
      maker.writes.append(
        FlowWrite(base: .own, name: parameter.name, value: .parameter(index), conditions: [], place: place, order: 0))
      facts.definitions.append(
        FlowDefinition(
          owner: owner, name: parameter.name, value: nil, type: parameter.type, isVariable: true, place: place))
    }
    return maker
  }

  private func maker(of owner: UInt64) -> FlowFunction {
    var maker = FlowFunction()
    (maker.name, maker.owner, maker.isPositional, maker.result) = (Self.maker, owner, true, owner)
    maker.isMaker = true
    return maker
  }

  // MARK: Variables

  /// The type of a text that somebody else shows.
  static let text = CallRow.hash("Text")

  mutating func readOwnVariable(_ node: Int) -> FlowValue {
    let all = children(node)
    let declared = type(tree.nodes[node].type)
    let name = hash(name(node))
    let (outer, member) = (context.isHandedOn, context.member)
    if context.isAsking, !context.isInFunction { context.member = tree.nodes[node].name }
    var value: FlowValue?
    for child in all {
      wanted = (child, declared)
      if kind(child) == .block {
        context.isHandedOn = declared == Self.text
        value = readAccessors(child, of: node, name) ?? value
      } else {
        context.isHandedOn = true
        value = evaluate(child)
      }
    }
    (context.isHandedOn, context.member) = (outer, member)
    let isState = isState(node) && declared != 0 && declared != Self.string
    let known = isState ? .typed(declared) : value ?? (declared == 0 ? .unknown : .typed(declared))
    if tree.nodes[node].name.isEmpty {
      bindNames(of: node, to: known)
      return known
    }
    if context.isInFunction { noteLocal(node, name) }
    noteRoot(name, all.first)
    noteState(node, name)
    if context.isInFunction || context.owner == 0 { variables.set(name, to: keepingType(known, declared)) }
    if !context.isInFunction {
      noteNamed(node)
      // What is worked out can’t be set.
      let isVariable = all.first.map { kind($0) != .block && self.isVariable(node) } ?? true
      facts.definitions.append(
        FlowDefinition(
          owner: context.owner, name: name, value: value, type: declared, isVariable: isVariable,
          place: place(tree.nodes[node].name)))
      noteDeclared(node, name, value)
    }
    return known
  }

  func keepingType(_ value: FlowValue, _ type: UInt64) -> FlowValue {
    if value.isUnknown, type != 0 { return .typed(type) }
    return value
  }

  func isVariable(_ node: Int) -> Bool {
    guard dialect == .swift || dialect == .kotlin else { return true }
    return head(of: node)?.split(separator: " ").contains("var") ?? false
  }

  /// `var title: String { … }`, `val title get() = …`; nil for what only watches a variable.
  mutating func readAccessors(_ block: Int, of node: Int, _ name: UInt64) -> FlowValue? {
    let accessors = children(block).filter { kind($0) == .function && tree.nodes[$0].name.isEmpty }
    let isMenu = isMenu(self.name(node))
    if accessors.isEmpty, isRequirement(block) { return nil }
    if accessors.isEmpty {
      return body(name, isMenu: isMenu) { reader in
        reader.executeBody(block)
        reader.noteViews(block)
      }
    }
    var found: FlowValue?
    for accessor in accessors {
      let isGetter = word(accessor).equals("get") || bytes(accessor).hasLiteral("get", at: 0)
      let value = body(name, isMenu: isMenu) { reader in
        for child in reader.children(accessor) { reader.executeBody(child) }
      }
      if isGetter { found = value }
    }
    return found
  }

  private static let requirements = Set(["get", "set", "async", "throws", "mutating", "nonmutating"])

  /// `{ get set }`: what a protocol asks for does nothing by itself.
  private func isRequirement(_ block: Int) -> Bool {
    guard range(block).count < 40 else { return false }
    let words = bytes(block).text.split { !$0.isLetter }
    return dialect == .swift && !words.isEmpty && words.count < 4
      && words.allSatisfy { Self.requirements.contains(String($0)) }
  }

  /// `var attachMenu: some View { … }`
  func isMenu(_ name: Bytes) -> Bool {
    isContextMenu(name) || (dialect == .swift && name.text.lowercased().hasSuffix("menu"))
  }

  /// `var contextMenu: some View { … }`, `struct RowContextMenu: View { … }`: the call that shows it stands elsewhere.
  func isContextMenu(_ name: Bytes) -> Bool {
    guard dialect == .swift, let last = name.last, last == UInt8(ascii: "u") || last == UInt8(ascii: "s") else {
      return false
    }
    let word = name.text.lowercased()
    return word.hasSuffix("contextmenu") || word.hasSuffix("menuitems")
  }

  /// Whether the type at hand extends the one that a row asks for.
  func isOf(_ row: CallRow) -> Bool {
    row.label == 0 || context.lineage.dropFirst().contains { hash($0) == row.label }
  }

  /// A name that itself says what it is for: `errorDescription`.
  mutating func noteDeclared(_ node: Int, _ name: UInt64, _ value: FlowValue?) {
    guard let value, context.owner != 0 else { return }
    for row in table.declared(name) where isOf(row) {
      guard case .role(let role) = row.purpose else { continue }
      declare(value, role, isSpoken: row.effect == .speaks, by: name, at: tree.nodes[node].name)
    }
  }

  /// What a name says of itself is shown by its type, whose properties it may lead to.
  mutating func declare(
    _ value: FlowValue, _ role: Role, isSpoken: Bool = false, by name: UInt64, at range: Range<Int32>
  ) {
    let place = place(range)
    var use = ProgramUse(role: role, line: place.line, call: place)
    use.isSpoken = isSpoken
    var speaking = FlowFunction()
    speaking.owner = context.owner
    speaking.sinks = [
      FlowSink(
        value: value, use: use, order: place.offset, conditions: [], declares: name)
    ]
    facts.functions.append(speaking)
  }

}
