import CopyModel

/// Keys under which the dictionary of an `NSError` has its texts, and the properties that tell them.
enum ErrorKey {
  private static let descriptions = hashes("NSLocalizedDescriptionKey", "NSLocalizedFailureErrorKey")
  private static let reasons = hashes("NSLocalizedFailureReasonErrorKey")
  private static let suggestions = hashes("NSLocalizedRecoverySuggestionErrorKey")

  private static let keys: [UInt64: Set<UInt64>] = [
    CallRow.hash("errorDescription"): descriptions, CallRow.hash("localizedDescription"): descriptions,
    CallRow.hash("failureReason"): reasons, CallRow.hash("localizedFailureReason"): reasons,
    CallRow.hash("recoverySuggestion"): suggestions, CallRow.hash("localizedRecoverySuggestion"): suggestions,
  ]
  private static let known = descriptions.union(reasons).union(suggestions)

  private static func hashes(_ names: String...) -> Set<UInt64> { Set(names.map { CallRow.hash($0[...]) }) }

  static func isKnown(_ key: UInt64) -> Bool { known.contains(key) }

  /// The keys whose texts the property `name` of an error tells; nil for other properties.
  static func keys(of name: UInt64) -> Set<UInt64>? { keys[name] }
}

extension FlowJoin {
  /// What the property `name` of an error tells that is made with a dictionary of texts: no suggestion where the description is asked
  /// for. Nil where nothing shows how it is made.
  func told(_ name: UInt64, of error: FlowValue, _ scope: FlowScope) -> [FlowLeaf]? {
    guard let keys = ErrorKey.keys(of: name) else { return nil }
    let found = entries(of: error, scope)
    return found.isEmpty ? nil : found.filter { keys.contains($0.entry) }
  }

  /// The texts of dictionaries with which a value may be made.
  private func entries(of value: FlowValue, _ scope: FlowScope) -> [FlowLeaf] {
    switch value.form {
    case .choice(let branches): branches.flatMap { entries(of: $0.value, scope) }
    case .call(let call):
      call.arguments.flatMap { follow(FlowBound(value: $0.value, scope: scope)) }.filter { $0.entry != 0 }
    default: []
    }
  }
}
