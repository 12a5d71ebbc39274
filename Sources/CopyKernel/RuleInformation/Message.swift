/// What a rule says: one sentence that stands alone. Rules keep theirs as private static members.
package struct Message: ExpressibleByStringInterpolation, Sendable {
  package let text: String
  package init(stringLiteral text: String) { self.text = text }
  package init(stringInterpolation: DefaultStringInterpolation) {
    text = String(stringInterpolation: stringInterpolation)
  }
}
