import CopyModel
import CopySyntax

/// Initialisers that a program adds to types of text: `extension String { init(inGarden key: String) { self = … } }`.
extension FlowReader {
  /// Whether a maker of `type` makes a text: the table has keys or plain texts among what the type is made of.
  func makesText(_ type: UInt64) -> Bool {
    dialect == .swift && table[type].contains { $0.purpose == .key || $0.purpose == .byWords }
  }

  /// `self.init(localized: key, bundle: .module)` is what the maker at hand gives.
  mutating func noteText(_ value: FlowValue, by site: FlowSite) {
    guard function.makesText, closures.isEmpty, let base = site.base, bytes(base).equals("self"),
      bytes(site.nameRange).equals("init")
    else { return }
    answer(value)
  }

  /// `self = String(localized: key, bundle: .module)` is as well; says whether it is that.
  mutating func takeText(_ target: Int, _ value: Int, isAddition: Bool) -> Bool {
    guard function.makesText, closures.isEmpty, !isAddition, bytes(target).equals("self") else { return false }
    wanted = (value, context.owner)
    answer(evaluate(value))
    return true
  }

  /// `Text(inGarden: "drain.title")`, of a maker that stands elsewhere.
  func isOwnText(_ value: FlowValue) -> Bool {
    if case .call(let call) = value.form { call.isType && call.base == nil && makesText(call.name) } else { false }
  }
}
