import CopyModel
import CopySyntax

/// Frames that hold whatever a program likes, and an alert where they hold texts and buttons alone: `BasicAlertDialog { … }`.
extension FlowReader {
  private static let (mostTexts, mostButtons) = (2, 3)

  /// Makes an alert of what stands in a frame’s block, if that is one: a title, a message, buttons, and nothing else.
  mutating func frame(_ argument: FlowSite.Argument, _ row: CallRow, _ site: FlowSite) {
    let (first, firstCall) = (function.sinks.count, function.calls.count)
    let outer = context
    (context.set, context.block, context.isTold, context.isHandedOn) = (-1, nil, false, true)
    _ = evaluate(argument.node)
    context = outer
    let new = (first..<max(first, function.sinks.count)).filter { !function.sinks[$0].use.isSpoken }
    guard new.allSatisfy({ function.sinks[$0].use.set < 0 }) else { return }
    let buttons = new.filter { function.sinks[$0].use.role == .button }
    let texts = new.filter { function.sinks[$0].use.role == .unknown }
    guard buttons.count + texts.count == new.count, 1...Self.mostButtons ~= buttons.count,
      1...Self.mostTexts ~= texts.count
    else { return }
    var set = ProgramSet(kind: .alert, call: place(site.nameRange), platforms: row.platforms)
    set.hasUnknownParts = function.calls[min(firstCall, function.calls.count)...].contains { call in
      call.isType && !call.arguments.contains(where: \.isBlock)
    }
    function.sets.append(FlowSet(facts: set, conditions: context.conditions))
    put(texts, buttons, in: Int32(function.sets.count - 1))
  }

  private mutating func put(_ texts: [Int], _ buttons: [Int], in set: Int32) {
    for (place, index) in texts.enumerated() {
      let isTitle = place == 0 && (texts.count > 1 || headings.contains(function.sinks[index].order))
      function.sinks[index].use.role = isTitle ? .alertTitle : .alertMessage
      function.sinks[index].use.isPlain = false
    }
    for index in texts + buttons { function.sinks[index].use.set = set }
  }

  /// Notes that a text looks like a heading: `Text(…).font(.title)`, `Text(…, style = MaterialTheme.typography.titleLarge)`.
  mutating func noteHeading(_ site: FlowSite, _ argument: FlowSite.Argument) {
    if context.look == .label { headings.insert(range(argument.node).lowerBound) }
    guard dialect == .kotlin else { return }
    let style = site.arguments.first { $0.label == Self.style }.map { bytes($0.node).text.lowercased() } ?? ""
    if Self.heads.contains(where: { style.contains($0) }) { headings.insert(range(argument.node).lowerBound) }
  }

  private static let style = CallRow.hash("style")
  private static let heads = ["headline", "title", ".h1", ".h2", ".h3", ".h4", ".h5", ".h6"]
}
