import CopyModel
import CopySyntax

/// What Android’s fragments are given by name when they are made, and ask for when they are shown:
/// `args.putInt("title", R.string.bed)`, `getArguments().getInt("title")`.
extension FlowReader {
  private static let holders = Set(
    ["arguments", "getArguments", "requireArguments", "mArguments"].map { CallRow.hash($0[...]) })
  private static let pairs = CallRow.hash("bundleOf")
  private static let salt = CallRow.hash("Bundle")

  /// Notes what a call puts into the arguments of the type at hand.
  mutating func noteArgument(_ site: FlowSite, _ passed: [FlowCall.Argument]) {
    guard isBuilder, context.holder != 0 else { return }
    if site.name == Self.pairs { return notePairs(site) }
    guard site.isMethod || context.receiver != nil, bytes(site.nameRange).hasLiteral("put", at: 0), passed.count == 2,
      let name = key(of: passed[0].value)
    else { return }
    note(passed[1].value, in: name, of: .typed(context.holder), at: site.nameRange)
  }

  /// `bundleOf("title" to title)`
  private mutating func notePairs(_ site: FlowSite) {
    for argument in site.arguments where kind(argument.node) == .binary && name(argument.node).equals("to") {
      let sides = children(argument.node)
      guard sides.count == 2, let name = key(of: evaluate(sides[0])) else { continue }
      note(evaluate(sides[1]), in: name, of: .typed(context.holder), at: site.nameRange)
    }
  }

  /// What a call asks of the arguments of the type at hand; nil for other calls.
  mutating func argument(of site: FlowSite, _ base: FlowValue?) -> FlowValue? {
    guard isBuilder, context.holder != 0, site.isMethod, bytes(site.nameRange).hasLiteral("get", at: 0),
      !site.arguments.isEmpty, let base, isHolder(base),
      let name = key(of: quiet { $0.evaluate(site.arguments[0].node) })
    else { return nil }
    facts.definitions.append(
      FlowDefinition(
        owner: context.holder, name: name, value: nil, type: 0, isVariable: true, place: place(site.nameRange)))
    return .member(.typed(context.holder), name, named: ProgramCopy())
  }

  private func isHolder(_ value: FlowValue) -> Bool {
    switch value.form {
    case .call(let call): Self.holders.contains(call.name)
    case .member(_, let name, _): Self.holders.contains(name)
    default: false
    }
  }

  /// A literal, or the name of a constant.
  private func key(of value: FlowValue) -> UInt64? {
    switch value.form {
    case .copy(let copy): copy.key ^ Self.salt
    case .typed(let name), .member(_, let name, _): name ^ Self.salt
    default: nil
    }
  }
}
