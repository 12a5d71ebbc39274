import CopyModel
import CopySyntax

/// The macros of Objective-C, which are functions here.
extension FlowReader {
  // MARK: Macros

  /// `#define Name(one, two) value` is a function.
  mutating func readMacros() {
    guard dialect == .objectiveC else { return }
    for node in tree.nodes where node.kind == .statement && bytes(node.range).hasLiteral("#define ", at: 0) {
      readMacro(node.range)
    }
  }

  mutating func readMacro(_ range: Range<Int32>) {
    let line = bytes(range).slice(from: 8)
    let start = line.firstIndex { $0 != UInt8(ascii: " ") } ?? line.count
    let name = line.slice(from: start).prefix { $0.isASCIIWord }
    let open = start + name.count
    guard !name.isEmpty, open < line.count else { return }
    var macro = FlowFunction()
    (macro.name, macro.isPositional) = (hash(line.slice(start..<open)), true)
    var bodyStart = open
    let close = line[open] == UInt8(ascii: "(") ? line.firstIndex(of: UInt8(ascii: ")")) : nil
    let first = Int(range.lowerBound) + 8
    if let close, close > open {
      bodyStart = close + 1
      for parameter in names(in: Int32(first + open)..<Int32(first + close)) {
        macro.parameters.append(FlowFunction.Parameter(label: 0, name: parameter))
      }
    }
    let body = text.slice(first + bodyStart..<Int(range.upperBound))
    var inner = FlowReader(body, SyntaxTree(body, .objectiveC), dialect, table)
    for (index, parameter) in macro.parameters.enumerated() {
      inner.variables.set(parameter.name, to: .parameter(index))
    }
    inner.context.isInFunction = true
    inner.offset = Int32(first + bodyStart)
    inner.function = macro
    let statements = inner.children(inner.tree.root)
    guard statements.count == 1 else { return }
    let value = inner.evaluate(statements[0])
    macro = inner.function
    macro.returned = [FlowBranch(condition: FlowCondition(id: 0, arm: 0), value: value)]
    // Its places are those of a text of its own.
    macro.sinks = macro.sinks.filter { if case .parameter = $0.value.form { true } else { false } }
    facts.functions.append(macro)
    if close == nil {
      facts.definitions.append(
        FlowDefinition(owner: 0, name: macro.name, value: value, type: 0, isVariable: false, place: ProgramPlace()))
    }
  }
}
