/// The mark at the end, closing quotation marks and brackets behind it left out.
@frozen @usableFromInline package enum Terminal: UInt8, CaseIterable, Sendable {
  case none, period, question, exclamation, ellipsis, colon, other

  package var name: String { "\(self)" }
}
