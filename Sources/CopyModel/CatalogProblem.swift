/// What is wrong with a file, apart from its copy. `Copydesk` names it by rule id.
package struct CatalogProblem: Sendable {
  package enum Kind: Sendable {
    /// The file breaks its format here; what follows was read as well as could be.
    case malformed
    /// Bytes that are no text in the file's encoding.
    case encoding
    /// A key for the second time, with another value.
    case duplicateKey
    /// An escape that the format does not know.
    case unknownEscape
    /// A suppression that suppresses nothing.
    case unusedStet
    /// A suppression without a reason.
    case stetWithoutReason
    /// Buttons that no alert is known for.
    case undeclaredSets
  }

  package var kind: Kind
  /// What is wrong and what to do, one sentence.
  package var message: String
  package var span: ByteSpan
  /// The key it concerns, where there is one.
  package var key: String?

  package init(_ kind: Kind, _ message: String, at span: ByteSpan, key: String? = nil) {
    self.kind = kind
    self.message = message
    self.span = span
    self.key = key
  }
}
