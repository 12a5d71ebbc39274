import CopyModel

/// What the last comment told: tools write the same one at string after string.
final class CommentMemory {
  private let comment = ByteBuffer()
  private var isAnswer = false
  private var known: RoleReading?

  /// What `comment` tells of a value that is an answer or none; `read` finds out where it isn’t the one before.
  func reading(of comment: Bytes, isAnswer: Bool, _ read: () -> RoleReading) -> RoleReading {
    if let known, self.isAnswer == isAnswer, self.comment.bytes.equals(comment) { return known }
    let reading = read()
    self.comment.removeAll()
    self.comment.append(comment)
    (self.isAnswer, known) = (isAnswer, reading)
    return reading
  }
}
