import CopyModel
import CopySyntax

/// What is put into variables and properties.
extension FlowReader {
  // MARK: Assignments

  mutating func assign(_ node: Int) {
    let all = children(node)
    guard all.count == 2 else { return }
    let isAddition = name(node).equals("+=")
    guard name(node).equals("=") || isAddition else {
      for child in all { _ = evaluate(child) }
      return
    }
    let target = bare(all[0])
    let outer = context.isHandedOn
    context.isHandedOn = true
    defer { context.isHandedOn = outer }
    wanted = (all[1], lastWord(target).flatMap { declaredTypes[hash($0)] }.map { type($0) } ?? 0)
    switch kind(target) {
    case .name: assign(toName: target, all[1], isAddition)
    case .member:
      let base = children(target).first
      if !isAddition, takeProperty(target, base: base, value: all[1]) { return }
      let owner = base.map { evaluate($0) } ?? .unknown
      let value = evaluate(all[1])
      if isAddition {
        gather(value, into: owner, hash(self.name(target)), at: target)
      } else {
        write(owner, hash(self.name(target)), value, at: target)
      }
    default:
      _ = evaluate(target)
      _ = evaluate(all[1])
    }
  }

  /// `title = …`, of a variable or of the object itself.
  private mutating func assign(toName target: Int, _ node: Int, _ isAddition: Bool) {
    if takeText(target, node, isAddition: isAddition) { return }
    let name = hash(bytes(target))
    let isLocal = variables[name] != nil
    if !isLocal, takeProperty(target, base: nil, value: node) { return }
    let value = evaluate(node)
    if isLocal, !isAddition, keepState(name, value) { return }
    if isLocal {
      let old = variables[name] ?? .unknown
      variables.set(name, to: isAddition ? sum(old, value) : keeping(old, value))
    } else if isAddition {
      gather(value, into: .own, hash(ownName(bytes(target))), at: target)
    } else {
      write(.own, hash(ownName(bytes(target))), value, at: target)
    }
  }

  /// `text += more`, `buttons += [keep]`
  private func sum(_ old: FlowValue, _ value: FlowValue) -> FlowValue {
    guard case .list(let known) = old.form, case .list(let more) = value.form else { return .parts([old, value]) }
    return .list(known + more)
  }

  /// `self.buttons += [keep]`
  private mutating func gather(_ value: FlowValue, into owner: FlowValue, _ name: UInt64, at target: Int) {
    guard owner.isOwn, value.traits.contains(.mayTell) else { return }
    var more = [value]
    if case .list(let all) = value.form { more = all }
    add(more, to: .member(owner, name, named: ProgramCopy()), by: nil, at: range(target))
  }

  /// The name of an object’s own property, among those of the variables of a function.
  func own(_ name: UInt64) -> UInt64 { (name &* 31 &+ 7) ^ UInt64(functionStart) }

  /// `_title` keeps what `title` says.
  func ownName(_ name: Bytes) -> Bytes {
    dialect == .objectiveC && name.count > 1 && name[0] == UInt8(ascii: "_") ? name.slice(from: 1) : name
  }

  /// What is known of a variable’s type outlives a value of which nothing is.
  func keeping(_ old: FlowValue, _ value: FlowValue) -> FlowValue {
    if value.isUnknown, case .typed = old.form { return old }
    return value
  }

  mutating func write(_ base: FlowValue, _ name: UInt64, _ value: FlowValue, at node: Int) {
    // `self.alert = NSAlert()`, which is filled behind that.
    if base.isOwn, case .set = value.form { variables.set(own(name), to: value) }
    note(value, in: name, of: base, at: tree.nodes[node].name.isEmpty ? range(node) : tree.nodes[node].name)
  }

  /// Notes what is put into a property.
  mutating func note(_ value: FlowValue, in name: UInt64, of base: FlowValue, at range: Range<Int32>) {
    function.writes.append(
      FlowWrite(
        base: base, name: name, value: value, conditions: context.conditions, place: place(range),
        order: range.lowerBound))
  }

  /// Without the marks that open an optional.
  func bare(_ node: Int) -> Int {
    guard kind(node) == .postfix || kind(node) == .tuple && children(node).count == 1, let inner = children(node).first
    else { return kind(node) == .argument ? children(node).first.map { bare($0) } ?? node : node }
    return bare(inner)
  }
}

/// Properties that show what is put into them.
extension FlowReader {
  /// An assignment to a property, which may show what is assigned. Says whether it took it.
  mutating func takeProperty(_ target: Int, base: Int?, value: Int) -> Bool {
    let range = kind(target) == .member ? tree.nodes[target].name : self.range(target)
    return take(property: Array(bytes(range)), at: range, base: base, value: value)
  }

  mutating func take(property: [UInt8], at range: Range<Int32>, base: Int?, value: Int) -> Bool {
    let isPreferred = property.elementsEqual("preferredAction".utf8)
    let rows = table.rows(of: propertyNames(property, base))
    guard !rows.isEmpty || isPreferred, !isOwn(property, base) else { return false }
    let owner =
      base.map { shared(evaluate($0)) } ?? context.receiver ?? (function.ownSet < 0 ? .own : .set(function.ownSet))
    var taken = FlowTaken(base: owner, set: -1, own: nil)
    if case .set(let set) = owner.form { taken.set = set }
    let site = FlowSite(
      names: [], name: Self.hash(property), nameRange: range, start: range.lowerBound, base: base, isMethod: true)
    let outer = context
    context.isTold = false
    for row in rows {
      switch row.effect {
      case .marks(let traits): if taken.set >= 0 { mark(taken.set, traits, value) }
      case .styles: restyle(owner, base, row.style, value)
      default: break
      }
    }
    if let row = rows.first(where: { $0.purpose != .none && $0.place != .none && $0.effect != .styles }),
      case let role = row.role ?? .unknown
    {
      if context.isAsking, owner.isOwn, role == .label, context.receiver == nil {
        // `self.title = title`, of an alert that puts its title into a label.
        note(evaluate(value), in: Self.hash(property), of: owner, at: range)
      } else if row.effect == .joins, taken.set < 0, !owner.isOwn || context.receiver?.isOwn != true {
        noteLater(value, role, in: property, of: owner, at: range, isSure: isTyped(property, base, row))
      } else {
        show(.init(node: value), row, role, site, &taken)
      }
    } else {
      let found = evaluate(value)
      if rows.contains(where: { $0.effect == .categorizes }) { putCategory(found, in: taken.set) }
      if isPreferred, case .made(let orders) = found.form {
        for sink in sinks(orders) { function.sinks[sink].use.style.insert(.default) }
      }
    }
    context = outer
    return true
  }

  /// Whether a property is one that the type at hand declares, whatever the system shows by that name: `this.summary = text`.
  private func isOwn(_ property: [UInt8], _ base: Int?) -> Bool {
    guard isBuilder, context.properties.contains(Self.hash(property)) else { return false }
    return base.map { bytes($0).equals("this") } ?? (context.receiver == nil)
  }

  /// The names of the properties in the body of a type, but for those that it has from others.
  func properties(of type: Int) -> Set<UInt64> {
    guard isBuilder else { return [] }
    let members = children(type).flatMap { kind($0) == .block ? children($0) : [$0] }
    let own = members.filter { kind($0) == .declaration && !(head(of: $0)?.contains("override ") ?? false) }
    return Set(own.map { hash(name($0)) })
  }

  private static let laterParts: Set<Role> = [.alertTitle, .alertMessage, .button]

  /// What is put into an object that is no set here, which may be one where it was made.
  private mutating func noteLater(
    _ value: Int, _ role: Role, in property: [UInt8], of owner: FlowValue, at range: Range<Int32>,
    isSure: Bool
  ) {
    let found = evaluate(value)
    note(found, in: Self.hash(property), of: owner, at: range)
    var set: Int32 = -1
    if case .call(let call) = owner.form, Self.laterParts.contains(role) { set = continued(call) }
    guard set >= 0 || isSure else { return }
    let use = ProgramUse(role: role, set: set, line: line(range.lowerBound).number, call: place(range))
    function.sinks.append(
      FlowSink(value: found, use: use, order: range.lowerBound, conditions: context.conditions))
  }

  /// Whether the type of what has a property says what that is for: `title` may be anybody’s.
  private func isTyped(_ property: [UInt8], _ base: Int?, _ row: CallRow) -> Bool {
    guard let type = base.flatMap({ lastWord($0) }).flatMap({ declaredTypes[hash($0)] }) else { return false }
    return table.rows(of: names(property + [UInt8(ascii: "=")], of: [bytes(type)])).contains { $0.role == row.role }
  }

  /// `title=`, `suppressionButton.title=`, `*Label.text=`, by the name and the type of what has the property.
  func propertyNames(_ property: [UInt8], _ base: Int?) -> [UInt64] {
    let end = property + [UInt8(ascii: "=")]
    var names = [Self.hash(end)]
    if let base, let type = lookedUpType(base) { return names + self.names(end, of: [type]) }
    guard let base, let word = lastWord(base), !word.equals("self"), !word.equals("this") else {
      return names
        + self.names(end, of: base == nil && context.receiver != nil ? context.receiverNames : context.lineage)
    }
    names += self.names(end, of: [word] + (declaredTypes[hash(word)].map { [bytes($0)] } ?? []))
    names.append(Self.hash(Array(word) + [UInt8(ascii: ".")] + end))
    if isOption(word) { names.append(Self.hash(Array("*RadioButton.".utf8) + end)) }
    return names
  }

  /// Whether the name or the program says that it is switched on and off: a checkbox is declared as a button, too.
  private func isOption(_ word: Bytes) -> Bool {
    context.options.contains(hash(word))
      || endings(of: word).contains { ending in Self.optionEndings.contains { ending.elementsEqual($0.utf8) } }
  }

  private static let optionEndings = ["CheckBox", "Checkbox", "Switch", "Toggle"]

  /// `*Label.text=` for each word that these names may end in.
  func names(_ member: [UInt8], of types: [Bytes]) -> [UInt64] {
    types.flatMap { type in
      endings(of: type).map { Self.hash([UInt8(ascii: "*")] + $0 + [UInt8(ascii: ".")] + member) }
    }
  }

  /// `button.setButtonType(.radio)`, `[button setButtonType:NSButtonTypeSwitch]`: its title is that of an option.
  mutating func noteOption(_ call: Int, of button: Int?) {
    guard name(call).hasLiteral("setButtonType", at: 0), let button = button.flatMap(lastWord) else { return }
    let type = bytes(call).text.lowercased()
    if type.contains("radio") || type.contains("switch)") || type.contains("typeswitch") {
      context.options.insert(hash(button))
    }
  }

  static func hash(_ bytes: [UInt8]) -> UInt64 {
    bytes.withUnsafeBufferPointer { LiteralHash.exact(Bytes(start: $0.baseAddress, count: $0.count)) }
  }

  /// `Label` and `NameLabel` of `nameLabel`, `Label` of `UILabel?`; the longest last.
  func endings(of name: Bytes) -> [[UInt8]] {
    let end = name.lastIndex { $0.isASCIILetter }.map { $0 + 1 } ?? 0
    let starts = (0..<end).filter {
      $0 == 0 || (0x41...0x5A).contains(name[$0]) && $0 + 1 < end && name[$0 + 1] >= 0x61
    }
    return starts.suffix(Self.mostWords).reversed().map { start in
      [name[start] & ~0x20] + name.slice(start + 1..<end)
    }
  }

  private static let mostWords = 3
}
