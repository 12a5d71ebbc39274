import CopyModel
import CopySyntax

/// Views that an alert of Android holds, whose texts the program sets: `view.note.text = message`, then `builder.setView(view)`.
extension FlowReader {
  /// The variable by which something is reached; 0 for what has none.
  func root(of node: Int) -> UInt64 {
    var place = bare(node)
    while kind(place) != .name {
      guard kind(place) == .member || kind(place) == .call || kind(place) == .cast, let next = children(place).first
      else {
        return 0
      }
      place = bare(next)
    }
    let name = hash(bytes(place))
    return roots[name] ?? name
  }

  /// Notes by which variable another one was found in the function at hand.
  mutating func noteRoot(_ name: UInt64, _ value: Int?) {
    guard isBuilder, context.isInFunction else { return }
    roots[name] = nil
    guard let value, kind(bare(value)) == .call || kind(bare(value)) == .member || kind(bare(value)) == .cast else {
      return
    }
    let root = root(of: value)
    if root != 0, root != name, declared.contains(root) { roots[name] = root }
  }

  /// Notes which variable holds what stands in a set besides.
  mutating func hold(_ site: FlowSite, _ taken: FlowTaken) {
    guard taken.set >= 0, site.arguments.count == 1 else { return }
    let root = root(of: site.arguments[0].node)
    if root != 0 { views[root] = taken.set }
  }

  /// Makes a text that a view of an alert is given its message, where it has none yet.
  mutating func fillFromViews() {
    for (root, set) in views.sorted(by: { $0.value < $1.value }) {
      let parts = function.sinks.filter { $0.use.set == set }.map(\.use.role)
      let texts = function.sinks.indices.filter { index in
        let sink = function.sinks[index]
        return sink.use.set < 0 && sink.use.role == .unknown && !sink.use.isSpoken && holders[sink.order]?.root == root
      }
      guard texts.count == 1, !parts.contains(.alertMessage), parts.contains(.alertTitle) || parts.contains(.button)
      else {
        continue
      }
      (function.sinks[texts[0]].use.role, function.sinks[texts[0]].use.isPlain) = (.alertMessage, false)
      function.sinks[texts[0]].use.set = set
      // What the layout of the view shows besides isn’t known here.
      function.sets[Int(set)].facts.hasUnknownParts = true
    }
  }
}
