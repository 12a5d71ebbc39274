/// What a key, a comment or a class says of a string: which part of which surface, and the words that say so.
struct RoleReading {
  /// At most one of `RoleCue.parts`.
  var part: RoleCue = []
  /// Some of `RoleCue.surfaces`.
  var surfaces: RoleCue = []
  /// Bytes of the words that name the part, or else the surface; empty for none.
  var words = 0..<0
  /// The words stand at the end.
  var isAtEnd = false
  /// The key's last word is one that buttons have.
  var endsInAnswer = false

  var isEmpty: Bool { part.isEmpty && surfaces.isEmpty && !endsInAnswer }

  /// The part is named by a word of many senses.
  var isLoose = false

  /// The part stands where keys name it, in a word that means nothing else.
  var isFirm: Bool { isAtEnd && !isLoose && !part.isEmpty }

  /// “Title” and “text” are parts of anything but an alert or notification: the other source may know better.
  var isVague: Bool {
    if isLoose || part.isEmpty { return true }
    return !part.isDisjoint(with: [.title, .message, .prose]) && surfaces.isDisjoint(with: [.alert, .notification])
  }

  /// Different lines of the comment name different parts.
  var isDisputed = false

  /// Whether this comment knows better than the key what the part is.
  func outweighs(_ key: RoleReading) -> Bool {
    if isEmpty || key.isEmpty { return key.isEmpty }
    if part.isEmpty { return false }
    return key.part.isEmpty && !key.endsInAnswer || key.isVague && !isVague
  }

  /// Adds what another line of the same comment says; `offset` is where the line starts.
  ///
  /// A button elsewhere used as a heading is a heading, unless only buttons say such words.
  mutating func add(_ other: RoleReading, at offset: Int, isAnswer: Bool) {
    guard !other.isEmpty else { return }
    var other = other
    other.words = other.words.lowerBound + offset..<other.words.upperBound + offset
    guard !isEmpty else { return self = other }
    surfaces.formUnion(other.surfaces)
    if part.isEmpty { (part, words) = (other.part, other.words) }
    guard !other.part.isEmpty, other.part != part else { return }
    let pair = part.union(other.part)
    isDisputed = !isAnswer
    guard pair.contains(.button) else { return }
    let wanted: RoleCue = isAnswer ? .button : .label
    if !isAnswer, pair.isDisjoint(with: [.title, .label]) { return }
    (part, words) = (wanted, other.part == wanted ? other.words : words)
  }
}
