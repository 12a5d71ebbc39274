import CopyModel

/// The words of one string that was asked about, in memory that is used again.
struct RoleString {
  private(set) var value: ContiguousArray<RoleWord> = []
  private(set) var key: ContiguousArray<RoleWord> = []
  private(set) var comment: ContiguousArray<RoleWord> = []
  private(set) var file: ContiguousArray<RoleWord> = []
  private(set) var keyBytes = Bytes(start: nil, count: 0)
  private(set) var commentBytes = Bytes(start: nil, count: 0)
  /// Where the comment’s words begin, behind space.
  private(set) var commentStart = 0
  /// The comment is an identifier of the source.
  private(set) var isCommentName = false
  /// How many words of the comment stand before the first link.
  private(set) var head = 0
  private let links = CommentLinks.english

  /// Reads key and comment, which are all that others ask about.
  mutating func readName(of question: RoleQuestion) {
    let name = RoleText.identifier(in: question.key, of: question.value)
    keyBytes = name ?? question.key.slice(0..<0)
    RoleWords.read(name: keyBytes, limit: 24, into: &key)
    commentBytes = RoleText.comment(question.comment, of: question.value)
    commentStart = commentBytes.isEmpty ? 0 : commentBytes.buffer.baseAddress! - question.comment.buffer.baseAddress!
    isCommentName = !commentBytes.contains(UInt8(ascii: " "))
    if isCommentName {
      RoleWords.read(name: commentBytes, limit: 24, into: &comment)
    } else {
      RoleWords.read(copy: commentBytes, limit: 40, into: &comment)
    }
    head = comment.firstIndex { links.contains($0.hash) } ?? comment.count
  }

  /// Reads all.
  mutating func read(_ question: RoleQuestion) {
    readName(of: question)
    RoleWords.read(copy: question.value, limit: 64, into: &value)
    let stem = question.file.slice(0..<(question.file.firstIndex(of: UInt8(ascii: ".")) ?? question.file.count))
    RoleWords.read(name: stem, limit: 8, into: &file)
  }

  /// The word that tells the part, 0 for none, and the stem, which is what its set has in common with it; 0 for none.
  var place: (last: UInt32, stem: UInt32) {
    if let last = key.last {
      return (last.hash, key.count > 1 ? Self.stem(of: key, without: key.count - 1, seed: 1) : 0)
    }
    guard !isCommentName, head > 0 else { return (0, 0) }
    let last = comment[head - 1].hash
    return (last, comment.count < 4 ? 0 : Self.stem(of: comment, without: head - 1, seed: 2))
  }

  private static func stem(of words: ContiguousArray<RoleWord>, without part: Int, seed: UInt32) -> UInt32 {
    var stem = seed
    for (number, word) in words.enumerated() where number != part { stem = FeatureHash.mixed(80, stem, word.hash) }
    return stem
  }
}
