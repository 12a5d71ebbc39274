import CopyModel

/// What is wrong with a catalog, told where it stands.
extension StringCatalogReader {
  /// Problems that are told; they are enough to find the cause.
  private static let reportLimit = 100

  /// Whether the value is an object. What else it is, is told; null is as good as nothing.
  mutating func isObject(_ place: Int, _ subject: String) -> Bool { isKind(.objectStart, .object, place, subject) }

  /// Whether the value is a list.
  mutating func isList(_ place: Int, _ subject: String) -> Bool { isKind(.arrayStart, .list, place, subject) }

  /// Whether the value is a string.
  mutating func isString(_ place: Int, _ subject: String) -> Bool { isKind(.string, .string, place, subject) }

  private mutating func isKind(
    _ kind: JSONEvent.Kind, _ expected: StringCatalogMessage.Expected, _ place: Int, _ subject: String
  ) -> Bool {
    let found = text.tape.kind(at: place)
    if found != kind, found != .null { report(StringCatalogMessage.expected(expected, subject), at: place) }
    return found == kind
  }

  /// The truth value; nil where there is none.
  mutating func isTrue(_ place: Int, _ subject: String) -> Bool? {
    switch text.tape.kind(at: place) {
    case .true: return true
    case .false: return false
    case .null: return nil
    default:
      report(StringCatalogMessage.expected(.truth, subject), at: place)
      return nil
    }
  }

  /// Reports that the token at `place` of the tape isn't what should stand there.
  mutating func report(_ message: String, at place: Int) { report(.malformed, message, at: place, key: nil) }

  /// Reports the token at `place` of the tape.
  mutating func report(_ kind: CatalogProblem.Kind, _ message: String, at place: Int, key: String?) {
    add(kind, message, text.tape[place].range, key: key)
  }

  /// Reports where the file stops being JSON.
  mutating func reportFault() {
    guard let fault = text.fault else { return }
    let isBehind = text.tape.failure?.reason == .expectedNothing && fault.message != JSONFailure.conflict
    add(.malformed, isBehind ? StringCatalogMessage.afterEnd : fault.message, fault.range, key: nil)
  }

  private mutating func add(_ kind: CatalogProblem.Kind, _ message: String, _ range: Range<Int>, key: String?) {
    problemCount += 1
    guard problemCount <= Self.reportLimit + 1 else { return }
    let isLast = problemCount > Self.reportLimit
    let text = isLast ? StringCatalogMessage.more : message
    builder.add(
      CatalogProblem(kind, text, at: builder.catalog.source.span(of: range), key: isLast ? nil : key))
  }
}
