import CopyModel
import CopySyntax

/// Calls of no row: the project’s own functions, and those that nobody knows.
extension FlowReader {
  // MARK: Other calls

  /// A call of no row: the project’s own function, or one that nobody knows.
  mutating func pass(_ site: FlowSite, _ base: FlowValue?) -> FlowValue {
    var set: Int32 = -1
    if case .set(let open)? = base?.form { set = open }
    let outer = context
    var arguments: [FlowCall.Argument] = []
    for argument in site.arguments {
      if table.hides(argument.label) {
        inert { _ = $0.evaluate(argument.node) }
        continue
      }
      arguments.append(pass(argument, site, set))
      context = outer
    }
    if site.isFormat { return format(site, base, arguments) }
    let call = FlowCall(
      name: site.name, names: site.names, isType: site.isType, base: base, arguments: arguments,
      place: place(site.nameRange), order: site.start, set: set, style: style(of: site), conditions: context.conditions)
    let adds = set >= 0 && bytes(site.nameRange).hasLiteral("add", at: 0)
    if adds || arguments.contains(where: { $0.value.traits.contains(.mayTell) }) { function.calls.append(call) }
    return .call(call)
  }

  mutating func pass(_ argument: FlowSite.Argument, _ site: FlowSite, _ set: Int32) -> FlowCall.Argument {
    guard argument.isBlock || kind(argument.node) == .closure else {
      return .init(label: argument.label, value: evaluate(argument.node))
    }
    context.isTold = false
    if set >= 0 { context.set = set }
    if bytes(site.nameRange).equals("ForEach") || bytes(site.nameRange).hasLiteral("forEach", at: 0) {
      context.conditions.append(FlowCondition(id: UInt64(site.start), arm: 0))
    }
    let value = evaluate(argument.node)
    if case .made = value.form { return .init(label: argument.label, value: value, isBlock: true) }
    return .init(label: argument.label, value: argument.isBlock ? .unknown : value, isBlock: argument.isBlock)
  }

  /// Of a format the words are what is shown; what fills them is not.
  func format(_ site: FlowSite, _ base: FlowValue?, _ arguments: [FlowCall.Argument]) -> FlowValue {
    let labelled = arguments.first { $0.label == CallRow.hash("format") }
    if let value = labelled?.value { return value }
    if let base, case .typed = base.form { return arguments.first?.value ?? .unknown }
    if let base, base.traits.contains(.mayTell) { return base }
    return arguments.first?.value ?? .unknown
  }
}
