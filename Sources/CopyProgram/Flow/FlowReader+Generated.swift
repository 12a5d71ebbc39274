import CopyModel
import CopySyntax

/// Names that generators make of the keys of a catalogue: `L10n.dry`, `R.string.localizable.bedDry(preferredLanguages: languages)`.
extension FlowReader {
  /// `.cancel`, which the generator of a catalogue’s symbols may have made.
  func implicit(_ name: Bytes) -> ProgramCopy {
    var copy = ProgramCopy()
    copy.symbol = LiteralHash.folded(name)
    return copy
  }

  /// No generator makes longer ones.
  private static let longestPath = 8

  /// `UserText.close`, `L10n.Alert.close`, `Strings.Table.close.localized`: the names by which a path may be found.
  func copy(of node: Int) -> ProgramCopy {
    var parts: [Bytes] = []
    var place = node
    while kind(place) == .member, parts.count < Self.longestPath, let base = children(place).first {
      parts.insert(name(place), at: 0)
      place = withoutLanguages(bare(base))
    }
    guard kind(place) == .name else { return ProgramCopy() }
    let path = aliases[hash(bytes(place))] ?? [bytes(place)]
    guard isTypeName(path[0]) else { return ProgramCopy() }
    parts = path + parts
    // Behind the kind of resource stand the table and the key.
    if isOfResources(parts) { parts.remove(at: 1) }
    if parts.count > 2, parts[parts.count - 1].equals("localized") { parts.removeLast() }
    var copy = ProgramCopy()
    copy.accessor = parts.dropFirst().reduce(LiteralHash.start) { LiteralHash.folded($1, after: $0) }
    if parts.count > 2 {
      copy.tableAccessor = parts.dropFirst(2).reduce(LiteralHash.start) { LiteralHash.folded($1, after: $0) }
    }
    return copy
  }

  /// `R.string` of `R.string(preferredLanguages: languages)`.
  private func withoutLanguages(_ node: Int) -> Int {
    guard dialect == .swift, kind(node) == .call, let callee = children(node).first, bytes(callee).equals("R.string")
    else { return node }
    return bare(callee)
  }

  /// Whether a path is one of R.swift, which writes all its types small.
  private func isOfResources(_ parts: [Bytes]) -> Bool {
    dialect == .swift && parts.count > 3 && parts[0].equals("R") && parts[1].equals("string")
  }

  /// What a function of R.swift gives: the text of its key, whatever the languages are that it is asked in; nil for all others.
  mutating func generated(by site: FlowSite) -> FlowValue? {
    guard dialect == .swift, let member = site.member, bytes(member).hasLiteral("R.string", at: 0) else { return nil }
    let named = copy(of: member)
    guard named.accessor != 0 else { return nil }
    var given: [FlowValue] = []
    for argument in site.arguments { inert { given.append($0.evaluate(argument.node)) } }
    return .filled(.member(.typed(hash(bytes(member).slice(0..<1))), site.name, named: named), given)
  }
}
