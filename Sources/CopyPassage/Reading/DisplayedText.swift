package import CopyModel
package import CopyText

/// A text as people see it in its place: placeholders filled in, markup gone. Its most width is read off when it is first
/// asked for.
package final class DisplayedText {
  package let reading: Reading
  package let place: PassagePlace
  private var knownBytes: Bytes?
  private var knownBound: WidthBound?
  /// Holds the letters where they are not those of the text.
  private var display: ByteBuffer?

  package init(_ reading: Reading, at place: PassagePlace) {
    self.reading = reading
    self.place = place
  }

  package var role: Role { place.role }
  package var locale: LocaleTag { reading.locale }

  /// The letters, valid as long as this object. `append` adds what a token is shown as.
  package func bytes(by append: (Token, ByteBuffer) -> Void) -> Bytes {
    if let knownBytes { return knownBytes }
    var bytes = reading.bytes
    if reading.tokens.contains(where: { $0.kind.isShownOtherwise }) {
      let display = ByteBuffer(capacity: 256)
      for token in reading.tokens { append(token, display) }
      self.display = display
      bytes = display.bytes
    }
    knownBytes = bytes
    return bytes
  }

  /// The most that it takes, which `bytes` tell.
  package func bound(of bytes: () -> Bytes) -> WidthBound {
    if let knownBound { return knownBound }
    let bound = WidthBound()
    bound.read(bytes())
    knownBound = bound
    return bound
  }
}

extension Token.Kind {
  /// Whether people see something else than what is written.
  fileprivate var isShownOtherwise: Bool {
    self == .placeholder || self == .escapedPercent || self == .markup || self == .entity
  }
}
