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

  /// “Title” and “text” are parts of anything: the other source may know better.
  var isVague: Bool { part.isEmpty || !part.isDisjoint(with: [.title, .message, .prose]) }
}
