/// What a rule says: one sentence that stands alone. Rules keep theirs as private static members.
struct Message: ExpressibleByStringInterpolation, Sendable {
  let text: String
  init(stringLiteral text: String) { self.text = text }
  init(stringInterpolation: DefaultStringInterpolation) { text = String(stringInterpolation: stringInterpolation) }
}
