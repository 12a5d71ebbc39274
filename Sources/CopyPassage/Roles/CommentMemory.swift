import CopyModel

/// What the last comment told: tools write the same one at string after string.
final class CommentMemory {
  private let comment = ByteBuffer()
  private var known: RoleReading?
  /// Whether it told so of an answer; nil where that makes no difference.
  private var isAnswer: Bool?

  /// What `comment` told last, if it was the one before.
  func reading(of comment: Bytes, in value: ValueShapeReader) -> RoleReading? {
    guard self.comment.bytes.equals(comment), isAnswer.map({ $0 == value.shape.isAnswer }) ?? true else { return nil }
    return known
  }

  /// Remembers what `comment` tells.
  func remember(_ reading: RoleReading, of comment: Bytes, isAnswer: Bool?) {
    self.comment.removeAll()
    self.comment.append(comment)
    (known, self.isAnswer) = (reading, isAnswer)
  }
}
