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
    context.isComposing = true
    _ = evaluate(argument.node)
    context = outer
    let new = function.sinks.indices[min(first, function.sinks.count)...].filter { index in
      !function.sinks[index].use.isSpoken && !hints.contains(function.sinks[index].order)
    }
    guard new.allSatisfy({ function.sinks[$0].use.set < 0 }) else { return }
    let buttons = new.filter { function.sinks[$0].use.role == .button }
    let texts = new.filter { function.sinks[$0].use.role == .unknown }
    guard buttons.count + texts.count == new.count, buttons.count <= Self.mostButtons, texts.count <= Self.mostTexts
    else { return }
    var set = ProgramSet(kind: .alert, call: place(site.nameRange), platforms: isBuilder ? .android : row.platforms)
    if asks(since: first) { set.traits.insert(.hasTextField) }
    let views = views(since: firstCall)
    let start = range(argument.node).lowerBound
    if !views.isEmpty || showsSlots(from: start) {
      return compose(texts + buttons, views, set, row, from: start)
    }
    let shape = AlertShape(texts: texts.map { _ in nil }, buttons: buttons.count)
    guard shape.isAlert(row) else { return }
    set.hasUnknownParts = function.calls[min(firstCall, function.calls.count)...].contains { call in
      call.isType && !call.arguments.contains(where: \.isBlock)
    }
    function.sets.append(FlowSet(facts: set, conditions: context.conditions))
    put(texts, buttons, in: Int32(function.sets.count - 1))
  }

  /// Whether what the function at hand shows from a sink on says what to write into a field.
  func asks(since first: Int) -> Bool {
    function.sinks[min(first, function.sinks.count)...].contains { hints.contains($0.order) }
  }

  // MARK: Contents

  /// Finds the functions of the file that stand alone in a frame: `Dialog(onDismissRequest = onClose) { Card { Question() } }`.
  mutating func findFramed() {
    guard dialect == .kotlin else { return }
    let own = Set(tree.nodes.indices.filter { kind($0) == .function }.map { hash(name($0)) })
    for node in tree.nodes.indices where kind(node) == .call && isTypeName(name(node)) {
      let rows = table[hash(name(node))]
      guard let row = rows.first(where: { $0.effect == .frames }) else { continue }
      for child in children(node) {
        guard let block = block(of: child), let content = content(of: block, own) else { continue }
        framed[content] = row
      }
    }
  }

  private func block(of argument: Int) -> Int? {
    if kind(argument) == .closure { return argument }
    guard kind(argument) == .argument, let value = children(argument).first, kind(value) == .closure,
      tree.nodes[argument].name.isEmpty || name(argument).equals("content")
    else { return nil }
    return value
  }

  /// The only call in a block that shows anything, if that is one of the file’s functions.
  private func content(of block: Int, _ own: Set<UInt64>) -> UInt64? {
    var found: [UInt64] = []
    var left = [block]
    while let node = left.popLast(), found.count < 2 {
      if kind(node) == .call, isTypeName(name(node)) {
        let called = hash(name(node))
        let isShown = table[called].contains { $0.purpose != .none || $0.effect == .frames }
        if isShown || own.contains(called) {
          found.append(called)
          continue
        }
      }
      left += children(node)
    }
    return found.count == 1 && own.contains(found[0]) ? found[0] : nil
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
