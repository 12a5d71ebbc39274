import CopyModel
import CopySyntax

/// Blocks that fill an alert which the function that they are given to makes: `ask { alert in alert.messageText = … }`,
/// `alert { setTitle(…) }`.
extension FlowReader {
  /// The parts by which a block is known to fill a set: a name such as `title` says nothing.
  private static let telling: Set<Role> = [.alertTitle, .button, .notificationBody]
  private static let title = CallRow.hash("title=")
  /// Blocks that are longer do more than to fill an alert.
  private static let longestBlock: Int32 = 4_000

  /// Begins the set that a block fills, where it fills any: what it calls the object stands for that; -1 for none.
  mutating func beginFilled(by argument: FlowSite.Argument, of site: FlowSite) -> Int32 {
    // `apply { … }` in a method of an alert speaks of that.
    let isOfOwn = site.base == nil && (context.receiver != nil || function.ownSet >= 0)
    guard kind(argument.node) == .closure, range(argument.node).count < Self.longestBlock, !isOfOwn else { return -1 }
    let name = givenName(argument.node)
    let isBare = dialect == .kotlin && fills(argument.node, nil)
    guard isBare || name.map({ fills(argument.node, $0) }) ?? false else { return -1 }
    function.sets.append(
      FlowSet(facts: ProgramSet(kind: .alert, call: place(site.nameRange)), conditions: context.conditions))
    let set = Int32(function.sets.count - 1)
    if isBare { (context.receiver, context.receiverNames) = (.set(set), []) }
    if !isBare, let name { variables.set(name, to: .set(set)) }
    context.set = set
    return set
  }

  /// What a block calls the object that it is given.
  private func givenName(_ node: Int) -> UInt64? {
    switch dialect {
    case .java:
      let head = bytes(node).text
      guard let arrow = head.ranges(of: "->").first else { return nil }
      return head[..<arrow.lowerBound].split { !$0.isLetter && !$0.isNumber && $0 != "_" }.last.map { CallRow.hash($0) }
    case .objectiveC:
      return children(node).first { kind($0) == .parameter }.map { hash(name($0)) }
    default: return blockName(node)
    }
  }

  /// Whether some statement of a block puts a part of an alert into what it calls `name`, or without a name into what it is of.
  private func fills(_ node: Int, _ name: UInt64?) -> Bool {
    switch kind(node) {
    case .closure, .block, .statement, .return, .postfix: children(node).contains { fills($0, name) }
    case .assignment: children(node).first.map { sets($0, name) } ?? false
    case .call, .message: calls(node, name)
    default: false
    }
  }

  /// `alert.messageText = …`
  private func sets(_ target: Int, _ name: UInt64?) -> Bool {
    guard kind(target) == .member, let base = children(target).first, let name, isNamed(base, name) else {
      return false
    }
    let property = Self.hash(Array(self.name(target)) + [UInt8(ascii: "=")])
    return property != Self.title && table[property].contains { isPart($0) }
  }

  /// `alert.addButton(withTitle: …)`, `setTitle(…).setMessage(…)`
  private func calls(_ node: Int, _ name: UInt64?) -> Bool {
    guard let site = kind(node) == .call ? site(call: node) : site(message: node), !site.isType else { return false }
    if let base = site.base {
      let isCall = kind(bare(base)) == .call || kind(bare(base)) == .message
      if isCall { return calls(bare(base), name) }
      guard let name, isNamed(base, name) else { return false }
    } else if name != nil {
      return false
    }
    return table.rows(of: site.names + [dotted(site)]).contains { isPart($0) }
  }

  private func dotted(_ site: FlowSite) -> UInt64 {
    LiteralHash.exact(bytes(site.nameRange), after: CallRow.hash("."))
  }

  private func isPart(_ row: CallRow) -> Bool {
    switch row.effect {
    case .adds: true
    case .joins: row.role.map { Self.telling.contains($0) } ?? false
    case .begins(_, _, let isFilledLater): isFilledLater && row.place != .none && row.required == 0
    default: false
    }
  }

  private func isNamed(_ node: Int, _ name: UInt64) -> Bool {
    let node = bare(node)
    return kind(node) == .name && hash(bytes(node)) == name
  }

  /// What runs a block that it is given, or that it is asked of.
  private static let scopes = Set(["apply", "also", "let", "run", "with"].map { CallRow.hash($0[...]) })
  private static let running = Set(["invoke", "accept", "apply"].map { CallRow.hash($0[...]) })

  /// Notes that a function gives a set of its own to a block that it was given: `configure(alert)`, `builder.fill()`,
  /// `builder.apply(build)`, `fill.accept(builder)`.
  mutating func noteFill(_ site: FlowSite, _ base: FlowValue?, _ passed: [FlowCall.Argument]) {
    guard passed.count <= 2, !function.parameters.isEmpty, !function.sets.isEmpty else { return }
    let values = ([base].compactMap(\.self) + passed.map(\.value))
    guard let set = values.lazy.compactMap({ Self.set($0) }).first, Int(set) < function.sets.count else { return }
    var block: Int?
    if site.base == nil || isBuilder { block = variables[site.name].flatMap { Self.parameter($0) } }
    if block == nil, isBuilder, Self.scopes.contains(site.name) {
      block = passed.last.flatMap { Self.parameter($0.value) }
    }
    if block == nil, isBuilder, Self.running.contains(site.name) { block = base.flatMap { Self.parameter($0) } }
    if let block { function.fills.append(FlowFill(parameter: block, set: set)) }
  }

  private static func parameter(_ value: FlowValue) -> Int? {
    if case .parameter(let index) = value.form { index } else { nil }
  }

  private static func set(_ value: FlowValue) -> Int32? {
    if case .set(let set) = value.form { set } else { nil }
  }
}
