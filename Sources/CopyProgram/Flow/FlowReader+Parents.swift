import CopyModel
import CopySyntax

/// What the objects of a type are as objects of what the type extends: `class Drain(val words: String) : Choice(words)`.
extension FlowReader {
  /// The maker of a type at `node`, which makes what the type extends as well, of what it is given.
  mutating func withParent(_ maker: FlowFunction, of node: Int) -> FlowFunction {
    guard dialect == .kotlin, let parent = children(node).first(where: { kind($0) == .call }) else { return maker }
    let (outer, mark) = (function, variables.mark)
    function = maker
    variables.set(maker.parameters)
    if case .call(let call) = evaluate(parent).form, call.isType, call.base == nil { function.parent = call }
    let done = function
    variables.takeBack(to: mark)
    function = outer
    return done
  }
}
