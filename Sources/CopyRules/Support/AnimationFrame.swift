import CopyModel
import CopyPassage

/// Copy that a program shows in turn with others of its kind, “Sending.”, “Sending..”, “Sending...”: the growing dots are a picture.
enum AnimationFrame {
  /// Whether dots end `copy` and its comment speaks of an animation.
  static func isShown(_ copy: Passage) -> Bool { isShown(copy.bytes, comment: copy.comment) }

  /// Bytes of a word or two in any script; whole sentences may be about animation.
  private static let longest = 48

  /// The same of an entry’s text and comment.
  static func isShown(_ text: Bytes, comment: Bytes) -> Bool {
    guard let last = text.last, last == UInt8(ascii: ".") || text.hasLiteral("…", at: text.count - 3) else {
      return false
    }
    return text.count <= longest && !comment.isEmpty && comment.text.lowercased().contains("animation")
  }
}
