import CopyModel
import CopySyntax

/// Alerts whose texts and buttons the project’s own views show: `PumpButton(text = yes, onClick = onYes)` in a sheet.
///
/// What a view shows stands elsewhere: whether all of it together is an alert, is known once the files are joined.
extension FlowReader {
  /// Calls of the function at hand, from a number on, that may be such views.
  func views(since first: Int) -> [Int] {
    function.calls.indices[min(first, function.calls.count)...].filter { index in
      let call = function.calls[index]
      return isView(call) && call.set < 0 && call.slot == nil && !isOfTable(call)
        && (call.arguments.isEmpty || call.arguments.contains { !$0.isBlock })
    }
  }

  /// Whether the table tells what a call shows; one that is given its texts by other names is the project’s own:
  /// `TextButton(text = leave)`.
  private func isOfTable(_ call: FlowCall) -> Bool {
    !table[call.name].isEmpty && !(dialect == .kotlin && call.arguments.contains { $0.label == Self.textLabel })
  }

  /// A view goes by the name of a type, or is known to draw what it is called with: `leave.draw()`.
  private func isView(_ call: FlowCall) -> Bool {
    call.isType && call.base == nil || !call.isType && composables.contains(call.name)
  }

  /// Finds the functions of the file that draw what they show where they are called.
  mutating func findComposables() {
    guard dialect == .kotlin else { return }
    for node in tree.nodes.indices where kind(node) == .function {
      if head(of: node)?.contains("@Composable") ?? false { composables.insert(hash(name(node))) }
    }
  }

  /// Whether a call may be a view that is given nothing.
  func isView(_ site: FlowSite) -> Bool {
    context.isComposing && site.isType && site.base == nil && site.arguments.isEmpty
  }

  private static let view = CallRow.hash("View")
  static let textLabel = CallRow.hash("text")

  /// What says of a view of SwiftUI that it is an alert by what it stands in: `var body: some View { PotDialog { … } buttons: { … } }`.
  func frame(ofView node: Int) -> CallRow? {
    guard dialect == .swift, context.builder == nil,
      context.lineage.dropFirst().contains(where: { hash($0) == Self.view })
    else { return nil }
    let members = children(node).flatMap { kind($0) == .block ? children($0) : [$0] }
    guard let body = members.first(where: { kind($0) == .declaration && name($0).equals("body") }),
      let block = children(body).first(where: { kind($0) == .block }), children(block).count == 1
    else { return nil }
    return root(ofView: children(block)[0]).flatMap { table.asking(name($0).words) }
  }

  /// The call of a type that modifiers stand behind.
  private func root(ofView node: Int) -> Int? {
    var place = bare(node)
    while true {
      if kind(place) == .statement || kind(place) == .return, let inner = children(place).first {
        place = bare(inner)
      } else if kind(place) == .call, let callee = children(place).first.map({ bare($0) }), kind(callee) == .member,
        let base = children(callee).first.map({ bare($0) }), kind(base) == .call
      {
        place = base
      } else {
        return kind(place) == .call && isTypeName(name(place)) ? place : nil
      }
    }
  }

  /// Makes a set of texts, buttons, and views of the function at hand, which is an alert if the views show what alerts have.
  ///
  /// - Parameter start: what blocks that the function was given show from this place on stands in the set as well.
  mutating func compose(_ sinks: [Int], _ views: [Int], _ facts: ProgramSet, _ row: CallRow, from start: Int32 = 0) {
    let set = Int32(function.sets.count)
    var composed = FlowSet(facts: facts, conditions: context.conditions)
    composed.composition = FlowComposition(isWhole: row.required == AlertShape.two)
    function.sets.append(composed)
    for index in sinks { function.sinks[index].use.set = set }
    for index in views { function.calls[index] = function.calls[index].asView(in: set) }
    for var slot in shownSlots where slot.order >= start {
      slot.use.set = set
      function.sinks.append(slot)
    }
  }

  /// In a button without a text of its own views of the project show its title: `Button(onClick) { PumpLabel(text) }`.
  mutating func titleByViews(since first: Int) {
    guard dialect == .kotlin else { return }
    for index in views(since: first) { function.calls[index] = function.calls[index].asTitle }
  }

  /// Whether blocks that the function at hand was given show something from a place on.
  func showsSlots(from start: Int32 = 0) -> Bool { shownSlots.contains { $0.order >= start } }

  /// Notes what the texts of a function are in an alert, by their looks and names.
  mutating func noteParts(of index: Int) {
    for place in facts.functions[index].sinks.indices {
      let sink = facts.functions[index].sinks[place]
      guard sink.part == nil, sink.use.role == .unknown || sink.use.role == .label else { continue }
      facts.functions[index].sinks[place].isHint = hints.contains(sink.order)
      facts.functions[index].sinks[place].part =
        headings.contains(sink.order) ? .alertTitle : holders[sink.order]?.part
    }
  }
}
