import CopyModel
import Lexicons

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
  private var fileBytes = Bytes(start: nil, count: 0)
  /// Whether the words of a comment and of a file are those of the string before, which many strings share with it.
  private var (knowsComment, knowsFile) = (false, false)

  /// Begins with other strings; the bytes of those before may be gone.
  mutating func begin() { (knowsComment, knowsFile) = (false, false) }

  /// Reads key and comment, which are all that others ask about.
  mutating func readName(of question: RoleQuestion) {
    let name = RoleText.identifier(in: question.key, of: question.value)
    keyBytes = name ?? question.key.slice(0..<0)
    RoleWords.read(name: keyBytes, limit: 24, into: &key)
    let bytes = RoleText.comment(question.comment, of: question.value)
    commentStart = bytes.isEmpty ? 0 : bytes.buffer.baseAddress! - question.comment.buffer.baseAddress!
    let isKnown = knowsComment && bytes.equals(commentBytes)
    commentBytes = bytes
    if !isKnown { readComment() }
  }

  private mutating func readComment() {
    knowsComment = true
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
    if knowsFile, question.file.equals(fileBytes) { return }
    (fileBytes, knowsFile) = (question.file, true)
    let stem = fileBytes.slice(0..<(fileBytes.firstIndex(of: UInt8(ascii: ".")) ?? fileBytes.count))
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

/// What keys and comments are made of, before their words are read.
enum RoleText {
  /// The key without the conversions that catalogues put behind it; nil for natural language.
  static func identifier(in key: Bytes, of value: Bytes) -> Bytes? {
    guard let name = name(in: key), !hasSameLetters(name, value) else { return nil }
    return name
  }

  private static func name(in key: Bytes) -> Bytes? {
    guard let space = key.firstIndex(of: UInt8(ascii: " ")) else { return key }
    let name = key.slice(0..<space)
    guard key.hasLiteral(" %", at: space) else { return nil }
    return name.contains(UInt8(ascii: ".")) || name.contains(UInt8(ascii: "_")) ? name : nil
  }

  /// The comment without space around it; empty where it only says the value again.
  static func comment(_ comment: Bytes, of value: Bytes) -> Bytes {
    guard let first = comment.firstIndex(where: { !isSpace($0) }), let last = comment.lastIndex(where: { !isSpace($0) })
    else { return comment.slice(0..<0) }
    let trimmed = comment.slice(first..<last + 1)
    return hasSameLetters(trimmed, value) ? comment.slice(0..<0) : trimmed
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  /// Whether two texts have the same letters and digits in the same order, case aside.
  private static func hasSameLetters(_ left: Bytes, _ right: Bytes) -> Bool {
    var (i, j) = (0, 0)
    while true {
      while i < left.count, !isLetter(left[i]) { i += 1 }
      while j < right.count, !isLetter(right[j]) { j += 1 }
      guard i < left.count, j < right.count else { return i == left.count && j == right.count }
      if left[i].small != right[j].small { return false }
      (i, j) = (i + 1, j + 1)
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { byte.isRoleLetter || byte.isASCIIDigit }
}

/// Words behind which a comment tells of the surroundings: “of”, “when”, “shown”. They stand in `en/roles.tsv`.
struct CommentLinks: Sendable {
  static let english: CommentLinks = {
    guard let file = lexicon_file_named("en/roles.tsv")?.pointee else { return CommentLinks([]) }
    let text = Bytes(start: file.bytes, count: file.count)
    return CommentLinks(Set(text.split(separator: UInt8(ascii: "\n")).compactMap { word(in: Bytes(rebasing: $0)) }))
  }()

  private let words: Set<UInt32>
  /// A bit for each of them, which tells most other words from them.
  private let signs: UInt64

  private init(_ words: Set<UInt32>) {
    self.words = words
    signs = words.reduce(0) { $0 | Self.sign($1) }
  }

  func contains(_ word: UInt32) -> Bool { signs & Self.sign(word) != 0 && words.contains(word) }

  private static func sign(_ word: UInt32) -> UInt64 { 1 &<< UInt64(word &>> 26) }

  private static func word(in line: Bytes) -> UInt32? {
    let columns = line.split(separator: UInt8(ascii: "\t")).map { Bytes(rebasing: $0) }
    guard columns.count == 3, columns[0].equals("comment"), !columns[1].contains(UInt8(ascii: " ")) else { return nil }
    let cues = columns[2].split(separator: UInt8(ascii: "+"))
    guard cues.contains(where: { Bytes(rebasing: $0).equals("link") }) else { return nil }
    return columns[1].reduce(FeatureHash.start, FeatureHash.extend)
  }
}
