import CopyModel
import CopySyntax

/// Loops, and blocks that go through the values of a list.
extension FlowReader {
  // MARK: Loops

  mutating func loop(_ node: Int) -> FlowValue {
    let outer = context.conditions
    let id = UInt64(range(node).lowerBound)
    context.conditions.append(.within(id))
    defer { context.conditions = outer }
    let all = children(node)
    let list = dialect == .kotlin ? 0 : 1
    var last = FlowValue.unknown
    for (index, child) in all.enumerated() {
      last = execute(child)
      if index == list, word(node).equals("for"), let name = loopName(node, all[0]) { bind(name, to: last, of: id) }
    }
    return last
  }

  /// A name stands for each value of a list.
  private mutating func bind(_ name: UInt64, to list: FlowValue, of loop: UInt64) {
    let declared = declaredTypes[name].map { type($0) } ?? 0
    variables.set(name, to: .element(values(of: list), of: loop, type: declared, name: name))
  }

  /// `for bed in beds`, `for (Bed *bed in beds)`, `for (index, bed) in beds.enumerated()`
  private func loopName(_ loop: Int, _ node: Int) -> UInt64? {
    switch kind(node) {
    case _ where dialect == .kotlin: nameOfKotlin(loop, until: range(node).lowerBound)
    case .name where dialect == .swift: hash(bytes(node))
    case .tuple where dialect == .swift: children(node).last.map { hash(bytes(bare($0))) }
    case .declaration where children(node).isEmpty && !name(node).isEmpty: hash(name(node))
    default: nil
    }
  }

  /// `for (bed in beds)`, `for ((index, bed) in beds.withIndex())`, `for (bed: Bed in beds)`
  private func nameOfKotlin(_ loop: Int, until list: Int32) -> UInt64? {
    let head = bytes(range(loop).lowerBound..<list).text.split { !$0.isLetter && !$0.isNumber && !"_:(,".contains($0) }
    guard head.last == "in" else { return nil }
    let names = head.dropLast().joined(separator: " ").split { "(, ".contains($0) }.dropFirst()
    let typed = names.firstIndex { $0.contains(":") }
    let name = typed.map { names[$0].prefix { $0 != ":" } } ?? names.last
    return name.map { CallRow.hash($0) }
  }

  /// What gives the values of a list once more, some of them, in another order, or with their numbers.
  private static let keeping = Set(
    [
      "enumerated", "reversed", "sorted", "shuffled", "filter", "prefix", "suffix", "dropFirst", "dropLast", "lazy",
      "withIndex", "sortedBy", "filterNotNull", "distinct", "toList", "asSequence", "toTypedArray", "stream",
    ].map { CallRow.hash($0[...]) })
  private static let array = CallRow.hash("Array")

  /// The list whose values a value gives: `beds.enumerated()`, `Array(beds)`.
  func values(of list: FlowValue) -> FlowValue {
    guard case .call(let call) = list.form else { return list }
    if call.isType, call.name == Self.array, call.arguments.count == 1 { return values(of: call.arguments[0].value) }
    guard let base = call.base, Self.keeping.contains(call.name) else { return list }
    return values(of: base)
  }

  // MARK: Blocks

  /// The list through whose values a call goes: `beds.map { … }`, `ForEach(beds) { … }`; nil for other calls.
  func each(of site: FlowSite, _ base: FlowValue?) -> FlowValue? {
    let name = bytes(site.nameRange)
    if name.equals("ForEach") { return base ?? .unknown }
    guard let base, !site.isType, Self.going.contains(site.name) else { return nil }
    return base
  }

  /// What goes through a list.
  private static let going = Set(
    ["forEach", "forEachIndexed", "map", "compactMap", "flatMap", "mapIndexed", "mapNotNull"].map {
      CallRow.hash($0[...])
    })

  /// What is made of each value is a list as well.
  mutating func passEach(_ list: FlowValue, _ site: FlowSite) -> FlowValue {
    let id = UInt64(site.start)
    let isLoop = bytes(site.nameRange).text.lowercased().hasPrefix("foreach")
    let outer = context
    defer { context = outer }
    var (list, made) = (list, FlowValue.unknown)
    for argument in site.arguments {
      guard argument.isBlock || kind(argument.node) == .closure else {
        if isLoop, let set = filled(by: argument.node) {
          context.conditions.append(.within(id))
          addLater(.element(values(of: list), of: id), to: set, at: argument.node)
        } else if site.isType, argument.label == 0 {
          list = evaluate(argument.node)
        } else {
          inert { _ = $0.evaluate(argument.node) }
        }
        continue
      }
      context.isTold = false
      if isLoop { context.conditions.append(.within(id)) }
      bind(blockName(argument.node, isCounted: isCounted(site, list)), to: list, of: id)
      made = evaluate(argument.node)
    }
    return isLoop ? .unknown : .list([made])
  }

  /// The set to which `alert.addAction` adds.
  private mutating func filled(by node: Int) -> Int32? {
    let node = bare(node)
    guard kind(node) == .member, name(node).equals("addAction"), let base = children(node).first else { return nil }
    guard case .set(let set) = evaluate(base).form else { return nil }
    return set
  }

  private static let (plainName, secondName) = (CallRow.hash("$0"), CallRow.hash("$1"))
  private static let enumerated = CallRow.hash("enumerated")

  /// Whether a block is given the number of each value before it: `beds.enumerated().forEach { index, bed in … }`.
  private func isCounted(_ site: FlowSite, _ list: FlowValue) -> Bool {
    if bytes(site.nameRange).hasSuffix("Indexed") { return true }
    switch list.form {
    case .call(let call) where call.isType: return call.arguments.first.map { isCounted(site, $0.value) } ?? false
    case .call(let call): return call.name == Self.enumerated
    default: return false
    }
  }

  /// What a block calls the value that it is given: `$0`, or the first name before `in`; behind its number the second.
  func blockName(_ node: Int, isCounted: Bool = false) -> UInt64 {
    if dialect == .kotlin { return kotlinBlockName(node, isCounted: isCounted) }
    let start = Int(range(node).lowerBound) + 1
    let end = children(node).first.map { Int(range($0).lowerBound) } ?? start
    let head = text.slice(start..<max(start, end)).text
    guard let words = head.range(of: " in") else { return isCounted ? Self.secondName : Self.plainName }
    // What is captured stands before the names.
    let captured = head.first { $0 != " " } == "[" ? head.firstIndex(of: "]") : nil
    let names = head[(captured ?? head.startIndex)..<words].split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    if isCounted { return names.count > 1 ? CallRow.hash(names[1]) : Self.secondName }
    return names.first.map { CallRow.hash($0) } ?? Self.plainName
  }
}

extension String {
  /// Where the last `part` begins.
  fileprivate func range(of part: String) -> Index? { ranges(of: part).last?.lowerBound }
}
