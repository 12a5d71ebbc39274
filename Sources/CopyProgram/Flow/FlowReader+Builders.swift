import CopyModel
import CopySyntax

/// Types of the project that are alerts themselves, or what alerts are built with: `class DrainBuilder : AlertDialog.Builder`.
///
/// What their makers fill is one set, and what their methods show comes into the set of the object that they are called of.
struct FlowBuilder {
  let row: CallRow
  /// The type of the table: its name, and that as it is written.
  let name: UInt64
  let word: Range<Int32>
}

extension FlowReader {
  /// What the type at `node` builds, by the type that it extends; nil for most.
  ///
  /// In Objective-C an implementation doesn’t say what its class extends.
  mutating func builder(of node: Int) -> FlowBuilder? {
    let own = hash(name(node))
    for word in paths(in: tree.nodes[node].type) {
      let name = hash(bytes(word))
      if let row = filledLater(name) ?? ofInitialiser(name) {
        builders[own] = FlowBuilder(row: row, name: name, word: lastWord(of: word))
      }
    }
    if builders[own] == nil { builders[own] = likeness(of: node) }
    return builders[own]
  }

  /// `class DrainAlert: NSObject { var messageText = ""; var informativeText = ""; … }`: what has the texts of the system’s alert by their
  /// own names is one, in a window of its own.
  private func likeness(of node: Int) -> FlowBuilder? {
    guard dialect == .swift || dialect == .objectiveC else { return nil }
    let members = children(node).flatMap { kind($0) == .block ? children($0) : [$0] }
    let names = Set(members.lazy.filter { kind($0) == .declaration }.map { hash(name($0)) })
    guard Self.textsOfAlert.isSubset(of: names) else { return nil }
    return filledLater(Self.systemAlert).map {
      FlowBuilder(row: $0, name: Self.systemAlert, word: tree.nodes[node].name)
    }
  }

  /// A set that an object of the type begins, whatever it is given when it is made.
  private func filledLater(_ type: UInt64) -> CallRow? {
    table[type].first { $0.begins && $0.isFilledLater && $0.place == .none }
  }

  private static let systemAlert = CallRow.hash("NSAlert")
  private static let textsOfAlert = Set(["messageText", "informativeText"].map { CallRow.hash($0) })

  /// A set that an initialiser of the type begins: `self.init(title: …, message: …, preferredStyle: .alert)`.
  private func ofInitialiser(_ name: UInt64) -> CallRow? {
    dialect == .swift ? table[name].first { $0.begins && $0.isFilledLater } : nil
  }

  /// The names in a range, each with its dots.
  private func paths(in range: Range<Int32>) -> [Range<Int32>] {
    var (found, start) = ([Range<Int32>](), Int(range.lowerBound))
    let isName: (Int) -> Bool = { self.text[$0].isASCIIWord || self.text[$0] == UInt8(ascii: ".") }
    while start < range.upperBound {
      let end = (start..<Int(range.upperBound)).first { !isName($0) } ?? Int(range.upperBound)
      if end > start { found.append(Int32(start)..<Int32(end)) }
      start = end + 1
    }
    return found
  }

  private func lastWord(of path: Range<Int32>) -> Range<Int32> {
    let dot = bytes(path).lastIndex(of: UInt8(ascii: ".")).map { Int32($0) + 1 } ?? 0
    return path.lowerBound + dot..<path.upperBound
  }

  /// Gets ready for the body of a function of such a type.
  mutating func enterBuilder(_ node: Int) {
    guard let builder = context.builder else { return }
    if function.isMaker {
      if builder.row.place == .none {
        function.ownSet = begin(builder.row, at: tree.nodes[node].name, isSheet: false)
      }
    } else if !isOfType(node) {
      (context.receiver, context.receiverNames) = (.own, [bytes(builder.word)])
      function.isOfBuilder = true
    }
  }

  /// Whether a function is one of the type, and of none of its objects.
  private func isOfType(_ node: Int) -> Bool {
    if dialect == .objectiveC { return bytes(node).first == UInt8(ascii: "+") }
    return head(of: node)?.split(whereSeparator: \.isWhitespace).contains { $0 == "static" || $0 == "class" } ?? false
  }

  /// Reads what stands between the functions of a type in Kotlin, where its own maker does that.
  mutating func readInitialiser(_ node: Int, _ type: inout FlowType) {
    let mark = variables.mark
    variables.set(function.parameters)
    if kind(node) == .call, case .set(let set) = evaluate(node).form {
      if function.ownSet < 0 { function.ownSet = set }
    } else if kind(node) != .call {
      readMember(node, &type)
    }
    variables.takeBack(to: mark)
  }

  /// Notes that a set is shown in the style that the function is given: `preferredStyle: style`.
  mutating func noteLook(_ passed: [FlowCall.Argument], of set: Int32) {
    guard function.sets.indices.contains(Int(set)) else { return }
    function.sets[Int(set)].look = passed.first { isLook($0.value) }?.value
  }

  private func isLook(_ value: FlowValue) -> Bool {
    switch value.form {
    case .parameter(let index):
      function.parameters.indices.contains(index) && function.parameters[index].type == Self.style
    case .choice(let branches): branches.contains { isLook($0.value) }
    default: false
    }
  }

  /// `UIAlertController.Style`
  private static let style = CallRow.hash("Style")

  // MARK: Chains of setters

  /// The object of the project that a chain of calls goes on with, as far as it is a set: `TideDialog().setTitle(…)`; nil for none.
  func root(of set: Int32) -> FlowValue? {
    guard isBuilder, set >= 0, let call = function.sets[Int(set)].continued else { return nil }
    let first = call.root ?? call
    return first.isType && first.base == nil ? .call(first) : nil
  }

  /// What goes on behind a setter that shows nothing: `TideDialog().setIcon(icon).setTitle(…)`.
  func givenBack(by site: FlowSite, _ taken: FlowTaken) -> FlowValue? {
    guard isBuilder, site.isMethod, bytes(site.nameRange).hasLiteral("set", at: 0), let base = taken.base,
      case .call = base.form
    else { return nil }
    return base
  }

  /// Notes a setter of such an object, which may have one of its own by the name of the system’s.
  mutating func noteSetter(_ site: FlowSite, of set: Int32, given arguments: [FlowCall.Argument]) {
    guard site.isMethod, let root = root(of: set), arguments.contains(where: { $0.value.traits.contains(.mayTell) })
    else { return }
    note(
      FlowCall(
        name: site.name, names: site.names, base: root, arguments: arguments, place: place(site.nameRange),
        order: site.start, set: -1, conditions: context.conditions, mayAdd: false, isOfTable: true))
  }
}
