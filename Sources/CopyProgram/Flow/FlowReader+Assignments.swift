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
    case .name:
      let name = hash(bytes(target))
      let isLocal = variables[name] != nil
      if !isLocal, takeProperty(target, base: nil, value: all[1]) { return }
      let value = evaluate(all[1])
      if isLocal {
        let old = variables[name] ?? .unknown
        variables.set(name, to: isAddition ? .parts([old, value]) : keeping(old, value))
      } else if !isAddition {
        write(.own, hash(ownName(bytes(target))), value, at: target)
      }
    case .member:
      let base = children(target).first
      if !isAddition, takeProperty(target, base: base, value: all[1]) { return }
      let owner = base.map { evaluate($0) } ?? .unknown
      let value = evaluate(all[1])
      if !isAddition { write(owner, hash(self.name(target)), value, at: target) }
    default:
      _ = evaluate(target)
      _ = evaluate(all[1])
    }
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
