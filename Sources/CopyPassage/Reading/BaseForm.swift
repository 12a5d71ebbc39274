package import CopyModel
import CopyText

/// One of the texts that a translation may follow: a plural form of its base.
package struct BaseForm {
  package let bytes: Bytes
  package let substitutions: KnownSubstitutions
  /// Keeps the bytes, where no catalogue does.
  private let owner: ByteBuffer?

  /// A text that lives in a catalogue.
  package init(_ bytes: Bytes, _ substitutions: KnownSubstitutions = KnownSubstitutions()) {
    (self.bytes, self.substitutions, owner) = (bytes, substitutions, nil)
  }

  /// A text of which a copy is kept.
  package init(_ text: String) {
    let buffer = ByteBuffer(Array(text.utf8))
    (bytes, substitutions, owner) = (buffer.bytes, KnownSubstitutions(), buffer)
  }
}
