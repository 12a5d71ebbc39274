import CopyModel
import CopySyntax

/// Loops, and blocks that go through the values of a list.
extension FlowReader {
  // MARK: Loops

  mutating func loop(_ node: Int) -> FlowValue {
    let outer = context.conditions
    let id = UInt64(range(node).lowerBound)
    context.conditions.append(FlowCondition(id: id, arm: 0))
    defer { context.conditions = outer }
    let all = children(node)
    var last = FlowValue.unknown
    for (index, child) in all.enumerated() {
      last = execute(child)
      if index == 1, word(node).equals("for"), let name = loopName(all[0]) { bind(name, to: last, of: id) }
    }
    return last
  }

  /// A name stands for each value of a list.
  private mutating func bind(_ name: UInt64, to list: FlowValue, of loop: UInt64) {
    let declared = declaredTypes[name].map { type($0) } ?? 0
    variables.set(name, to: .element(list, of: loop, type: declared, name: name))
  }

  /// `for bed in beds`, `for (Bed *bed in beds)`
  private func loopName(_ node: Int) -> UInt64? {
    switch kind(node) {
    case .name where dialect == .swift: hash(bytes(node))
    case .declaration where children(node).isEmpty && !name(node).isEmpty: hash(name(node))
    default: nil
    }
  }

  // MARK: Blocks

  /// The list through whose values a call goes: `beds.map { … }`, `ForEach(beds) { … }`; nil for other calls.
  func each(of site: FlowSite, _ base: FlowValue?) -> FlowValue? {
    let name = bytes(site.nameRange)
    if name.equals("ForEach") || name.equals("forEach") && base != nil { return base ?? .unknown }
    guard let base, !site.isType, name.equals("map") || name.equals("compactMap") || name.equals("flatMap") else {
      return nil
    }
    return base
  }

  /// What is made of each value is a list as well.
  mutating func passEach(_ list: FlowValue, _ site: FlowSite) -> FlowValue {
    let id = UInt64(site.start)
    let isLoop = bytes(site.nameRange).suffix(3).elementsEqual("ach".utf8)
    let outer = context
    defer { context = outer }
    var (list, made) = (list, FlowValue.unknown)
    for argument in site.arguments {
      guard argument.isBlock || kind(argument.node) == .closure else {
        if isLoop, let set = filled(by: argument.node) {
          context.conditions.append(FlowCondition(id: id, arm: 0))
          addLater(.element(list, of: id), to: set, at: argument.node)
        } else if site.isType, argument.label == 0 {
          list = evaluate(argument.node)
        } else {
          inert { _ = $0.evaluate(argument.node) }
        }
        continue
      }
      context.isTold = false
      if isLoop { context.conditions.append(FlowCondition(id: id, arm: 0)) }
      bind(blockName(argument.node), to: list, of: id)
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

  private static let plainName = CallRow.hash("$0")

  /// What a block calls the value that it is given: `$0`, or the first name before `in`.
  func blockName(_ node: Int) -> UInt64 {
    if dialect == .kotlin { return kotlinBlockName(node) }
    let start = Int(range(node).lowerBound) + 1
    let end = children(node).first.map { Int(range($0).lowerBound) } ?? start
    let head = text.slice(start..<max(start, end)).text
    guard let words = head.range(of: " in") else { return Self.plainName }
    // What is captured stands before the names.
    let captured = head.first { $0 != " " } == "[" ? head.firstIndex(of: "]") : nil
    let names = head[(captured ?? head.startIndex)..<words].split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    return names.first.map { CallRow.hash($0) } ?? Self.plainName
  }
}

extension String {
  /// Where the last `part` begins.
  fileprivate func range(of part: String) -> Index? { ranges(of: part).last?.lowerBound }
}
