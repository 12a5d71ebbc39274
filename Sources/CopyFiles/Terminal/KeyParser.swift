/// Tells keys in what a terminal sends: one letter or mark each. Arrows and other keys that send several bytes are none, and
/// neither are letters beyond ASCII.
struct KeyParser {
  private enum State { case plain, escape, sequence }

  private var state = State.plain

  /// Control-D, with which people end what they type.
  static let end = Character(Unicode.Scalar(UInt8(0x04)))

  /// The key that ends with `byte`, in small letters; nil where none does.
  mutating func key(_ byte: UInt8) -> Character? {
    switch state {
    case .escape:
      state = byte == UInt8(ascii: "[") || byte == UInt8(ascii: "O") ? .sequence : .plain
      return nil
    case .sequence:
      // Parameters come before the byte that ends a sequence (ECMA-48).
      if (0x40...0x7E).contains(byte) { state = .plain }
      return nil
    case .plain: break
    }
    if byte == 0x1B { state = .escape }
    let isKey = (0x21...0x7E).contains(byte) || byte == Self.end.asciiValue
    return isKey ? Character(Character(Unicode.Scalar(byte)).lowercased()) : nil
  }
}
