import CopyModel
import CopySyntax

/// Views of Android whose layout says what they are, and the program what they do.
extension FlowReader {
  /// Notes that a method which the system’s builders have as well is called of an object of the project: `drawer.setTitle(…)`.
  mutating func noteSetter(_ site: FlowSite, _ base: FlowValue) {
    guard case .call(let made) = base.form, made.isType, table[made.name].isEmpty,
      bytes(site.nameRange).hasLiteral("set", at: 0)
    else { return }
    let arguments = site.arguments.filter { !$0.isBlock }.map { argument in
      FlowCall.Argument(label: argument.label, value: quiet { $0.evaluate(argument.node) })
    }
    note(
      FlowCall(
        name: site.name, names: site.names, base: base, arguments: arguments, place: place(site.nameRange),
        order: site.start, set: -1, conditions: context.conditions, mayAdd: false))
  }

  private static let listening = CallRow.hash("setOnClickListener")

  /// Notes that a view does something when it is tapped: `binding.confirm.setOnClickListener { … }`.
  mutating func noteTap(_ site: FlowSite) {
    guard isBuilder, site.name == Self.listening, let name = site.base.flatMap({ lookedUpName($0) ?? lastWord($0) })
    else { return }
    tapped.insert(hash(name))
  }

  /// Makes buttons of texts that do something when they are tapped, in functions of a type that is an alert.
  mutating func noteTapped(_ own: [Int]) {
    guard isBuilder, !tapped.isEmpty else { return }
    for index in own {
      for place in facts.functions[index].sinks.indices {
        let sink = facts.functions[index].sinks[place]
        guard sink.use.role == .unknown, sink.use.set < 0, !sink.use.isSpoken, let holder = holders[sink.order],
          holder.part == nil, tapped.contains(holder.name)
        else { continue }
        facts.functions[index].sinks[place].use.role = .button
        facts.functions[index].sinks[place].use.isPlain = false
      }
    }
  }

  /// Whether a view of a title and a text, and nothing to choose, is shown as one of the system’s dialogs, which people close as
  /// they like: what it says comes from those who make it.
  func isDrawer(_ view: FlowView) -> Bool {
    guard isBuilder, view.texts.count == 2, view.buttons.isEmpty, view.hasTitle,
      context.lineage.dropFirst().contains(where: { table.asking($0.words) != nil })
    else { return false }
    let parts = Set(view.texts.map(\.part))
    return parts.contains(.alertTitle) && parts.contains(.alertMessage)
  }
}
