import CopyModel
import CopySyntax

/// Lists and texts that are put together piece by piece: `buttons.append(…)`, `buildString { append(…) }`.
extension FlowReader {
  private static let adding = Set(["append", "add", "addObject:"].map { CallRow.hash($0[...]) })
  private static let appending = Set(["append", "appendLine"].map { CallRow.hash($0[...]) })

  /// Notes that a value joins a list, which a variable or a property holds.
  mutating func noteAddition(_ site: FlowSite, _ base: FlowValue, _ passed: [FlowCall.Argument]) {
    guard Self.adding.contains(site.name), passed.count == 1, !passed[0].isBlock,
      passed[0].value.traits.contains(.mayTell)
    else { return }
    add([passed[0].value], to: base, by: site.base, at: site.nameRange)
  }

  /// Notes that values join a list: `buttons += [keep]`. Texts that do are lines of something, and no buttons.
  mutating func add(_ values: [FlowValue], to list: FlowValue, by node: Int?, at range: Range<Int32>) {
    guard values.allSatisfy(isObject) else { return }
    switch list.form {
    case .list(let known):
      guard let node = node.map({ bare($0) }), kind(node) == .name, variables[hash(bytes(node))] != nil else { return }
      variables.set(hash(bytes(node)), to: .list(known + values))
    case .member(let owner, let name, _):
      note(.list(values), in: name, of: owner, at: range)
      function.writes[function.writes.count - 1].isAddition = true
    default: break
    }
  }

  /// A button, or an object that may become one.
  private func isObject(_ value: FlowValue) -> Bool {
    switch value.form {
    case .made, .systemCancel, .systemOK: true
    case .call(let call): call.isType || call.name == FlowValue.maker
    // `choices.append(.cancel)`
    case .member(let base, _, _): base.isUnknown
    default: false
    }
  }

  /// What a block puts together, behind its call: `buildAnnotatedString { append(…) }`; nil for other calls.
  mutating func built(by site: FlowSite) -> FlowValue? {
    guard dialect == .kotlin, site.base == nil, bytes(site.nameRange).hasLiteral("build", at: 0),
      bytes(site.nameRange).hasSuffix("String"), let block = site.arguments.last, block.isBlock
    else { return nil }
    let outer = context
    let pieces = FlowPieces()
    (context.pieces, context.isHandedOn) = (pieces, true)
    _ = evaluate(block.node)
    context = outer
    return pieces.values.isEmpty ? nil : .parts(pieces.values)
  }

  /// Takes what is appended to the text that a block builds; nil for other calls.
  func appended(_ site: FlowSite, _ passed: [FlowCall.Argument]) -> FlowValue? {
    guard let pieces = context.pieces, Self.appending.contains(site.name), let piece = passed.first else { return nil }
    pieces.values.append(piece.value)
    return piece.value
  }
}

/// The pieces of a text that a block builds.
final class FlowPieces {
  var values: [FlowValue] = []
}
