import CopyModel
import CopySyntax

/// Several values that are named at once: `val (title, text) = when (fault) { … }`.
extension FlowReader {
  /// Gives each name of a pattern its value; all else as it is.
  mutating func bindNames(of declaration: Int, to value: FlowValue) {
    guard dialect == .swift || dialect == .kotlin, let first = children(declaration).first else { return }
    let head = bytes(range(declaration).lowerBound..<range(first).lowerBound).text
    guard let open = head.firstIndex(of: "("), let close = head.firstIndex(of: ")"), open < close else { return }
    for (index, name) in head[head.index(after: open)..<close].split(separator: ",").enumerated() {
      let word = name.prefix { $0 != ":" }.filter { !$0.isWhitespace }
      if word != "_" { variables.set(CallRow.hash(word[...]), to: Self.component(index, of: value)) }
    }
  }

  /// One of several values, under each condition.
  private static func component(_ index: Int, of value: FlowValue) -> FlowValue {
    switch value.form {
    case .list(let values): values.indices.contains(index) ? values[index] : .unknown
    case .choice(let branches):
      .choice(branches.map { FlowBranch(condition: $0.condition, value: component(index, of: $0.value)) })
    case .call: .member(value, components[min(index, components.count - 1)], named: ProgramCopy())
    default: .unknown
    }
  }

  /// What the values of a pair are asked by.
  static let components = ["0", "1", "2", "3"].map { CallRow.hash($0) }
}
