import CopyModel
import CopySyntax

/// Functions that an alert of SwiftUI is given by their names: `.alert(title, isPresented: $asks, actions: buttons, message: note)`.
extension FlowReader {
  /// Takes an argument that names a function of the project where a block may stand. False for all others.
  mutating func takeReference(_ argument: FlowSite.Argument, of site: FlowSite, _ set: Int32?) -> Bool {
    guard let set, dialect == .swift, site.isMethod, !argument.isBlock, let name = reference(argument.node) else {
      return false
    }
    let isMessage = argument.label == Self.message
    guard isMessage || argument.label == Self.buttonBlock else { return false }
    let range = tree.nodes[argument.node].name.isEmpty ? self.range(argument.node) : tree.nodes[argument.node].name
    let call = FlowCall(
      name: name, base: .own, arguments: [], place: place(range), order: range.lowerBound, set: isMessage ? -1 : set,
      conditions: context.conditions, isView: !isMessage)
    guard isMessage else {
      function.calls.append(call)
      return true
    }
    let use = ProgramUse(role: .alertMessage, set: set, line: line(range.lowerBound).number, call: place(range))
    function.sinks.append(
      FlowSink(value: .call(call), use: use, order: range.lowerBound, conditions: context.conditions))
    return true
  }

  /// The function that a name stands for, `note` or `self.note`; nil for variables and all else.
  private func reference(_ node: Int) -> UInt64? {
    let node = bare(node)
    switch kind(node) {
    case .name: return variables[hash(bytes(node))] == nil ? hash(bytes(node)) : nil
    case .member: return children(node).first.map { bytes($0).equals("self") } == true ? hash(name(node)) : nil
    default: return nil
    }
  }

  private static let message = CallRow.hash("message")
}
