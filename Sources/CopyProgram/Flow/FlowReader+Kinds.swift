import CopyModel
import CopySyntax

/// What Kotlin knows of a value once the program has asked for its type.
extension FlowReader {
  /// The object whose function is at hand, as far as the program has asked what it is.
  static let itself = CallRow.hash("this")

  /// `is Question.Drain ->`: what was asked for is of that type in the branch.
  mutating func bindOfKotlin(clause node: Int, of subject: Int?) {
    let words = bytes(node).text
    guard let subject, words.hasPrefix("is "), !words.contains(",") else { return }
    let name = kind(subject) == .declaration ? self.name(subject) : bytes(subject)
    guard kind(subject) == .declaration || kind(subject) == .name, !name.isEmpty,
      let type = Self.lastName(of: words.dropFirst(3))
    else { return }
    narrow(hash(name), to: type)
  }

  /// What a variable stands for is of that type from here on.
  private mutating func narrow(_ name: UInt64, to type: UInt64) {
    let known = name == Self.itself ? .own : variables[name] ?? .unknown
    variables.set(name, to: .narrowed(known, to: type))
  }

  /// `nest as Nest.Message`: the value is of that type.
  func cast(_ value: FlowValue, at node: Int) -> FlowValue {
    guard dialect == .kotlin, let inner = children(node).first, range(inner).upperBound < range(node).upperBound else {
      return value
    }
    let words = bytes(range(inner).upperBound..<range(node).upperBound).text.drop { $0 == " " }
    guard words.hasPrefix("as"), let type = Self.lastName(of: words.dropFirst(2).drop { $0 == "?" }),
      type != Self.string
    else { return value }
    return .narrowed(value, to: type, isCast: true)
  }

  /// `Drain` of `Question.Drain`.
  private static func lastName(of words: Substring) -> UInt64? {
    let path = words.prefix { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" || $0 == " " }
    return path.split(whereSeparator: { $0 == "." || $0 == " " }).last.map { CallRow.hash($0) }
  }
}
